"""The OpenAPI document of the JSON API."""

from functools import cache
from typing import Any

from railhead.present import reasons
from railhead.web import profile_document
from railhead.web.clocks import CHOICES, CLOCKS, ENDINGS
from railhead.web.people import NAME_LENGTH
from railhead.web.schemas import NUMBER, NUMBERS, PART, TEXT, YES_NO, Schema, many, nullable, one_of, operation, thing

LUCK: Schema = {"type": "string", "pattern": "^([0-9a-f]{16,64})?$"}  # thrown into the seed
KEY: Schema = {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$"}
# Where another option was better: how the turn would most likely have gone on, in a dream of whoever decided; and what
# is different at its end, on average with that option and without it (`number`: of a piece; else in which share).
LINE = thing("dream answers", dream=NUMBER, answers=many(thing("seat answer", seat=NUMBER, answer=TEXT)))
GAIN = thing(
    "kind key name seat with_it without sure",
    kind={"enum": [reasons.NUMBER, reasons.OWNER, reasons.OUT, reasons.WINS]},
    key=TEXT,
    name=TEXT,
    seat=NUMBER,
    with_it={"type": "number"},
    without={"type": "number"},
    sure=YES_NO,
)

SCHEMAS: dict[str, Schema] = {
    "Refusal": thing("result sentence", result=TEXT, sentence=TEXT, rule=TEXT),
    "Ask": thing(
        "prompt text rule options",
        prompt=TEXT,
        text=TEXT,
        rule=TEXT,
        options=many(
            thing(
                "name title warning forecast price effect keys",
                name=TEXT,
                title=TEXT,
                warning=TEXT,
                forecast=TEXT,
                price=many(TEXT),
                effect=TEXT,
                keys=many(TEXT),
            )
        ),
    ),
    "Piece": thing(
        "kind key title",
        kind=TEXT,
        key=TEXT,
        title=TEXT,
        face=TEXT,
        owner=NUMBER,
        place=NUMBER,
        marks=many(TEXT),
        numbers=NUMBERS,
        limits=NUMBERS,
        options=many(TEXT),
    ),
    "Area": thing(
        "name title kind pieces",
        name=TEXT,
        title=TEXT,
        kind=TEXT,
        owner=NUMBER,
        size=NUMBER,
        pieces=many(one_of("Piece")),
        areas=many(one_of("Area")),
        links=many(many(NUMBER)),
        trails=many(many(NUMBER)),
    ),
    "Scene": thing(
        "moment turn round areas",
        moment=TEXT,
        turn=nullable(NUMBER),
        round=NUMBER,
        areas=many(one_of("Area")),
    ),
    "Clock": thing(
        "kind ending seats",
        kind={"enum": list(CLOCKS)},
        ending={"enum": list(ENDINGS)},
        seats=many(thing("seat name left ends", seat=NUMBER, name=TEXT, left=NUMBER, ends=nullable(NUMBER))),
    ),
    "Analysis": thing(
        "trials doubt results decisions",
        trials=NUMBER,
        doubt=PART,
        results=many(PART),
        decisions=many(
            thing(
                "number seat taken chances options",
                number=NUMBER,
                seat=NUMBER,
                taken=TEXT,
                chances=many(PART),
                options=many(thing("name chance trials", name=TEXT, chance=PART, trials=NUMBER)),
                again=PART,
                line=LINE,
                brings=many(GAIN),
            )
        ),
    ),
    "Table": thing(
        "table game stage seats own",
        table=TEXT,
        game=TEXT,
        rules_version=TEXT,
        stage={"enum": ["open", "playing", "over"]},
        seats=many(thing("name bot free", name=TEXT, bot=TEXT, free=YES_NO)),
        own=many(NUMBER),
        commitment=TEXT,
        clock=nullable(one_of("Clock")),
        refused=TEXT,
        version=TEXT,
        decision=NUMBER,
        view={"type": "object"},
        scene=nullable(one_of("Scene")),
        ask=nullable(one_of("Ask")),
        waiting=many(TEXT),
        asked=many(NUMBER),
        undo=NUMBER,
        over=YES_NO,
        results=many(TEXT),
        log=many(TEXT),
    ),
}

ANALYSIS = thing(
    "state done of sentence analysis",
    state={"enum": ["ready", "under way", "not asked"]},
    done=NUMBER,
    of=NUMBER,
    sentence=TEXT,
    analysis=nullable(one_of("Analysis")),
)
ACTED = {"allOf": [one_of("Table"), thing("result", result={"enum": ["done", "repeated", "stale"]})]}
REF = ("ref",)
SEATS: Schema = {**many(TEXT), "minItems": 1, "maxItems": 10}
CHOSEN: Schema = {"type": "object", "additionalProperties": TEXT}
TERMS = thing(
    watch=YES_NO,
    hands=YES_NO,
    hints=YES_NO,
    pace={"enum": ["live", "days"]},
    windows={"enum": ["off", "short", "normal"]},
    clock={"enum": list(CHOICES)},
    ending={"enum": list(ENDINGS)},
)


def deed(summary: str, needed: str, /, **properties: Schema) -> Schema:
    return {"post": operation(summary, ACTED, thing(needed, seat=NUMBER, key=KEY, **properties), path=REF)}


PATHS: dict[str, Schema] = {
    "/api/people": {
        "post": operation(
            "Give yourself a name; the token is shown once",
            thing("person name token", person=TEXT, name=TEXT, token=TEXT),
            thing("name", name={"type": "string", "minLength": 1, "maxLength": NAME_LENGTH}),
            status="201",
        )
    },
    "/api/games": {
        "get": operation("The games and bots of this server", thing("games bots", games=many(thing()), bots=many(TEXT)))
    },
    "/api/tables": {
        "get": operation("Open tables, and your own", thing("tables", tables=many(thing()))),
        "post": operation(
            "Open a table; each seat is `me`, `link`, `open` or the name of a bot",
            thing(
                "table stage seats watch invites",
                table=TEXT,
                stage=TEXT,
                seats=many(NUMBER),
                watch=TEXT,
                invites=thing(),
            ),
            thing("game seats key", game=TEXT, seats=SEATS, options=CHOSEN, terms=TERMS, luck=LUCK, key=KEY),
            status="201",
        ),
    },
    "/api/join": {
        "post": operation(
            "Sit down: with an invitation, or at an open place of a table",
            thing("result table seat stage", result=TEXT, table=TEXT, seat=NUMBER, stage=TEXT),
            thing("key", invite=TEXT, table=TEXT, seat=NUMBER, luck=LUCK, key=KEY),
        )
    },
    "/api/tables/{ref}": {"get": operation("What you see of a table", one_of("Table"), query=("seat",), path=REF)},
    "/api/tables/{ref}/answer": deed(
        "Answer the open question of your seat", "seat option version key", option=TEXT, version=TEXT
    ),
    "/api/tables/{ref}/undo": deed("Take back own decisions", "seat version key", decisions=NUMBER, version=TEXT),
    "/api/tables/{ref}/say": deed("Say something to all", "seat text key", text=TEXT),
    "/api/tables/{ref}/handover": deed("Let a bot play", "seat key"),
    "/api/tables/{ref}/back": deed("Take your seat back from the bot", "seat key"),
    "/api/tables/{ref}/concede": deed("Leave the match for good, where the rules know that", "seat key"),
    "/api/tables/{ref}/leave": deed("Leave before the match begins", "seat key"),
    "/api/tables/{ref}/fill": deed("As the host: bots take the free seats, and the match begins", "key", bot=TEXT),
    "/api/tables/{ref}/kick": deed("As the host: free a seat before the match begins", "seat key"),
    "/api/tables/{ref}/mute": deed("As the host: nobody reads the chat of a seat, and it says no more", "seat key"),
    "/api/tables/{ref}/unmute": deed("As the host: let a seat that you muted speak again", "seat key"),
    "/api/tables/{ref}/cancel": deed("As the host: give up a table whose match has not begun", "key"),
    "/api/tables/{ref}/report": {
        "post": operation(
            "Report a line of chat (its number in the table's log) or a player's name to those who run the server",
            thing("result", result=TEXT),
            thing("why", line=NUMBER, seat=NUMBER, why={"type": "string", "minLength": 1, "maxLength": 200}),
            path=REF,
        )
    },
    "/api/tables/{ref}/why": {
        "get": operation(
            "Why an option is not allowed now; an empty sentence if it is",
            thing("sentence rule text", sentence=TEXT, rule=TEXT, text=TEXT),
            query=("seat", "option"),
            path=REF,
        )
    },
    "/api/tables/{ref}/log": {
        "get": operation(
            "What you were told; after the end the sealed log too",
            thing("told log", told=many(TEXT), log=nullable(thing())),
            query=("seat",),
            path=REF,
        )
    },
    "/api/tables/{ref}/analysis": {
        "get": operation(
            "Of a match that is over: everybody's chances before each decision, what each option was worth, and the "
            "line of a better one, imagined by what its player knew",
            ANALYSIS,
            path=REF,
        ),
        "post": operation("Have that worked out, which takes some seconds", ANALYSIS, status="202", path=REF),
    },
    "/api/tables/{ref}/stream": {
        "get": operation("Server-sent events: a `table` for every change", TEXT, path=REF, kind="text/event-stream")
    },
}


@cache
def document() -> dict[str, Any]:
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Railhead",
            "version": "2",
            "description": "Play by program. Every POST carries a `key` of its own: sent again, it counts once.",
        },
        "paths": PATHS | profile_document.PATHS,
        "components": {
            "schemas": SCHEMAS | profile_document.SCHEMAS,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
        "security": [{}, {"token": []}],
    }
