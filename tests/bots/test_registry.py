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


def test_city_has_a_greedy_bot() -> None:
    assert levels("city") == ["random", "greedy"]


def test_an_unknown_level_is_refused_with_those_that_exist() -> None:
    with pytest.raises(BadInput, match="no bot 'brilliant' for city; there are random, greedy"):
        bot("city", "brilliant")


def test_an_unknown_game_is_refused_with_those_that_exist() -> None:
    with pytest.raises(BadInput, match="no game 'chess'; there are aylkor, city, lionsgate"):
        levels("chess")
    with pytest.raises(BadInput, match="no game 'chess'"):
        bot("chess", "random")
