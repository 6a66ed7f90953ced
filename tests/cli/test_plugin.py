"""Plug-ins: words of one's own for packs, named on the command line."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import remnants

ROOT = Path(__file__).parents[2]
BOXES = Path(remnants.__file__).parent / "boxes"
OWN_PACK = BOXES / "city" / "packs" / "city"


def documented(example: int = 0) -> str:
    """The plug-ins of the documentation: City's, Aylkor's, Lionsgate's."""
    text = (ROOT / "docs" / "writing-a-pack.md").read_text(encoding="utf-8")
    found: list[str] = re.findall(r"^```py\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    return found[example]


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A pack in which the Stim Pack asks for tithes."""
    folder = tmp_path / "my-pack"
    shutil.copytree(OWN_PACK, folder)
    text = (folder / "market.toml").read_text(encoding="utf-8")
    begins = text.index('id = "stim-pack"')
    changed = re.sub(r"(?m)^effects = .*$", 'effects = [{ do = "tithe", amount = 500 }]', text[begins:], count=1)
    (folder / "market.toml").write_text(text[:begins] + changed, encoding="utf-8")
    (tmp_path / "tithe.py").write_text(documented(), encoding="utf-8")
    return folder


def remnants_says(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """A process of its own: a word that was added stays until the process ends."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "remnants", *words]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


def test_a_pack_with_a_word_of_its_own_is_checked_and_played(pack: Path) -> None:
    said = remnants_says(pack.parent, "pack", "check", "my-pack", "--game", "city", "--plugin", "tithe.py")
    assert "a good pack for city" in said.stdout
    words = ["lab", "balance", "city", "--players", "2", "--games", "1", "--experiments", "0", "--bots", "random"]
    said = remnants_says(pack.parent, *words, "--pack", "my-pack", "--plugin=tithe.py", "--jobs", "2")
    assert said.returncode == 0, said.stderr
    assert "report:" in said.stdout


PLAYED = """
import remnants
from remnants import plugins
from remnants.text import Texts
plugins.name(["tithe.py"])
gangs = ["ret", "gallius-regallas", "sempento-roden"]
players = [{"gang": gang, "arcs": arcs} for gang, arcs in zip(gangs, [1000, 300, 2000])]
players[0]["hand"] = ["stim-pack"]
position = {"players": 3, "player": players}
match = remnants.position("city", position, pack="my-pack")
texts = [Texts("city", language, pack=match.pack).naming for language in ("en", "it")]
play = next(choice for choice in match.choices() if choice[0] == "play")
print([naming.explained(play, match.view(0)) for naming in texts])
match.play(play)
print(match.view(0)["state"]["arcs"])
"""


def test_the_word_does_its_deed_and_is_printed_in_both_languages(pack: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    said = subprocess.run(
        [sys.executable, "-c", PLAYED], cwd=pack.parent, env=environment, capture_output=True, text=True, check=False
    )
    assert said.returncode == 0, said.stderr
    assert "Everybody else pays you 500 ARC." in said.stdout
    assert "Tutti gli altri ti pagano 500 ARC." in said.stdout
    assert "[1800, 0, 1500]" in said.stdout


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        (None, "there is no such file; a plug-in is a Python file"),
        ("1 // 0", "the plug-in fails with ZeroDivisionError"),
        ("def (", "the plug-in fails with SyntaxError"),
        ('add_word("arcs", Deed(), fields=(), when=("play",), en="", it="")', "the word 'arcs' is there already"),
        ('add_word("x", Deed(), fields=("size",), when=("play",), en="", it="")', "there is no field 'size'"),
        ('add_word("x", Deed(), fields=(), when=("standing",), en="", it="")', "there is no moment 'standing'"),
        ('add_word("x", Deed(), fields=(), when=(), en="", it="")', "works at no moment"),
        ('add_word("x", Deed(), fields=(), when=("play",), en="{amount}", it="")', "may hold nothing in braces"),
    ],
)
def test_a_broken_plugin_is_told_in_a_sentence(pack: Path, code: str | None, sentence: str) -> None:
    (pack.parent / "tithe.py").unlink()
    if code is not None:
        begin = "" if code.startswith(("1", "def")) else "from remnants.boxes.city.own_words import Deed, add_word\n"
        (pack.parent / "tithe.py").write_text(begin + code, encoding="utf-8")
    said = remnants_says(pack.parent, "pack", "check", "my-pack", "--game", "city", "--plugin", "tithe.py")
    assert said.returncode == 2
    assert sentence in said.stderr
    assert len(said.stderr.strip().splitlines()) == 1


