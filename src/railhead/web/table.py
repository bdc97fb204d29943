"""A table is its log: who sits there, the match, what was said. Applying the entries one by one gives it back."""

from dataclasses import dataclass, field, replace
from typing import Any

from railhead.kernel.match import Match
from railhead.kernel.ruleset import Ruleset
from railhead.kernel.state import State
from railhead.records import commitment, drawn_seed
from railhead.web import clocks
from railhead.web.clocks import BY_CLOCK, Asked, Times, asked_in, times_of
from railhead.web.coach import next_lesson
from railhead.web.games import ruleset
from railhead.web.language import Message
from railhead.web.store import Entry

NO_FAULT = Message("")
PERSON, BOT, LINK, OPEN = "person", "bot", "link", "open"  # who a place is for


class Refused(Exception):
    """A request that changes nothing; the sentence is for the person who made it, in the language of that person."""

    def __init__(self, message: str | Message, status: int = 409, rule: str = "", **values: object) -> None:
        super().__init__(message)
        self.message = message if isinstance(message, Message) else Message(message, values)
        self.status = status
        self.rule = rule

    @property
    def sentence(self) -> str:
        return str(self.message)

    def __str__(self) -> str:
        return self.sentence


@dataclass(frozen=True)
class Place:
    """A seat at the table: for whom it is, who sits there, and the bot that plays it."""

    kind: str
    person: str = ""
    name: str = ""
    bot: str = ""  # the bot that plays this seat now, also for a person who is away

    @property
    def free(self) -> bool:
        return self.kind in (LINK, OPEN) and not self.person

    @property
    def away(self) -> bool:
        """Does a bot play for a person?"""
        return bool(self.person and self.bot)

    def to_json(self) -> dict[str, str]:
        return {"kind": self.kind, "person": self.person, "name": self.name, "bot": self.bot}


@dataclass(frozen=True)
class Stood:
    """How a match stood at an earlier moment: what happened since can be played again from there."""

    moment: int  # how far the match was: see `Table.moment`
    entries: int  # that the log of the match had by then
    events: int
    state: State


@dataclass(frozen=True)
class Line:
    """Something that happened at the table but not in the rules: it stands after so many events of the match."""

    after: int
    message: Message

    @property
    def text(self) -> str:
        return str(self.message)


@dataclass(frozen=True)
class Saying:
    """One line of chat."""

    number: int
    at: int
    seat: int
    name: str
    text: str


@dataclass
class Terms:
    """What the host chose for everybody at this table."""

    listed: bool = False  # shown in the lobby
    watch: bool = True  # may be watched by whoever has the link
    hands: bool = False  # spectators may look into the hands
    hints: bool = True  # players may ask a bot for advice
    pace: str = "live"  # "live" or "days": how soon an absent player counts as gone
    windows: str = "off"  # how long a window for hidden reactions stays open: "off", "short" or "normal"
    coach: bool = False  # somebody's first match: a coach explains it
    clock: str = clocks.NONE  # one of `clocks.CHOICES`
    ending: str = clocks.ANSWER  # what happens at the end of one's time: one of `clocks.ENDINGS`

    def __post_init__(self) -> None:
        """A clock sets the pace. With one of minutes hidden reactions have windows, which nobody can hold up."""
        clock = clocks.CLOCKS.get(self.clock)
        if clock is not None:
            self.pace = "days" if clock.days else "live"
            if self.windows == "off" and not clock.days:
                self.windows = "short"


