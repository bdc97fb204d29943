"""Fit a small network to the outcomes of positions: with PyTorch where it is installed, else with NumPy.

Both do the same: a sum of rows, one hidden layer, the odds; Adam on the logarithmic loss.
It needs nothing of Railhead: another Python that has PyTorch may run this file (`fit_elsewhere`).
"""

import subprocess
import sys
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

HIDDEN = 32  # more of them were tried: docs/bots.md
EPOCHS = 8
BATCH = 4096
RATE = 3e-3
DECAY = 1e-6
SHRINKING = 0.02  # how fast weights that nothing holds up shrink
LEFT_OUT = 0.15  # of all facts, at random, each time a position is learned from
HELD_OUT = 20  # one block in so many is never trained on
BLOCK = 256


@dataclass
class Positions:
    """Positions as arrays: for each its facts (columns and how often they hold), and how its match ended."""

    columns: Any  # int32, all positions one after the other
    times: Any  # float32
    starts: Any  # int64: where each position begins, and the end
    won: Any  # float32

    def part(self, chosen: Any) -> "Positions":
        np: Any = import_module("numpy")
        lengths = self.starts[1:] - self.starts[:-1]
        taken = lengths[chosen]
        starts = np.concatenate([[0], np.cumsum(taken)])
        places = np.repeat(self.starts[:-1][chosen] - starts[:-1], taken) + np.arange(starts[-1])
        return Positions(self.columns[places], self.times[places], starts, self.won[chosen])

    def __len__(self) -> int:
        return len(self.won)


@dataclass
class Fitted:
    """Weights, and how well they foretell matches that they were not fitted to."""

    rows: Any
    out: Any
    bias: float
    held_out_loss: float
    base_loss: float  # of always saying the mean


