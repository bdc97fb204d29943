"""The pages around the tables: a new table, an invitation, how to play, the rules."""

import secrets
from typing import Any

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from railhead.bots import LEVELS
from railhead.kernel.ruleset import Ruleset, Variant
from railhead.present.voice import variant_text
from railhead.web import books, clocks, opening
from railhead.web.access import House, address_of, find_invitation, house_of
from railhead.web.guard import form_of, number
from railhead.web.home import game_card, home, usual_bot, usual_seats
from railhead.web.language import COOKIE, LANGUAGES, SPOKEN, bot_title, say
from railhead.web.lessons import cover_of, icons_of, lesson_of, titles_of, variant_title, variant_value
from railhead.web.live import Live
from railhead.web.people import Person, clean_name, give_key
from railhead.web.play import sit_down
from railhead.web.scenes import drawn_steps
from railhead.web.screens import page
from railhead.web.seeds import kept, luck_in, new_promise
from railhead.web.table import LINK, OPEN, Refused, Terms

YEAR = 365 * 24 * 3600  # seconds that a chosen language is remembered
SEARCH_LENGTH = 100  # letters that are looked for in the rules


# --- a new table ----------------------------------------------------------------------------------------------------


async def new(request: Request) -> Response:
    house = house_of(request)
    rules = opening.ruleset_of(house.tables, request.path_params["game"])
    title, subtitle = titles_of(rules)
    words = {
        "person": await house.people.find(request),
        "rules": rules,
        "title": title,
        "subtitle": subtitle,
        "cover": cover_of(rules.name),
        "chairs": [chair(house, rules, seat) for seat in range(rules.seats[-1])],
        "usual": usual_seats(rules),
        "levels": [level_row(level) for level in LEVELS if level in house.settings.bots],
        "level": usual_bot(house),
        "variants": [variant_row(rules, variant) for variant in rules.options],
        "reactions": rules.hidden_reactions,
        "clock_choices": clocks.CHOICES,
        "clock_endings": [one for one in clocks.ENDINGS if one != clocks.CONCEDE or lets_leave(rules)],
        "lesson": lesson_of(rules.name),
        "wording": wording(rules.seats[-1]),
        "key": secrets.token_hex(8),
        "drawn": new_promise(house.tables.secret),
    }
    return HTMLResponse(page("new.html", **words))


def lets_leave(rules: Ruleset) -> bool:
    """Does this game know conceding? Then it says what that does."""
    return any("concede" in vars(one) for one in type(rules).__mro__ if one not in Ruleset.__mro__)


def level_row(level: str) -> tuple[str, str, str]:
    """How well a bot plays: the level, what it is called, and what to expect."""
    return level, say(f"level-{level}"), say(f"level-{level}.text")


def wording(chairs: int) -> dict[str, Any]:
    """What the script says about the chairs that are chosen: of each kind one, two, three and so on."""
    kinds = {
        kind: [say(f"new-{kind}", number=number) for number in range(1, chairs + 1)]
        for kind in ("here", "links", "open", "bots")
    }
    return {
        **kinds,
        "and": say("new-sum", first="$first", last="$last"),
        "alone": say("new-alone", last="$last"),
        "send": say("new-send"),
        "waits": say("new-starts"),
        "starts": say("new-starts-now"),
        "open-table": say("new-open-table"),
        "start": say("new-start"),
    }


def chair(house: House, rules: Ruleset, seat: int) -> dict[str, Any]:
    """Who may sit on a chair, in groups, and who sits there if nobody chooses."""
    people = [
        ("me", say("chair-you") if seat == 0 else say("chair-here")),
        (LINK, say("chair-link")),
        (OPEN, say("chair-open")),
    ]
    bots = [(bot, bot_title(bot)) for bot in house.settings.bots]
    groups = [
        (say("chair-people"), people),
        (say("chair-bots"), [one for one in bots if one[0] in LEVELS]),
        (say("chair-programs"), [one for one in bots if one[0] not in LEVELS]),
    ]
    return {"groups": [group for group in groups if group[1]], "chosen": usual_bot(house) if seat else "me"}


def variant_row(rules: Ruleset, variant: Variant) -> dict[str, Any]:
    """A choice of the rules as a row of buttons or, where there are many, as a list."""
    titles = [(value, variant_value(rules, variant.name, value)) for value in variant.values]
    return {
        "name": variant.name,
        "title": variant_title(rules, variant.name),
        "values": titles,
        "buttons": len(titles) < 4,
        "text": variant_text(rules, variant, SPOKEN.get()),
        "rule": variant.rule,
    }


async def create(request: Request) -> Response:
    house = house_of(request)
    game = request.path_params["game"]
    rules = opening.ruleset_of(house.tables, game)
    fields = await form_of(request)
    person, key = await house.people.find(request), ""
    if person is None:
        person, key = await house.people.make(fields.get("name", ""))
    elif fields.get("name", person.name) != person.name:
        await house.people.rename(person, fields["name"])
        person = Person(person.id, clean_name(fields["name"]))
    coached = "coach" in fields
    if coached:
        plan = opening.plan_coached(rules, person, house.settings.bots)
    else:
        plan = plan_of(rules, fields, person)
        plan.luck = luck_in(fields)
        plan.seed, plan.promised = kept(house.tables.secret, fields)
    live = await opening.open_table(house.tables, plan, person, fields.get("key", ""), address_of(request))
    response = RedirectResponse(f"/t/{live.table.id}", 303)
    if key:
        give_key(response, request, key)
    return response


