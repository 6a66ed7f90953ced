"""What the tests of environments share: all games and player counts, and random walks through them."""

from collections.abc import Iterator
from random import Random

from remnants.envs.form import Form
from remnants.envs.table import LearnersTable

GAMES = ["aylkor", "city", "lionsgate"]
COUNTS = [
    *[("aylkor", players) for players in (2, 3, 4)],
    *[("city", players) for players in (2, 3, 4)],
    *[("lionsgate", players) for players in (1, 2, 3, 4)],
]


def walk(table: LearnersTable, seed: int, most: int) -> Iterator[int]:
    """Plays at random; gives the number of each decision before it is made."""
    random = Random(seed)
    for number in range(most):
        if table.seat < 0:
            return
        yield number
        table.act(random.choice(list(table.legal())))


def table_of(game: str, players: int, seed: int = 1) -> LearnersTable:
    return LearnersTable(Form(game, players), seed)