def fit(data: Positions, width: int, seed: int, library: str = "", hidden: int = HIDDEN) -> Fitted:
    """Fit a network to positions; `library`: torch or numpy, by default the first that is installed."""
    np: Any = import_module("numpy")
    rng = np.random.default_rng(seed)
    held = (np.arange(len(data)) // BLOCK) % HELD_OUT == 0  # whole blocks: positions of one match stay together
    tested, trained = data.part(np.flatnonzero(held)), data.part(np.flatnonzero(~held))
    rows = rng.normal(0, 0.05, (width, hidden)).astype(np.float32)
    out = rng.normal(0, 0.3, hidden).astype(np.float32)
    if (library or installed()) == "torch":
        rows, out, bias = fit_torch(trained, tested, rows, out, 0.0, seed)
    else:
        rows, out, bias = fit_numpy(trained, rows, out, 0.0, rng)
    mean = float(data.won.mean())
    return Fitted(rows, out, bias, loss_of(tested, rows, out, bias), entropy(mean, float(tested.won.mean())))


def fit_elsewhere(python: str, data: Positions, width: int, seed: int, library: str, hidden: int) -> Fitted:
    """Let another Python fit, one that has PyTorch; the positions and the weights pass through files."""
    np: Any = import_module("numpy")
    with TemporaryDirectory() as folder:
        given, found = Path(folder) / "positions.npz", Path(folder) / "weights.npz"
        np.savez(given, columns=data.columns, times=data.times, starts=data.starts, won=data.won)
        subprocess.run(
            [python, __file__, str(given), str(found), str(width), str(seed), str(hidden), library], check=True
        )
        with np.load(found) as weights:
            losses = float(weights["held_out_loss"]), float(weights["base_loss"])
            return Fitted(weights["rows"], weights["out"], float(weights["bias"]), *losses)


def main(given: str, found: str, width: str, seed: str, hidden: str, library: str) -> None:
    """What the other Python does."""
    np: Any = import_module("numpy")
    with np.load(given) as arrays:
        data = Positions(arrays["columns"], arrays["times"], arrays["starts"], arrays["won"])
    fitted = fit(data, int(width), int(seed), library, int(hidden))
    np.savez(found, **vars(fitted))


def installed() -> str:
    return "torch" if find_spec("torch") is not None else "numpy"


def entropy(guess: float, mean: float) -> float:
    np: Any = import_module("numpy")
    guess = min(max(guess, 1e-6), 1 - 1e-6)
    return float(-mean * np.log(guess) - (1 - mean) * np.log(1 - guess))


def loss_of(data: Positions, rows: Any, out: Any, bias: float) -> float:
    np: Any = import_module("numpy")
    total = 0.0
    for first in range(0, len(data), BATCH):
        part = data.part(np.arange(first, min(first + BATCH, len(data))))
        logit = np.maximum(sums(part, rows), 0) @ out + bias
        total += float((np.logaddexp(0, logit) - part.won * logit).sum())
    return total / max(1, len(data))


def sums(part: Positions, rows: Any) -> Any:
    np: Any = import_module("numpy")
    return np.add.reduceat(rows[part.columns] * part.times[:, None], part.starts[:-1], axis=0)


def fit_numpy(data: Positions, rows: Any, out: Any, bias: float, rng: Any) -> tuple[Any, Any, float]:
    np: Any = import_module("numpy")
    width = rows.shape[0]
    weights = [rows, out, np.array([bias], np.float32)]
    means = [np.zeros_like(one) for one in weights]
    squares = [np.zeros_like(one) for one in weights]
    step = 0
    batches = EPOCHS * (len(data) // BATCH + 1)
    for _ in range(EPOCHS):
        order = rng.permutation(len(data))
        for first in range(0, len(order), BATCH):
            part = data.part(order[first : first + BATCH])
            hidden = sums(part, weights[0])
            active = np.maximum(hidden, 0)
            error = (1 / (1 + np.exp(-(active @ weights[1] + weights[2]))) - part.won) / len(part)
            back = error[:, None] * weights[1] * (hidden > 0)
            spread = np.repeat(back, part.starts[1:] - part.starts[:-1], axis=0) * part.times[:, None]
            slope = np.empty_like(weights[0])
            for unit in range(slope.shape[1]):
                slope[:, unit] = np.bincount(part.columns, spread[:, unit], width)
            step += 1
            rate = RATE * (1 - step / (batches + 1))
            slopes = [slope + DECAY * weights[0], active.T @ error, np.array([error.sum()])]
            for place, found in enumerate(slopes):
                means[place] = 0.9 * means[place] + 0.1 * found
                squares[place] = 0.999 * squares[place] + 0.001 * found * found
                root = np.sqrt(squares[place] / (1 - 0.999**step)) + 1e-8
                weights[place] = (weights[place] - rate * means[place] / (1 - 0.9**step) / root).astype(np.float32)
    return weights[0], weights[1], float(weights[2][0])


def fit_torch(
    data: Positions, tested: Positions, rows: Any, out: Any, bias: float, seed: int
) -> tuple[Any, Any, float]:
    """On the GPU where there is one.

    Facts are left out at random, and the best of all epochs counts: else a network that knows thousands of facts
    learns the matches by heart instead of the game.
    """
    np: Any = import_module("numpy")
    torch: Any = import_module("torch")
    device = "cuda" if torch.cuda.is_available() else "cpu"
    if device == "cpu":
        torch.set_num_threads(1)
    torch.manual_seed(seed)
    weights = [torch.tensor(one, device=device, requires_grad=True) for one in (rows, out, np.float32([bias]))]
    adam = torch.optim.AdamW(weights, lr=RATE, weight_decay=SHRINKING)
    batches = EPOCHS * (len(data) // BATCH + 1)
    fall = torch.optim.lr_scheduler.LambdaLR(adam, lambda step: max(0.0, 1 - step / (batches + 1)))
    loss_by = torch.nn.BCEWithLogitsLoss()
    known, held = (on_device(torch, part, device) for part in (data, tested))
    best = (float("inf"), rows, out, bias)
    for _ in range(EPOCHS):
        order = torch.randperm(len(data), device=device)
        for first in range(0, len(data), BATCH):
            logit, won = logits(torch, weights, known, order[first : first + BATCH], LEFT_OUT)
            loss = loss_by(logit, won)
            adam.zero_grad()
            loss.backward()
            adam.step()
            fall.step()
        with torch.no_grad():
            places = torch.arange(len(tested), device=device)
            parts = [logits(torch, weights, held, places[at : at + BATCH], 0.0) for at in range(0, len(tested), BATCH)]
            missed = float(loss_by(torch.cat([one for one, _ in parts]), torch.cat([won for _, won in parts])))
        if missed < best[0]:
            found = [one.detach().cpu().numpy().copy() for one in weights]
            best = (missed, found[0], found[1], float(found[2][0]))
    return best[1], best[2], best[3]


def on_device(torch: Any, data: Positions, device: str) -> tuple[Any, Any, Any, Any]:
    """All positions as tensors where the fitting happens."""
    kinds = (torch.int64, torch.float32, torch.int64, torch.float32)
    arrays = (data.columns, data.times, data.starts, data.won)
    return tuple(torch.as_tensor(one, dtype=kind, device=device) for one, kind in zip(arrays, kinds, strict=True))


def logits(torch: Any, weights: list[Any], data: tuple[Any, Any, Any, Any], chosen: Any, left_out: float) -> Any:
    """What the network says of some positions, and how they ended."""
    columns, times, starts, won = data
    begins, lengths = starts[chosen], starts[chosen + 1] - starts[chosen]
    ends = torch.cumsum(lengths, 0)
    places = torch.repeat_interleave(begins - (ends - lengths), lengths)
    places = places + torch.arange(len(places), device=places.device)
    amounts = times[places]
    if left_out:
        amounts = amounts * (torch.rand_like(amounts) > left_out) / (1 - left_out)
    hidden = torch.nn.functional.embedding_bag(
        columns[places], weights[0], ends - lengths, mode="sum", per_sample_weights=amounts
    )
    return torch.relu(hidden) @ weights[1] + weights[2], won[chosen]


if __name__ == "__main__":
    main(*sys.argv[1:])
