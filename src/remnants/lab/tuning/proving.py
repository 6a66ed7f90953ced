"""Where weights are tried: deals played once from every seat, against those of the start or against a named bot."""

import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from hashlib import sha256
from time import monotonic
from typing import Any, Final, NamedTuple

import msgspec
import optuna

from remnants import kits
from remnants.bots import Bot, Seen
from remnants.bots.search import Budget
from remnants.kernel.match import Match
from remnants.lab.crew import end_quietly
from remnants.lab.games import seated

GAMES: Final = "games"
"""What a trial calls the number of games that it played."""
LONGEST_GAME: Final = 6000
"""Strange weights may go round in circles: a game of so many decisions is won by nobody."""


class ProvingGround(NamedTuple):
    """Where weights are tried against those of the start, or against a named bot."""

    game: str
    players: int
    pack: str | None
    first: msgspec.Struct
    deals: int
    seed: int
    against: str = ""
    """The bot that is to be beaten; empty for that of the start."""
    searching: bool = False
    """Whether the weights are those of the bot that searches."""

    def duel(self, tried: msgspec.Struct, deal: str) -> list[float]:
        """One deal played once from every seat: what the tried weights get of each victory."""
        return [self.game_from(tried, deal, seat) for seat in range(self.players)]

    def game_from(self, tried: msgspec.Struct, deal: str, seat: int) -> float:
        """One game with the tried weights in that seat: what they get of the victory."""
        bots = [self.bot_with(tried) if other == seat else self.rival() for other in range(self.players)]
        match = Match.new(kits.game(self.game), self.players, deal, None, self.pack)
        winners = played_out(match, bots, deal)
        return 1.0 / len(winners) if seat in winners else 0.0

    def rival(self) -> Bot:
        return seated(self.game, self.against) if self.against else self.bot_with(self.first)

    def bot_with(self, weights: msgspec.Struct) -> Bot:
        """The bot whose weights are tuned, with these."""
        made = kits.kit(self.game).bots()
        assert made is not None
        if not self.searching:
            return made.weighed(weights)
        foresight = made.foresight_with(weights, self.players)
        assert foresight is not None
        return made.searching(foresight, Budget(made.playouts), 1)


class Players:
    """Who plays the games of a proving ground: this process, or several that stay until the end."""

    def __init__(self, jobs: int, pool: ProcessPoolExecutor | None) -> None:
        self.jobs = jobs
        self.pool = pool

    def shares(self, ground: ProvingGround, tried: msgspec.Struct, deals: list[str]) -> list[list[float]]:
        """For each deal what the tried weights get from every seat."""
        if self.pool is None:
            return [ground.duel(tried, deal) for deal in deals]
        games = [(ground, tried, deal, seat) for deal in deals for seat in range(ground.players)]
        found = list(self.pool.map(played, games))
        return [found[at : at + ground.players] for at in range(0, len(found), ground.players)]


class Proof:
    """Fresh deals for weights that did well. What was played is kept in the study, so none is played again."""

    def __init__(self, ground: ProvingGround, crew: Players, study: optuna.Study) -> None:
        self.ground = ground
        self.crew = crew
        self.study = study
        self.kept: dict[str, Any] = study.user_attrs

    def shares(self, stage: str, values: dict[str, float], deals: int, advance: Callable[[], None]) -> list[float]:
        """What the weights with these values get, game by game, on the first of the stage's deals."""
        tried = msgspec.structs.replace(self.ground.first, **values)
        named = sha256(msgspec.json.encode(sorted(values.items()))).hexdigest()[:16]
        keys = {f"{stage}/{deal}/{named}": f"{stage} {self.ground.seed}/{deal}" for deal in range(deals)}
        left = [key for key in keys if key not in self.kept]
        for _ in range(deals - len(left)):
            advance()
        for begun in range(0, len(left), self.crew.jobs):
            batch = left[begun : begun + self.crew.jobs]
            clock = monotonic()
            found = self.crew.shares(self.ground, tried, [keys[key] for key in batch])
            seconds = (monotonic() - clock) / len(batch)
            for key, shares in zip(batch, found, strict=True):
                self.kept[key] = {"shares": shares, "seconds": seconds}
                self.study.set_user_attr(key, self.kept[key])
                advance()
        return [share for key in keys for share in self.kept[key]["shares"]]

    def spent(self) -> tuple[int, float]:
        """Games played and seconds taken besides the trials."""
        played = list(self.kept.values())
        return sum([len(one["shares"]) for one in played]), sum([one["seconds"] for one in played])


@contextmanager
def players_in(jobs: int) -> Iterator[Players]:
    """So many processes that play; one is this process."""
    if jobs == 1:
        yield Players(1, None)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=end_quietly) as pool:
        yield Players(jobs, pool)


def played(game: tuple[ProvingGround, Any, str, int]) -> float:
    """One game, wherever it is played."""
    ground, tried, deal, seat = game
    return ground.game_from(tried, deal, seat)


def played_out(match: Match, bots: list[Bot], seed: str) -> list[int]:
    for number in range(LONGEST_GAME):
        if match.seat is None:
            return match.winners()
        match.play(bots[match.seat].choose(Seen(match, match.seat), f"{seed}/{number}"))
    return []
