"""The build tool: what is compiled how, what the cache keeps, and what a missing compiler or an interruption leaves."""

import json
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from project_tools import tool

import railhead
from railhead import pure

ROOT = Path(__file__).parent.parent
build = tool("build")


def test_code_that_runs_once_or_for_interpreted_callers_alone_is_not_optimised() -> None:
    generated = """
    char CPyDef_railhead___kernel___state_____top_level__(void) {
        PyObject *CPyPy_railhead___kernel___state___State___move(PyObject *self, PyObject *const *args) {
        PyObject *CPyPy_railhead___games___black_metro___verbs___can_move(PyObject *self, PyObject *const *args) {
    static PyObject *
    railhead___kernel___state___State_get_asks(railhead___kernel___state___StateObject *self, void *closure)
    {
    CPyTagged CPyDef_railhead___kernel___state___move(PyObject *cpy_r_self) {
    PyObject *CPyPy_declared(PyObject *self);
    """
    marked = build.marked(generated)

    assert 3 == marked.count("RARELY")
    assert "SELDOM" not in marked
    assert "RARELY PyObject *CPyPy_railhead___kernel___state___State___move" in marked
    assert "RARELY CPyTagged" not in marked
    assert "RARELY PyObject *CPyPy_declared" not in marked


def test_code_that_draws_a_table_or_sets_it_up_is_optimised_a_little() -> None:
    generated = """
PyObject *CPyDef_railhead___games___barbarossa___scene___scene(PyObject *cpy_r_view) {
char CPyDef_railhead___games___black_metro___scene_board___Board___draw(PyObject *cpy_r_self, PyObject *cpy_r_g) {
tuple_T2OI CPyDef_railhead___games___metro2033___setup___deal(PyObject *cpy_r_g) {
PyObject *CPyDef_railhead___games___barbarossa___game___Barbarossa___scene(PyObject *cpy_r_self) {
PyObject *CPyDef_railhead___games___barbarossa___scene___declared(PyObject *cpy_r_view);
    if (CPyDef_railhead___games___barbarossa___scene___Scene_____mypyc_defaults_setup((PyObject *)self) == 0) {
CPyTagged CPyDef_railhead___games___front_line___hit___Hit___setup(PyObject *cpy_r_self) {
"""
    seldom = [line.partition("(")[0] for line in build.marked(generated).splitlines() if line.startswith("SELDOM")]

    assert ["scene", "draw", "deal"] == [name.rpartition("___")[2] for name in seldom]


def test_two_modules_of_one_group_with_the_same_last_name_are_refused() -> None:
    with pytest.raises(build.Failed, match="Two modules of one group are called state"):
        build.entry_points("railhead_kernel", ["railhead.kernel.state", "railhead.bots.state"])


def test_every_module_of_a_group_has_its_entry() -> None:
    text = build.entry_points("railhead_x", ["railhead.x.one", "railhead.x.two"])

    assert 1 == text.count("PyMODINIT_FUNC PyInit_one(void)")
    assert 1 == text.count("CPyInit_railhead___x___two();")


