"""What happened at a live table as beats for one viewer: what the pages show one after the other."""

import logging
from typing import Any

from railhead.present.beats import Beat, Passage, beats, passage
from railhead.present.preview import preview, sentences
from railhead.present.text import SceneText
from railhead.present.words import words
from railhead.web.language import SPOKEN
from railhead.web.live import Live
from railhead.web.screens import cached, sight_of
from railhead.web.sight import voice_of
from railhead.web.table import Stood, Table

log = logging.getLogger("railhead.web")


def beats_since(live: Live, heard: int, seat: int | None) -> list[dict[str, Any]]:
    """What a page has not shown yet, after a moment of the match; nothing where that is too long ago."""
    stood = next((one for one in live.past if one.moment == heard), None)
    if stood is None:
        return []

    def make() -> list[dict[str, Any]]:
        played: Passage | None = cached(live, ("passage", heard), lambda: passage_since(live.table, stood))
        return told(live, played, seat)

    found: list[dict[str, Any]] = cached(live, ("beats", heard, seat), make)
    return found


def beats_since_decision(live: Live, seat: int) -> list[dict[str, Any]]:
    """What happened since the person of a seat last decided."""
    stood = live.table.stood.get(seat)
    if stood is None:
        return []

    def make() -> list[dict[str, Any]]:
        return told(live, passage_since(live.table, stood), seat)

    found: list[dict[str, Any]] = cached(live, ("since", seat), make)
    return found


def passage_since(table: Table, stood: Stood) -> Passage | None:
    """The match from an earlier moment up to now; None if that fails: a page can do without it, a table cannot."""
    try:
        match = table.playing()
        told = len(match.tape.events) - stood.events if match.tape.patient else -1
        return passage(stood.state, match.entries[stood.entries :], told)
    except Exception:
        log.exception("table %s: what happened after entry %d cannot be shown", table.id, stood.entries)
        return None


def told(live: Live, played: Passage | None, seat: int | None) -> list[dict[str, Any]]:
    """The beats of a passage as plain JSON."""
    if played is None or not played.events:
        return []
    try:
        sight = sight_of(live, seat)
        if sight.scene is None:
            return []
        return [to_json(beat, sight.voice.words.say) for beat in beats(played, seat, sight.voice, sight.scene)]
    except Exception:
        log.exception("table %s: what happened cannot be shown to seat %s", live.table.id, seat)
        return []


def foresee(live: Live, seat: int, option: str) -> list[str]:
    """What an option would do, in words; nothing where it is not offered."""
    view = live.table.playing().view(seat)
    number = view.rules.vocabulary.index.get(option, -1)
    if not view.asks or number not in view.asks[0].options:
        return []

    def make() -> list[str]:
        text = SceneText(words(view.rules.package, SPOKEN.get()), voice_of(live.table, view), {})
        return sentences(view, preview(view, number), text)

    lines: list[str] = cached(live, ("preview", seat, option), make)
    return lines


def to_json(beat: Beat, say: Any) -> dict[str, Any]:
    """A beat for the page: nothing that is empty, and the names of numbers in words."""
    data: dict[str, Any] = {"text": beat.text}
    if beat.keys:
        data["keys"] = list(beat.keys)
    if beat.changes:
        data["changes"] = [
            [change.key, say(f"number-{change.name}"), change.after - change.before] for change in beat.changes
        ]
    return data
