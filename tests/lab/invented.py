"""Games that were never played, for tests of what the reports make of them."""

from random import Random

from remnants.lab.games import Closely, Played, Tried
from remnants.lab.laboratory import laboratory

HEROES = ["Anna", "Bruno", "Carla", "Dino"]


def closely(players: int = 4) -> Closely:
    """Nothing was seen but every mechanism used once by everybody."""
    mechanisms = laboratory("aylkor").mechanism
    return Closely(
        curves=[],
        shown=[[] for _ in range(players)],
        offered=[[] for _ in range(players)],
        chosen=[[] for _ in range(players)],
        decided=[10] * players,
        events={},
        refusals={},
        used={mechanism.name: [1] * players for mechanism in mechanisms},
        brought={mechanism.name: [0] * players for mechanism in mechanisms},
        gained={mechanism.of: [1] * players for mechanism in mechanisms if mechanism.of},
        sources={},
        measures=["score"],
        course=[],
        out=[0] * players,
    )


def played(name: str, winner: int, game: str = "aylkor", heroes: list[str] | None = None) -> Played:
    names = HEROES if heroes is None else heroes
    bots = ("normal",) * len(names)
    order = list(range(len(names)))
    return Played(name, game, name, bots, [winner], [0] * len(names), 10, 100, names, order, None, closely(len(names)))


def invented(games: int, favoured: float, seed: int = 1) -> list[Played]:
    """Games in which Anna's chance is multiplied; card One is built by half of the players, card Two by nobody."""
    luck = Random(seed)
    found: list[Played] = []
    for number in range(games):
        heroes = HEROES[:]
        luck.shuffle(heroes)
        odds = [favoured if hero == "Anna" else 1.0 for hero in heroes]
        game = played(str(number), luck.choices(range(4), odds)[0], heroes=heroes)
        game.watched.shown = [["built|card|One", "built|card|Two"] for _ in heroes]
        game.watched.offered = game.watched.shown
        game.watched.chosen = [["built|card|One"] if luck.random() < 0.5 else [] for _ in heroes]
        found.append(game)
    return found


def trials(games: int, worth: float, seed: int = 1) -> list[Played]:
    """Experiments: who may have card One has so many times the chances; card Two is worth nothing.

    Whoever leads meets card One more often, and wins more often whether free to have it or not.
    """
    luck = Random(seed)
    found: list[Played] = []
    for number in range(games):
        leader = luck.randrange(4)
        met: list[dict[str, int]] = []
        withheld: list[list[str]] = []
        odds: list[float] = []
        for seat in range(4):
            place = 1 if seat == leader else 2
            things = {"card|Two": place} | ({"card|One": place} if luck.random() < 1 / place else {})
            met.append(things)
            withheld.append([thing for thing in things if luck.random() < 0.25])
            free = "card|One" in things and "card|One" not in withheld[-1]
            odds.append((3.0 if seat == leader else 1.0) * (worth if free else 1.0))
        game = played(f"trial {number}", luck.choices(range(4), odds)[0])
        game.closely = None
        game.tried = Tried(met, withheld)
        found.append(game)
    return found