def test_without_the_plugin_the_pack_says_what_is_missing(pack: Path) -> None:
    said = remnants_says(pack.parent, "pack", "check", "my-pack", "--game", "city")
    assert said.returncode == 2
    assert "there is no effect 'tithe'" in said.stderr
    assert "(--plugin names a file with others)" in said.stderr


# ---------------------------------------------------------------- Lionsgate

PIPES = Path(remnants.__file__).parent / "boxes" / "lionsgate" / "packs" / "lionsgate"


@pytest.fixture
def lionsgate_pack(tmp_path: Path) -> Path:
    """A pack in which the Steam Curtain clears the track."""
    folder = tmp_path / "my-pack"
    shutil.copytree(PIPES, folder)
    text = (folder / "pipes.toml").read_text(encoding="utf-8")
    changed = re.sub(r"(?m)^effect = .*$", 'effect = { do = "clear-track", amount = 2 }', text, count=1)
    (folder / "pipes.toml").write_text(changed, encoding="utf-8")
    (tmp_path / "clear_track.py").write_text(documented(2), encoding="utf-8")
    return folder


CLEARED = """
import remnants
from remnants import plugins
from remnants.text import Texts
plugins.name(["clear_track.py"])
pack = remnants.new("lionsgate", players=3, pack="my-pack").pack
pipe = pack.upgrade_ids[20]
tunnels = [f"guild>{pack.cave_ids[beyond]}" for _, _, beyond, _ in pack.ways[pack.guild]][:3]
teams = [pack.mercenary_ids[first : first + 4] for first in (0, 4, 8)]
position = {"players": 3, "teams": teams, "upgrades": [[pipe], [], []], "tokens": dict.fromkeys(tunnels, 1)}
match = remnants.position("lionsgate", position, pack="my-pack")
for language in ("en", "it"):
    print(Texts("lionsgate", language, pack=match.pack).naming.explained(("pipe", 20), match.view(0)))
match.play(("pipe", 20))
print(match.choices())
match.play(("player", 0))
print(sum(match.state.tokens), match.game.conserved(match.state))
"""


def test_a_pipe_with_a_word_of_its_own_is_printed_and_played(lionsgate_pack: Path) -> None:
    words = ["pack", "check", "my-pack", "--game", "lionsgate", "--plugin", "clear_track.py"]
    assert "a good pack for lionsgate" in remnants_says(lionsgate_pack.parent, *words).stdout
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", CLEARED]
    said = subprocess.run(
        command, cwd=lionsgate_pack.parent, env=environment, capture_output=True, text=True, check=False
    )
    assert said.returncode == 0, said.stderr
    assert "A bandit token leaves up to 2 tunnels beside your engine." in said.stdout
    assert "Un gettone bandito lascia fino a 2 gallerie accanto alla tua locomotiva." in said.stdout
    assert "[('player', 0)]" in said.stdout and "1 []" in said.stdout


def test_a_word_for_pipes_that_nobody_knows_or_that_is_there_already_is_refused(lionsgate_pack: Path) -> None:
    words = ["pack", "check", "my-pack", "--game", "lionsgate"]
    assert "(--plugin names a file with others)" in remnants_says(lionsgate_pack.parent, *words).stderr
    begin = "from remnants.boxes.lionsgate.own_words import Strike, add_word\n"
    for call, sentence in [
        ('add_word("spill", Strike(), amount=True, en="", it="")', "the word 'spill' is there already"),
        ('add_word("x", Strike(), amount=False, en="{amount}", it="")', "may hold nothing in braces"),
    ]:
        (lionsgate_pack.parent / "clear_track.py").write_text(begin + call, encoding="utf-8")
        said = remnants_says(lionsgate_pack.parent, *words, "--plugin", "clear_track.py")
        assert said.returncode == 2 and sentence in said.stderr


