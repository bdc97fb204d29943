"""`railhead admin`: what those who run a server need, while it runs; each command teaches by example."""

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path
from shutil import disk_usage
from typing import Annotated, Any

import typer
from rich import box
from rich.table import Table as Grid
from rich.text import Text

from railhead.arena.progress import Progress
from railhead.cli.screen import Complaint, Screen

HELP = (
    "Look after a server: its tables, its people, its disk, its backups. It works while the server runs."
    "\n\nIt finds the database as the server does: DATABASE_URL, or the SQLite file in --data."
    "\n\n\b\nrailhead admin tables --stage playing            what is played"
    "\nrailhead admin close 0123456789abcdef            end a table"
    "\nrailhead admin backup club.jsonl.gz              everything, in one file"
    "\nrailhead admin verify                            every record, decision by decision"
)
app = typer.Typer(no_args_is_help=True, rich_markup_mode="rich", help=HELP)

Data = Annotated[str, typer.Option(help="The folder of the SQLite file, unless DATABASE_URL names a database.")]
TableId = Annotated[str, typer.Argument(help="The id of a table: the end of its address, or from `tables`.")]
Why = Annotated[str, typer.Option(help="A reason, for yourselves.")]


def web(name: str) -> Any:
    """A module of the web; it needs packages that playing in the terminal does not."""
    try:
        return import_module(f"railhead.web.{name}")
    except ModuleNotFoundError as fault:
        raise Complaint(f"{fault.name} is not installed: pip install 'railhead[web,postgres]'") from None


def address_of(data: str) -> str:
    """The address of the database that a server with the same folder and environment would take."""
    given = os.environ.get("DATABASE_URL", "")
    file = Path(data) / "railhead.sqlite3"
    if not given and not file.exists():
        raise Complaint(f"There is no {file}; name the folder with --data, or a database with DATABASE_URL.")
    return given or f"sqlite:///{file}"


@contextmanager
def database(address: str) -> Iterator[Any]:
    """An engine, with every table that this version knows; whatever goes wrong is said in a sentence."""
    store, office, archive = web("store"), web("office"), web("archive")
    engine = store.make_engine(address)
    try:
        store.metadata.create_all(engine)
        yield engine
    except store.sql.exc.SQLAlchemyError as fault:
        raise Complaint(f"The database refuses: {str(getattr(fault, 'orig', fault)).strip()}") from None
    except (office.NotThere, archive.BadBackup) as fault:
        raise Complaint(str(fault)) from None
    finally:
        engine.dispose()


def day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M") if at else "for ever"


def grid(*titles: str) -> Grid:
    made = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    for title in titles:
        made.add_column(title, overflow="fold")
    return made


def size(count: float) -> str:
    for unit in ("B", "kB", "MB"):
        if count < 1000:
            return f"{count:.0f} {unit}"
        count /= 1000
    return f"{count:.1f} GB"


# --- tables and people ------------------------------------------------------------------------------------------------


@app.command()
def tables(
    data: Data = ".",
    stage: Annotated[str, typer.Option(help="open, playing or over.")] = "",
    game: Annotated[str, typer.Option(help="Only this game.")] = "",
    person: Annotated[str, typer.Option(help="Only where this person sits (an id).")] = "",
    older: Annotated[float, typer.Option(help="Only where nothing has happened for so many days.")] = 0,
    most: Annotated[int, typer.Option(help="So many at most, the latest first.")] = 50,
) -> None:
    """List tables: who sits there, how far they are, when something last happened, when somebody is out of time.

    \b
    railhead admin tables                            the last fifty
    railhead admin tables --stage open --older 7     who waits for nobody any more
    railhead admin tables --person 1f0c2a...         where somebody plays
    """
    screen = Screen()
    with database(address_of(data)) as engine:
        found = web("office").tables(engine, stage, game, person, older, most)
    shown = grid("table", "game", "stage", "last event", "time until", "entries", "who (id)")
    for one in found:
        who = ", ".join(f"{name or 'free'} ({number})" for number, name in one.people)
        until = day(one.due) if one.due else ""
        shown.add_row(one.id, one.game, one.stage, day(one.last), until, str(one.entries), who)
    screen.console.print(shown)
    screen.say(f"{len(found)} tables.")