def plan_of(rules: Ruleset, fields: dict[str, str], person: Person) -> opening.Plan:
    """The table that a form describes."""
    seats = number(fields.get("seats", ""), rules.seats[-1] + 1)  # chairs that were put aside still send their field
    chairs = range(rules.seats[-1] if seats is None else seats)
    rows = [(fields.get(f"who-{seat}", ""), fields.get(f"name-{seat}", "")) for seat in chairs]
    chosen = [(who, name) for who, name in rows if who]
    places = [opening.place_for(who, person, name, at + 1) for at, (who, name) in enumerate(chosen)]
    options = {name.removeprefix("option-"): value for name, value in fields.items() if name.startswith("option-")}
    terms = Terms(
        listed=any(place.kind == OPEN for place in places),
        watch="watch" in fields,
        hands="hands" in fields,
        hints="hints" in fields,
        pace="days" if fields.get("pace") == "days" else "live",
        windows=fields["windows"] if fields.get("windows") in ("off", "normal") else "short",
        clock=chosen_in(fields, "clock", clocks.CHOICES),
        ending=chosen_in(fields, "ending", clocks.ENDINGS),
    )
    return opening.Plan(rules.name, places, options, terms)


def chosen_in(fields: dict[str, str], name: str, choices: tuple[str, ...]) -> str:
    """What a list of a form says; the first where it says nothing we know."""
    return fields[name] if fields.get(name) in choices else choices[0]


# --- an invitation --------------------------------------------------------------------------------------------------


async def invited(request: Request) -> tuple[Live, int]:
    """The table and the place of an invitation that nobody has used."""
    found = await find_invitation(house_of(request), request.path_params["token"])
    if found is None:
        raise Refused("refused-invitation", 410)
    return found


async def join(request: Request) -> Response:
    """Look at an invitation; only sitting down uses it up."""
    live, seat = await invited(request)
    person = await house_of(request).people.find(request)
    table = live.table
    hosts = [place.name for place in table.places if place.person == table.header["host"]]
    words = {
        "person": person,
        "table": table,
        "seat": seat,
        "host": hosts[0] if hosts else say("join-somebody"),
        "action": f"/join/{request.path_params['token']}",
        "key": secrets.token_hex(8),
    }
    return HTMLResponse(page("join.html", **words))


async def accept(request: Request) -> Response:
    fields = await form_of(request)
    live, seat = await invited(request)
    return await sit_down(request, live, seat, fields, invited=True)


# --- the rest -------------------------------------------------------------------------------------------------------


async def lessons(request: Request) -> Response:
    """Which game do you want to learn?"""
    house = house_of(request)
    person = await house.people.find(request)
    games = [game_card(house, name, person) for name in house.settings.games if lesson_of(name) is not None]
    return HTMLResponse(page("lessons.html", person=person, games=games))


async def how(request: Request) -> Response:
    """How to play a game, on one page."""
    house = house_of(request)
    rules = opening.ruleset_of(house.tables, request.path_params["game"])
    lesson = lesson_of(rules.name)
    if lesson is None:
        raise Refused("refused-no-lesson", 404)
    person = await house.people.find(request)
    card = game_card(house, rules.name, person)
    scenes = drawn_steps(rules.name, SPOKEN.get())
    icons = icons_of(rules.name, "".join(scenes))
    return HTMLResponse(page("how.html", person=person, game=card, lesson=lesson, icons=icons, scenes=scenes))


async def rules_page(request: Request) -> Response:
    """The rules by chapter; with `?q=` those that hold the words."""
    house = house_of(request)
    rules = opening.ruleset_of(house.tables, request.path_params["game"])
    wanted = " ".join(request.query_params.get("q", "").split())[:SEARCH_LENGTH]
    words = {
        "person": await house.people.find(request),
        "rules": rules,
        "title": titles_of(rules)[0],
        "lesson": lesson_of(rules.name),
        "wanted": wanted,
        "chapters": books.find(rules, wanted) if wanted else books.whole(rules),
        "contents": books.chapters(rules),
    }
    return HTMLResponse(page("rules.html", **words))


async def rule_text(request: Request) -> Response:
    """One statement of the rules, to be opened in place."""
    rules = opening.ruleset_of(house_of(request).tables, request.path_params["game"])
    number = request.path_params["rule"]
    text = books.rule_text(rules, number)
    if not text:
        raise Refused("refused-no-such-rule", 404)
    if "application/json" in request.headers.get("accept", ""):
        return JSONResponse({"rule": number, "text": text})
    return HTMLResponse(page("rule.html", number=number, text=text, rules=rules))


async def choose_language(request: Request) -> Response:
    """Take another language, and go on where one was."""
    fields = await form_of(request)
    back = fields.get("back", "/")
    here = back if back.startswith("/") and not back.startswith(("//", "/\\")) else "/"
    response = RedirectResponse(here, 303)
    if fields.get("language") in LANGUAGES:
        response.set_cookie(COOKIE, fields["language"], max_age=YEAR, samesite="lax", httponly=True)
    return response


ROUTES = [
    Route("/language", choose_language, methods=["POST"]),
    Route("/", home),
    Route("/new/{game}", new),
    Route("/new/{game}", create, methods=["POST"]),
    Route("/join/{token}", join),
    Route("/join/{token}", accept, methods=["POST"]),
    Route("/how", lessons),
    Route("/how/{game}", how),
    Route("/rules/{game}", rules_page),
    Route("/rules/{game}/{rule}", rule_text),
]
