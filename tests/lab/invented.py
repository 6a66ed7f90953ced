"""Games that were never played, for tests of what the reports make of them."""

from random import Random

from remnants.lab.games import Played, Tried
from remnants.lab.laboratory import laboratory
from remnants.lab.watching import Closely
from remnants.lab.withholding import Encounter

HEROES = ["Anna", "Bruno", "Carla", "Dino"]
CARDS = ["One", "Two", "Three", "Four", "Five"]


def closely(players: int = 4) -> Closely:
    """Nothing was seen but every mechanism used once by everybody."""
    mechanisms = laboratory("aylkor").mechanism
    return Closely(
        curves=[],
        shown=[{} for _ in range(players)],
        offered=[{} for _ in range(players)],
        chosen=[{} for _ in range(players)],
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
    """Games in which Anna's chance is multiplied.

    Five cards lie there in three rounds. Card One is always built, by half of the players, card Two by nobody, and each
    of the others in a fifth of the rounds.
    """
    luck = Random(seed)
    found: list[Played] = []
    for number in range(games):
        heroes = HEROES[:]
        luck.shuffle(heroes)
        odds = [favoured if hero == "Anna" else 1.0 for hero in heroes]
        game = played(str(number), luck.choices(range(4), odds)[0], heroes=heroes)
        names = [f"built|card|{name}" for name in CARDS]
        game.watched.shown = [{name: [1, 2, 3] for name in names} for _ in heroes]
        game.watched.offered = game.watched.shown
        builders = luck.sample(range(4), 2)
        game.watched.chosen = [{names[0]: [luck.randrange(1, 4)]} if seat in builders else {} for seat in range(4)]
        for name in names[2:]:
            rounds = [number for number in (1, 2, 3) if luck.random() < 0.2]
            if rounds:
                game.watched.chosen[luck.randrange(4)][name] = rounds
        found.append(game)
    return found


def trials(games: int, worth: float, seed: int = 1, brings: int = 0) -> list[Played]:
    """Experiments: who may have card One has so many times the chances, and so many cogs more; card Two does nothing.

    Whoever leads meets card One more often, and wins more often whether free to have it or not.
    """
    luck = Random(seed)
    found: list[Played] = []
    for number in range(games):
        leader = luck.randrange(4)
        met: list[dict[str, Encounter]] = []
        withheld: list[list[str]] = []
        odds: list[float] = []
        cogs: list[int] = []
        for seat in range(4):
            place = 1 if seat == leader else 2
            encounter = Encounter(place, 0, {"cogs": 10})
            things = {"card|Two": encounter} | ({"card|One": encounter} if luck.random() < 1 / place else {})
            met.append(things)
            withheld.append([thing for thing in things if luck.random() < 0.25])
            free = "card|One" in things and "card|One" not in withheld[-1]
            odds.append((3.0 if seat == leader else 1.0) * (worth if free else 1.0))
            cogs.append(10 + luck.randrange(60) + (brings if free else 0))
        game = played(f"trial {number}", luck.choices(range(4), odds)[0])
        game.closely = None
        game.tried = Tried(met, withheld, {"cogs": cogs})
        found.append(game)
    return found