@app.command()
def close(table: TableId, data: Data = ".", why: Why = "") -> None:
    """Close a table: nobody plays on, its page says that you closed it, its log stays.

    \b
    railhead admin close 0123456789abcdef --why "insults"
    """
    with database(address_of(data)) as engine:
        web("office").close(engine, table, why)
    Screen().say(f"Table {table} is closed; running servers know within five seconds.")


@app.command()
def ban(
    who: Annotated[str, typer.Argument(help="The id of a person, an address, or a network.")],
    data: Data = ".",
    days: Annotated[float, typer.Option(help="For so many days; without it for ever.")] = 0,
    why: Why = "",
) -> None:
    """Shut somebody out: a person by id, an address, or a network.

    A person can come back under a new name; an address stops everybody behind it.

    \b
    railhead admin ban 1f0c2a9b8d7e6f50 --days 7     a person (from `tables`)
    railhead admin ban 192.0.2.7                     an address
    railhead admin ban 2001:db8::/48 --why "flood"   a network
    """
    kind = "address" if "." in who or ":" in who else "person"
    with database(address_of(data)) as engine:
        written = web("office").ban(engine, kind, who, days, why)
    Screen().say(f"{kind} {written} is shut out; running servers know within five seconds.")


@app.command()
def unban(who: Annotated[str, typer.Argument(help="As in `bans`.")], data: Data = ".") -> None:
    """Let somebody in again."""
    with database(address_of(data)) as engine:
        count = web("office").unban(engine, who)
    if not count:
        raise Complaint(f"Nobody called {who} is shut out; `railhead admin bans` lists them.")
    Screen().say(f"{who} may come in again.")


@app.command()
def bans(data: Data = ".") -> None:
    """List who is shut out, and who may not speak; until when, and why."""
    with database(address_of(data)) as engine:
        found = web("office").bans(engine)
    shown = grid("kind", "who", "until", "why")
    for one in found:
        shown.add_row(one["kind"], one["who"], day(one["until"]), one["why"])
    Screen().console.print(shown)


@app.command()
def mute(
    person: Annotated[str, typer.Argument(help="The id of a person, from `tables` or `reports`.")],
    data: Data = ".",
    days: Annotated[float, typer.Option(help="For so many days; without it for ever.")] = 0,
    why: Why = "",
) -> None:
    """Let somebody play, but not speak; who tries is told so, and until when. `bans` lists it.

    \b
    railhead admin mute 1f0c2a9b8d7e6f50 --days 7
    """
    with database(address_of(data)) as engine:
        web("office").ban(engine, web("bans").MUTE, person, days, why)
    Screen().say(f"Person {person} may not speak; running servers know within five seconds.")


@app.command()
def unmute(person: Annotated[str, typer.Argument(help="As in `bans`.")], data: Data = ".") -> None:
    """Let somebody speak again."""
    with database(address_of(data)) as engine:
        count = web("office").unban(engine, person, [web("bans").MUTE])
    if not count:
        raise Complaint(f"Nobody called {person} is muted; `railhead admin bans` lists them.")
    Screen().say(f"Person {person} may speak again.")


@app.command()
def chat(table: TableId, data: Data = ".") -> None:
    """Read what was said at a table; the numbers are for `unsay`."""
    with database(address_of(data)) as engine:
        lines = web("office").chat(engine, table)
    screen = Screen()
    for number, at, seat, text in lines:
        screen.console.print(f"{number:>6} {day(at)} seat {(seat or 0) + 1}: {text or '(removed)'}", markup=False)
    screen.say(f"{len(lines)} lines.")


@app.command()
def unsay(
    table: TableId,
    numbers: Annotated[list[int], typer.Argument(help="The numbers of the lines, from `chat`.")],
    data: Data = ".",
) -> None:
    """Remove lines of chat, from every page and from the disk.

    \b
    railhead admin unsay 0123456789abcdef 17 18
    """
    with database(address_of(data)) as engine:
        count = web("office").unsay(engine, table, numbers)
    if not count:
        raise Complaint("None of these lines is there; `railhead admin chat` shows their numbers.")
    Screen().say(f"{count} lines are gone; running servers know within five seconds.")


