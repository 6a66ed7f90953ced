"""What is kept in memory of a long game: few past states, and yet every past position can be looked at."""

from random import Random

from remnants import kits
from remnants.kernel.match import Match
from remnants.server.tables.history import FIRST_SPACING, MOST_STATES, History

ANSWERS = 2 * FIRST_SPACING * MOST_STATES


def test_few_states_of_a_long_game_are_kept_and_every_position_can_be_reached() -> None:
    game, random = kits.game("city"), Random(3)
    history = History(Match.new(game, 4, "long"))
    digests = [history.match.digest()]
    while history.match.seat is not None and len(history.entries) < ANSWERS:
        choice = random.choice(history.match.choices())
        history.keep(*history.tried(choice, history.version + 1, ""))
        digests.append(history.match.digest())
    assert len(history.entries) > FIRST_SPACING * MOST_STATES, "long enough for states to be dropped"
    assert len(history._states) <= MOST_STATES
    assert sum([len(state) for _, _, state in history._states]) < 100_000
    for count in [0, 1, len(digests) // 3, len(digests) // 2, len(digests) - 2, len(digests) - 1]:
        assert history.match_at(count).digest() == digests[count]
    longest = max(
        [count - max([kept[0] for kept in history._states if kept[0] <= count]) for count in range(len(digests))]
    )
    assert longest <= 2 * history._spacing, "no look back plays far"
