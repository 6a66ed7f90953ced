"""Records as a stranger may write them: true ones with something bent in the position they start from."""

import copy
from random import Random
from typing import Any

import remnants

NUMBERS = [-1, 0, 1, 2, 3, 7, 99, 255, -(10**6), 10**6, 10**9, 10**12, 2**62, 2**63]


def true_record(game: str, seed: int) -> dict[str, Any]:
    """A record that starts in the middle of a game."""
    random = Random(seed)
    match = remnants.new(game, players=random.choice([2, 3]), seed=seed)
    for _ in range(random.randrange(0, 120)):
        if match.seat is None:
            break
        match.play(random.choice(match.choices()))
    copied: dict[str, Any] = match.guess(match.seat or 0, seed).dump()
    return copied


def bent_record(game: str, seed: int) -> dict[str, Any]:
    """The same with one to three places of its start changed, mostly so that its form stays right."""
    random = Random(f"bent {seed}")
    record = copy.deepcopy(true_record(game, seed))
    for _ in range(random.randrange(1, 4)):
        bend(record["start"], random)
    return record


def bend(value: Any, random: Random) -> None:
    """Changes one place somewhere in nested lists and dictionaries."""
    keys = list(value) if isinstance(value, dict) else list(range(len(value)))
    if not keys:
        return
    key = random.choice(keys)
    if isinstance(value[key], dict | list) and value[key] and random.random() < 0.9:
        bend(value[key], random)
    elif isinstance(value, list) and random.random() < 0.3:
        value.append(value[key]) if random.random() < 0.5 else value.pop(key)
    elif isinstance(value[key], int):
        value[key] = random.choice(NUMBERS)
    elif isinstance(value[key], list):
        value[key] = [random.choice(NUMBERS) for _ in range(random.randrange(0, 5))]
