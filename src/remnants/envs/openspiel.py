"""The games as OpenSpiel games, registered as `remnants_city`, `remnants_aylkor` and `remnants_lionsgate`.

    from remnants.envs import openspiel
    game = openspiel.load("city", players=2)          # or pyspiel.load_game("remnants_city(players=2)")

Chance nodes are explicit: dice fall one after the other, and a shuffled pile is laid out card by card.
"""

import json
import warnings
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import numpy as np
import pyspiel

from remnants import kits
from remnants.envs.form import Form
from remnants.kernel import engine
from remnants.kernel.refusal import BadInput
from remnants.kernel.state import State, dump
from remnants.kernel.state import load as load_state
from remnants.kernel.state import view as state_view
from remnants.kernel.steps import ASK, AUTOMATIC, Answer, Choice

MOST_CHANCE_OUTCOMES = 128
"""More than any game has cards, tokens or faces: chance answers are numbered by them."""
LONGEST_GAME = 60_000
MOST_PLAYERS = 4
SPREAD = 2_654_435_761
"""Multiplied with this, numbers that follow each other lie far apart."""


def load(game: str, players: int = 2) -> Any:
    """The OpenSpiel game of that name."""
    return pyspiel.load_game(f"remnants_{game}", {"players": players})


class Past:
    """One action of a player and those before it: an immutable chain, so that copies of a position share it."""

    __slots__ = ("action", "before")

    def __init__(self, before: "Past | None", action: int) -> None:
        self.before = before
        self.action = action


class GameNode:
    """A position, or a point in the middle of an answer of chance (`so_far` holds its first numbers)."""

    __slots__ = ("_legal", "_views", "form", "own_actions", "rolled", "so_far", "state")

    def __init__(self, form: Form, state: State) -> None:
        self.form = form
        self.state = state
        self.so_far: Answer = ()
        self.rolled = 0
        """How many numbers chance has answered since the last decision."""
        self.own_actions: list[Past | None] = [None] * form.players
        self._legal: dict[int, Choice] | None = None
        self._views: dict[int, dict[str, Any]] = {}

    def __deepcopy__(self, memo: Any) -> "GameNode":
        """A copy that goes on independently and shares all that never changes: OpenSpiel copies states by this."""
        copy = GameNode(self.form, self.state.clone())
        copy.so_far = self.so_far
        copy.rolled = self.rolled
        copy.own_actions = self.own_actions[:]
        copy._views = self._views.copy()
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        """OpenSpiel writes states by pickling them: the position is written as the record writes it."""
        actions = [self.actions_of(player) for player in range(self.form.players)]
        written = dump(self.state)
        return restored, (self.form.game.name, self.form.players, written, self.so_far, self.rolled, actions)

    def go_on(self) -> None:
        """Runs what runs by itself, up to the next node; an answer of chance that is certain is no node."""
        state, steps = self.state, self.form.game.steps
        self._legal = None
        self._views = {}
        while state.agenda:
            frame = state.agenda[-1]
            step = steps[frame.step]
            if step.kind == ASK:
                return
            if step.kind == AUTOMATIC:
                state.agenda.pop()
                step.run(state, frame)
                continue
            outcomes = step.next_outcomes(state, frame, self.so_far)
            if len(outcomes) > 1:
                return
            if outcomes:
                self.so_far = (*self.so_far, outcomes[0][0])
                continue
            answer, self.so_far = self.so_far, ()
            state.agenda.pop()
            step.resolve(state, frame, answer)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may answer, beginning with another one as time goes on.

        So dice that are thrown again until they differ or until they name an empty space do so in the end, even for a
        caller who always takes the first.
        """
        frame = self.state.agenda[-1]
        outcomes = self.form.game.steps[frame.step].next_outcomes(self.state, frame, self.so_far)
        first = (self.rolled * SPREAD >> 16) % len(outcomes)
        return outcomes[first:] + outcomes[:first]

    def decides(self) -> int:
        """The seat that decides, or OpenSpiel's numbers for chance and the end."""
        if not self.state.agenda:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.form.game.steps[self.state.agenda[-1].step].kind != ASK:
            return int(pyspiel.PlayerId.CHANCE)
        return engine.to_decide(self.form.game.steps, self.state)

    def legal(self) -> dict[int, Choice]:
        if self._legal is None:
            seat, number = self.decides(), self.form.encoding.number
            numbered = {number(choice, seat): choice for choice in engine.choices(self.form.game.steps, self.state)}
            numbered.pop(-1, None)
            self._legal = numbered
        return self._legal

    def act(self, action: int) -> None:
        """A player's action."""
        seat = self.decides()
        choice = self.legal()[action]
        self.own_actions[seat] = Past(self.own_actions[seat], action)
        self.rolled = 0
        frame = self.state.agenda.pop()
        self.form.game.steps[frame.step].choose(self.state, frame, choice)
        self.go_on()

    def chance(self, number: int) -> None:
        """The next number of an answer of chance."""
        self.so_far = (*self.so_far, number)
        self.rolled += 1
        self.go_on()

    def guess(self, player: int, source: Random) -> None:
        """Samples everything anew that a player cannot see."""
        self.state = self.form.game.guess(self.state, player, source)
        self._legal = None
        self._views = {}

    def view(self, player: int) -> dict[str, Any]:
        """What a player sees, made once at each node."""
        if player not in self._views:
            self._views[player] = state_view(self.state, player)
        return self._views[player]

    def seen(self, player: int) -> str:
        """What a player sees, and the numbers of the question where the player is asked."""
        frame = self.state.agenda[-1] if self.state.agenda else None
        asked = frame.data if frame is not None and player == self.decides() else ()
        return json.dumps([self.view(player), asked], separators=(",", ":"))

    def actions_of(self, player: int) -> list[int]:
        """All actions of a player so far."""
        past = self.own_actions[player]
        actions: list[int] = []
        while past is not None:
            actions.append(past.action)
            past = past.before
        actions.reverse()
        return actions


