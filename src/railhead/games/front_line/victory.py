"""The end of the game (chapter 10)."""

from __future__ import annotations

from railhead.games.front_line.model import FrontLine
from railhead.kernel.ask import ranks


def check_end(g: FrontLine) -> None:
    """One comrade left wins at once; if the last ones die together, nobody does (FLN-10.1 to 10.3)."""
    left = g.comrades()
    if left > 1:
        return
    last = max(g.fallen) + 1
    waves = [wave if wave else last for wave in g.fallen]  # who died later ranks higher (FLN-10.4)
    winners = tuple([seat for seat in range(g.seats) if not g.fallen[seat]])
    scores = tuple([0 if wave else 1 for wave in g.fallen])
    if winners:
        g.tell("wins", winners[0])
        g.finish(winners, scores, ranks(waves), "last_comrade")
    else:
        g.tell("all_dead")
        g.finish(winners, scores, ranks(waves), "enemy_won")
