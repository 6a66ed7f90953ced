"""Games to learn from: bots of mixed levels play, games are kept as their choices, and positions taken out of them."""

import zlib
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Final

import msgspec
import numpy

from remnants import kits
from remnants.bots import Bot, Seen, bot
from remnants.bots.levels import EASY, NORMAL, SlippingBot
from remnants.judges.survey import EVERYTHING, Survey
from remnants.kernel.match import Match
from remnants.kernel.refusal import BadInput
from remnants.kernel.steps import Choice
from remnants.lab.networks.training import Lessons, Positions

CARELESS: Final = "careless"
"""The greedy bot that slips once in a while: less often than an easy one."""
SLIPS: Final = 0.08
Mixture = list[tuple[str, float]]


class SelfPlay(msgspec.Struct, frozen=True):
    """A game to be played. Who sits at it follows from its seed."""

    name: str
    game: str
    seed: str
    players: int
    mixture: tuple[tuple[str, float], ...]
    """The bots that may sit there, each with how often."""
    quick: bool = False
    """Whether the greedy bot thinks less, where it can."""
    pack: str | None = None


class KeptGame(msgspec.Struct):
    """What is kept of it: with its seed the choices say everything."""

    name: str
    game: str
    seed: str
    bots: tuple[str, ...]
    winners: list[int]
    choices: bytes
    """All choices in order, as JSON and compressed."""
    pack: str | None = None


def mixture_of(text: str, game: str) -> Mixture:
    """`random=8,normal=60`: how often each bot sits at a table; raises BadInput that says how to write it."""
    found: Mixture = []
    for part in text.split(","):
        name, _, share = part.strip().partition("=")
        if not share.replace(".", "", 1).isdigit():
            raise BadInput(f"--bots says how often each bot sits at a table, such as normal=60,easy=40, not {part!r}")
        if name != CARELESS:
            bot(game, name)
        found.append((name, float(share)))
    if sum([share for _, share in found]) <= 0:
        raise BadInput("--bots must name a bot that sits at a table at all")
    return found


def seated(task: SelfPlay) -> list[str]:
    """Who sits where."""
    random = Random(f"who {task.seed}")
    whole = sum([share for _, share in task.mixture])
    found: list[str] = []
    for _ in range(task.players):
        lot = random.random() * whole
        reached = 0.0
        for name, share in task.mixture:
            reached += share
            if lot < reached:
                found.append(name)
                break
    return found


@cache
def made(game: str, level: str, quick: bool) -> Bot:
    """The bot of a name in a mixture."""
    bots = kits.kit(game).bots()
    if bots is None or level not in (EASY, NORMAL, CARELESS):
        return bot(game, level)
    steady = bots.quick() if quick else bots.normal()
    if level == NORMAL:
        return steady
    return SlippingBot(steady, bots.slips if level == EASY else SLIPS)


def play(task: SelfPlay) -> KeptGame:
    """Plays a game to its end."""
    match = Match.new(kits.game(task.game), task.players, task.seed, None, task.pack)
    names = seated(task)
    bots = [made(task.game, name, task.quick) for name in names]
    choices: list[Choice] = []
    while match.seat is not None:
        choice = bots[match.seat].choose(Seen(match, match.seat), f"{task.seed}/{len(choices)}")
        choices.append(choice)
        match.play(choice)
    return KeptGame(
        name=task.name,
        game=task.game,
        seed=task.seed,
        bots=tuple(names),
        winners=match.winners(),
        choices=zlib.compress(msgspec.json.encode(choices)),
        pack=task.pack,
    )


def positions_of(game: KeptGame, survey: Survey, most: int, closed: bool) -> Iterator[tuple[Match, int, float]]:
    """Some positions of a game, each with the eyes that look at it and how far the game was.

    Half are seen by whoever decides, a quarter by any seat and a quarter with open cards; `closed`, all by any seat.
    """
    players = len(game.bots)
    match = Match.new(kits.game(game.game), players, game.seed, None, game.pack)
    choices = msgspec.json.decode(zlib.decompress(game.choices), type=list[tuple[str | int, ...]])
    random = Random(game.seed)
    wanted = set(random.sample(range(len(choices)), min(most, len(choices))))
    for number, choice in enumerate(choices):
        assert match.seat is not None
        if number in wanted:
            lot = random.random()
            eyes = random.randrange(players)
            if not closed and lot < 0.75:
                eyes = match.seat if lot < 0.5 else EVERYTHING
            yield match, eyes, number / len(choices)
        match.play_as_given(match.seat, choice)
    if match.winners() != game.winners:
        raise BadInput(f"game {game.name} was won by others under other rules or another pack; play it anew")


def lessons_of(games: list[KeptGame], survey: Survey, most: int, closed: bool, weighed: bool) -> Lessons:
    """The positions of games that somebody won, in numbers; `weighed`, with what the bots' evaluation says of them."""
    found: dict[int, list[tuple[list[list[float]], list[float], list[float], int, float, list[float]]]] = {}
    for game in games:
        players = len(game.bots)
        if players > 1 and not game.winners:
            continue
        bots = kits.kit(game.game).bots() if weighed and players > 1 else None
        foresight = None if bots is None else bots.foresight()
        weighing = None if foresight is None else foresight.with_players(players)
        shares = [1.0 / len(game.winners) if seat in game.winners else 0.0 for seat in range(players)]
        number = zlib.crc32(game.seed.encode())
        for match, eyes, when in positions_of(game, survey, most, closed):
            state = match.state
            worths = [0.0] * players if weighing is None else weighing.worths(state)
            told = (survey.seats(state, eyes), survey.table(state, eyes), shares, number, when, worths)
            found.setdefault(players, []).append(told)
    return {players: in_columns(rows) for players, rows in sorted(found.items())}


def in_columns(
    rows: list[tuple[list[list[float]], list[float], list[float], int, float, list[float]]],
) -> Positions:
    """The same as arrays."""
    seats, table, shares, game, when, worths = zip(*rows, strict=True)
    small = numpy.float32
    return Positions(
        numpy.array(seats, small),
        numpy.array(table, small),
        numpy.array(shares, small),
        numpy.array(game, numpy.int64),
        numpy.array(when, small),
        numpy.array(worths, small),
    )
