"""Bots at the table: they think elsewhere, and whatever they do, the table goes on."""

import time
from collections.abc import Iterator

import pytest

from remnants.server import metrics
from remnants.server.thinking import bot_levels
from tests.server.house import Browser, House, settings_for, sqlite_in


@pytest.fixture(scope="module")
def impatient_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that does not wait long for a bot."""
    with House(settings_for(sqlite_in(tmp_path_factory.mktemp("impatient")), bot_seconds=1.5)) as running:
        yield running


def wait_for_own_turn(browser: Browser, table: str, seconds: float = 60.0) -> None:
    until = time.monotonic() + seconds
    while browser.get(f"/api/tables/{table}")["decides"] != 0:
        assert time.monotonic() < until, "the table waits for ever"
        time.sleep(0.02)


def failures(level: str) -> float:
    return float(metrics.bot_failures.labels(level)._value.get())


@pytest.mark.parametrize("level", ["raising", "cheating", "dying", "hanging"])
def test_a_bot_that_fails_is_replaced_by_the_next_simpler(impatient_house: House, level: str) -> None:
    before, simpler = failures(level), float(metrics.bot_answers.labels("marking")._value.get())
    ada = impatient_house.browser()
    table = ada.table("me", level, options={"rounds": 2})
    ada.play(table, 0, "end")
    wait_for_own_turn(ada, table)
    assert failures(level) == before + 1
    assert float(metrics.bot_answers.labels("marking")._value.get()) == simpler + 1


def test_bots_play_alone_to_the_end(impatient_house: House) -> None:
    ada = impatient_house.browser()
    table = ada.table("random", "marking", "random")
    until = time.monotonic() + 60
    while ada.get(f"/api/tables/{table}")["phase"] != "over":
        assert time.monotonic() < until
        time.sleep(0.05)
    assert ada.get(f"/api/tables/{table}/verify")["fair"]


def test_a_table_at_which_nothing_can_be_played_is_marked(impatient_house: House) -> None:
    from tests.server.toy import Turn

    ada = impatient_house.browser()
    table = ada.table("me", "random")
    Turn.trouble = False
    ada.play(table, 0, "mark")
    Turn.trouble = True
    try:
        ada.post(f"/api/tables/{table}/seats/0/leave", {"level": "random"})
        until = time.monotonic() + 60
        while ada.get(f"/api/tables/{table}")["phase"] != "broken":
            assert time.monotonic() < until
            time.sleep(0.05)
    finally:
        Turn.trouble = False
    assert "cannot go on" in ada.get(f"/api/tables/{table}")["trouble"]
    assert ada.get("/health")["broken"] >= 1


def test_levels_from_the_simplest_to_the_strongest() -> None:
    bot_levels.add(("marking=tests.server.toy:MarkingBot",))
    known = bot_levels.levels("toy")
    assert known[0] == "random" and "marking" in known
    assert bot_levels.simpler("toy", "marking") == ["marking", "random"]
    assert bot_levels.simpler("toy", "nobody") == ["random"]
