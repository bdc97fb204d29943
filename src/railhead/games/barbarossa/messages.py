"""What is asked, by which rule, and what can happen; the sentences are in `words/`."""
# mypyc: skip - declarations, read once

from __future__ import annotations

from typing import Final

PROMPTS: Final[dict[str, str]] = {
    "activation": "BAR-7.1.2",
    "activate_some": "BAR-7.1.4",
    "operation": "BAR-7.2.2",
    "target": "BAR-12.2",
    "gather": "BAR-12.4",
    "discard_deployed": "BAR-12.8",
    "fatigue_deployed": "BAR-5.6.2",
    "activate_deployed": "BAR-5.6.2",
    "choose_one": "BAR-15.17",
    "search_discard": "BAR-15.6",
    "return_from_hand": "BAR-15.7",
    "bury": "BAR-15.9",
    "put_on_top": "BAR-15.9",
    "gain_next": "BAR-12.6",
    "give_event": "BAR-3.5.4",
    "return_next": "BAR-12.7",
    "reinforcement": "BAR-7.3.2",
    "keep": "BAR-7.4.2",
}

EVENTS: Final[dict[str, str]] = {
    # set-up and turns
    "removes": "card",
    "removes_aids": "",
    "first": "seat",
    "turn": "seat number",
    "phase": "seat Phase",
    "ending_phase": "seat",
    # points and cards
    "gains": "seat number Point number",
    "loses_points": "seat number Point number",
    "loses_nothing": "seat",
    "profits": "seat card",
    "suffers": "seat card",
    "draws": "seat",
    "no_cards": "seat",
    "reshuffles": "seat",
    # cards played, deployed and used
    "plays": "seat card",
    "plays_for": "seat card number",
    "yields_less": "seat card number",
    "deploys": "seat card Condition",
    "places": "seat card",
    "uses": "seat option",
    "nothing_fits": "card seat",
    "chooses": "seat option",
    "takes_no_more": "seat card",
    "discards": "seat card",
    "fatigues": "seat card",
    "activates": "seat card",
    "stays_fatigued": "seat card",
    "held_up": "seat number number",
    "pays_for": "seat card number",
    "takes_back": "seat card",
    "returns": "seat card",
    "returns_to_box": "seat card",
    # EVENTs
    "looks_at": "seat",
    "buries": "seat",
    "puts_on_top": "seat",
    "no_event": "",
    "turns_up": "card number",
    "gains_event": "seat card",
    "takes_event": "seat card",
    "gives_event": "seat card seat",
    "returns_events": "seat number",
    # attacks
    "declares": "seat",
    "attacks": "seat card",
    "needs": "seat card number number",
    "reduces": "seat number number",
    "wins": "seat card number",
    "fails": "seat card number number",
    "breaks_off": "seat card",
    # buying, and the end of a turn
    "buys": "seat card number",
    "discards_unplayed": "seat card",
    "keeps": "seat",
    "keeps_nothing": "seat",
    # the end
    "concedes": "seat",
    "counts": "seat number number number",
    "tie_by_objective": "seat number",
    "tie_by_cities": "seat number",
    "shared": "",
}
