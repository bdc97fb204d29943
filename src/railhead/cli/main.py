"""The command `railhead`: every job of the terminal, each with help that teaches by example."""

import secrets
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

import railhead
from railhead import records
from railhead.cli.admin import app as admin
from railhead.cli.analyse import analyse
from railhead.cli.arena import arena
from railhead.cli.bench import bench
from railhead.cli.catalogue import load, show_game
from railhead.cli.doctor import doctor
from railhead.cli.draw import draw_outcome, draw_rules
from railhead.cli.language import Language, speak, wanted
from railhead.cli.play import Session
from railhead.cli.replay import ReplaySession
from railhead.cli.saves import HUMAN, Player, check_names, parse_player, read_match
from railhead.cli.screen import Complaint, Screen, any_text_goes
from railhead.kernel.errors import BadLog, RailheadError
from railhead.kernel.match import Log, Match
from railhead.kernel.ruleset import Ruleset
from railhead.present.voice import Voice
from railhead.present.words import REFERENCE, languages
from railhead.registry import replay as replay_log
from railhead.rulebook import rulebook

FAVOURITE = "front_line"
USUAL_SEATS = 4
OPPONENT = "greedy"

NoColor = Annotated[bool, typer.Option("--no-color", help="No colours; the variable NO_COLOR does the same.")]


class ErrorsAsSentences(TyperGroup):
    """Shows every error of ours as a sentence, with exit code 2 and without a traceback."""

    def invoke(self, ctx: Any) -> Any:
        any_text_goes()
        try:
            return super().invoke(ctx)
        except RailheadError as fault:
            typer.echo(f"railhead: {fault}", err=True)
            raise typer.Exit(2) from None


app = typer.Typer(
    cls=ErrorsAsSentences,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    help="Tabletop games in your terminal: against friends, against bots, and by the million."
    "\n\n\b\nrailhead play                          you against bots"
    "\nrailhead play toy --seats 2 --seed 7    a match that can be repeated"
    "\nrailhead games                         which games there are, for how many"
    "\nrailhead rules toy 2.1                 what a rule says"
    "\nrailhead replay match.json             go through a match again, step by step",
)


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"railhead {railhead.__version__} ({railhead.build()} build)")
        raise typer.Exit


@app.callback()
def common(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show version and build, then exit.")
    ] = False,
) -> None:
    pass


# --- games and rules --------------------------------------------------------------------------------------------------


@app.command()
def games(language: Language = None, no_color: NoColor = False) -> None:
    """List the games: title, seats, and the options a host can choose."""
    screen, lacking = Screen(no_color=no_color), []
    for name in [*railhead.rulesets(), "toy"]:
        try:
            game = load(name)
        except Complaint as fault:
            screen.say(f"{fault}\n", "red")
            continue
        known = wanted(language) in languages(game.package)
        show_game(screen, game, wanted(language) if known else REFERENCE)
        lacking += [] if known else [game.title]
    if lacking and language is not None:
        screen.tell("cli-languages_lacking", titles=", ".join(lacking))


@app.command()
def rules(
    game: Annotated[str, typer.Argument(help="Which game; `railhead games` lists them.")],
    number: Annotated[
        list[str] | None, typer.Argument(help="A rule's number, the beginning of one, or words to look for.")
    ] = None,
    no_color: NoColor = False,
) -> None:
    """Look up a rule by its number, the beginning of its number, or words in it.

    \b
    railhead rules toy               all rules
    railhead rules toy TOY-2.1       one rule
    railhead rules toy 3             a whole chapter
    railhead rules toy empty deck    every rule in which both words stand
    """
    ruleset = load(game)
    book = rulebook(ruleset.package)
    wanted = " ".join(number or [])
    found = book.find(wanted) if wanted else [(one, one.statements) for one in book.chapters if one.statements]
    if not found:
        raise Complaint(f"The rules of {ruleset.title} have nothing under {wanted!r}; try a chapter or a word.")
    draw_rules(Screen(no_color=no_color).console, found)


