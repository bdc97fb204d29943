"""What a bot would do, and why: what the option costs, what it would change, or else what stands on it."""

from railhead.present.offers import Offers
from railhead.present.sight import question_of
from railhead.web.follow import foresee
from railhead.web.live import Live
from railhead.web.sight import voice_of

MOST_PRICES, MOST_CHANGES = 2, 3


def reasons(live: Live, seat: int, option: str) -> list[str]:
    """Why an option may be good, as far as the player can know."""
    view = live.table.playing().view(seat)
    voice, scene = voice_of(live.table, view), view.rules.scene(view)
    question = question_of(view, voice, scene)
    choice = next((one for one in question.choices if one.name == option), None) if question else None
    if choice is None:
        return []
    offers, changes = Offers(voice, scene, seat), foresee(live, seat, option)
    effect = offers.effect(choice)
    why = changes[:MOST_CHANGES] or ([effect] if effect else [])
    return [*why, *offers.price(choice)[:MOST_PRICES]]
