"""The profile in the OpenAPI document."""

from typing import Any

from railhead.web.history import SHOWS
from railhead.web.people import NAME_LENGTH
from railhead.web.schemas import NUMBER, TEXT, YES_NO, Schema, many, nullable, one_of, operation, thing

REAL: Schema = {"type": "number"}
PAGES = ("game", "page")
PERSON = ("person",)
DONE = thing("result", result={"const": "done"})
ENTERED = thing("person name token", person=TEXT, name=TEXT, token=TEXT)
NAME: Schema = {"type": "string", "maxLength": NAME_LENGTH}
AGAINST: Schema = {"enum": ["people", "bots"]}

SCHEMAS: dict[str, Schema] = {
    "Played": thing(
        "table game ended kind seats seat place score won face stand_in others gain",
        table=TEXT,
        game=TEXT,
        ended=NUMBER,
        kind=TEXT,
        seats=NUMBER,
        seat=NUMBER,
        place=NUMBER,
        score=NUMBER,
        won=YES_NO,
        face=TEXT,
        stand_in=YES_NO,
        others=many(TEXT),
        gain=nullable(NUMBER),
    ),
    "GameStatistics": thing(
        "game tallies faces seats",
        game=TEXT,
        tallies=many(
            thing(
                "against played won share interval mean_place mean_seats",
                against=AGAINST,
                played=NUMBER,
                won=NUMBER,
                share=REAL,
                interval=many(REAL),
                mean_place=REAL,
                mean_seats=REAL,
            )
        ),
        faces=many(thing("face matches", face=TEXT, matches=NUMBER)),
        seats=many(thing("seat matches", seat=NUMBER, matches=NUMBER)),
    ),
    "Rating": thing(
        "game against points give_or_take matches last trend like sureness",
        game=TEXT,
        against=AGAINST,
        points=NUMBER,
        give_or_take=NUMBER,
        matches=NUMBER,
        last=NUMBER,
        trend=many(NUMBER),
        like=TEXT,
        sureness={"enum": ["little", "roughly", "fairly", "well"]},
    ),
    "Versus": thing("who name matches ahead behind", who=TEXT, name=TEXT, matches=NUMBER, ahead=NUMBER, behind=NUMBER),
}

RECKONED: dict[str, Schema] = {"games": many(one_of("GameStatistics")), "ratings": many(one_of("Rating"))}
MATCHES = thing("total page matches", total=NUMBER, page=NUMBER, matches=many(one_of("Played")))
KEYS = many(thing("id device seen here", id=TEXT, device=TEXT, seen=NUMBER, here=YES_NO))

PATHS: dict[str, dict[str, Any]] = {
    "/api/me": {
        "get": operation(
            "Who you are, what others see of you, and your keys",
            thing(
                "person name shows phrase keys",
                person=TEXT,
                name=TEXT,
                shows={"enum": list(SHOWS)},
                phrase=YES_NO,
                keys=KEYS,
            ),
        ),
        "post": operation("Change your name, or what others see", DONE, thing(name=NAME, shows={"enum": list(SHOWS)})),
    },
    "/api/me/matches": {"get": operation("Your matches, the latest first, page by page", MATCHES, query=PAGES)},
    "/api/me/statistics": {
        "get": operation(
            "Your statistics and ratings, and head to head with people and bots",
            thing("games ratings people bots", **RECKONED, people=many(one_of("Versus")), bots=many(one_of("Versus"))),
        )
    },
    "/api/me/phrase": {
        "post": operation(
            "A phrase to come back with, shown once; the one before it ends",
            thing("phrase", phrase=TEXT),
            thing(),
            status="201",
        )
    },
    "/api/me/carry": {
        "post": operation(
            "A link and a code for another device: once, within ten minutes",
            thing("token link code until", token=TEXT, link=TEXT, code=TEXT, until=NUMBER),
            thing(),
            status="201",
        )
    },
    "/api/me/revoke": {"post": operation("Revoke a key; without its id, all but the one in use", DONE, thing(id=TEXT))},
    "/api/me/leave": {"post": operation("Log out; `sure` where nothing else leads back", DONE, thing(sure=YES_NO))},
    "/api/me/delete": {
        "post": operation("Delete your profile for good; say your name", DONE, thing("name", name=TEXT)),
    },
    "/api/me/push": {
        "get": operation(
            "Web push: the server's public key (empty where it has none), how many devices are told, and is this one?",
            thing("key devices here", key=TEXT, devices=NUMBER, here=YES_NO),
        ),
        "post": operation(
            "Tell this device by web push when it is your turn: what the browser's subscription says",
            DONE,
            thing("endpoint p256dh auth", endpoint=TEXT, p256dh=TEXT, auth=TEXT),
        ),
    },
    "/api/me/push/end": {"post": operation("Tell this device no more, or with `all` none", DONE, thing(all=YES_NO))},
    "/api/me/mutes": {
        "get": operation(
            "Whom you have muted", thing("mutes", mutes=many(thing("person name", person=TEXT, name=TEXT)))
        ),
        "post": operation(
            "Mute for yourself whoever sits there, at this and all other tables; nobody else hears of it",
            DONE,
            thing("table seat", table=TEXT, seat=NUMBER),
        ),
    },
    "/api/me/mutes/end": {"post": operation("Read somebody again", DONE, thing("person", person=TEXT))},
    "/api/recover": {
        "post": operation("Come back with a phrase or a code", ENTERED, thing("words", words=TEXT), status="201")
    },
    "/api/carry": {
        "post": operation("Come to this device by a link's token", ENTERED, thing("token", token=TEXT), status="201")
    },
    "/api/people/{person}": {
        "get": operation(
            "What somebody shows of himself",
            thing("person name games ratings", person=TEXT, name=TEXT, **RECKONED),
            path=PERSON,
        )
    },
    "/api/people/{person}/matches": {
        "get": operation("The matches that somebody shows", MATCHES, query=PAGES, path=PERSON)
    },
}
