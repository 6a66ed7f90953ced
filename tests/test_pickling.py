"""Matches, simulations, states and bots go through pickle and deepcopy and come back as they were, in both builds."""

import copy
import pickle
import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import remnants
from remnants import kits
from remnants.bots import Seen, bot, levels
from remnants.kernel.match import Match
from remnants.kernel.refusal import Refused

GAMES = remnants.games()


def through_pickle(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


WAYS = [through_pickle, copy.deepcopy]
BOTS = [(game, level) for game in GAMES for level in levels(game)]


def played(game: str, decisions: int) -> Match:
    random = Random(1)
    match = remnants.new(game, players=2, seed=1)
    for _ in range(decisions):
        match.play(random.choice(match.choices()))
    return match


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", GAMES)
def test_a_match_comes_back_and_goes_on_alike(game: str, way: Callable[[Any], Any]) -> None:
    match = played(game, 60)
    again = way(match)
    assert (again.digest(), again.dump(), again.undoable) == (match.digest(), match.dump(), match.undoable)
    assert again.pack is match.pack, "what never changes is not copied"
    random = Random(2)
    for _ in range(40):
        choice = random.choice(match.choices())
        events = [event.shown_to(0) for event in match.play(choice)]
        assert [event.shown_to(0) for event in again.play(choice)] == events
    assert again.digest() == match.digest()
    again.undo() if again.undoable else None
    assert match.answered >= again.answered


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", GAMES)
def test_a_simulation_comes_back_with_its_luck(game: str, way: Callable[[Any], Any]) -> None:
    simulation = played(game, 30).simulation(5)
    random = Random(3)
    for _ in range(20):
        simulation.play(random.choice(simulation.choices()))
    again = way(simulation)
    assert again.game is simulation.game
    for _ in range(60):
        choice = random.choice(simulation.choices())
        simulation.play(choice)
        again.play(choice)
        assert again.choices() == simulation.choices()
    assert again.view(None) == simulation.view(None)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", GAMES)
def test_a_state_comes_back(game: str, way: Callable[[Any], Any]) -> None:
    match = played(game, 50)
    again = way(match.state)
    assert type(again) is type(match.state)
    assert remnants.kernel.state.same(again, match.state)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("game", "level"), BOTS)
def test_a_bot_comes_back_and_plays_alike(game: str, level: str, way: Callable[[Any], Any]) -> None:
    match = played(game, 12)
    thinking = bot(game, level)
    assert match.seat is not None
    first = thinking.choose(Seen(match, match.seat), 7)
    assert way(thinking).choose(Seen(match, match.seat), 7) == first


@pytest.mark.parametrize("way", WAYS)
def test_what_was_played_with_a_pack_named_from_a_folder_comes_back_in_another(
    way: Callable[[Any], Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And a bot comes back even when a pack that it met is gone."""
    shutil.copytree(Path(kits.game("city").own_packs) / "city", tmp_path / "my-pack")
    with (tmp_path / "my-pack" / "mat.toml").open("a", encoding="utf-8") as file:
        file.write("# so that it is read anew\n")
    monkeypatch.chdir(tmp_path)
    match = remnants.new("city", players=2, seed=1, pack="my-pack")
    thinking = bot("city", "normal")
    assert match.seat is not None
    first = thinking.choose(Seen(match, match.seat), 7)
    monkeypatch.chdir(Path(__file__).parent)
    assert way(match).digest() == match.digest()
    shutil.rmtree(tmp_path / "my-pack")
    assert way(thinking).choose(Seen(match, match.seat), 7) == first


@pytest.mark.parametrize("way", WAYS)
def test_a_refusal_comes_back(way: Callable[[Any], Any]) -> None:
    match = remnants.new("city", players=2, seed=1)
    with pytest.raises(Refused) as refused:
        match.play(("fly",))
    assert way(refused.value).refusal == refused.value.refusal


def test_no_class_is_made_without_its_init() -> None:
    """mypyc skips `__init__` of a class that says `serializable` when it is made from plain Python."""
    root = Path(remnants.__file__).parent
    assert [path.name for path in root.rglob("*.py") if "serializable=" in path.read_text(encoding="utf-8")] == []
