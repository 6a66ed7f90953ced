"""The levels: random, easy, normal, hard and expert, the same words for every game.

Normal is the greedy bot. Easy is the greedy bot that slips now and then. Hard searches. Expert searches with weights
that evolved in games against their neighbours; where a game trusts its network with that, with what it has learned too.
"""

from pathlib import Path
from random import Random
from typing import Any, Final

from mypy_extensions import mypyc_attr

from remnants.bots.expert import JudgingBot, LearnedForesight, Trust
from remnants.bots.foresight import Foresight
from remnants.bots.search import Budget, SearchBot
from remnants.bots.seen import Bot, Seen
from remnants.judges.judge import judge, what_is_missing
from remnants.kernel.steps import Choice

RANDOM: Final = "random"
EASY: Final = "easy"
NORMAL: Final = "normal"
HARD: Final = "hard"
EXPERT: Final = "expert"
LEVELS: Final = [RANDOM, EASY, NORMAL, HARD]


@mypyc_attr(allow_interpreted_subclasses=True)
class GameBots:
    """The bots that come with a game: a kit gives one of these.

    A game says its numbers here, not as attributes of its class: compiled code does not see those.
    """

    def __init__(
        self,
        slips: float = 0.25,
        playouts: int = 24,
        expert_playouts: int = 0,
        learned: str = "",
        trust: Trust | None = None,
    ) -> None:
        self.slips = slips
        """How often an easy bot does anything at all instead of what looks best."""
        self.playouts = playouts
        """How many playouts a hard bot makes for a decision: what one core does well within two seconds."""
        self.expert_playouts = expert_playouts or playouts
        """How many an expert makes: fewer where each looks farther ahead."""
        self.learned = learned
        """The game whose network there is to ask; empty where nothing was learned."""
        self.trust = trust
        """How an expert uses the network; None where that was not found to help."""

    def normal(self) -> Bot:
        """The greedy bot: one that looks ahead with an evaluation, or follows a policy."""
        raise NotImplementedError

    def quick(self) -> Bot:
        """Much like the greedy bot where a game has one that thinks less: for games by the thousand."""
        return self.normal()

    def foresight(self) -> Foresight | None:
        """What the search knows of the game. A game without it has no hard bot."""
        return None

    def expert_foresight(self) -> Foresight | None:
        """What an expert's search knows of the game. A game without it has no expert."""
        return None

    def foresight_with(self, weights: Any, players: int) -> Foresight | None:
        """What the search would know with other weights, at a table of so many."""
        return None

    def searching_weights(self, players: int) -> Path | None:
        """The file of the numbers that the search plays with at such a table, if they can be tuned."""
        return self.first_weights()

    def searching(self, foresight: Foresight, budget: Budget, processes: int) -> Bot:
        """A bot that searches so long; `processes` share the playouts."""
        return SearchBot(foresight, budget, processes)

    def first_weights(self) -> Path | None:
        """The file of the numbers that the greedy bot plays with, if they can be tuned."""
        return None

    def read_weights(self, file: Path) -> Any:
        """The weights in a file; raises BadInput that names the field."""
        raise NotImplementedError

    def weighed(self, weights: Any, quick: bool = False) -> Bot:
        """The greedy bot with other weights; `quick`, the one that thinks less where a game has one."""
        raise NotImplementedError

    def levels(self) -> list[str]:
        """From the simplest to the strongest."""
        found = list(LEVELS) if self.foresight() is not None else LEVELS[:-1]
        return [*found, EXPERT] if self.has_expert() else found

    def has_expert(self) -> bool:
        """Whether there is an expert, and all that it needs is installed."""
        networked = self.trust is not None
        return self.expert_foresight() is not None and not (networked and what_is_missing(self.learned) is not None)

    def of_level(self, level: str) -> Bot:
        """The bot of one of `levels`."""
        if level == NORMAL:
            return self.normal()
        if level == EASY:
            return SlippingBot(self.normal(), self.slips)
        foresight = self.expert_foresight() if level == EXPERT else self.foresight()
        assert foresight is not None and level in (HARD, EXPERT)
        playouts = self.expert_playouts if level == EXPERT else self.playouts
        if level == EXPERT and self.trust is not None:
            foresight = LearnedForesight(foresight, judge(self.learned), self.trust)
            playouts = self.trust.playouts
        return self.searching(foresight, Budget(playouts), 1)

    def judging(self) -> Bot:
        """The judgement alone: a bot that does what the network likes best right after it."""
        return JudgingBot(judge(self.learned))


@mypyc_attr(allow_interpreted_subclasses=True)
class SlippingBot(Bot):
    """Plays like another bot, but every now and then takes any legal choice."""

    def __init__(self, steady: Bot, slips: float) -> None:
        self.steady = steady
        self.slips = slips

    def choose(self, seen: Seen, seed: int | str) -> Choice:
        random = Random(f"slip {seed}")
        if random.random() < self.slips:
            return random.choice(seen.choices())
        return self.steady.choose(seen, seed)
