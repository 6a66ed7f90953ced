import pytest

from remnants.envs.form import Form
from remnants.learning.encoding import Encoding, NumberedVerb, Range
from tests.envs.walking import COUNTS, GAMES, table_of, walk


def test_numbers_follow_the_table_of_verbs() -> None:
    encoding = Encoding(
        [
            NumberedVerb("end"),
            NumberedVerb("to", Range(3)),
            NumberedVerb("bid", Range(4, 500, 500)),
            NumberedVerb("sell", Range(2), Range(3, 1)),
        ]
    )
    choices = [encoding.choice(number) for number in range(encoding.size)]
    assert choices[:4] == [("end",), ("to", 0), ("to", 1), ("to", 2)]
    assert choices[4:8] == [("bid", 500), ("bid", 1000), ("bid", 1500), ("bid", 2000)]
    assert choices[8:] == [("sell", box, amount) for box in (0, 1) for amount in (1, 2, 3)]
    assert [encoding.number(choice) for choice in choices] == list(range(encoding.size))


def test_amounts_beyond_the_table_have_no_number() -> None:
    encoding = Encoding([NumberedVerb("bid", Range(4, 500, 500))])
    assert encoding.number(("bid", 2500)) == -1
    assert encoding.number(("bid", 750)) == -1
    with pytest.raises(KeyError):
        encoding.number(("sing", 1))
    with pytest.raises(ValueError, match="0 to 3"):
        encoding.choice(4)


@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_every_choice_has_its_own_number(game: str, players: int) -> None:
    table = table_of(game, players)
    steps, encoding = table.form.game.steps, table.form.encoding
    for number in walk(table, 2, 250):
        legal = table.legal()
        assert legal
        assert [encoding.choice(action, table.seat) for action in legal] == list(legal.values())
        if number % 10 == 0:
            frame = table.state.agenda[-1]
            for candidate in steps[frame.step].candidates(table.state, frame):
                assert encoding.number(candidate, table.seat) < encoding.size


@pytest.mark.parametrize("game", GAMES)
def test_the_numbering_is_the_same_for_all_player_counts(game: str) -> None:
    verbs = [[(verb.name, verb.offset, verb.size) for verb in Form(game, players).encoding.verbs] for players in (2, 4)]
    assert verbs[0] == verbs[1]
