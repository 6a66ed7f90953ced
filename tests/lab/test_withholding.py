"""Experiments: a thing is withheld from whom the lot names, and a planted card is found by it."""

import re
from pathlib import Path

import pytest

from remnants import kits
from remnants.boxes.city.rules.state import CityState
from remnants.cli import run
from remnants.kernel.match import Match
from remnants.lab.earnings import Earnings
from remnants.lab.games import Task, play
from remnants.lab.watching import Names
from remnants.lab.withholding import LOTS, Experiment
from remnants.text import Texts


@pytest.mark.parametrize("game", ["aylkor", "city", "lionsgate"])
def test_what_is_withheld_is_never_had(game: str) -> None:
    """Nothing that is withheld from a seat is among its choices, unless it would have no other."""
    kind = kits.game(game)
    names = Names(Texts(game, pack=kind.load_pack(None)).naming)
    experiment = Experiment(kind, 2, "5", 0, names)
    match = Match.new(experiment.game, 2, "5")
    experiment.begin(match.state)
    for _ in range(400):
        if match.seat is None:
            break
        verbs = experiment.verbs_at(match.step or "", match.state)
        choices = match.choices()
        named = {
            choice: experiment.thing(verbs[choice[0]], match.state, choice) for choice in choices if choice[0] in verbs
        }
        if len(named) < len(choices):
            assert not experiment.withheld[match.seat] & set(named.values())
        match.play(choices[len(match.answers) % len(choices)])
    assert any(experiment.withheld)
    assert all([experiment.withheld[seat] <= set(experiment.met[seat]) for seat in range(2)])


def test_whoever_does_without_in_one_trial_is_free_in_the_others() -> None:
    tried = [play(Task(f"0/{trial}", "aylkor", "0", ("random",) * 2, trial=trial)).tried for trial in range(LOTS)]
    things = [{(seat, thing) for seat in range(2) for thing in found.withheld[seat]} for found in tried if found]
    for trial in range(LOTS):
        for other in range(trial):
            assert not things[trial] & things[other]
    assert sum([len(found) for found in things]) > LOTS


def test_what_a_seat_gained_before_it_met_a_thing_is_known() -> None:
    """Whatever it spends: what it gained by then is never more than all that it gained."""
    tried = play(Task("0/0", "city", "3", ("random",) * 2, trial=0)).tried
    assert tried is not None
    later = [encounter for met in tried.met for encounter in met.values() if encounter.gained["arcs"] > 0]
    assert later
    for seat in range(2):
        assert all([encounter.gained["arcs"] <= tried.gained["arcs"][seat] for encounter in tried.met[seat].values()])


def test_gains_are_counted_whatever_is_spent() -> None:
    state = Match.new(kits.game("city"), 2, "3").state
    assert isinstance(state, CityState)
    earnings = Earnings("city", state)
    for arcs in (5000, 1000, 4000):
        state.arcs[1] = arcs
        earnings.count(state)
    assert earnings.gained == {"arcs": [0, 6000]}
    assert earnings.of_seat(1) == {"arcs": 6000}


def test_the_same_trial_is_the_same_game() -> None:
    task = Task("0/0", "aylkor", "7", ("normal",) * 2, trial=1)
    assert play(task) == play(task)


def planted(folder: Path, game: str, file: str, changes: dict[str, dict[str, str]]) -> Path:
    """A copy of a game's own pack in which some entries have other values."""
    assert run(["pack", "new", game, str(folder)]) == 0
    text = (folder / file).read_text(encoding="utf-8")
    for entry, values in changes.items():
        begins = text.index(f'id = "{entry}"')
        ends = text.find('\nid = "', begins)
        ends = len(text) if ends < 0 else ends
        changed = text[begins:ends]
        for field, value in values.items():
            changed, found = re.subn(rf"(?m)^{field} = .*$", f"{field} = {value}", changed)
            assert found == 1, f"{entry} has no {field}"
        text = text[:begins] + changed + text[ends:]
    (folder / file).write_text(text, encoding="utf-8")
    return folder


BLATANT = {
    "thornback": {"cogs": "0", "attack": "9", "health": "15", "move": "4"},
    "spore-witch": {"cogs": "40"},
}
AYLKOR_CARDS = {"thornback": {"cogs": "0", "attack": "5", "health": "9", "move": "3"}, "spore-witch": {"cogs": "40"}}
CITY_CARDS = {
    "stim-pack": {"price": "1000", "effects": '[{ do = "arcs", amount = 6000 }]'},
    "boot-knife": {"price": "30000"},
}


def named_first(told: str) -> list[str]:
    """The sentences about cards and seats: mechanisms that nobody uses stand before them."""
    return [line for line in told.splitlines()[1:] if "hardly used" not in line]


def told_about(capsys: pytest.CaptureFixture[str], words: list[str]) -> str:
    capsys.readouterr()
    assert run(["lab", "balance", *words]) == 0
    return capsys.readouterr().out


def test_a_planted_card_and_a_dead_one_are_named_first(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack = planted(tmp_path / "pack", "aylkor", "units.toml", BLATANT)
    words = ["aylkor", "--players", "2", "--games", "60", "--pack", str(pack), "--out", str(tmp_path / "run")]
    told = named_first(told_about(capsys, words))
    assert told[0].startswith("Thornback: ") and "too good" in told[0]
    assert told[1].startswith("Spore Witch: dead, built in 0.0% of")


@pytest.mark.large
@pytest.mark.parametrize(
    ("game", "file", "cards", "good", "dead"),
    [
        ("aylkor", "units.toml", AYLKOR_CARDS, "Thornback", "Spore Witch"),
        ("city", "market.toml", CITY_CARDS, "Stim Pack", "Boot Knife"),
    ],
)
def test_two_hundred_deals_name_what_was_planted(
    game: str,
    file: str,
    cards: dict[str, dict[str, str]],
    good: str,
    dead: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    pack = planted(tmp_path / "pack", game, file, cards)
    words = [game, "--players", "2", "--games", "200", "--pack", str(pack), "--out", str(tmp_path / "run")]
    told = named_first(told_about(capsys, [*words, "--jobs", "2"]))
    assert told[0].startswith(f"{good}: ") and "too good" in told[0]
    assert told[1].startswith(f"{dead}: dead, ")