def test_an_edit_changes_the_key_of_its_own_game_and_one_of_the_kernel_that_of_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("kernel/state.py", "games/one/game.py", "games/two/game.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("x = 1\n")
    monkeypatch.setattr(build, "PACKAGE", tmp_path)
    monkeypatch.setattr(build, "pure", lambda: pure)
    monkeypatch.setattr(pure, "PACKAGE", tmp_path)
    groups = build.find_groups()

    def keys() -> dict[str, str]:
        return {name: build.key_of(group, groups, "3") for name, group in groups.items()}

    before = keys()
    (tmp_path / "games/one/game.py").write_text("x = 2\n")
    after_game = keys()
    (tmp_path / "kernel/state.py").write_text("x = 2\n")
    after_kernel = keys()

    assert ["kernel", "one", "two"] == list(groups)
    assert ["one"] == [name for name in groups if before[name] != after_game[name]]
    assert list(groups) == [name for name in groups if after_game[name] != after_kernel[name]]
    assert before["kernel"] != build.key_of(groups["kernel"], groups, "2")


def test_the_cache_gives_a_library_to_another_clone_and_keeps_only_so_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RAILHEAD_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(build, "CACHED_LIBRARIES", 2)
    for number in range(3):
        library = tmp_path / "made.so"
        library.write_text(f"library {number}")
        build.put_into_cache(library, f"code{number}.so", f"key{number}", ["railhead.x"])
        os.utime(build.cache_folder() / f"code{number}.so", (number, number))
        os.utime(build.cache_folder() / f"key{number}.json", (number, number))
    found = build.from_cache("key2.json")

    assert {"code": "code2.so", "modules": ["railhead.x"]} == json.loads(found.read_text())
    assert "library 2" == build.from_cache("code2.so").read_text()
    assert build.from_cache("code0.so") is None
    assert 4 == len([*build.cache_folder().iterdir()])


def test_a_cache_that_cannot_be_written_is_done_without(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "cache").write_text("a file is in the way")
    monkeypatch.setenv("RAILHEAD_CACHE", str(tmp_path / "cache"))
    library = tmp_path / "made.so"
    library.write_text("library")

    build.put_into_cache(library, "code.so", "key", [])

    assert build.from_cache("code.so") is None


def test_without_a_c_compiler_everything_stays_interpreted_and_that_is_no_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("RAILHEAD_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(build, "c_compiler", lambda: None)
    groups = build.find_groups()

    assert 0 == build.build(groups, set(groups), "0", tmp_path / "compiled")
    assert "everything runs interpreted" in capsys.readouterr().out
    assert not (tmp_path / "compiled").exists()


def test_libraries_that_do_not_load_never_get_into_the_index(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    groups = build.find_groups()
    run = build.Run(groups, "3", ["kernel"], tmp_path / "compiled")
    broken = tmp_path / "broken.so"
    broken.write_text("no library")
    run.made["kernel"] = build.Made(broken, ["railhead.kernel.state"])

    with pytest.raises(build.Failed, match="does not load"):
        run.install()

    assert not (tmp_path / "compiled" / "index.json").exists()
    assert [] == [*(tmp_path / "compiled").glob("candidate*")]
    assert "Error" in capfd.readouterr().err


def test_a_game_counts_as_soon_as_it_is_made_and_nothing_before_the_kernel(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build, "check_imports", lambda index, modules: None)
    groups = build.find_groups()
    run = build.Run(groups, "3", [*groups], tmp_path / "compiled")
    library = tmp_path / "made.so"
    library.write_text("a library")

    def counting() -> list[str]:
        index = tmp_path / "compiled" / "index.json"
        return [*json.loads(index.read_text())["groups"]] if index.exists() else []

    seen = []
    for name in ("front_line", "kernel", "toy"):
        run.made[name] = build.Made(library, [f"railhead.{name}"])
        run.install()
        seen.append(counting())

    assert [[], ["front_line", "kernel"], ["front_line", "kernel", "toy"]] == seen


def test_the_kernel_the_largest_game_and_that_of_first_matches_are_made_first() -> None:
    groups = build.find_groups()

    order = build.in_order([*groups], groups)

    assert sorted(groups) == sorted(order)
    assert ["kernel", "black_metro", "front_line"] == order[:3]
    assert ["toy"] == build.in_order(["toy"], groups)


def test_control_c_during_a_build_leaves_nothing_half_made(tmp_path: Path) -> None:
    """In a copy of this checkout, while mypyc reads the kernel."""
    for folder in ("tools", "src"):
        ignored = shutil.ignore_patterns("__pycache__", "compiled", "web", "games")
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=ignored)
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "src"), "RAILHEAD_CACHE": str(tmp_path / "cache")}
    process = subprocess.Popen(
        [sys.executable, str(tmp_path / "tools" / "build.py")],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    with process:
        assert process.stdout is not None
        begun = process.stdout.readline()
        os.killpg(process.pid, signal.SIGINT)
        said = process.stdout.read()

    assert begun.startswith("Compiling kernel, toy ")
    assert 1 == process.returncode
    assert said.endswith("Interrupted; what was compiled before stays in use.\n")
    assert "Traceback" not in said
    assert [] == [*tmp_path.glob("src/railhead/compiled/*")]


everything = set(railhead.rulesets()) | {"kernel"}


@pytest.mark.skipif(
    railhead.build() == "interpreted" or not everything <= set(pure.read_index()),
    reason="not everything is compiled here, and compiling takes minutes",
)
def test_the_wheel_plays_every_game_compiled_and_read_only(tmp_path: Path) -> None:
    """After `make compile` the libraries come out of the cache."""
    made = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "make_wheel.py"), "--offline", "--dist", str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
    )

    assert made.returncode == 0, made.stdout + made.stderr
    for game in railhead.rulesets():
        assert f"{game}: " in made.stdout
    assert len(railhead.rulesets()) == made.stdout.count("decisions, compiled")
    assert 1 == len([*tmp_path.glob("railhead-*.whl")])
