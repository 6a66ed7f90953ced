"""What networks are told of positions: honest, whole, and the same for seats that are alike."""

from random import Random

import pytest

import remnants
from remnants import kits
from remnants.bots import Seen, bot
from remnants.judges.survey import EVERYTHING, Survey
from remnants.kernel.match import Match

GAMES = remnants.games()
NOTHING_HIDDEN = {"lionsgate"}


def survey_of(name: str) -> Survey:
    found = kits.kit(name).survey()
    assert found is not None
    return found


def positions(name: str, players: int, seed: int, every: int, options: dict[str, object] | None = None) -> list[Match]:
    """Positions of a game between bots that do something sensible now and then, from its beginning to its end."""
    match = remnants.new(name, players=players, seed=seed, options=options)
    random = Random(seed)
    greedy = bot(name, "normal")
    found: list[Match] = []
    number = 0
    while match.seat is not None and number < 500:
        if number % every == 0:
            found.append(match.clone())
        seen = Seen(match, match.seat)
        match.play(greedy.choose(seen, number) if random.random() < 0.4 else random.choice(match.choices()))
        number += 1
    return found


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_what_is_hidden_does_not_show(name: str, players: int) -> None:
    """Two worlds that look the same to a seat are told alike."""
    survey = survey_of(name)
    differ = 0
    for match in positions(name, players, 11, every=9):
        for eyes in range(players):
            told = (survey.seats(match.state, eyes), survey.table(match.state, eyes))
            guess = match.guess(eyes, "another world")
            differ += guess.digest() != match.digest()
            assert (survey.seats(guess.state, eyes), survey.table(guess.state, eyes)) == told, (match.step, eyes)
    assert differ or name in NOTHING_HIDDEN


def test_concealed_renown_does_not_show() -> None:
    survey = survey_of("city")
    matches = positions("city", 3, 5, every=25, options={"renown": "concealed"})
    assert any([len(set(match.guess(1, 3).state.renown)) > 1 for match in matches])  # type: ignore[attr-defined]
    for match in matches:
        guess = match.guess(1, "another world")
        assert survey.seats(guess.state, 1) == survey.seats(match.state, 1)


@pytest.mark.parametrize("name", sorted(set(GAMES) - NOTHING_HIDDEN))
def test_open_cards_show(name: str) -> None:
    """With open cards a hand counts with what it holds, so other hands are told otherwise."""
    survey = survey_of(name)
    matches = positions(name, 2, 12, every=10)
    assert any(
        [
            survey.seats(match.state, EVERYTHING) != survey.seats(match.guess(0, "other").state, EVERYTHING)
            for match in matches
        ]
    )


@pytest.mark.parametrize("name", GAMES)
def test_there_is_a_number_for_every_name_and_none_is_large(name: str) -> None:
    survey = survey_of(name)
    kind = kits.game(name)
    for players in range(kind.fewest_players, kind.most_players + 1):
        for match in positions(name, players, 13 + players, every=15):
            seats, table = survey.seats(match.state, 0), survey.table(match.state, 0)
            assert len(table) == len(survey.of_the_table)
            assert [len(numbers) for numbers in seats] == [len(survey.of_a_seat)] * players
            assert all([abs(number) < 20 for numbers in [*seats, table] for number in numbers])


@pytest.mark.parametrize("name", GAMES)
def test_looking_changes_nothing(name: str) -> None:
    survey = survey_of(name)
    for match in positions(name, 3, 14, every=40):
        before = match.digest()
        survey.seats(match.state, 0)
        survey.table(match.state, 0)
        assert match.digest() == before
