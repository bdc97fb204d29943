"""What an entry of components.toml may say, so that every key counts or is refused (see the head of the file)."""

from __future__ import annotations

from string import Formatter
from typing import Final

from railhead.components import Entry

# The verbs that a card of each kind may carry, in the order in which they are carried out, and those it must carry.
VERBS: Final[dict[str, list[str]]] = {
    "faction": [
        "task_faction",
        "task_token",
        "refresh_on_task",
        "free_type_when_flipped",
        "caravan_bonus_when_flipped",
    ],
    "station": [
        "task_station",
        "task_token",
        "refresh_on_task",
        "discount_type",
        "discount_affiliation",
        "free_type_when_occupied",
        "caravan_bonus",
    ],
    "resource": ["provides_resources", "may_defend"],
    "hero": ["hero_defend", "hero_double"],
    "threat": ["attack_all", "suffer_loss", "may_defend"],
    "caravan": ["refresh_market", "caravan_pay_all"],
}
NEEDED: Final[dict[str, list[str]]] = {
    "faction": ["task_faction", "task_token"],
    "station": ["task_station", "task_token"],
    "resource": ["provides_resources"],
    "hero": [],
    "threat": ["attack_all", "suffer_loss"],
    "caravan": [],
}
# The value keys of the card that each verb reads.
USES: Final[dict[str, list[str]]] = {
    "provides_resources": ["resource_type", "amount"],
    "may_defend": ["defence.cost", "defence.symbols"],
    "task_station": ["task_parameter", "task_color"],
    "task_faction": ["task_parameter", "task_color"],
    "task_token": ["reward_tokens"],
    "refresh_on_task": [],
    "discount_type": ["reward_type"],
    "discount_affiliation": ["affiliation"],
    "free_type_when_occupied": ["reward_type"],
    "free_type_when_flipped": ["reward_type"],
    "caravan_bonus": ["reward_type"],
    "caravan_bonus_when_flipped": ["reward_type"],
    "attack_all": ["cost", "symbols", "loss"],
    "suffer_loss": ["loss"],
    "hero_defend": ["defence_symbols"],
    "hero_double": ["doubles_type"],
    "refresh_market": [],
    "caravan_pay_all": ["category"],
}


def card_verbs(card: Entry, kind: str) -> list[str]:
    """The verbs that a card carries: those of its kind, in their order."""
    found = card.words("effects", VERBS[kind])
    if found != [verb for verb in VERBS[kind] if verb in found]:
        raise card.fault("effects", f"is {found!r}", f"the rules carry them out in the order {', '.join(VERBS[kind])}")
    for verb in NEEDED[kind]:
        if verb not in found:
            raise card.fault("effects", f"lacks {verb!r}", f"a {kind} must have {', '.join(NEEDED[kind])}")
    if "may_defend" in VERBS[kind] and ("may_defend" in found) != ("defence" in card):
        raise card.fault("effects", f"is {found!r}", "'may_defend' goes with a defence half, and the other way round")
    return found


def check_text(card: Entry) -> str:
    """The text of a card, whose places in braces name value keys of the card."""
    text = card.text("text")
    for _, field, _, _ in Formatter().parse(text):
        at: object = card
        for key in (field or "").split(".") if field is not None else []:
            if not isinstance(at, Entry) or key not in at:
                raise card.fault("text", f"names {field!r}", f"this card has {', '.join(card)}")
            at = at[key]
    return text


def check_source(card: Entry) -> None:
    """`rulebook_fields` names keys of its own entry; what is not there is reconstructed."""
    if "rulebook_fields" not in card:  # compiled, `get` would not mark the key as read
        return
    for field in card["rulebook_fields"]:
        if not isinstance(field, str) or field.split(".")[0] not in card:
            raise card.fault("rulebook_fields", f"holds {field!r}", f"this card has {', '.join(card)}")


def check_sum(inventory: Entry, key: str, found: int, what: str) -> int:
    """A number of the box that must be what its parts add up to."""
    stated = inventory.number(key)
    if stated != found:
        raise inventory.fault(key, f"is {stated}", f"the {what} add up to {found}")
    return stated
