"""Bots are found by game and level."""

import pytest

import remnants
from remnants.bots import bot, levels
from remnants.bots.random_bot import RandomBot
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
