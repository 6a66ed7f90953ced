"""What is measured of our games: the loops that people write themselves."""

import time
from collections.abc import Callable
from importlib.util import find_spec
from random import Random
from typing import Any

from remnants import kits
from remnants.bench.measuring import Done, Measure, again, games_for
from remnants.bots import Seen, bot, levels
from remnants.kernel.match import Match

MOST_DECISIONS = 50_000
GAMES_AT_ONCE = 128
RULES = ["match", "simulation", "rollout", "clone of a match", "clone of a simulation"]
BOTS = ["bot normal", "bot hard"]
LEARNING = ["observation", "PettingZoo", "vector, here", "vector, 1 process", "vector, 2 processes"]
SERVING = ["server, answer to push"]
MEASURES = [*RULES, *BOTS, *LEARNING, *SERVING]
clock = time.process_time


def measures(game: str, players: int, wanted: list[str]) -> list[Measure]:
    """The measures of a game that are asked for and can be taken here: some need the extras `rl` and `server`."""
    makers: dict[str, Callable[[], Measure]] = {
        "match": lambda: Measure("match", game, players, matches(game, players)),
        "simulation": lambda: Measure("simulation", game, players, simulations(game, players)),
        "rollout": lambda: Measure("rollout", game, players, rollouts(game, players)),
        "clone of a match": lambda: Measure(
            "clone of a match", game, players, repeated(middle_of_a_game(game, players).clone), "µs"
        ),
        "clone of a simulation": lambda: Measure(
            "clone of a simulation", game, players, repeated(middle_of_a_game(game, players).simulation(1).clone), "µs"
        ),
    }
    for level in ("normal", "hard"):
        if level in levels(game):
            makers[f"bot {level}"] = lambda level=level: Measure(  # type: ignore[misc]
                f"bot {level}", game, players, thinking(game, players, level)
            )
    if find_spec("gymnasium") and find_spec("pettingzoo") and kits.kit(game).learning() is not None:
        makers["observation"] = lambda: Measure("observation", game, players, observations(game, players), "µs")
        makers["PettingZoo"] = lambda: Measure("PettingZoo", game, players, zoo(game, players))
        for processes, name in enumerate(LEARNING[2:]):
            makers[name] = lambda processes=processes, name=name: vector(  # type: ignore[misc]
                name, game, players, processes
            )
    if find_spec("litestar") and find_spec("websockets"):
        makers[SERVING[0]] = lambda: served(game, players)
    return [make() for name, make in makers.items() if name in wanted]


