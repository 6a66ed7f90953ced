"""What an observation says is what the seat's view says: field by field, place by place, and nothing else."""

from typing import Any

import numpy as np
import pytest

from remnants.envs.form import Form
from remnants.envs.table import LearnersTable
from remnants.kernel.state import view
from remnants.learning.aspects import (
    Amounts,
    Aspect,
    Counts,
    Marks,
    OwnCounts,
    SeatMarks,
    SeatSets,
    Sets,
    Sizes,
)
from tests.envs.walking import COUNTS, table_of, walk


def rows_of(value: Any, aspect: Any, seat: int, players: int) -> list[Any]:
    """The rows of a field as the observer counts them."""
    rows = value if isinstance(value, list) else [value]
    return rows[seat:] + rows[:seat] if getattr(aspect, "by_seat", False) else rows


def expected(aspect: Aspect, seen: dict[str, Any], seat: int, players: int) -> list[float]:
    """What an aspect must say, worked out from the view in another way."""
    value = seen[aspect.fields[0]]
    rows = rows_of(value, aspect, seat, players)
    said: list[float] = []
    if isinstance(aspect, Amounts):
        for entry in rows:
            steps = 0 if entry is None else (int(entry) - aspect.least) // aspect.each
            said.append(max(0, min(steps, aspect.most)) / aspect.most)
    elif isinstance(aspect, Marks):
        for entry in rows:
            said += [1.0 if entry == aspect.first + kind else 0.0 for kind in range(aspect.kinds)]
    elif isinstance(aspect, SeatMarks):
        for entry in rows[: aspect.rows]:
            said += [1.0 if entry == (seat + other) % players else 0.0 for other in range(players)]
    elif isinstance(aspect, SeatSets):
        said = [float(value >> (seat + other) % players & 1) for other in range(players)]
    elif isinstance(aspect, Sets):
        for entry in rows:
            said += [float(entry >> kind & 1) for kind in range(aspect.kinds)]
    elif isinstance(aspect, Counts):
        piles = [value[seat]] if isinstance(aspect, OwnCounts) else [value] if aspect.one_pile else rows
        for pile in piles:
            known = pile if isinstance(pile, list) else []
            said += [min(known.count(kind), aspect.most) / aspect.most for kind in range(aspect.kinds)]
    elif isinstance(aspect, Sizes):
        piles = [value] if aspect.size == 1 and not aspect.by_seat else rows
        said = [min(len(pile) if isinstance(pile, list) else pile, aspect.most) / aspect.most for pile in piles]
    return said


@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_every_field_is_said_as_the_view_shows_it(game: str, players: int) -> None:
    options = {"renown": "concealed"} if game == "city" and players == 3 else {}
    table = LearnersTable(Form(game, players, options), 6)
    form = table.form
    for number in walk(table, 6, 300):
        if number % 23:
            continue
        for seat in range(players):
            seen, parts = view(table.state, seat), table.parts(seat)
            for aspect in form.layout.aspects:
                if len(aspect.fields) > 1 or type(aspect).__module__ != "remnants.learning.aspects":
                    continue
                said = expected(aspect, seen, seat, players)
                said += [0.0] * (aspect.size - len(said))
                assert parts[aspect.name].tolist() == pytest.approx(said), (aspect.name, seat)


@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_every_place_can_be_asked_what_it_means(game: str, players: int) -> None:
    form = Form(game, players)
    meanings = [form.explain(place) for place in range(form.observation_size)]
    assert len(set(meanings)) == len(meanings), "no two places say the same"
    with pytest.raises(IndexError, match="places 0 to"):
        form.explain(form.observation_size)
    with pytest.raises(IndexError, match="places 0 to"):
        form.explain(-1)


def test_own_parts_of_the_games() -> None:
    """What a game writes in a way of its own, from the state itself."""
    city = table_of("city", 2, seed=3)
    for _ in walk(city, 3, 900):
        pass
    state: Any = city.state
    parts = city.parts(0)
    assert len(state.tile_design) > 0
    tiles = parts["tiles"].reshape(-1, 49)
    for design, spaces in zip(state.tile_design, state.tile_spaces, strict=True):
        for space in range(49):
            if spaces >> space & 1:
                assert tiles[design, space] == 1
    assert tiles.sum() == sum([spaces.bit_count() for spaces in state.tile_spaces])
    aylkor = table_of("aylkor", 3, seed=3)
    for _ in walk(aylkor, 3, 60):
        pass
    field: Any = aylkor.state
    for seat in range(3):
        owners = aylkor.parts(seat)["owners"].reshape(4, 100)
        for space, owner in enumerate(field.owner):
            row = 3 if owner == 4 else (owner - seat) % 3
            assert owners[:, space].tolist() == [1.0 if owner >= 0 and plane == row else 0.0 for plane in range(4)]
    lionsgate = table_of("lionsgate", 2, seed=3)
    for _ in walk(lionsgate, 3, 200):
        pass
    train: Any = lionsgate.state
    for seat in range(2):
        boxes = lionsgate.parts(seat)["own_boxes"].reshape(-1, 7)
        assert [int(box.argmax()) for box in boxes if box.any()] == train.mat[seat]


def test_seats_in_actions_are_counted_from_whoever_decides() -> None:
    encoding = Form("city", 3).encoding
    numbers = {seat: encoding.number(("player", (seat + 1) % 3), seat) for seat in range(3)}
    assert len(set(numbers.values())) == 1, "the next player is the same action for everybody"
    for seat in range(3):
        assert encoding.choice(numbers[seat], seat) == ("player", (seat + 1) % 3)


def test_an_observation_is_written_anew_each_time() -> None:
    table = table_of("city", 2)
    first = table.observation(0).copy()
    table.observation(1)
    assert np.array_equal(table.observation(0), first)