@app.command()
def reports(
    report: Annotated[str, typer.Argument(help="The id of a report, to read it; without one all are listed.")] = "",
    data: Data = ".",
    close: Annotated[bool, typer.Option("--close", help="It is done with.")] = False,
    closed: Annotated[bool, typer.Option("--closed", help="List those that are done with, too.")] = False,
    why: Why = "",
) -> None:
    """Read what players have reported: lines of chat, and names.

    \b
    railhead admin reports                                   those that are open
    railhead admin reports 1f0c2a9b                          one of them, with what was said around it
    railhead admin reports 1f0c2a9b --close --why "unsaid"   done with
    """
    office, screen = web("office"), Screen()
    with database(address_of(data)) as engine:
        if close and report:
            office.close_report(engine, report, why)
            screen.say(f"Report {report} is closed.")
        elif report:
            show_report(screen, office.report(engine, report))
        else:
            found = office.reports(engine, closed=closed)
            shown = grid("report", "when", "table", "who", "what", "why", "closed")
            for one in found:
                told = (one["id"], day(one["at"]), one["table_id"], one["reported"])
                done = f"{day(one['closed'])} {one['verdict']}" if one["closed"] else ""
                shown.add_row(*told, Text(one["what"]), Text(one["why"]), Text(done))
            screen.console.print(shown)
            screen.say(f"{len(found)} reports.")


def show_report(screen: Screen, found: Any) -> None:
    """One report, who sits at the table, and what was said around it."""
    row = found.row
    kind = f"line {row['line']}" if row["line"] >= 0 else "the name"
    lines = [
        f"report {row['id']} of {day(row['at'])}, table {row['table_id']}, by {row['reporter']}",
        f"{kind} of seat {row['seat'] + 1}, person {row['reported']} (reported {found.times} times): {row['what']}",
        f"why: {row['why']}",
        "at the table: " + ", ".join(f"{name or 'free'} ({number})" for number, name in found.people),
    ]
    for number, at, seat, text in found.chat:
        mark = ">" if number == row["line"] else " "
        lines.append(f"{mark}{number:>6} {day(at)} seat {(seat or 0) + 1}: {text or '(removed)'}")
    if row["closed"]:
        lines.append(f"closed {day(row['closed'])}: {row['verdict']}")
    for line in lines:
        screen.console.print(line, markup=False)


@app.command()
def push_keys() -> None:
    """Make the keys of web push, as lines for the settings of the server; make them once, and keep them secret.

    Whoever has subscribed must do so again when they change.

    \b
    railhead admin push-keys >> /etc/railhead.env    then write your address into the second line
    """
    try:
        from railhead.web.sealing import make_key
    except ModuleNotFoundError as fault:
        raise Complaint(f"{fault.name} is not installed: pip install 'railhead[web,push]'") from None
    print(f"RAILHEAD_PUSH_KEY={make_key()}")
    print("RAILHEAD_PUSH_CONTACT=mailto:you@club.example")


@app.command()
def forget(person: Annotated[str, typer.Argument(help="The id of a person, from `tables`.")], data: Data = ".") -> None:
    """Forget a person: name, chat, key and address go; the matches stay, with "Player 2" in that seat."""
    with database(address_of(data)) as engine:
        count = web("office").forget_person(engine, person)
    Screen().say(f"Person {person} is forgotten at {count} tables.")


# --- disk -------------------------------------------------------------------------------------------------------------


@app.command()
def tidy(
    data: Data = ".",
    finished: Annotated[float, typer.Option(help="Remove matches that ended more than so many days ago.")] = 0,
    unfinished: Annotated[float, typer.Option(help="Remove tables where nothing happened for so many days.")] = 0,
    chat: Annotated[float, typer.Option(help="Remove chat that is so many days old.")] = 0,
    addresses: Annotated[float, typer.Option(help="Forget from where tables were opened, after so many days.")] = 30,
    reports: Annotated[float, typer.Option(help="Remove reports that were closed so many days ago.")] = 90,
    pretend: Annotated[bool, typer.Option("--pretend", help="Only say how much that would be.")] = False,
) -> None:
    """Remove what is old. A server does the same by itself every hour, by RAILHEAD_KEEP_FINISHED and the like.

    \b
    railhead admin tidy --unfinished 90 --pretend    how much would go
    railhead admin tidy --finished 365 --chat 30     a year of matches, a month of chat
    """
    keep = web("settings").Keep(finished, unfinished, chat, addresses, reports)
    with database(address_of(data)) as engine:
        done = web("office").tidy(engine, keep, pretend=pretend)
    verb = "would be removed" if pretend else "were removed"
    Screen().say(
        f"{done.finished} finished and {done.unfinished} unfinished tables, {done.lines} lines of chat, "
        f"{done.addresses} addresses and {done.reports} reports {verb}."
    )


