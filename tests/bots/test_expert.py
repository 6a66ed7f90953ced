"""Expert: the same honesty as every level, and offered only where there is what it needs."""

import copy
import pickle
from collections.abc import Callable

import pytest

import remnants
from remnants import kits
from remnants.bots import Bot, Seen, bot, levels
from remnants.bots.expert import JudgingBot, LearnedForesight, Trust
from remnants.bots.levels import EXPERT, HARD, GameBots
from remnants.bots.search import Budget, SearchBot
from remnants.judges import judge as judges
from remnants.kernel.match import Match
from remnants.kernel.refusal import BadInput
from tests.analyst.made_up import made_up_judge
from tests.bots.test_search import foresight, positions

GAMES = remnants.games()
TRUST = Trust(0.5, 1, 8)


def bots_of(name: str) -> GameBots:
    bots = kits.kit(name).bots()
    assert bots is not None
    return bots


def expert(name: str, trust: Trust = TRUST) -> SearchBot:
    """An expert with a network that has learned nothing, so that every game has one."""
    return SearchBot(LearnedForesight(foresight(name), made_up_judge(name), trust), Budget(trust.playouts))


@pytest.mark.parametrize("name", GAMES)
def test_what_is_hidden_changes_no_choice(name: str) -> None:
    for match in positions(name, 3, 7, most=3):
        assert match.seat is not None
        honest = expert(name).choose(Seen(match, match.seat), "honest")
        assert honest in match.choices()
        guess = match.guess(match.seat, "another world")
        assert expert(name).choose(Seen(guess, match.seat), "honest") == honest, match.step


@pytest.mark.parametrize("name", GAMES)
def test_the_judgement_alone_is_honest_too(name: str) -> None:
    bot = JudgingBot(made_up_judge(name))
    for match in positions(name, 2, 8, most=3):
        assert match.seat is not None
        before = match.digest()
        honest = bot.choose(Seen(match, match.seat), "honest")
        assert honest in match.choices() and match.digest() == before
        assert bot.choose(Seen(match.guess(match.seat, "other"), match.seat), "honest") == honest


@pytest.mark.parametrize("way", [lambda thing: pickle.loads(pickle.dumps(thing)), copy.deepcopy])
@pytest.mark.parametrize("name", GAMES)
def test_bots_with_a_network_come_back_and_play_alike(name: str, way: Callable[[Bot], Bot]) -> None:
    match = positions(name, 2, 11, most=1)[0]
    assert match.seat is not None
    seen = Seen(match, match.seat)
    for asked in (JudgingBot(made_up_judge(name)), expert(name)):
        assert way(asked).choose(seen, 5) == asked.choose(seen, 5)


def test_chances_are_the_networks_and_the_evaluations_as_far_as_each_is_trusted() -> None:
    state = position("aylkor").state
    known, judge = foresight("aylkor"), made_up_judge("aylkor")
    old, new = known.chances(state), judge.chances_of([state], [-1])[0]
    half = LearnedForesight(known, judge, Trust(0.25, 1, 8)).chances(state)
    assert half == pytest.approx([0.25 * one + 0.75 * other for one, other in zip(new, old, strict=True)])
    assert LearnedForesight(known, judge, Trust(1.0, 1, 8)).chances(state) == new


def position(name: str) -> Match:
    return positions(name, 2, 9, most=2)[-1]


def test_against_several_the_game_plays_as_it_does_there() -> None:
    learned = LearnedForesight(foresight("city"), made_up_judge("city"), TRUST)
    several = learned.with_players(4)
    assert isinstance(several, LearnedForesight)
    assert several.known is foresight("city").with_players(4)
    assert several.horizon == TRUST.horizon


@pytest.mark.parametrize("name", GAMES)
def test_an_expert_that_trusts_a_network_needs_the_extra(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    bots = bots_of(name)
    with_it = levels(name)
    monkeypatch.setattr(judges, "installed", lambda: False)
    assert levels(name) == with_it, "nobody's weights need it"
    monkeypatch.setattr(bots, "trust", TRUST)
    assert levels(name)[-1] == HARD
    with pytest.raises(BadInput, match="there is no bot 'expert'"):
        bot(name, EXPERT)


@pytest.mark.parametrize("name", GAMES)
def test_it_is_the_last_level_where_there_is_one(name: str) -> None:
    bots = bots_of(name)
    offered = bots.expert_foresight() is not None
    assert (levels(name)[-1] == EXPERT) == offered
    if offered:
        for match in positions(name, 2, 10, most=1):
            assert match.seat is not None
            choice = bots.of_level(EXPERT).choose(Seen(match, match.seat), 1)
            assert choice == bots.of_level(EXPERT).choose(Seen(match, match.seat), 1)
            assert choice in match.choices()


@pytest.mark.parametrize("name", GAMES)
def test_an_expert_plays_with_weights_of_its_own(name: str) -> None:
    expert = bots_of(name).expert_foresight()
    assert expert is None or expert is not bots_of(name).foresight()


@pytest.mark.parametrize("name", [name for name in GAMES if bots_of(name).expert_foresight() is not None])
def test_what_is_hidden_changes_no_choice_of_the_level(name: str) -> None:
    bots = bots_of(name)
    known = bots.expert_foresight()
    assert known is not None
    for match in positions(name, 3, 12, most=3):
        assert match.seat is not None
        honest = bots.searching(known, Budget(8), 1).choose(Seen(match, match.seat), "honest")
        assert honest in match.choices()
        guess = match.guess(match.seat, "another world")
        assert bots.searching(known, Budget(8), 1).choose(Seen(guess, match.seat), "honest") == honest, match.step