# --- play -------------------------------------------------------------------------------------------------------------


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(help="Which game; `railhead games` lists them.")] = None,
    seats: Annotated[int | None, typer.Option(help="How many seats; without it 4, if the game allows.")] = None,
    seat: Annotated[
        list[str] | None,
        typer.Option(help="NAME=human, NAME=greedy or NAME=random, once per seat in order; the rest are bots."),
    ] = None,
    seed: Annotated[str | None, typer.Option(help="A number that makes the match repeatable.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="An option of the game, as NAME=VALUE.")] = None,
    save: Annotated[Path | None, typer.Option(help="Keep the match in this file, after every decision.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with the match in this file.")] = None,
    language: Language = None,
    no_color: NoColor = False,
) -> None:
    """Play a match against bots, or with friends at one keyboard.

    \b
    railhead play                                     you against three bots
    railhead play toy --seats 2 --seed 7              a match that can be repeated
    railhead play toy --seat Anna=human --seat Boris=human --seat Vera=greedy
    railhead play toy --option length=long --save match.json
    railhead play --resume match.json                 pick up where you left off
    """
    screen = Screen(no_color=no_color)
    if resume is not None:
        if seats is not None or seed is not None or option:
            raise Complaint("--seats, --seed and --option belong to a new match; a resumed one has its own.")
        session = resumed_session(screen, resume, game, seat or [])
        session.file = save or resume
    else:
        session = new_session(screen, game or favourite(), seats, seat or [], seed, option or [])
        session.file = save
    session.language = speak(screen, session.match.rules, language)
    session.named = session.file is not None
    if session.named and not session.keep():
        raise typer.Exit(2)
    raise typer.Exit(session.run())


def favourite() -> str:
    known = railhead.rulesets()
    return FAVOURITE if FAVOURITE in known else next(iter(known), "toy")


def new_session(
    screen: Screen, game: str, seats: int | None, named: list[str], seed: str | None, options: list[str]
) -> Session:
    ruleset = load(game)
    players = seat_players(ruleset, seats, named)
    number = parse_seed(seed)
    start = number if number is not None else fresh_seed()
    match = ruleset.start(len(players), start, parse_options(options))
    return Session(screen, match, players, number if isinstance(number, int) else None)


def fresh_seed() -> bytes:
    """A seed that nobody can guess: for a table where people sit."""
    return secrets.token_bytes(32)


def seat_players(ruleset: Ruleset, seats: int | None, named: list[str]) -> list[Player]:
    """Those named, then bots; without any name you take the first seat."""
    players = [parse_player(text) for text in named] or [Player("", HUMAN)]
    fewest, most = ruleset.seats[0], ruleset.seats[-1]
    if seats is None:
        seats = max(fewest, len(players)) if named else max(fewest, min(most, USUAL_SEATS))
    if len(players) > seats:
        raise Complaint(f"{len(players)} players are named for {seats} seats; leave --seats out or name fewer.")
    if seats not in ruleset.seats:
        raise Complaint(f"{ruleset.title} is for {fewest} to {most} seats, not for {seats}.")
    players += [Player("", OPPONENT) for _ in range(seats - len(players))]
    check_names(players)
    return players


def parse_seed(text: str | None) -> int | None:
    if text is None:
        return None
    try:
        return int(text)
    except ValueError:
        raise Complaint(f"--seed {text!r}: a seed is a whole number, for example 7.") from None


def parse_options(texts: list[str]) -> dict[str, str]:
    options: dict[str, str] = {}
    for text in texts:
        name, given, value = text.partition("=")
        if not given:
            raise Complaint(f"--option {text!r}: write NAME=VALUE; `railhead games` lists the options of each game.")
        options[name.strip()] = value.strip()
    return options


def resumed_session(screen: Screen, path: Path, game: str | None, named: list[str]) -> Session:
    saved = read_match(path)
    match = replayed(path, saved.log)
    if game is not None and game != match.rules.name:
        raise Complaint(f"{path} is a match of {match.rules.name}, not of {game}; leave the game out.")
    players = [parse_player(text) for text in named] or saved.players
    if len(players) not in (0, match.seats):
        raise Complaint(f"{len(players)} players for the {match.seats} seats of {path}; name every seat.")
    players = players or [Player("", HUMAN)] + [Player("", OPPONENT) for _ in range(match.seats - 1)]
    check_names(players)
    return Session(screen, match, players)


def replayed(path: Path, log: Log) -> Match:
    try:
        return replay_log(log)
    except BadLog as fault:
        raise Complaint(f"{path}: {fault}") from None


# --- logs -------------------------------------------------------------------------------------------------------------


@app.command()
def replay(
    log: Annotated[Path, typer.Argument(help="A saved match or a log.")],
    at: Annotated[int, typer.Option(help="Start after so many decisions.")] = 0,
    seat: Annotated[str, typer.Option(help="Whose eyes: a seat's number from 1, a name, or spectator.")] = "spectator",
    print_only: Annotated[bool, typer.Option("--print", help="Print this position and leave.")] = False,
    language: Language = None,
    no_color: NoColor = False,
) -> None:
    """Replay a match: step forwards and back, jump, change seats, branch off and play on.

    \b
    railhead replay match.json                        step through it
    railhead replay match.json --at 20 --print        one position, as text
    railhead replay match.json --at 20 --seat Anna    what Anna knew then
    """
    saved = read_match(log)
    screen = Screen(no_color=no_color)
    show = ReplaySession(screen, saved, speak(screen, replayed(log, saved.log).rules, language))
    show.go(at)
    show.look_as(seat)
    if print_only:
        show.show(whole=True)
        return
    raise typer.Exit(show.run())


@app.command()
def verify(log: Annotated[Path, typer.Argument(help="A saved match or a log.")], language: Language = None) -> None:
    """Play a log again and check every entry, hash and commitment; prints the hash of the final state.

    Exit code 0: the log is right; 1: it is not, and the entry is named; 2: it is not a log of these rules.
    """
    saved = read_match(log)
    check_header(log, saved.log)
    screen = Screen()
    faults = records.check(saved.log)
    for fault in faults:
        screen.say(f"{log}: {fault}")
    if faults:
        raise typer.Exit(1)
    match = replay_log(saved.log)
    answers = sum("seat" in entry for entry in match.entries)
    screen.say(f"{log}: right. {match.rules.title}, {match.seats} seats, rules {match.rules.version}")
    screen.say(f"decisions {answers}, chance outcomes {len(match.entries) - answers}")
    screen.say(f"state {records.state_hash(match.state)}")
    if not records.is_sealed(saved.log):
        screen.say("It holds no hashes and no commitment, so only its moves could be checked.")
    if match.outcome is None:
        screen.say("The match is not over.")
    else:
        names = [player.name for player in saved.players]
        draw_outcome(screen.console, match.outcome, Voice(match.state, names, speak(screen, match.rules, language)))


def check_header(path: Path, log: Log) -> None:
    """Complain about a log of another game or of other rules, whatever its entries are."""
    if not isinstance(log.get("entries"), list):
        raise Complaint(f"{path}: the log has no list of entries.")
    try:
        replay_log({**log, "entries": []}, upto=0)
    except BadLog as fault:
        raise Complaint(f"{path}: {fault}") from None


# --- bench and serve --------------------------------------------------------------------------------------------------

app.command()(bench)
app.command()(doctor)
app.command()(arena)
app.command()(analyse)
app.add_typer(admin, name="admin")


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 lets other machines in.")] = "127.0.0.1",
    port: Annotated[int | None, typer.Option(help="The port to listen on; without it 8000, or one after it.")] = None,
    data: Annotated[str, typer.Option(help="The folder of the SQLite file that holds all tables.")] = ".",
    browser: Annotated[bool, typer.Option("--open", help="Open the address in the browser of this machine.")] = False,
) -> None:
    """Start a server for browsers: friends by link, bots, spectators, replays.

    Open the printed address, pick a game, choose who sits where, start. Ctrl-C stops the server; every decision it
    acknowledged is on the disk, so start it again and play on.

    For people in your network: railhead serve --host 0.0.0.0 --data ~/railhead

    DATABASE_URL=postgresql://... stores the tables in PostgreSQL instead. docs/operations.md explains the other
    variables, backups, upgrades and a proxy with HTTPS.
    """
    if find_spec("railhead.web") is None or find_spec("railhead.web.serve") is None:
        raise Complaint("This build has no browser table yet; play here with: railhead play")
    try:
        module = import_module("railhead.web.serve")
    except ModuleNotFoundError as fault:
        raise Complaint(
            f"{fault.name} is not installed; the browser table needs it: pip install 'railhead[web]'"
        ) from None
    module.serve(host=host, port=port, data=data, browser=browser)
