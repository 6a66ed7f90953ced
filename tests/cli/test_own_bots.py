"""A bot of one's own (`module:Class` in the current folder) wherever a bot can be named; packs by name or folder."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from remnants.bots import levels as own_levels
from remnants.boxes.city.rules.game import GAME, OWN_PACKS
from remnants.cli import run
from tests.cli.calling import Caller

ROOT = Path(__file__).parents[2]
BOTS = """
from remnants.bots import Bot

class First(Bot):
    def choose(self, seen, seed):
        return seen.choices()[0]

class Last:
    def __init__(self, game):
        self.game = game
    def choose(self, seen, seed):
        return seen.choices()[-1]

class Failing(Bot):
    def choose(self, seen, seed):
        return seen.no_such_thing()

class Cheating(Bot):
    def choose(self, seen, seed):
        return ("win", 1)

class Unmade(Bot):
    def __init__(self):
        raise ValueError("not today")

class Mute:
    pass

class Silent(Bot):
    pass

class Hasty(Bot):
    def choose(self, seen):
        return seen.choices()[0]

class Deep(Bot):
    def __init__(self, depth, game, *, width):
        self.depth = depth

class Set(Bot):
    def __init__(self, depth=1, game="", **more):
        self.known = [("nothing",)] * depth + [game]
    def choose(self, seen, seed):
        assert self.known == [("nothing",), "aylkor"]
        return seen.choices()[0]

class Counted:
    def __init__(self, guesses=2):
        self.guesses = guesses
    def choose(self, seen, seed):
        return [choice for _ in range(self.guesses) for choice in seen.choices()][0]

class Listing(Bot):
    def choose(self, seen, seed):
        return list(seen.choices()[0])

