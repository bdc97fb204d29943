"""Opening a table: from a form, as a rematch, as a branch of a match, or from an imported log."""

import re
import secrets
from dataclasses import asdict, dataclass, field, replace
from typing import Any

import sqlalchemy as sql

import railhead
from railhead import records
from railhead.kernel.errors import BadSetup
from railhead.kernel.state import State
from railhead.web import store
from railhead.web.alarms import first_ring
from railhead.web.clocks import now
from railhead.web.coach import course_of, seats_for
from railhead.web.games import ruleset
from railhead.web.holds import Breath
from railhead.web.language import bot_title, say
from railhead.web.live import Live, summary
from railhead.web.people import Person, apart, clean_name
from railhead.web.results import end_of
from railhead.web.store import Entry
from railhead.web.table import BOT, LINK, OPEN, PERSON, Place, Refused, Terms
from railhead.web.tables import Tables

WAITING = 5  # tables of one person in the lobby
PEOPLE_AT_AN_ADDRESS = 5  # a household or a club behind one address may have so many times the tables of a person
KEY = re.compile(r"[A-Za-z0-9_-]{1,64}")


@dataclass
class Plan:
    """A table to be opened."""

    game: str
    places: list[Place]
    options: dict[str, str] = field(default_factory=dict)
    terms: Terms = field(default_factory=Terms)
    seed: str | int = field(default_factory=lambda: secrets.token_hex(32))
    answers: list[tuple[int, str]] = field(default_factory=list)  # played already: of a branch or an imported match
    origin: str = ""  # the table this one comes from
    luck: str = ""  # what the host throws in for the seed
    promised: list[sql.Executable] = field(default_factory=list)  # that this seed serves no other table

    def __post_init__(self) -> None:
        """No two at a table have the same name, also where one person plays several seats."""
        for at, place in enumerate(self.places):
            if place.name:
                name = apart(place.name, [other.name for other in self.places[:at]])
                self.places[at] = replace(place, name=name)


def place_for(who: str, person: Person, name: str = "", number: int = 1) -> Place:
    """A place from its word in a form: `me`, `link`, `open` or the name of a bot."""
    if who == "me":
        return Place(PERSON, person.id, clean_name(name) if name.strip() else person.name)
    if who in (LINK, OPEN):
        return Place(who)
    return Place(BOT, "", say("bot-name", bot=bot_title(who), number=number), who)


async def open_table(tables: Tables, plan: Plan, host: Person, key: str = "", address: str = "") -> Live:
    """Open a table and, if nobody is missing, begin. The same key opens the same table again."""
    table_id = table_of(host, key) if key else secrets.token_hex(8)
    if key and (live := await tables.find(table_id)) is not None:
        return live
    if tables.draining:
        raise Refused("refused-draining", 503)
    await check_quotas(tables, plan, host, address)
    entries, state = await first_entries(tables, plan, host)
    made = store.hosts.insert().values(table_id=table_id, person=host.id, address=address[:64])
    try:
        return await tables.create(table_id, entries, *indexes(table_id, plan, entries[0], state), made, *plan.promised)
    except store.Conflict:  # the same request came twice at once, or its promise has served another table
        live = await tables.find(table_id)
        if live is None:
            raise Refused("refused-promise") from None
        return live


async def check_quotas(tables: Tables, plan: Plan, host: Person, address: str) -> None:
    """Nobody may fill the lobby, or keep more unfinished tables than a person can play."""
    most = tables.settings.tables
    if not most:
        return
    rows, hosts = store.tables, store.hosts
    count = sql.select(sql.func.count()).select_from(rows.join(hosts, rows.c.id == hosts.c.table_id))
    own = count.where(rows.c.stage != "over", hosts.c.person == host.id)
    if await tables.store.count(own) >= most:
        raise Refused("refused-own-tables", 429, most=most)
    waiting = own.where(rows.c.stage == "open", rows.c.listed.is_(True))
    if plan.terms.listed and await tables.store.count(waiting) >= WAITING:
        raise Refused("refused-waiting-tables", 429, most=WAITING)
    if not address:
        return
    near = count.where(rows.c.stage != "over", hosts.c.address == address)
    waiting = near.where(rows.c.stage == "open", rows.c.listed.is_(True))
    for wanted, each in ((near, most), *([(waiting, WAITING)] if plan.terms.listed else [])):
        if await tables.store.count(wanted) >= each * PEOPLE_AT_AN_ADDRESS:
            raise Refused("refused-near-tables", 429)


def table_of(host: Person, key: str) -> str:
    """The id of the table that a person opens with this key: a repeated request meets its own table again."""
    if not KEY.fullmatch(key):
        raise Refused("refused-key", 422)
    return store.fingerprint(f"{host.id} {key}")


