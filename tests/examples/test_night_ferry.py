"""Somebody else's game works everywhere without a line changed in the project."""

import json
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from tests.examples.conftest import EXAMPLE, ROOT, Elsewhere

BETWEEN_TWO_LOOKS = 0.05
FILES = sorted([path for path in EXAMPLE.rglob("*") if path.suffix in (".py", ".ftl", ".toml")])


def test_it_is_small() -> None:
    """What somebody has to write: the columns are made."""
    written = [path for path in FILES if path.name != "columns.py"]
    assert sum([len(path.read_text(encoding="utf-8").splitlines()) for path in written]) <= 450


def test_it_is_typed() -> None:
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(ROOT / ".mypy_cache" / "example")]
    done = subprocess.run([*command, "night_ferry"], cwd=EXAMPLE, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def test_it_says_everything_in_both_languages() -> None:
    for name in ("rules.ftl", "play.ftl"):
        english, italian = [EXAMPLE / "night_ferry" / "text" / language / name for language in ("en", "it")]
        assert messages(english) == messages(italian)


def messages(path: Path) -> list[str]:
    return re.findall(r"^ *\.?[\w-]+ =", path.read_text(encoding="utf-8"), re.MULTILINE)


def test_what_is_made_from_its_declarations_is_current(elsewhere: Elsewhere) -> None:
    code = f"""
import os
os.chdir({str(ROOT)!r})
from remnants.declaring import stale
print([path.name for path in stale() if "night_ferry" in str(path)])
"""
    assert elsewhere.python(code).strip() == "[]"


def test_an_installed_copy_is_left_alone_by_what_makes_source(elsewhere: Elsewhere, packages: Path) -> None:
    copy = elsewhere.folder / "site-packages" / "night_ferry"
    shutil.copytree(packages / "night_ferry", copy)
    (copy / "columns.py").write_text("# not what the declarations say", encoding="utf-8")
    code = f"""
import sys
sys.path.insert(0, {str(copy.parent)!r})
from remnants import declaring
stale = declaring.stale()
assert sys.modules["night_ferry"].__file__ == {str(copy / "__init__.py")!r}
print([path for path in stale if "night_ferry" in str(path)])
"""
    assert elsewhere.python(code).strip() == "[]"


def test_a_game_without_rounds_or_puzzles_says_nothing_of_them(elsewhere: Elsewhere) -> None:
    told = elsewhere.remnants("simulate", "ferry", "--games", "2")
    assert "decisions:" in told and "rounds:" not in told
    code = "from remnants.cli import run; assert run(['puzzle', 'ferry']) == 2"
    elsewhere.python(code)


def test_it_keeps_the_kernels_promises(elsewhere: Elsewhere) -> None:
    """The conformance kit: copies, guesses, refusals, records and events at every position of whole games."""
    code = """
from remnants import kits
from remnants.kernel.conformance import check_record, walk
from remnants.kernel.match import Match
from remnants.text.catalogue import Catalogue
from remnants.text.texts import rule_named
game = kits.game("ferry")
rules = {rule_named(message) for message in Catalogue("ferry", "en").rules()}
verbs = {}
for players in (2, 3, 4):
    for nights in (5, 3):
        for seed in range(4):
            match = Match.new(game, players, seed, {"nights": nights})
            verbs |= walk(match, seed, rules, close_look=1.0).verbs
            check_record(game, match)
assert set(verbs) == {"load", "bribe", "wait"}, verbs
print("kept")
"""
    assert elsewhere.python(code).strip() == "kept"


def test_in_the_terminal(elsewhere: Elsewhere) -> None:
    told = elsewhere.remnants("play", "ferry", "--terminal", "--players", "3", "--seed", "7", typed="1\n" * 10)
    assert "Night Ferry" in told and "The watch rolls" in told and "The game is over." in told
    italian = elsewhere.remnants("play", "ferry", "--terminal", "--lang", "it", "--seed", "7", typed="1\n" * 10)
    assert "Il traghetto di notte" in italian and "La ronda tira" in italian


def test_its_rules(elsewhere: Elsewhere) -> None:
    assert "twice as much" in elsewhere.remnants("rules", "ferry")
    assert "bustarella" in elsewhere.remnants("rules", "ferry", "--lang", "it", "--search", "bustarella")


def test_simulated(elsewhere: Elsewhere) -> None:
    words = ["simulate", "ferry", "--bots", "normal,random", "--games", "60", "--seed", "3", "--json"]
    figures = json.loads(elsewhere.remnants(*words))
    assert figures["games"] == 60
    assert figures["wins_by_bot"]["normal"] > figures["wins_by_bot"]["random"], "its habits are worth something"


def test_in_the_arena(elsewhere: Elsewhere) -> None:
    elsewhere.remnants(
        *[
            "lab",
            "arena",
            "ferry",
            "--bots",
            "normal,easy,random",
            "--players",
            "2",
            "--games",
            "12",
            "--out",
            "ratings",
        ]
    )
    assert "normal" in (elsewhere.folder / "ratings" / "report.html").read_text(encoding="utf-8")


def test_for_learners(elsewhere: Elsewhere) -> None:
    code = """
import warnings
warnings.simplefilter("ignore")
from pettingzoo.test import api_test, seed_test
from remnants.envs import pettingzoo
for players in (2, 4):
    api_test(pettingzoo.env("ferry", players), num_cycles=100)
seed_test(lambda: pettingzoo.env("ferry", 3), num_cycles=20)
"""
    assert "Passed" in elsewhere.python(code)


def test_saved_and_verified(elsewhere: Elsewhere) -> None:
    elsewhere.remnants("play", "ferry", "--terminal", "--seed", "7", typed="1\nsave ferry.json\nquit\n")
    assert elsewhere.remnants("record", "verify", "ferry.json").startswith("fair")
    assert "puts a crate aboard" in elsewhere.remnants("record", "replay", "ferry.json")


def test_at_a_table_of_the_server(server: str) -> None:
    """A whole game over the server's interface, against bots that think in its workers."""
    with httpx.Client(base_url=server, timeout=30) as client:
        shown = next(game for game in client.get("/api/games").json() if game["name"] == "ferry")
        assert shown["levels"] == ["random", "easy", "normal"]
        assert "choice-bribe" in client.get("/api/games/ferry/text/it").text
        seats = [{"kind": "me"}, {"kind": "bot", "level": "normal"}]
        made = client.post("/api/tables", json={"game": "ferry", "seats": seats, "name": "Ada", "start": True}).json()
        table = f"/api/tables/{made['id']}"
        for number in range(1000):
            state = client.get(table).raise_for_status().json()
            if state["phase"] == "over":
                break
            if state["decides"] != 0:
                time.sleep(BETWEEN_TWO_LOOKS)
            else:
                choice = client.get(f"{table}/view?seat=0").json()["choices"][0]
                body = {"id": f"c{number}", "expect": state["version"], "choice": choice}
                client.post(f"{table}/seats/0/play", json=body)
        assert state["phase"] == "over"
        assert client.get(f"{table}/record").json()["game"] == "ferry"


def test_nothing_of_the_project_knows_of_it() -> None:
    for path in [*(ROOT / "src").rglob("*.py"), *(ROOT / "web" / "src").rglob("*.ts")]:
        assert "night_ferry" not in path.read_text(encoding="utf-8"), path


@pytest.mark.parametrize("path", FILES, ids=lambda path: Path(path).name)
def test_every_file_ends_with_a_line(path: Path) -> None:
    assert path.read_text(encoding="utf-8").endswith("\n")


def test_the_document_shows_it_as_it_is() -> None:
    text = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    shown = re.findall(r"^```(?:py|toml|text)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    sources = [path.read_text(encoding="utf-8") for path in [*FILES, Path(__file__)]]
    assert len(shown) >= 5
    for block in shown:
        assert any([block in source for source in sources]), block
    for line in re.findall(r"^remnants (.*)$", text, re.MULTILINE):
        assert line.split()[:2] in (["play", "ferry"], ["simulate", "ferry"])
