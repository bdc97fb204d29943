"""The data against an independent list of what the guide prints (chapters 1, 22)."""

import re
import tomllib
from pathlib import Path

import pytest

from railhead.games.black_metro import cards, queries, scripts

PRINTED = tomllib.loads((Path(__file__).parents[2] / "printed" / "black_metro.toml").read_text(encoding="utf-8"))
DATA = cards.DATA


def numbers(text):
    """The numbers of a text, without those of districts and levels."""
    return [int(found) for found in re.findall(r"(?<!\d)\d(?!\d)", text)]


def test_component_counts():
    """The list of components (BLK-1.2, BLK-1.3, BLK-1.4)."""
    counts = PRINTED["counts"]

    for name, count in counts.items():
        if name in DATA["inventory"]:
            assert count == DATA["inventory"][name], name
    assert counts["technologies"] == sum(row["count"] for row in cards.TECHNOLOGIES)
    assert counts["fortunes"] == sum(row["count"] for row in cards.FORTUNES)
    assert counts["missions"] == sum(row["count"] for row in cards.MISSIONS)
    assert counts["syndicates"] == len(cards.SYNDICATES)
    assert counts["candidates"] == len(cards.CANDIDATES)
    assert counts["scientific_levels"] == sum(row["count"] for row in cards.LEVELS)
    assert (counts["tiles"], counts["dice"], counts["rounds"]) == (cards.TILES, len(DATA["dice"]), cards.ROUNDS)
    assert counts["personnel"] == 4 * cards.PERSONNEL_MAX
    assert counts["blockades"] == 4 * cards.BLOCKADES
    assert counts["players"] == DATA["meta"]["players"]


def test_limits_and_strengths():
    """The printed caps and the table of units (BLK-1.8 to 1.11, BLK-10.1.1)."""
    limits = PRINTED["limits"]

    assert (limits["resource"], limits["strain"], limits["hand"]) == (
        cards.RESOURCE_MAX,
        cards.STRAIN_MAX,
        cards.HAND_MAX,
    )
    assert [limits["personnel"], limits["paragons"], limits["doom_mechasuits"]] == cards.RANK_MAX
    assert [limits["fortifications_per_district"]] * 12 == cards.FORT_ZONES[1:]
    assert limits["overwhelm_difference"] == cards.OVERWHELM_DIFFERENCE
    for row in DATA["units"]:
        if row["name"] in PRINTED["strength"]:
            assert PRINTED["strength"][row["name"]] == row["strength"]


def test_districts():
    """Names in the order of initiative, and every printed number of their effects (BLK-4.4)."""
    assert PRINTED["districts"]["names"] == [row["name"] for row in DATA["districts"]]
    for at, row in enumerate(DATA["districts"]):
        for effect in ("first", "second"):
            if row["id"] in ("d08",) and effect == "first":
                continue  # the cost stands on the scientific level cards
            assert PRINTED["districts"][effect][at] == numbers(row[effect]["text"]), (row["name"], effect)


def test_introductory_set_up():
    """2 subordinates, 3 gold, 2 intel, 3 strain (BLK-3.8)."""
    effects = scripts.SCRIPTS[scripts.INTRODUCTION].effects
    found = {(effect.name, tuple(effect.res)): effect.n for effect in effects}

    intro = PRINTED["intro"]
    assert {
        ("recruit", ()): intro["subordinates"],
        ("get", (cards.GOLD,)): intro["gold"],
        ("get", (cards.INTEL,)): intro["intel"],
        ("strain", ()): intro["strain"],
    } == found


@pytest.mark.parametrize("die", ["fortune", "supply", "penalty"])
def test_dice(die):
    """Every printed number of every face (BLK-13.3, BLK-13.4, BLK-13.7)."""
    faces = next(row for row in DATA["dice"] if row["id"] == die)["faces"]

    assert PRINTED["dice"][die] == [numbers(face["text"]) for face in faces]


def test_scoring_and_tie_breakers():
    """The table of final scoring in order (BLK-9.1, BLK-9.5)."""
    steps = DATA["scoring"]["steps"]

    assert PRINTED["scoring"]["every"] == [step["every"] for step in steps]
    assert PRINTED["scoring"]["result"] == [step.get("power", step.get("strain")) for step in steps]
    for word, breaker in zip(PRINTED["scoring"]["ties"], DATA["scoring"]["tie_breakers"], strict=True):
        assert word in breaker


def test_printed_names():
    """Names that the guide mentions are in the data as printed (BLK-17.1)."""
    names = PRINTED["names"]

    assert set(names["candidates"]) <= {row["name"] for row in cards.CANDIDATES}
    assert set(names["technologies"]) <= {row["name"] for row in cards.TECHNOLOGIES}
    assert set(names["missions"]) <= {row["name"] for row in cards.MISSIONS}
    assert set(names["syndicates"]) <= {row["name"] for row in cards.SYNDICATES}
    assert set(names["tiles"]) == {row["name"] for row in DATA["tile_faces"]}


def test_what_the_worked_example_shows():
    """Three mission options, the cost of research, the backing of Fortitude Trainers (BLK-21.4 to 21.10)."""
    example = PRINTED["example"]
    missions = {row["name"]: row for row in cards.MISSIONS}
    for name in ("Secure the District", "Defend Strategic Positions", "Believe in Destiny"):
        shown = [
            [option.get("cond", {}).get("min", option.get("cost", {}).get("fortune")), option["power"]]
            for option in missions[name]["options"]
        ]
        assert example[name] in shown
    assert example["research"] == DATA["districts"][7]["first"]["choose"][1]["cost"]
    assert example["fortitude_trainers"] == cards.SYNDICATES[0]["power"]


def test_the_solo_challenge():
    """Powers, ranks, syndicates, handicap (BLK-19.1, BLK-19.2)."""
    solo = PRINTED["solo"]

    assert (solo["overlord_power"], solo["player_power"]) == (cards.OVERLORD_POWER, cards.TARGET_POWER)
    assert solo["ranks"] == {row["rank"]: row["min"] for row in DATA["solo"]["ranks"] if "min" in row}
    assert solo["syndicates"] == [cards.CARD_TITLES[card] for card in cards.SOLO_SYNDICATES]
    assert (solo["handicap_strain"], solo["handicap_subordinates"]) == (
        cards.HANDICAP_STRAIN,
        cards.HANDICAP_SUBORDINATES,
    )


def test_the_table_of_blockades():
    """Both columns of the printed table (BLK-5.8, BLK-12.2.4)."""
    for blockades, strength, fortunes, strain in PRINTED["blockades"]["table"]:
        assert strain == queries.blockade_strain(blockades, strength)
        assert strain == cards.STRAIN_PER_FORTUNE * (blockades - fortunes)


def test_where_each_entry_comes_from():
    """Every entry of the data names its source."""
    for section in ("units", "districts", "technologies", "candidates", "syndicates", "missions", "fortunes", "dice"):
        for row in DATA[section]:
            assert row["source"] in ("rulebook", "public", "reconstructed"), row["id"]