NUMBER = 5
"""


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder, with a module of bots and two that are broken."""
    (tmp_path / "own_bots.py").write_text(BOTS, encoding="utf-8")
    (tmp_path / "own_typo.py").write_text("class Odd(:\n", encoding="utf-8")
    (tmp_path / "own_crash.py").write_text("1 / 0\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    for name in ("own_bots", "own_typo", "own_crash"):
        sys.modules.pop(name, None)
    return tmp_path


def test_simulate(here: Path, call: Caller) -> None:
    called = call(
        "simulate", "aylkor", "--bots", "own_bots:First,own_bots:Last", "--games", "2", "--seed", "1", "--json"
    )
    assert called.code == 0, called.err
    assert json.loads(called.out)["bots"] == ["own_bots:First", "own_bots:Last"]


@pytest.mark.parametrize("bot", ["Set", "Counted"])
def test_only_a_parameter_called_game_is_filled_in(here: Path, call: Caller, bot: str) -> None:
    called = call("simulate", "aylkor", "--players", "2", "--bots", f"own_bots:{bot}", "--games", "1", "--json")
    assert called.code == 0, called.err


def test_simulate_in_several_processes(here: Path) -> None:
    words = ["simulate", "aylkor", "--players", "2", "--bots", "own_bots:Last", "--games", "2", "--jobs", "2", "--json"]
    done = subprocess.run([sys.executable, "-P", "-m", "remnants", *words], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 2


def test_arena(here: Path) -> None:
    words = "lab arena aylkor --bots own_bots:First,random --players 2 --games 2 --out ratings"
    assert run(words.split()) == 0
    assert "own_bots:First" in (here / "ratings" / "report.html").read_text(encoding="utf-8")


def test_terminal(here: Path, call: Caller) -> None:
    called = call("play", "aylkor", "--terminal", "--bots", "own_bots:First", "--players", "2", typed="quit\n")
    assert called.code == 0, called.err


SERVERS = {
    "import remnants.server as s; s.play('aylkor', 'own_bots:Last', open_browser=False)": ["own_bots:Last"],
    "from remnants.cli import run; run(['serve', '--port', '0', '--bots', 'own_bots:First, tough=own_bots:Last'])": [
        "own_bots:First",
        "tough",
    ],
}


@pytest.mark.parametrize("code", SERVERS, ids=["play", "serve"])
def test_server(here: Path, code: str) -> None:
    """Whoever starts a server names the bots; whoever only visits cannot make it import anything."""
    environment = {**os.environ, "XDG_DATA_HOME": str(here)}
    server = subprocess.Popen(
        [sys.executable, "-P", "-u", "-c", code], stdout=subprocess.PIPE, text=True, env=environment
    )
    try:
        assert server.stdout is not None
        address = server.stdout.readline().strip()
        assert address.startswith("http://")
        with httpx.Client(base_url="/".join(address.split("/")[:3])) as client:
            levels = next(game["levels"] for game in client.get("/api/games").json() if game["name"] == "aylkor")
            assert levels[: -len(SERVERS[code])] == own_levels("aylkor")
            assert levels[-len(SERVERS[code]) :] == SERVERS[code]
            seats = [{"kind": "me"}, {"kind": "bot", "level": "own_bots:Failing"}]
            asked = client.post("/api/tables", json={"game": "aylkor", "seats": seats, "name": "Ada"})
            assert asked.status_code == 400
            assert "there is no bot 'own_bots:Failing'" in asked.text
    finally:
        server.terminate()
        server.wait(15)


WRONG = {
    "own_bots:Nobody": "has no 'Nobody'; write module:Class",
    "own_bots:": "write module:Class",
    "nowhere:First": "there is no module 'nowhere' that Python finds from here",
    "own_typo:Odd": "own_typo.py, line 1",
    "own_crash:Odd": "cannot be imported: ZeroDivisionError: division by zero (own_crash.py, line 1)",
    "own_bots:NUMBER": "no class which makes a bot",
    "own_bots:Unmade": "cannot be made: ValueError: not today",
    "own_bots:Mute": "has no method choose(self, seen, seed); derive it from remnants.bots.Bot",
    "own_bots:Silent": "has no method choose(self, seen, seed); derive it from remnants.bots.Bot",
    "own_bots:Hasty": "its method must be choose(self, seen, seed)",
    "own_bots:Deep": "depth, width must have a default value; only game, the name of the game, is given to a bot",
    "own_bots.py:First": "write module:Class, such as my_bots:Careful for Careful in the file my_bots.py",
    "./own_bots:First": "write module:Class, such as",
    ":": "write module:Class",
}


@pytest.mark.parametrize("place", WRONG)
@pytest.mark.parametrize("words", [("simulate", "aylkor", "--games", "1"), ("play", "aylkor", "--terminal")])
def test_what_is_no_bot(here: Path, call: Caller, place: str, words: tuple[str, ...]) -> None:
    called = call(*words, "--bots", place, typed="quit\n")
    assert called.code == 2
    assert WRONG[place] in called.err
    assert called.err.count("\n") == 1


def test_a_bot_that_fails_is_named(here: Path, call: Caller) -> None:
    called = call("simulate", "aylkor", "--players", "2", "--games", "1", "--seed", "s", "--bots", "own_bots:Failing")
    assert called.code == 2
    for words in ("own_bots:Failing", "AttributeError", "own_bots.py, line 16"):
        assert words in called.err
    assert called.err.count("\n") == 1


def test_a_bot_that_chooses_what_is_not_there_is_named(here: Path, call: Caller) -> None:
    called = call("simulate", "aylkor", "--players", "2", "--games", "1", "--bots", "own_bots:Cheating")
    assert called.code == 2
    assert "bot 'own_bots:Cheating' chose ('win', 1)" in called.err


def test_a_choice_that_is_no_tuple_is_refused(here: Path, call: Caller) -> None:
    called = call("simulate", "aylkor", "--players", "2", "--games", "1", "--bots", "own_bots:Listing")
    assert called.code == 2
    assert "bot 'own_bots:Listing' chose ['" in called.err


# ---------------------------------------------------------------- packs


def test_simulate_with_a_pack_by_folder_and_by_name(tmp_path: Path, call: Caller) -> None:
    shutil.copytree(OWN_PACKS / "city", tmp_path / "dear")
    mat = tmp_path / "dear" / "mat.toml"
    mat.write_text(mat.read_text(encoding="utf-8").replace("money = 2000", "money = 9000"), encoding="utf-8")
    words = ["simulate", "city", "--players", "2", "--games", "3", "--seed", "4", "--json"]
    usual, by_name = call(*words), call(*words, "--pack", GAME.usual_pack)
    other = call(*words, "--pack", str(tmp_path / "dear"))
    assert usual.out == by_name.out
    assert other.code == 0
    assert other.out != usual.out


@pytest.mark.parametrize("command", [("simulate", "city"), ("play", "city", "--terminal")])
def test_a_pack_that_is_not_there(call: Caller, command: tuple[str, ...]) -> None:
    called = call(*command, "--pack", "nowhere")
    assert called.code == 2
    assert "nowhere: a pack is a folder with TOML files" in called.err
    assert called.err.count("\n") == 1


def test_a_pack_of_ones_own(tmp_path: Path, call: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    begun = call("pack", "new", "city", "my-pack")
    assert begun.code == 0 and "remnants pack check my-pack" in begun.out
    assert not (tmp_path / "my-pack" / "former.toml").exists()
    assert call("pack", "check", "my-pack").code == 0
    assert call("pack", "new", "aylkor", "other", "--like", "aylkor").code == 0
    assert call("simulate", "city", "--players", "2", "--games", "1", "--pack", "my-pack").code == 0


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("chess", "mine"), "there is no game 'chess'"),
        (("city", "."), "it is there already"),
        (("city", "no/such/folder/mine"), "there is no folder no/such/folder to make it in"),
        (("city", "mine", "--like", "nowhere"), "nowhere: a pack is a folder"),
    ],
)
def test_a_pack_that_cannot_be_begun(
    tmp_path: Path, call: Caller, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], complaint: str
) -> None:
    monkeypatch.chdir(tmp_path)
    called = call("pack", "new", *words)
    assert called.code == 2
    assert complaint in called.err
    assert called.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []
