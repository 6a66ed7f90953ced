"""One learner against bots, as a Gymnasium environment with action masks, as sb3-contrib wants them.

    from remnants.envs.learner import LearnerEnv
    env = LearnerEnv("city", players=2, opponents="greedy")

`examples/train_city.py` teaches a network with it.
"""

from collections.abc import Callable
from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from remnants.bots import Bot, Seen, bot
from remnants.envs.form import Floats, Form
from remnants.envs.table import LearnersTable
from remnants.kernel.match import Match
from remnants.kernel.refusal import BadInput
from remnants.kernel.state import State

Worth = Callable[[State, int], float]
"""How well a seat stands, to be added to the reward as it changes: the end of a long game alone teaches slowly."""
ILLEGAL = -1.0
RANDOM = "random"


class LearnerEnv(gymnasium.Env[Floats, int]):
    """The learner decides for one seat, which moves on by one from game to game and from seed to seed unless held.

    `opponents` play the other seats: a level, `module:Class`, a bot of your own, or a list of these, one for each of
    them from the learner's left on. Decisions with one legal action are made without asking. `parts` names the parts
    of the observation that the learner gets (left out: all). The reward is the game's at its end, plus the changes of
    `worth` where one is given. An action that is not allowed ends the game, with -1.
    """

    metadata = {"render_modes": []}

    def __init__(
        self,
        game: str,
        players: int = 2,
        *,
        options: dict[str, Any] | None = None,
        pack: str | None = None,
        parts: list[str] | None = None,
        seat: int | None = None,
        worth: Worth | None = None,
        opponents: str | Bot | list[str | Bot] = RANDOM,
    ) -> None:
        self.form = Form(game, players, options, pack)
        self.table = LearnersTable(self.form, 0)
        self.seat = 0 if seat is None else seat
        if not 0 <= self.seat < players:
            raise BadInput(f"the learner's seat is one of 0 to {players - 1}, not {seat}")
        self._seat_moves = seat is None
        self._worth = worth
        self._stood = 0.0
        self._others = Random(0)
        self._game_seed = 0
        self._decisions = 0
        self._bots = self._seated(opponents)
        self._chosen = self._places(list(self.form.part_sizes) if parts is None else parts)
        self.action_space: spaces.Space[Any] = spaces.Discrete(self.form.encoding.size)
        self.observation_space = spaces.Box(0.0, 1.0, shape=(len(self._chosen),), dtype=np.float32)

    def _seated(self, opponents: str | Bot | list[str | Bot]) -> list[Bot | None]:
        """A bot for each opponent; None where any legal choice will do."""
        others = self.form.players - 1
        given = opponents if isinstance(opponents, list) else [opponents] * others
        if len(given) != others:
            raise BadInput(f"{self.form.players} players leave {others} opponents, not {len(given)}")
        return [None if one == RANDOM else self._bot(one) for one in given]

    def _bot(self, opponent: str | Bot) -> Bot:
        """The bot itself, or the one that is named."""
        if isinstance(opponent, str):
            return bot(self.form.game.name, opponent)
        if isinstance(opponent, type) or not callable(getattr(opponent, "choose", None)):
            raise BadInput(f"an opponent is a level, module:Class or a bot that was made, not {opponent!r}")
        return opponent

    def _places(self, parts: list[str]) -> NDArray[np.int64]:
        """Where the chosen parts lie in the flat observation."""
        unknown = [name for name in parts if name not in self.form.part_sizes]
        if unknown:
            raise BadInput(f"there is no part {unknown[0]!r}; there are {', '.join(self.form.part_sizes)}")
        places: list[int] = []
        start = 0
        for name, size in self.form.part_sizes.items():
            if name in parts:
                places += range(start, start + size)
            start += size
        return np.asarray(places, dtype=np.int64)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Floats, dict[str, Any]]:
        super().reset(seed=seed)
        self._game_seed = int(self.np_random.integers(2**31))
        self._decisions = 0
        self._others = Random(self._game_seed + 1)
        self.table.reset(self._game_seed)
        if self._seat_moves:
            self.seat = (self.seat + 1 if seed is None else seed) % self.form.players
        self._go_on()
        self._stood = self._standing()
        return self._observation(), {}

    def step(self, action: int) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        if not self.table.played.act(int(action)):
            return self._observation(), ILLEGAL, True, False, {"won": False, "illegal": True}
        self._go_on()
        over = self.table.seat < 0
        stands = self._standing()
        reward = self.table.rewards()[self.seat] + stands - self._stood
        self._stood = stands
        won = {"won": self.seat in self.form.game.winners(self.table.state)} if over else {}
        return self._observation(), reward, over, False, won

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions: sb3-contrib asks for them by this name."""
        return self.table.mask().astype(np.bool_)

    def _go_on(self) -> None:
        """Lets the others act, and makes decisions that leave no choice, up to the learner's next or the end."""
        table = self.table
        while table.seat >= 0:
            if table.seat != self.seat:
                self._let_act(table.seat)
            else:
                actions = table.actions()
                if len(actions) != 1:
                    return
                table.act(actions[0])

    def _let_act(self, seat: int) -> None:
        """Another seat decides."""
        player = self._bots[(seat - self.seat) % self.form.players - 1]
        if player is None:
            self.table.act_at_random(self._others)
            return
        form = self.form
        seen = Seen(Match(form.game, form.pack, self.table.state, form.options, ""), seat)
        self.table.make(player.choose(seen, f"{self._game_seed}/{self._decisions}"))
        self._decisions += 1

    def _standing(self) -> float:
        return 0.0 if self._worth is None else self._worth(self.table.state, self.seat)

    def _observation(self) -> Floats:
        return self.table.observation(self.seat)[self._chosen]