@dataclass
class Table:
    """One table, rebuilt from its log."""

    id: str
    rules: Ruleset = field(init=False)
    header: dict[str, Any] = field(init=False)
    terms: Terms = field(init=False)
    places: list[Place] = field(default_factory=list)
    match: Match | None = None
    number: int = -1  # of the last entry
    keys: set[str] = field(default_factory=set)
    lines: list[Line] = field(default_factory=list)
    chat: list[Saying] = field(default_factory=list)
    answers: list[tuple[int, bool]] = field(default_factory=list)  # those in force: whose, and was it asked openly?
    undos: int = 0
    since: dict[int, int] = field(default_factory=dict)  # how many events there were when a seat last decided
    stood: dict[int, Stood] = field(default_factory=dict)  # the match when the person of a seat last decided
    acted: dict[int, int] = field(default_factory=dict)  # when the person of a seat last did something, in milliseconds
    begun: int = 0  # when the first answer came, in milliseconds
    ended: int = 0  # when the last one came
    told: dict[str, None] = field(default_factory=dict)  # the lessons of the coach that were heard, in their order
    coached: bool = False  # does the coach still speak?
    chosen: dict[int, str] = field(default_factory=dict)  # the bots that the host chose, by their seats
    luck: dict[int, str] = field(default_factory=dict)  # what the people of the seats threw in for the seed
    kicked: set[str] = field(default_factory=set)  # whom the host does not want at this table
    muted: set[int] = field(default_factory=set)  # seats that the host has muted
    rematch: str = ""  # the table where they play again
    fault: Message = NO_FAULT  # why the log cannot be played by these rules
    sentences: dict[Any, Any] = field(default_factory=dict)  # what was told lately: see `sight.sentences_of`
    versions: dict[int, tuple[State, int, str]] = field(default_factory=dict)  # shown last: see `sight.version_of`
    times: Times | None = None  # the clocks; None: nobody is hurried
    final: int = 0  # answers up to the last one that a clock has brought: these nobody takes back
    stalled: bool = False  # the rules failed on the last answer: bots wait until somebody decides otherwise

    # --- what the log says ------------------------------------------------------------------------------------------

    def apply(self, entry: Entry, tried: State | None = None) -> None:
        """Take the next entry of the log; `tried`: where this answer led when it was tried."""
        if entry.number != self.number + 1:
            raise ValueError(f"table {self.id}: entry {entry.number} follows {self.number}")
        if entry.kind == "answer":
            self.apply_answer(entry, tried)
        else:
            getattr(self, f"apply_{entry.kind}")(entry)
        if entry.kind not in ("say", "mute", "unmute", "fault"):
            self.stalled = False
        by_person = entry.kind != "fault" and entry.data.get("cause") != BY_CLOCK
        if entry.seat is not None and by_person and not self.places[entry.seat].bot:
            self.acted[entry.seat] = entry.at
        if self.times is not None:
            self.times.take(entry.kind, entry.seat, entry.data, entry.at, self.asked())
        self.number = entry.number
        if entry.key is not None:
            self.keys.add(entry.key)

    def apply_open(self, entry: Entry) -> None:
        self.header = entry.data
        self.rules = ruleset(entry.data["game"])
        self.terms = Terms(**entry.data["terms"])
        self.coached = self.terms.coach
        self.times = times_of(self.terms.clock, len(entry.data["places"]))
        self.places = [Place(**place) for place in entry.data["places"]]
        self.chosen = {seat: place.bot for seat, place in enumerate(self.places) if place.bot}
        self.luck = {int(seat): luck for seat, luck in entry.data.get("luck", {}).items()}
        if self.rules.version != entry.data["version"]:
            versions = {"game": self.rules.title, "theirs": entry.data["version"], "ours": self.rules.version}
            self.fault = Message("refused-other-rules", versions)
        elif self.rules.data != entry.data.get("data", self.rules.data):
            self.fault = Message("refused-other-data", {"game": self.rules.title})

    def apply_sit(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.places = places_after(self.places, entry.kind, entry.seat, entry.data)
        self.luck[entry.seat] = entry.data.get("luck", "")
        self.note("note-sits", name=entry.data["name"])

    def apply_leave(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.note("note-leaves", name=self.places[entry.seat].name)
        self.luck.pop(entry.seat, None)
        self.muted.discard(entry.seat)
        self.places = places_after(self.places, entry.kind, entry.seat, entry.data)

    def apply_kick(self, entry: Entry) -> None:
        """The host has freed the place of somebody who had sat down."""
        assert entry.seat is not None
        self.note("note-kicked", name=self.places[entry.seat].name)
        self.kicked.add(entry.data["person"])
        self.luck.pop(entry.seat, None)
        self.muted.discard(entry.seat)
        self.places = places_after(self.places, entry.kind, entry.seat, entry.data)

    def apply_fill(self, entry: Entry) -> None:
        self.places = places_after(self.places, entry.kind, entry.seat, entry.data)
        self.chosen |= {int(seat): entry.data["bot"] for seat in entry.data["names"]}
        self.note("note-filled", number=len(entry.data["names"]))

    def apply_cancel(self, entry: Entry) -> None:
        self.fault = Message("refused-cancelled")

    def apply_start(self, entry: Entry) -> None:
        if not self.fault:
            self.match = self.rules.start(self.seats, self.seed, self.header["options"])
            self.match.tape.patient = self.keeps_windows()

    def apply_answer(self, entry: Entry, tried: State | None = None) -> None:
        if self.match is None:
            return
        assert entry.seat is not None
        self.begun, self.ended = self.begun or entry.at, entry.at
        quiet = [ask.quiet for ask in self.match.asks if ask.seat == entry.seat]
        by_clock = entry.data.get("cause") == BY_CLOCK
        if self.coached and not self.places[entry.seat].bot:
            self.hear(self.match, entry.seat)
        if not by_clock:
            self.since[entry.seat] = len(self.match.tape.events)
        if not by_clock and not self.places[entry.seat].bot:
            self.stood[entry.seat] = self.stands()
        self.match.answer(entry.seat, entry.data["option"], tried)
        self.answers.append((entry.seat, quiet != [True]))
        if by_clock and quiet != [True]:  # who passes quietly does so unseen
            self.final = len(self.answers)
            self.note("note-time-answer", name=self.places[entry.seat].name, bot=entry.data["bot"])

    @property
    def lasted(self) -> int:
        """The seconds between the first answer and the last one; 0 where the times are not known."""
        return (self.ended - self.begun) // 1000

    def apply_window(self, entry: Entry) -> None:
        """A window for hidden reactions is over."""
        if self.match is None:
            return
        self.answers += [(ask.seat, False) for ask in self.match.asks]
        self.match.close_window()

    def apply_concede(self, entry: Entry) -> None:
        if self.match is None:
            return
        assert entry.seat is not None
        self.match.concede(entry.seat)
        self.answers.append((entry.seat, True))
        by_clock = entry.data.get("cause") == BY_CLOCK
        self.note("note-time-concede" if by_clock else "note-concedes", name=self.places[entry.seat].name)

    def apply_undo(self, entry: Entry) -> None:
        if self.match is None:
            return
        assert entry.seat is not None
        taken_back = entry.data["decisions"]
        self.match.take_back(entry.seat, taken_back)
        del self.answers[-taken_back:]
        self.undos += 1
        events = len(self.match.tape.events)
        self.lines = [replace(line, after=min(line.after, events)) for line in self.lines]
        self.since = {seat: min(after, events) for seat, after in self.since.items()}
        entries = len(self.match.entries)
        self.stood = {seat: stood for seat, stood in self.stood.items() if stood.entries <= entries}
        self.note("note-takes-back", name=self.places[entry.seat].name, number=taken_back)

    def apply_bot(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.places = places_after(self.places, entry.kind, entry.seat, entry.data)
        who = {"name": self.places[entry.seat].name, "by": entry.data.get("by", "")}
        self.note(entry.data["why"], bot=entry.data["bot"], **who)

    def apply_grace(self, entry: Entry) -> None:
        """No server ran for a while; what that means for the clocks they know themselves."""

    def apply_back(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.places = places_after(self.places, entry.kind, entry.seat, entry.data)
        self.note("note-is-back", name=self.places[entry.seat].name)

    def apply_say(self, entry: Entry) -> None:
        assert entry.seat is not None
        name = self.places[entry.seat].name
        if not entry.data["text"]:
            return  # it was removed
        self.chat.append(Saying(entry.number, entry.at, entry.seat, name, entry.data["text"]))

    def apply_mute(self, entry: Entry) -> None:
        """The host lets nobody read what a seat says, and the seat says no more."""
        self.muted.add(entry.data["seat"])
        self.note("note-muted", name=self.places[entry.data["seat"]].name)

    def apply_unmute(self, entry: Entry) -> None:
        self.muted.discard(entry.data["seat"])
        self.note("note-unmuted", name=self.places[entry.data["seat"]].name)

    def heard(self, own: tuple[int, ...] = (), muted: tuple[int, ...] = ()) -> list[Saying]:
        """What a viewer reads in the chat: not whom the host has muted, and not whom he has muted himself."""
        hidden = (self.muted - {*own}) | {*muted}
        return [saying for saying in self.chat if saying.seat not in hidden]

    def apply_unsay(self, entry: Entry) -> None:
        """Those who run the server have removed lines of chat."""
        self.chat = [saying for saying in self.chat if saying.number not in entry.data["lines"]]

    def apply_close(self, entry: Entry) -> None:
        """Those who run the server have closed the table; its log stays."""
        self.match = None
        self.fault = Message("refused-closed")

    def apply_fault(self, entry: Entry) -> None:
        """The rules failed while they carried something out; the traceback in the entry is for the log alone."""
        self.stalled = True
        self.note(entry.data["text"])

    def apply_coach(self, entry: Entry) -> None:
        """A lesson was heard; without one: the coach is sent away."""
        self.told[entry.data["lesson"]] = None
        self.coached = self.coached and bool(entry.data["lesson"])

    def hear(self, match: Match, seat: int) -> None:
        """Who decides has heard what the coach said to that question; undoing it does not make him say it again."""
        view = match.view(seat)
        lesson = next_lesson(match, view, self.since.get(seat, 0), self.told)
        if lesson is not None:
            self.told[lesson.name] = None

    def apply_name(self, entry: Entry) -> None:
        """Somebody is called otherwise from now on, also in what was noted and said before."""
        assert entry.seat is not None
        before, name = self.places[entry.seat].name, entry.data["name"]
        self.places = places_after(self.places, entry.kind, entry.seat, entry.data)
        self.chat = [replace(one, name=name) if one.seat == entry.seat else one for one in self.chat]
        self.lines = [replace(line, message=line.message.renamed(before, name)) for line in self.lines]

    def apply_rematch(self, entry: Entry) -> None:
        self.rematch = entry.data["table"]
        self.note("note-rematch")

    def note(self, message: str, **values: object) -> None:
        after = 0 if self.match is None else len(self.match.tape.events)
        self.lines.append(Line(after, Message(message, values)))

    # --- questions --------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return len(self.places)

    @property
    def seed(self) -> bytes | int:
        """What the match begins with: the server's secret, and what the players threw in."""
        seed: str | int = self.header["seed"]
        if not isinstance(seed, str):
            return seed
        return bytes.fromhex(drawn_seed(seed, self.lucks))

    @property
    def lucks(self) -> list[str]:
        return [self.luck.get(seat, "") for seat in range(self.seats)]

    @property
    def draw(self) -> dict[str, Any] | None:
        """How the seed was drawn, for the record; None where nobody but the server had a part in it."""
        return {"secret": self.header["seed"], "luck": self.lucks} if any(self.lucks) else None

    @property
    def commitment(self) -> str:
        """The SHA-256 of the server's secret: published before anybody sits down, so nobody can choose it later."""
        return commitment(self.header["seed"])

    @property
    def stage(self) -> str:
        if self.match is None:
            return "open"
        return "over" if self.match.over else "playing"

    @property
    def decision(self) -> int:
        """How many open questions have been answered. Quiet ones count when all is over: till then nobody may know."""
        if self.stage == "over":
            return len(self.answers)
        return sum(openly for _, openly in self.answers)

    def answers_of(self, seat: int) -> int:
        """How many answers of a seat are in force."""
        return sum(who == seat for who, _ in self.answers)

    def seats_of(self, person: str) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if person and place.person == person]

    def stands(self) -> Stood:
        """How the match stands now."""
        match = self.playing()
        return Stood(self.moment, len(match.entries), len(match.tape.events), match.state.clone())

    @property
    def moment(self) -> int:
        """How far the match is: it grows with every answer and every window that is closed."""
        match = self.playing()
        return len(match.entries) + match.windows

    def keeps_windows(self) -> bool:
        """Do windows for hidden reactions take their time here, whoever can react?

        Not where all seats belong to one person, or to bots: there is nobody to hide anything from. Nor over days:
        there nobody can tell a reaction from an evening off.
        """
        people = {place.person for place in self.places}
        return self.terms.windows != "off" and self.terms.pace == "live" and people != {""} and len(people) > 1

    @property
    def in_window(self) -> bool:
        return self.match is not None and not self.fault and not self.stalled and self.match.in_window

    @property
    def one_person(self) -> bool:
        """Does one person play here against bots?"""
        return len({place.person for place in self.places if place.person and not place.bot}) < 2

    def undoable(self, seat: int) -> int:
        """How many decisions a seat may take back."""
        if self.match is None or self.match.over or not self.match.moments or self.match.moments[-1].seat != seat:
            return 0
        return min(len(self.match.moments), len(self.answers) - self.final)

    def asked(self) -> Asked:
        """Whom the match waits for among people."""
        state = self.match.state if self.match is not None and not self.fault else None
        return asked_in(state, bot_seats(self.places))

    def waits(self) -> set[int]:
        """The seats whose person is asked, openly or quietly: each may know that of the own seat alone."""
        asked = self.asked()
        return {*asked.openly, *asked.quietly}

    @property
    def due(self) -> int | None:
        """When the next seat is out of time; None: nobody is hurried now."""
        standing = self.times is None or self.match is None or self.fault or self.stalled
        return None if standing or self.times is None else self.times.due()

    @property
    def bots_alone(self) -> bool:
        """Do bots play here among themselves?"""
        return all(place.bot for place in self.places)

    def asked_bots(self) -> list[int]:
        """The seats of bots that have a question to answer."""
        if self.match is None or self.stalled:
            return []
        return [ask.seat for ask in self.match.asks if self.places[ask.seat].bot]

    def people_asked(self) -> list[int]:
        """The seats of people that have a question to answer."""
        return [] if self.match is None else [ask.seat for ask in self.match.asks if not self.places[ask.seat].bot]

    def playing(self) -> Match:
        """The match, if there is one to play in; otherwise the reason why not."""
        if self.fault:
            raise Refused(self.fault)
        if self.match is None:
            raise Refused("refused-not-begun")
        return self.match


def places_after(places: list[Place], kind: str, seat: int | None, data: dict[str, Any]) -> list[Place]:
    """Who sits where after an entry."""
    change: dict[str, str] = {}
    if kind == "fill":
        names = data["names"]
        return [
            replace(place, kind=BOT, name=names[str(at)], bot=data["bot"]) if str(at) in names else place
            for at, place in enumerate(places)
        ]
    if kind == "sit":
        change = {"person": data["person"], "name": data["name"], "bot": ""}
    elif kind in ("leave", "kick"):
        change = {"person": "", "name": ""}
    elif kind == "bot":
        change = {"bot": data["bot"]}
    elif kind == "back":
        change = {"bot": ""}
    elif kind == "name":
        change = {"name": data["name"]}
    return [replace(place, **change) if at == seat else place for at, place in enumerate(places)]


def bot_seats(places: list[Place]) -> set[int]:
    """The seats that bots play now."""
    return {seat for seat, place in enumerate(places) if place.bot}


def turn_of(state: State | None) -> dict[str, list[int]]:
    """Who is asked in a state, openly and quietly."""
    asks = [] if state is None or state.over else state.open_asks()
    return {
        "open": [ask.seat for ask in asks if not ask.quiet],
        "quiet": [ask.seat for ask in asks if ask.quiet],
    }
