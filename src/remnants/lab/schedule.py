"""Who plays whom: everybody against everybody, or a Swiss tournament. Every bot sits in every seat of every deal."""

from itertools import combinations

from remnants.kernel.refusal import BadInput
from remnants.lab.games import Played, Task


def tables(bots: list[str], players: int) -> list[tuple[str, ...]]:
    """The groups that meet: all of them of that size; with fewer bots than seats, each pair in mixed numbers."""
    if len(bots) < 2:
        raise BadInput("an arena needs two bots or more, such as --bots hard,normal")
    if len(bots) >= players:
        return list(combinations(bots, players))
    mixed: list[tuple[str, ...]] = []
    for one, other in combinations(bots, 2):
        for count in range(1, players):
            mixed.append((one,) * count + (other,) * (players - count))
    return mixed


def turned(group: tuple[str, ...], by: int) -> tuple[str, ...]:
    return group[by:] + group[:by]


def round_robin(game: str, bots: list[str], players: int, games: int, seed: str, pack: str | None) -> list[Task]:
    """About so many games: each deal is played once with every bot in every seat, so seats and leaders cancel out."""
    groups = tables(bots, players)
    deals = max(1, -(-games // (len(groups) * players)))
    return [
        Task(f"{deal}/{number}/{by}", game, f"{seed}/{deal}", turned(group, by), pack)
        for deal in range(deals)
        for number, group in enumerate(groups)
        for by in range(players)
    ]


def swiss_round(
    game: str, bots: list[str], players: int, number: int, deals: int, seed: str, pack: str | None, played: list[Played]
) -> list[Task]:
    """One round: those with about equally many victories meet; who is left over fills up with the best placed."""
    points = dict.fromkeys(bots, 0.0)
    for finished in played:
        for seat, name in enumerate(finished.bots):
            points[name] += finished.share(seat)
    order = sorted(bots, key=lambda name: (-points[name], bots.index(name)))
    if number % 2 and len(order) > players:
        order = order[1:] + order[:1]
    groups = [tuple(order[place : place + players]) for place in range(0, len(order), players)]
    full = [group if len(group) == players else (*group, *order[: players - len(group)]) for group in groups]
    return [
        Task(f"round {number}/{place}/{deal}/{by}", game, f"{seed}/{number}/{deal}", turned(group, by), pack)
        for place, group in enumerate(full)
        for deal in range(deals)
        for by in range(players)
    ]