@app.command()
def disk(data: Data = ".") -> None:
    """Say what takes how much room in the database, and how much is left on the disk."""
    address = address_of(data)
    screen = Screen()
    with database(address) as engine:
        found = web("office").room(engine)
        file = engine.url.database if engine.dialect.name == "sqlite" else ""
    shown = grid("what", "rows", "bytes")
    for one in found:
        shown.add_row(one.name, f"{one.rows:,}", size(one.bytes) if one.bytes else "")
    screen.console.print(shown)
    if file:
        taken = sum(one.stat().st_size for one in Path(file).parent.glob(Path(file).name + "*"))
        screen.say(f"The files take {size(taken)}; {size(disk_usage(Path(file).parent).free)} are free on the disk.")


@app.command()
def verify(data: Data = ".") -> None:
    """Check every record: is its log whole, can it be played again, does every decision give the sealed state?

    Exit code 0: all are right; 1: some are not, and each is named.
    """
    begun = time.monotonic()
    screen = Screen()
    with database(address_of(data)) as engine, Progress("verify: tables", count(engine, "tables")) as progress:
        audit = web("audit").Audit()
        for audit in web("audit").verify(engine):
            progress.at(audit.tables)
    for fault in audit.faults:
        screen.say(fault, "red")
    foreign = f", {audit.foreign} of other rules or closed" if audit.foreign else ""
    screen.say(
        f"{audit.tables} tables, {audit.finished} finished and checked to the last decision{foreign}; "
        f"{len(audit.faults)} faults; {time.monotonic() - begun:.0f} s."
    )
    if audit.faults:
        raise typer.Exit(1)


def count(engine: Any, *names: str) -> int:
    """How many rows there are in these tables of the database, or in all."""
    return sum(one.rows for one in web("office").room(engine) if not names or one.name in names)


# --- backups ----------------------------------------------------------------------------------------------------------


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="Where to put it; it has its name only when it is whole.")],
    data: Data = ".",
) -> None:
    """Write everything to one file, while the server runs: all of one moment, with a checksum.

    The file is the same for SQLite and PostgreSQL, and can be restored into either.

    \b
    railhead admin backup club-$(date +%F).jsonl.gz
    """
    with database(address_of(data)) as engine, Progress("backup: rows", count(engine)) as progress:
        rows = web("archive").back_up(engine, file, progress.at)
    Screen().say(f"{file}: {rows:,} rows, {size(file.stat().st_size)}.")


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A backup.")],
    data: Annotated[str, typer.Option(help="The folder for the SQLite file, unless DATABASE_URL is set.")] = ".",
) -> None:
    """Put a backup into an empty database: all of it, or nothing if it is not whole.

    \b
    railhead admin restore club.jsonl.gz --data /var/lib/railhead
    DATABASE_URL=postgresql://... railhead admin restore club.jsonl.gz
    """
    given = os.environ.get("DATABASE_URL", "")
    place, counting = given or web("settings").sqlite_in(data), Progress("restore: rows", 0)
    with alone(data, given), database(place) as engine, counting as progress:
        rows = web("archive").restore(file, engine, progress.at)
    Screen().say(f"{rows:,} rows are back; start the server, or check them: railhead admin verify")


@app.command()
def move(
    target: Annotated[str, typer.Argument(help="postgresql://..., or the folder for a SQLite file.")],
    data: Data = ".",
) -> None:
    """Move everything to another database: from SQLite to PostgreSQL when the club grows, or back.

    Stop the server first. The old database stays as it is.

    \b
    railhead admin move postgresql://railhead@db/railhead --data /var/lib/railhead
    """
    there = target if "://" in target else web("settings").sqlite_in(target)
    here = address_of(data)
    still, counting = alone(data, os.environ.get("DATABASE_URL", "")), Progress("move: rows", 0)
    with still, database(here) as source, database(there) as goal, counting as progress:
        rows = web("archive").move(source, goal, progress.at)
    Screen().say(f"{rows:,} rows are there now. Start the server with its new address: DATABASE_URL, or --data.")


@contextmanager
def alone(data: str, given: str) -> Iterator[None]:
    """No server may run on a SQLite file meanwhile: what it would write were lost."""
    if given:
        yield
        return
    serve = web("serve")
    try:
        with serve.only_one(data):
            yield
    except SystemExit:
        raise Complaint("Stop the server first: what is played meanwhile would be lost.") from None