def middle_of_a_game(game: str, players: int) -> Match:
    """A position about half-way through a random game."""
    random = Random(1)
    whole = Match.new(kits.game(game), players, 1).simulation(1).rollout(Random(1), MOST_DECISIONS)
    match = Match.new(kits.game(game), players, 1)
    for _ in range(min(whole // 2, 300)):
        match.play(random.choice(match.choices()))
    return match


def repeated(call: Callable[[], object]) -> Callable[[float, int], Done]:
    return lambda seconds, seed: again(seconds, call)


def matches(game: str, players: int) -> Callable[[float, int], Done]:
    """Random play through a match, with record and events."""

    def play(seed: int) -> Done:
        match, random, decisions = Match.new(kits.game(game), players, seed), Random(seed), 0
        before = clock()
        while match.seat is not None:
            choices = match.choices()
            match.play(choices[int(random.random() * len(choices))])
            decisions += 1
        return decisions, clock() - before

    return lambda seconds, seed: games_for(seconds, seed, play)


def simulations(game: str, players: int) -> Callable[[float, int], Done]:
    """Random play through a simulation, choice by choice."""

    def play(seed: int) -> Done:
        simulation, random = Match.new(kits.game(game), players, seed).simulation(seed), Random(seed)
        decisions, before = 0, clock()
        while not simulation.over:
            choices = simulation.choices()
            simulation.play(choices[int(random.random() * len(choices))])
            decisions += 1
        return decisions, clock() - before

    return lambda seconds, seed: games_for(seconds, seed, play)


def rollouts(game: str, players: int) -> Callable[[float, int], Done]:
    """Random play by one call."""

    def play(seed: int) -> Done:
        simulation = Match.new(kits.game(game), players, seed).simulation(seed)
        before = clock()
        return simulation.rollout(Random(seed), MOST_DECISIONS), clock() - before

    return lambda seconds, seed: games_for(seconds, seed, play)


def thinking(game: str, players: int, level: str) -> Callable[[float, int], Done]:
    """What a bot decides in a game among its like; decisions that leave no choice are not counted."""
    seated = bot(game, level)

    def run(seconds: float, seed: int) -> Done:
        match = Match.new(kits.game(game), players, seed)
        done, spent = 0, 0.0
        while spent < seconds and match.seat is not None:
            open_choice = len(match.choices()) > 1
            before = clock()
            choice = seated.choose(Seen(match, match.seat), f"{seed}/{match.answered}")
            if open_choice:
                spent += clock() - before
                done += 1
            match.play(choice)
        return done, spent

    return run


def served(game: str, players: int) -> Measure:
    """From a command to the last push at its table, at a server process of its own with a few tables, by the clock."""
    from remnants.bench.serving import Pushes

    pushes = Pushes(game, players)
    return Measure(SERVING[0], game, players, pushes.run, "µs", pushes.close)


def table_in_the_middle(game: str, players: int) -> Any:
    from remnants.envs.form import Form
    from remnants.envs.table import LearnersTable

    table, random = LearnersTable(Form(game, players), 1), Random(1)
    for _ in range(150):
        if table.seat >= 0:
            table.act_at_random(random)
    return table


def observations(game: str, players: int) -> Callable[[float, int], Done]:
    """What the seat that decides observes, as an array."""
    table = table_in_the_middle(game, players)
    return lambda seconds, seed: again(seconds, lambda: table.observation(table.seat))


def zoo(game: str, players: int) -> Callable[[float, int], Done]:
    """PettingZoo's environment without its wrappers: observation and mask read, one action."""
    from remnants.envs.pettingzoo import RemnantsEnv

    env = RemnantsEnv(game, players)

    def run(seconds: float, seed: int) -> Done:
        env.reset(seed=seed)
        random = Random(seed)
        done, spent = 0, 0.0
        while spent < seconds:
            before = clock()
            for _ in range(50):
                seen, _, over, _, _ = env.last()
                if over:
                    env.reset(seed=seed + done)
                    continue
                actions = seen["action_mask"].view(bool).nonzero()[0]
                env.step(int(actions[int(random.random() * len(actions))]))
                done += 1
            spent += clock() - before
        return done, spent

    return run


def vector(name: str, game: str, players: int, processes: int) -> Measure:
    """Many games at once: actions of all in, and what they lead to read."""
    many = ManyAtOnce(game, players, processes)
    return Measure(name, game, players, many.run, close=many.close)


class ManyAtOnce:
    """Games in so many processes, by the wall clock; with 0 in this one, by the processor's time.

    They start when they are first measured.
    """

    def __init__(self, game: str, players: int, processes: int) -> None:
        self.game = game
        self.players = players
        self.processes = processes
        self.games: Any = None

    def run(self, seconds: float, seed: int) -> Done:
        """Steps for so long, from new beginnings on, all that is shown being read.

        Actions are picked outside the time that counts.
        """
        import numpy as np

        from remnants.envs.vector import VectorGames

        if self.games is None:
            self.games = VectorGames(self.game, self.players, games=GAMES_AT_ONCE, processes=self.processes)
        random = np.random.default_rng(seed)
        tick = time.perf_counter if self.processes else clock
        observations, infos = self.games.reset(seed=seed)
        batch, masks = np.empty_like(observations), infos["action_mask"]
        done, spent = 0, 0.0
        while spent < seconds:
            actions = picked(masks, random)
            before = tick()
            shown = self.games.step(actions)
            read(shown, batch)
            spent += tick() - before
            masks = shown[4]["action_mask"]
            done += GAMES_AT_ONCE
        return done, spent

    def close(self) -> None:
        if self.games is not None:
            self.games.close()


def picked(masks: Any, random: Any) -> Any:
    """A random legal action for each game."""
    import numpy as np

    legal = np.flatnonzero(masks.view(bool))
    so_many = np.bincount(legal // masks.shape[1])
    places = so_many.cumsum() - so_many + (random.random(len(masks)) * so_many).astype(int)
    return legal[places] % masks.shape[1]


def read(shown: Any, batch: Any) -> None:
    """All observations, copied where a learner keeps them, the first legal action in each mask, and rewards."""
    observations, rewards, _, _, infos = shown
    batch[:] = observations
    infos["action_mask"].argmax(axis=1)
    rewards.sum()
