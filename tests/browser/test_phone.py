"""The table on a phone: tabs that open by themselves, reading by holding a finger, zooming with two."""

from collections.abc import Callable
from typing import Any

import pytest

import remnants
from tests.browser.conftest import Visitor

BOT = {"kind": "bot", "level": "random"}
SMALLEST = 40
TOO_SMALL = """(smallest) => [...document.querySelectorAll("button, select, input, summary")].flatMap((one) => {
    const {width, height} = one.getBoundingClientRect();
    const style = getComputedStyle(one);
    if (!width || style.visibility === "hidden" || ["range", "checkbox"].includes(one.type)) return [];
    const fits = height >= smallest - 0.5 && (width >= smallest - 0.5 || one.matches("summary"));
    return fits ? [] : [`${one.className} ${one.innerText.slice(0, 20)}: ${width.toFixed(0)}x${height.toFixed(0)}`];
})"""


def test_the_tab_with_the_targets_opens_by_itself(visitor: Callable[..., Visitor]) -> None:
    ada = visitor(size=(390, 844))
    ada.new_table("city", [{"kind": "me"}, BOT])
    ada.reach("turn")
    ada.page.locator("nav.tabs button").last.click()
    ada.page.locator('[data-choice="refresh"]').click()
    ada.page.locator("main[data-tab=hand]").wait_for()
    ada.page.locator("nav.tabs button", has_text="Players").click()
    ada.page.wait_for_timeout(200)
    assert ada.page.locator("main[data-tab=players]").count() == 1, "whoever turns to another tab stays there"
    ada.page.locator("[data-action=undo]").click()
    ada.wait_for_step("turn")
    ada.page.locator('[data-choice="move"]').click()
    ada.wait_for_step("move.figure")
    ada.page.locator('[data-choice="pool"]').click()
    ada.page.locator("main[data-tab=board]").wait_for()


def test_holding_a_finger_reads_about_a_thing_and_chooses_nothing(visitor: Callable[..., Visitor]) -> None:
    ada = visitor(size=(390, 844))
    ada.new_table("city", [{"kind": "me"}, BOT])
    ada.reach("turn")
    before = ada.version()
    sheet = ada.page.locator(".sheet")
    ada.page.locator("nav.tabs button", has_text="Hand").click()
    card = ada.page.locator(".hand .card").first
    ada.hold(card)
    sheet.wait_for()
    assert card.locator(".title").inner_text() in sheet.inner_text()
    sheet.get_by_role("button", name="Close").click()
    sheet.wait_for(state="detached")
    ada.page.locator("nav.tabs button", has_text="Board").click()
    ada.hold(ada.page.locator("[data-space=D4]"))
    sheet.wait_for()
    assert "D4" in sheet.inner_text()
    assert ada.version() == before


def test_nothing_moves_away_from_the_pointer(visitor: Callable[..., Visitor]) -> None:
    ada = visitor(size=(390, 844))
    ada.open_record(remnants.new("city", players=2, seed=9).dump(), [{"kind": "me"}, BOT])
    ada.wait_for_step("turn")
    bar = ada.page.locator(".bar").first
    before = bar.bounding_box()
    ada.page.locator("nav.tabs button", has_text="Hand").click()
    ada.page.locator(".hand .card", has=ada.page.get_by_text("cannot be undone")).first.hover()
    ada.page.get_by_text("This cannot be undone.", exact=True).wait_for()
    assert bar.bounding_box() == before
    ada.page.locator('[data-choice="sell"][aria-disabled=true]').hover()
    ada.page.locator(".reason").wait_for()
    assert bar.bounding_box() == before


@pytest.mark.parametrize("game", ["aylkor", "city", "lionsgate"])
def test_two_fingers_zoom_the_board_and_one_moves_it(visitor: Callable[..., Visitor], game: str) -> None:
    ada = visitor(size=(390, 844))
    ada.new_table(game, [{"kind": "me"}, BOT])
    ada.page.wait_for_selector("main.table")
    ada.page.locator("nav.tabs button").first.click()
    board = ada.page.locator("svg[data-zoom]")
    assert board.get_attribute("data-zoom") == "1.00"
    ada.touch("touchStart", (180, 300), (220, 300))
    ada.touch("touchMove", (140, 300), (260, 300))
    ada.touch("touchEnd")
    assert float(board.get_attribute("data-zoom")) > 2
    before = board.get_attribute("viewBox")
    ada.touch("touchStart", (200, 300))
    ada.touch("touchMove", (150, 280))
    ada.touch("touchEnd")
    assert board.get_attribute("viewBox") != before
    ada.page.get_by_role("button", name="Reset zoom").click()
    assert board.get_attribute("data-zoom") == "1.00"


@pytest.mark.parametrize("width", [360, 390])
@pytest.mark.parametrize("game", ["aylkor", "city", "lionsgate"])
def test_everything_is_large_enough_for_a_finger(visitor: Callable[..., Visitor], game: str, width: int) -> None:
    ada = visitor(size=(width, 844))
    ada.new_table(game, [{"kind": "me"}, BOT, BOT, BOT])
    ada.page.wait_for_selector("main.table .bar.mine", timeout=30_000)
    ada.play(most=3)
    ada.page.wait_for_selector("main.table .bar.mine", timeout=30_000)
    ada.page.wait_for_timeout(500)  # the bots have answered
    small: dict[str, Any] = {}
    for tab in ("board", "mat", "hand", "market", "players", "log"):
        ada.page.locator("nav.tabs button", has_text=tab.capitalize()).click()
        ada.page.locator(f"main[data-tab={tab}]").wait_for()
        assert ada.overhang() <= 0
        small[tab] = ada.page.evaluate(TOO_SMALL, SMALLEST)
    assert small == {tab: [] for tab in small}
