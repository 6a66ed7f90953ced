"""OpenSpiel's own random simulation test and its ISMCTS, unchanged."""

import pickle
from importlib.metadata import EntryPoint
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from remnants import kits
from remnants.envs import openspiel
from remnants.kernel.state import same
from tests.envs.walking import COUNTS, GAMES

BETWEEN_COPIES = 100


def played(game: Any, decisions: int, seed: int = 1) -> Any:
    """The state after so many random decisions, at a decision with a choice."""
    random = np.random.RandomState(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            numbers, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(random.choice(numbers, p=chances)))
        elif decisions <= 0 and len(state.legal_actions()) > 2:
            return state
        else:
            actions = state.legal_actions()
            state.apply_action(int(actions[random.randint(len(actions))]))
            decisions -= 1
    raise AssertionError("the game was over before")


def test_games_are_registered() -> None:
    assert {f"remnants_{game}" for game in GAMES} <= set(pyspiel.registered_names())
    assert pyspiel.load_game("remnants_aylkor(players=3)").num_players() == 3


def test_a_game_that_cannot_be_loaded_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    lost = EntryPoint("lost", "nowhere.at.all:KIT", kits.GROUP)
    monkeypatch.setattr(kits, "_announced", lambda: {"lost": lost})
    with pytest.warns(UserWarning, match="'lost' is announced as nowhere"):
        openspiel.register()
    assert "remnants_lost" not in pyspiel.registered_names()


def test_random_simulation_of_aylkor() -> None:
    pyspiel.random_sim_test(openspiel.load("aylkor", 2), 1, True, False)


def test_random_simulation_of_lionsgate() -> None:
    pyspiel.random_sim_test(openspiel.load("lionsgate", 1), 3, True, False)


def late(game: Any) -> Any:
    """A position some 100 to 200 decisions before the end of a random game."""
    random = np.random.RandomState(1)
    state = game.new_initial_state()
    copies: list[Any] = []
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            numbers, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(random.choice(numbers, p=chances)))
            continue
        if decisions % BETWEEN_COPIES == 0:
            copies.append(state.clone())
        actions = state.legal_actions()
        state.apply_action(int(actions[random.randint(len(actions))]))
        decisions += 1
    return copies[-2]


def test_random_simulation_of_city() -> None:
    """Random games of City are long, so only the last part of one is tried in every way."""
    game = openspiel.load("city", 2)
    pyspiel.random_sim_test(game, 1, False, False, specific_initial_state=late(game))


@pytest.mark.large
@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_random_simulation_at_length(game: str, players: int) -> None:
    pyspiel.random_sim_test(openspiel.load(game, players), 3, True, False)


@pytest.mark.parametrize("game", GAMES)
def test_ismcts(game: str) -> None:
    loaded = openspiel.load(game, 2)
    state = played(loaded, 40)
    random = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=random)
    bot = ismcts.ISMCTSBot(game=loaded, evaluator=evaluator, uct_c=1.4, max_simulations=2, random_state=random)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("game", GAMES)
def test_a_resampled_state_looks_the_same(game: str) -> None:
    state = played(openspiel.load(game, 2), 60)
    player = state.current_player()
    again = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    assert again.information_state_string(player) == state.information_state_string(player)
    assert again.legal_actions() == state.legal_actions()
    assert again.history() == state.history()


@pytest.mark.parametrize("game", GAMES)
def test_copies_are_independent_and_pickles_whole(game: str) -> None:
    state = played(openspiel.load(game, 2), 60)
    before = state.observation_string(0)
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert state.observation_string(0) == before
    again = pickle.loads(pickle.dumps(state.node))
    assert same(again.state, state.node.state)
    assert again.actions_of(0) == state.node.actions_of(0)


@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_whoever_always_takes_the_first_outcome_comes_to_decisions(game: str, players: int) -> None:
    """Dice that are thrown again until they differ must not be the same for ever."""
    state = openspiel.load(game, players).new_initial_state()
    random = np.random.RandomState(1)
    decisions = 0
    for _ in range(5000):
        if state.is_terminal() or decisions == 100:
            break
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum([probability for _, probability in outcomes]) == pytest.approx(1)
            state.apply_action(outcomes[0][0])
        else:
            state.apply_action(int(random.choice(state.legal_actions())))
            decisions += 1
    assert decisions == 100 or state.is_terminal()


def test_observers_give_named_parts() -> None:
    game = openspiel.load("city", 2)
    state = played(game, 60)
    observation = make_observation(game)
    observation.set_from(state, 1)
    assert observation.tensor.shape == tuple(game.observation_tensor_shape())
    assert observation.dict["own_hand"].sum() > 0
    assert observation.string_from(state, 1) == state.observation_string(1)