def restored(
    name: str, players: int, written: dict[str, Any], so_far: Answer, rolled: int, actions: list[list[int]]
) -> GameNode:
    """The node that was pickled."""
    form = form_of(name, players)
    node = GameNode(form, load_state(form.game.blank(form.pack, players), written))
    node.so_far = so_far
    node.rolled = rolled
    for player, made in enumerate(actions):
        for action in made:
            node.own_actions[player] = Past(node.own_actions[player], action)
    return node


@cache
def form_of(name: str, players: int) -> Form:
    """The form of a game for so many players, made once."""
    return Form(name, players)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state as OpenSpiel asks it; the node holds all there is."""

    def __init__(self, game: Any, node: GameNode) -> None:
        super().__init__(game)
        self.node = node

    def current_player(self) -> int:
        return self.node.decides()

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.node.legal()) if player == self.node.decides() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.node.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        if self.node.decides() == pyspiel.PlayerId.CHANCE:
            self.node.chance(action)
        else:
            self.node.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return " ".join([str(part) for part in self.node.form.encoding.choice(action, player)])

    def is_terminal(self) -> bool:
        return not self.node.state.agenda

    def returns(self) -> list[float]:
        return self.node.form.rewards(self.node.state)

    def observation_string(self, player: int | None = None) -> str:
        """What the player, or whoever decides, sees now."""
        return self.node.seen(self.node.decides() if player is None else player)

    def information_state_string(self, player: int | None = None) -> str:
        """What the player, or whoever decides, sees now, and everything that player did before."""
        seat = self.node.decides() if player is None else player
        return f"{self.node.actions_of(seat)} {self.node.seen(seat)}"

    def __str__(self) -> str:
        state = self.node.state
        step = state.agenda[-1].step if state.agenda else "over"
        return f"{self.node.form.game.name} after {self.move_number()} moves: {step}, {self.node.decides()} decides"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A state that looks the same to that player, everything hidden sampled anew."""
        copy: SpielState = self.clone()
        copy.node.guess(player, Random(sampler()))
        return copy


class Observer:
    """The observation as one flat tensor, with its named parts."""

    def __init__(self, form: Form) -> None:
        self.tensor = np.zeros(form.observation_size, dtype=np.float32)
        self.dict: dict[str, Any] = {}
        start = 0
        for name, size in form.part_sizes.items():
            self.dict[name] = self.tensor[start : start + size]
            start += size

    def set_from(self, state: SpielState, player: int) -> None:
        node = state.node
        self.tensor[:] = node.form.observed(node.state, player)[0]

    def string_from(self, state: SpielState, player: int) -> str:
        return state.observation_string(player)


def _game_type(name: str, fewest: int) -> Any:
    return pyspiel.GameType(
        short_name=f"remnants_{name}",
        long_name=f"Remnants: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MOST_PLAYERS,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": 2},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game as OpenSpiel loads it, with the number of players as its parameter."""

    def __init__(self, name: str, parameters: dict[str, Any] | None) -> None:
        given = parameters or {}
        self.form = form_of(name, int(given.get("players", 2)))
        first = GameNode(self.form, self.form.game.start(self.form.pack, self.form.players, self.form.options))
        first.go_on()
        self._first = first
        information = pyspiel.GameInfo(
            num_distinct_actions=self.form.encoding.size,
            max_chance_outcomes=MOST_CHANCE_OUTCOMES,
            num_players=self.form.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(_game_type(name, self.form.game.fewest_players), information, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self, self._first.__deepcopy__({}))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.form)

    def observation_tensor_shape(self) -> list[int]:
        return [self.form.observation_size]


def spiel_game(name: str) -> type[SpielGame]:
    """The class that OpenSpiel makes games of that name with: it takes the parameters alone."""

    class Named(SpielGame):
        def __init__(self, parameters: dict[str, Any] | None = None) -> None:
            super().__init__(name, parameters)

    return Named


def register() -> None:
    """Makes every installed game known to OpenSpiel; one that cannot be loaded is left out, with a warning."""
    for name in kits.names():
        try:
            learning, game = kits.kit(name).learning(), kits.game(name)
        except BadInput as error:
            warnings.warn(str(error), stacklevel=2)
            continue
        if learning is not None and f"remnants_{name}" not in pyspiel.registered_names():
            pyspiel.register_game(_game_type(name, game.fewest_players), spiel_game(name))


register()
