"""What stands on a card, and its names in other editions, for somebody who looks it up."""
# mypyc: skip - runs once, when the game is imported

from __future__ import annotations

from typing import Final

from railhead.components import Entry
from railhead.games.barbarossa.cards import BLOCKS, DATA, IDS

FACTS: Final = (
    ("play_cost", "play OP"),
    ("buy_cost", "buy SP"),
    ("occupying_cost", "occupy BP"),
    ("defence_mod", "defence +"),
)
TEXTS: Final = (("text_playing", "Played"), ("text_deploying", "Deployed"), ("text_red", "Red"))


def describe(block: Entry) -> str:
    """All there is on a card, in one paragraph."""
    kind = block["type"] + (f" ({block['subtype']})" if "subtype" in block else "")
    facts = [f"{label} {block[key]}" for key, label in FACTS if key in block]
    facts += [f"{block['vp']} VP"] if block["vp"] else []
    texts = [f"{label}: {block.text(key)}" for key, label in TEXTS if key in block]
    return " ".join([f"{kind}; {', '.join(facts)}.", *texts])


def point_note(kind: Entry) -> str:
    """A kind of points with its name in the other edition."""
    return f"{kind.text('name')} (also: {kind.text('aka')})"


CARD_NOTES: Final[list[str]] = [describe(block) for block in BLOCKS]
OTHER_NAMES: Final[dict[str, str]] = {block.text("id"): ", ".join(block.get("aka", [])) for block in BLOCKS}
NOTES: Final[dict[str, str]] = dict(zip(IDS, CARD_NOTES, strict=True))
NOTES.update({kind: point_note(DATA["points"][kind]) for kind in ("OP", "SP", "DP", "RP", "BP", "VP")})
NOTES.update({card.text("id"): card.text("text") for card in DATA["reference_card"]})
NOTES["game"] = f"{DATA.text('title')} ({DATA.text('title_original')})"
