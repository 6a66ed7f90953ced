"""The games as OpenSpiel games, registered as `remnants_city`, `remnants_aylkor` and `remnants_lionsgate`.

    from remnants.envs import openspiel
    game = openspiel.load("city", players=2)          # or pyspiel.load_game("remnants_city(players=2)")

Chance nodes are explicit: dice fall one after the other, and a shuffled pile is drawn card by card.
"""

import json
from random import Random
from typing import Any

import numpy as np
import pyspiel

from remnants.envs.table import LearnersTable
from remnants.games import NAMES
from remnants.kernel.state import view as state_view
from remnants.kernel.steps import ASK, AUTOMATIC, Answer

MOST_CHANCE_OUTCOMES = 128
LONGEST_GAME = 60_000


def load(game: str, players: int = 2) -> Any:
    """The OpenSpiel game of that name."""
    return pyspiel.load_game(f"remnants_{game}", {"players": players})


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, or a point in the middle of an answer of chance (`so_far` holds its first numbers)."""

    def __init__(self, game: Any, table: LearnersTable) -> None:
        super().__init__(game)
        self.table = table
        self.so_far: Answer = ()
        self.own_actions: list[list[int]] = [[] for _ in range(table.players)]
        self._go_on()

    def _go_on(self) -> None:
        """Runs what runs by itself, up to the next node."""
        state, steps = self.table.state, self.table.game.steps
        while state.agenda:
            frame = state.agenda[-1]
            step = steps[frame.step]
            if step.kind == ASK:
                return
            if step.kind == AUTOMATIC:
                state.agenda.pop()
                step.run(state, frame)
                continue
            if step.next_outcomes(state, frame, self.so_far):
                return
            answer, self.so_far = self.so_far, ()
            state.agenda.pop()
            step.resolve(state, frame, answer)

    # ------------------------------------------------------------------ what OpenSpiel asks

    def current_player(self) -> int:
        state = self.table.state
        if not state.agenda:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.table.game.steps[state.agenda[-1].step].kind != ASK:
            return int(pyspiel.PlayerId.CHANCE)
        return self.table.seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.table.actions()) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        state = self.table.state
        frame = state.agenda[-1]
        return self.table.game.steps[frame.step].next_outcomes(state, frame, self.so_far)

    def _apply_action(self, action: int) -> None:
        if self.is_chance_node():
            self.so_far = (*self.so_far, action)
        else:
            table = self.table
            self.own_actions[table.seat].append(action)
            frame = table.state.agenda.pop()
            table.game.steps[frame.step].choose(table.state, frame, table.encoding.choice(action))
        self._go_on()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return " ".join([str(part) for part in self.table.encoding.choice(action)])

    def is_terminal(self) -> bool:
        return not self.table.state.agenda

    def returns(self) -> list[float]:
        return self.table.rewards()

    def observation_string(self, player: int) -> str:
        """What the player sees now."""
        return json.dumps(state_view(self.table.state, player), separators=(",", ":"))

    def information_state_string(self, player: int) -> str:
        """What the player sees now, and what the player did before."""
        return f"{self.observation_string(player)} {self.own_actions[player]}"

    def __str__(self) -> str:
        return f"{self.table.game.name}: {self.history_str()}"

    def clone(self) -> "SpielState":
        """A copy that goes on independently."""
        copy = SpielState.__new__(SpielState)
        pyspiel.State.__init__(copy, self.get_game())
        return self._copied_into(copy, self.table.clone())

    def __deepcopy__(self, memo: Any) -> "SpielState":
        return self.clone()

    def _copied_into(self, copy: "SpielState", table: LearnersTable) -> "SpielState":
        copy.table = table
        copy.so_far = self.so_far
        copy.own_actions = [actions[:] for actions in self.own_actions]
        return copy

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """A state that looks the same to that player, everything hidden sampled anew."""
        copy = SpielState.__new__(SpielState)
        pyspiel.State.__init__(copy, self.get_game())
        table = self.table.clone()
        table.state = table.game.guess(self.table.state, player, Random(sampler()))
        return self._copied_into(copy, table)


class Observer:
    """The observation as one flat tensor, with its named parts."""

    def __init__(self, table: LearnersTable) -> None:
        self.tensor = np.zeros(table.observation_size, dtype=np.float32)
        self.dict: dict[str, Any] = {}
        start = 0
        for name, size in table.part_sizes.items():
            self.dict[name] = self.tensor[start : start + size]
            start += size

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = state.table.observation(player)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.observation_string(player)


def _game_type(name: str, fewest: int, most: int) -> Any:
    return pyspiel.GameType(
        short_name=f"remnants_{name}",
        long_name=f"Remnants: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": max(2, fewest)},
    )


def _registered(name: str) -> None:
    from remnants.games import game

    kernel_game = game(name)
    game_type = _game_type(name, kernel_game.fewest_players, kernel_game.most_players)

    class SpielGame(pyspiel.Game):  # type: ignore[misc]
        """The game as OpenSpiel loads it, with the number of players as its parameter."""

        def __init__(self, parameters: dict[str, Any] | None = None) -> None:
            players = int((parameters or {}).get("players", max(2, kernel_game.fewest_players)))
            self.table = LearnersTable(name, players)
            information = pyspiel.GameInfo(
                num_distinct_actions=self.table.encoding.size,
                max_chance_outcomes=MOST_CHANCE_OUTCOMES,
                num_players=players,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=None,
                max_game_length=LONGEST_GAME,
            )
            super().__init__(game_type, information, parameters or {})

        def new_initial_state(self) -> SpielState:
            table = self.table.clone()
            table.state = table.game.start(table.pack, table.players, table.options)
            return SpielState(self, table)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
            return Observer(self.table)

        def observation_tensor_shape(self) -> list[int]:
            return [self.table.observation_size]

    SpielGame.__name__ = f"{name.capitalize()}SpielGame"
    pyspiel.register_game(game_type, SpielGame)


for _name in ["city"]:
    if f"remnants_{_name}" not in pyspiel.registered_names():
        _registered(_name)