# ---------------------------------------------------------------- Aylkor


@pytest.fixture
def scalding(tmp_path: Path) -> Path:
    """A pack of Aylkor in which the Thunderbolt scalds."""
    folder = tmp_path / "my-field"
    shutil.copytree(BOXES / "aylkor" / "packs" / "aylkor", folder)
    text = (folder / "techs.toml").read_text(encoding="utf-8")
    begins = text.index('id = "thunderbolt"')
    scald = 'effects = [{ do = "scald", amount = 2, target = "enemy", reach = 4 }]'
    (folder / "techs.toml").write_text(text[:begins] + re.sub(r"(?m)^effects = .*$", scald, text[begins:], count=1))
    (tmp_path / "scald.py").write_text(documented(1), encoding="utf-8")
    return folder


SCALDED = """
import remnants
from remnants import plugins
from remnants.text import Texts
plugins.name(["scald.py"])
corners = [[1, 1], [10, 10]]
seats = [{"hero": hero, "at": at, "cogs": 5, "brew": 3} for hero, at in zip(["vell", "brask"], corners)]
seats[0]["hand"] = ["thunderbolt"]
units = [{"card": "great-ursor", "owner": 1, "at": [1, 3], "health": 9}]
match = remnants.position("aylkor", {"players": 2, "round": 5, "seats": seats, "units": units}, pack="my-field")
texts = [Texts("aylkor", language, pack=match.pack).naming for language in ("en", "it")]
play = next(choice for choice in match.choices() if choice[0] == "tech")
print([naming.explained(play, match.view(0)) for naming in texts])
print([(event.kind, event.data.get("damage")) for event in match.play(play) if event.kind == "hurt"])
"""


def test_a_word_for_aylkor_does_its_deed_and_is_printed_in_both_languages(scalding: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    said = subprocess.run(
        [sys.executable, "-c", SCALDED],
        cwd=scalding.parent,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert said.returncode == 0, said.stderr
    assert "takes 2 damage for each brew you have." in said.stdout
    assert "subisce 2 danni per ogni brew che hai." in said.stdout
    assert "[('hurt', 4)]" in said.stdout, "one of the three brew pays for the card"


def test_bots_play_aylkor_with_a_word_of_ones_own(scalding: Path) -> None:
    words = ["simulate", "aylkor", "--players", "2", "--games", "2", "--bots", "normal,normal", "--pack", "my-field"]
    said = remnants_says(scalding.parent, *words, "--plugin", "scald.py")
    assert said.returncode == 0, said.stderr
    said = remnants_says(scalding.parent, "pack", "check", "my-field", "--game", "aylkor")
    assert said.returncode == 2
    assert "there is no effect 'scald'" in said.stderr and "(--plugin names a file with others)" in said.stderr


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ('add_word("damage", Deed(), fields=(), en="", it="")', "the word 'damage' is there already"),
        ('add_word("x", Deed(), fields=("reach",), en="", it="")', "there is no field 'reach'; there are amount"),
        ('add_word("x", Deed(), fields=("target",), en="{target}", it="")', "may hold {whom} in braces"),
    ],
)
def test_a_broken_plugin_for_aylkor_is_told_in_a_sentence(scalding: Path, code: str, sentence: str) -> None:
    begin = "from remnants.boxes.aylkor.own_words import Deed, add_word\n"
    (scalding.parent / "scald.py").write_text(begin + code, encoding="utf-8")
    said = remnants_says(scalding.parent, "pack", "check", "my-field", "--game", "aylkor", "--plugin", "scald.py")
    assert said.returncode == 2
    assert sentence in said.stderr
    assert len(said.stderr.strip().splitlines()) == 1