async def first_entries(tables: Tables, plan: Plan, host: Person) -> tuple[list[Entry], State | None]:
    """The beginning of the log, and the state of the match it leads to."""
    rules = ruleset_of(tables, plan.game)
    for place in plan.places:
        if place.bot and place.bot not in tables.settings.bots:
            raise Refused("refused-no-such-bot", 422, bot=place.bot[:40])
    try:
        options = rules.check_setup(len(plan.places), plan.options)
    except BadSetup as fault:
        raise Refused("refused-setup", 422, fault=str(fault)) from None
    header = {
        "game": plan.game,
        "version": rules.version,
        "data": rules.data,
        "options": options,
        "seed": plan.seed,
        "luck": lucks(plan),
        "terms": asdict(plan.terms),
        "places": [place.to_json() for place in plan.places],
        "host": host.id,
        "watch": secrets.token_urlsafe(16),
        "origin": plan.origin,
        "played": len(plan.answers),
    }
    at = now()
    entries = [Entry(0, at, "open", None, header)]
    if any(place.free for place in plan.places):
        return entries, None
    entries.append(Entry(1, at, "start", None, {}))
    match = rules.start(len(plan.places), seed_of(plan), options)
    breath = Breath()
    for seat, option in plan.answers:
        await breath.take()
        records.decide(match, seat, option)
        kind, data = ("answer", {"option": option}) if option else ("concede", {})
        entries.append(Entry(len(entries), at, kind, seat, data))
    return entries, match.state


def lucks(plan: Plan) -> dict[str, str]:
    """What the host throws in, by his seat."""
    own = [seat for seat, place in enumerate(plan.places) if place.person]
    return {str(own[0]): plan.luck} if own and plan.luck else {}


def seed_of(plan: Plan) -> bytes | int:
    if isinstance(plan.seed, int):
        return plan.seed
    luck = lucks(plan)
    return bytes.fromhex(records.drawn_seed(plan.seed, [luck.get(str(at), "") for at in range(len(plan.places))]))


def ruleset_of(tables: Tables, game: str) -> railhead.Ruleset:
    if game not in tables.settings.games:
        raise Refused("refused-no-such-game", 404)
    return ruleset(game)


def indexes(table_id: str, plan: Plan, opened: Entry, state: State | None) -> list[sql.Executable]:
    """The rows by which a new table is found."""
    row = {
        "id": table_id,
        "watch": opened.data["watch"],
        "game": plan.game,
        "listed": plan.terms.listed,
        "made": opened.at,
        **summary(plan.places, state),
    }
    made: list[sql.Executable] = [store.tables.insert().values(row)]
    for seat, place in enumerate(plan.places):
        if place.person:
            made.append(store.sittings.insert().values(table_id=table_id, seat=seat, person=place.person))
        elif place.kind == LINK:
            made.append(store.invites.insert().values(token=secrets.token_urlsafe(16), table_id=table_id, seat=seat))
    made += first_ring(table_id, plan.terms, plan.places, state, opened.at)
    if state is not None and state.over:
        made += end_of(table_id, opened.data, plan.places, state, opened.at).statements()
    return made


def plan_rematch(live: Live) -> Plan:
    """The same people, bots and terms; everybody moves up one seat."""
    table = live.table
    places = [Place(place.kind, place.person, place.name, "" if place.person else place.bot) for place in table.places]
    terms = replace(table.terms, coach=False)
    return Plan(table.header["game"], places[1:] + places[:1], table.header["options"], terms, origin=table.id)


def plan_coached(rules: railhead.Ruleset, person: Person, bots: tuple[str, ...]) -> Plan:
    """Somebody's first match: always the same one, with a coach."""
    course = course_of(rules.name)
    if course is None:
        raise Refused("refused-no-coach-yet", 404)
    chairs = seats_for(rules, bots)
    places = [place_for(who, person, number=at) for at, who in enumerate(chairs, 1)]
    return Plan(rules.name, places, terms=Terms(watch=False, coach=True), seed=course.seed)


def plan_branch(live: Live, step: int, seat: int, person: Person, bot: str) -> Plan:
    """A finished match from one of its decisions on: the person takes a seat, bots take the others."""
    log = live.table.playing().log
    places = [place_for("me" if at == seat else bot, person, number=at + 1) for at in range(live.table.seats)]
    answers = records.decisions(log)[:step]
    header, seed = live.table.header, live.table.seed
    terms, kept = Terms(watch=False), seed.hex() if isinstance(seed, bytes) else seed
    return Plan(header["game"], places, header["options"], terms, kept, answers=answers, origin=live.table.id)


def plan_import(made: dict[str, Any], person: Person) -> Plan:
    """A log from outside, as the back room has checked it; the person holds all seats of an unfinished match."""
    places = [Place(PERSON, person.id, imported_name(made["names"], seat)) for seat in range(made["seats"])]
    answers = [(seat, option) for seat, option in made["answers"]]
    return Plan(made["game"], places, made["options"], Terms(), made["seed"], answers=answers, origin="import")


def imported_name(names: list[str], seat: int) -> str:
    """What a seat is called at the new table: as it was, where the record says that."""
    return clean_name(names[seat]) if seat < len(names) and names[seat].strip() else say("player", number=seat + 1)
