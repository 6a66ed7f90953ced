"""Somebody else's game in a browser: Night Ferry has no page of its own and is played on the plain client."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.browser.conftest import Server, Visitor
from tests.examples.conftest import packages

__all__ = ["packages"]
PHONE = (390, 844)
NIGHTS = 3


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, packages: Path) -> Iterator[Server]:
    """A server that has found the example besides our games."""
    running = Server(tmp_path_factory.mktemp("ferry"), packages)
    yield running
    running.kill()


@pytest.mark.parametrize("size", [(1280, 720), PHONE], ids=["desk", "phone"])
def test_a_whole_game_from_the_start_page_against_bots(visitor: Callable[..., Visitor], size: tuple[int, int]) -> None:
    ada = visitor(size=size)
    ada.go("/")
    ferry = ada.page.locator("article", has=ada.page.get_by_role("heading", name="Night Ferry"))
    assert "what nobody else brings pays double" in ferry.inner_text()
    ferry.get_by_role("button", name="Play now").click()
    ada.page.wait_for_selector("main.table .bar.mine")
    assert ada.page.get_by_role("rowheader", name="Crates in hand").is_visible()
    played = ada.play()
    assert played["over"] and played["scrolled"] == 0 and played["moves"] == 2 * 5
    assert ada.overhang() <= 0
    log = ada.page.locator("[data-zone=log]").text_content()
    assert "Ada sells a crate worth" in log or "The watch finds the crate of Ada" in log
    assert "You put a crate worth" in log


def test_it_is_set_up_and_told_in_italian(visitor: Callable[..., Visitor]) -> None:
    ada = visitor(language="it")
    ada.go("/new/ferry")
    ada.page.get_by_role("heading", name="Il traghetto di notte").wait_for()
    ada.page.get_by_label("Notti in tutto").wait_for()
    ada.new_table("ferry", [{"kind": "me"}, {"kind": "bot", "level": "normal"}], {"nights": NIGHTS})
    assert ada.play()["over"]
    assert ada.page.get_by_role("rowheader", name="Casse in mano").is_visible()
    assert ada.page.locator("[data-field=nights] dd").inner_text() == str(NIGHTS)


def test_nobody_is_shut_out(visitor: Callable[..., Visitor], axe: str) -> None:
    ada = visitor()
    ada.new_table("ferry", [{"kind": "me"}, {"kind": "bot", "level": "random"}])
    ada.wait_for_step("load")
    assert ada.violations(axe) == []


def test_what_others_hold_is_not_in_the_page(visitor: Callable[..., Visitor]) -> None:
    """The own crates are named, the others' lie face down."""
    ada = visitor()
    ada.new_table("ferry", [{"kind": "me"}, {"kind": "bot", "level": "normal"}])
    ada.wait_for_step("load")
    own, other = ada.page.locator("[data-field=hands] td").all()
    assert own.locator(".card:not(.back)").count() == 5 and own.locator(".back").count() == 0
    assert other.locator(".card:not(.back)").count() == 0 and other.locator(".back").count() == 5
