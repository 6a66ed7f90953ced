"""Bots are found by game and level."""

import pytest

import remnants
from remnants import kits
from remnants.bots import Bot, Seen, bot, levels
from remnants.bots.expert import JudgingBot
from remnants.bots.levels import GameBots
from remnants.bots.random_bot import RandomBot
from remnants.bots.search import SearchBot
from remnants.judges import judge
from remnants.kernel.refusal import BadInput


@pytest.mark.parametrize("name", remnants.games())
def test_every_game_has_a_random_bot_and_the_simplest_level_comes_first(name: str) -> None:
    assert levels(name)[0] == "random"
    assert isinstance(bot(name, "random"), RandomBot)


@pytest.mark.parametrize("name", remnants.games())
def test_every_game_has_the_same_levels(name: str) -> None:
    assert [level for level in levels(name) if level != "expert"] == ["random", "easy", "normal", "hard"]


@pytest.mark.parametrize("name", remnants.games())
def test_greedy_is_another_name_for_normal(name: str) -> None:
    assert type(bot(name, "greedy")) is type(bot(name, "normal"))


def test_an_unknown_level_is_refused_with_those_that_exist() -> None:
    with pytest.raises(BadInput, match="no bot 'brilliant' for city; there are random, easy, normal, hard"):
        bot("city", "brilliant")


def test_an_unknown_game_is_refused_with_those_that_exist() -> None:
    with pytest.raises(BadInput, match="no game 'chess'; there are aylkor, city, lionsgate"):
        levels("chess")
    with pytest.raises(BadInput, match="no game 'chess'"):
        bot("chess", "random")


def playouts(found: Bot) -> int:
    assert isinstance(found, SearchBot)
    return found.budget.playouts


@pytest.mark.parametrize("name", remnants.games())
def test_a_level_that_searches_can_be_given_more_or_less_time(name: str) -> None:
    usual = playouts(bot(name, "hard"))
    assert type(bot(name, "hardx3")) is type(bot(name, "hard"))
    assert [playouts(bot(name, f"hardx{times}")) for times in ("3", "0.5", "1")] == [3 * usual, usual // 2, usual]
    assert playouts(bot(name, "hardx0.01")) == 1, "there is always one to be made"
    assert playouts(bot(name, "hard")) == usual, "the level itself stays as it is"


def test_more_time_is_used() -> None:
    match = remnants.new("aylkor", players=2, seed=3)
    while match.seat is not None and len(match.choices()) < 4:
        match.play(match.choices()[0])
    assert match.seat is not None
    seen = Seen(match, match.seat)
    for name in ("hardx0.04", "hardx0.2"):
        assert bot("aylkor", name).choose(seen, 1) in match.choices()


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("normalx3", "no bot 'normalx3': normal does not search, so it has no playouts to be multiplied"),
        ("randomx2", "random does not search"),
        ("judgingx2", "judging does not search"),
        ("hardx0", "bot 'hardx0': times must be from 0.01 to 1000, not 0"),
        ("hardx1001", "times must be from 0.01 to 1000, not 1001"),
        ("bravex3", "no bot 'brave' for city; there are random, easy, normal, hard"),
        ("hardx", "no bot 'hardx' for city; there are .*hardx3 .hard with 3 times its playouts., or module:Class"),
        ("hardx-2", "no bot 'hardx-2'"),
        ("hardx2x3", "no bot 'hardx2x3'"),
        ("hard*3", r"no bot 'hard\*3'"),
        ("", "no bot ''"),
    ],
)
def test_strange_times_are_refused_in_a_sentence(name: str, said: str) -> None:
    with pytest.raises(BadInput, match=said) as refused:
        bot("city", name)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("name", remnants.games())
def test_the_judgement_alone_is_a_bot_but_no_level(name: str) -> None:
    assert isinstance(bot(name, "judging"), JudgingBot)
    assert "judging" not in levels(name)


def test_the_judgement_alone_says_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    kit = kits.kit("city")
    monkeypatch.setattr(kit, "bots", GameBots)
    with pytest.raises(BadInput, match="city comes with no network that judges positions, so it has no bot 'judging'"):
        bot("city", "judging")
    monkeypatch.undo()
    monkeypatch.setattr(judge, "installed", lambda: False)
    judge._judge.cache_clear()
    with pytest.raises(BadInput, match=r"pip install 'remnants\[analyst\]'"):
        bot("city", "judging")
