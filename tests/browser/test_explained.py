"""Everything explains itself: choices, the numbers in the strips, the options of a table; tips come once."""

import re
from collections.abc import Callable

import pytest

from tests.browser.conftest import Visitor

BOT = {"kind": "bot", "level": "random"}


def test_choices_and_numbers_are_explained_to_the_mouse(visitor: Callable[..., Visitor]) -> None:
    ada = visitor()
    ada.new_table("city", [{"kind": "me"}, BOT])
    ada.reach("turn")
    ada.page.locator('[data-choice="develop"]').hover()
    ada.page.locator("[data-hint]").get_by_text("Let the developments you control produce").wait_for()
    ada.page.locator(".players .strip").first.hover()
    ada.page.locator(".info .inspector").get_by_text("What wins the game").wait_for()


def test_they_are_explained_to_the_keyboard(visitor: Callable[..., Visitor]) -> None:
    ada = visitor(language="it")
    ada.new_table("city", [{"kind": "me"}, BOT])
    ada.reach("turn")
    ada.page.locator('[data-choice="develop"]').focus()
    ada.page.keyboard.press("i")
    ada.page.locator(".info .inspector").get_by_text("Fai produrre gli insediamenti che controlli").wait_for()


def test_they_are_explained_to_a_finger(visitor: Callable[..., Visitor], axe: str) -> None:
    ada = visitor(size=(390, 844))
    ada.new_table("city", [{"kind": "me"}, BOT])
    ada.reach("turn")
    ada.hold(ada.page.locator('[data-choice="refresh"]'))
    ada.page.locator(".sheet .inspector").get_by_text("Discard what you do not want").wait_for()
    assert ada.step() == "turn", "what is held is not chosen"
    assert ada.violations(axe) == []
    ada.page.locator(".sheet").get_by_role("button", name="Close").click()
    ada.hold(ada.page.locator(".players .strip").first)
    ada.page.locator(".sheet .inspector").get_by_text("Figures that wait to enter the board").wait_for()


def test_the_alert_card_lies_open_at_any_time(visitor: Callable[..., Visitor]) -> None:
    ada = visitor()
    ada.new_table("city", [{"kind": "me"}, BOT])
    ada.reach("turn")
    ada.page.get_by_role("button", name="Alert card").click()
    entry = ada.page.locator(".info .inspector")
    for line in range(1, 7):
        entry.get_by_text(re.compile(rf"^{line} \S")).wait_for()


def test_a_tip_comes_once_and_all_go_with_one_click(visitor: Callable[..., Visitor], axe: str) -> None:
    ada = visitor(tips=True)
    ada.new_table("city", [{"kind": "me"}, BOT])
    ada.page.locator('[data-tip="goal"]').wait_for()
    assert ada.violations(axe) == []
    ada.page.locator("[data-action=undo]").click(force=True)
    ada.page.locator('[data-rule="table.undo"]').wait_for()
    assert ada.page.locator('[data-tip="goal"]').is_visible(), "a slip does not push it away"
    ada.page.locator('[data-action="tip-seen"]').click()
    assert ada.page.locator("[data-tip]").count() == 0
    ada.reach("turn")
    ada.page.reload()
    ada.page.locator('[data-choice="move"]').wait_for()
    assert ada.page.locator('[data-tip="goal"]').count() == 0, "once each"
    ada.page.locator('[data-choice="move"]').click()
    ada.play(most=6, prefer=["done", "end", "pass"])
    ada.go("/")
    ada.page.evaluate("localStorage.removeItem('remnants.tips.city')")
    ada.new_table("city", [{"kind": "me"}, BOT])
    ada.page.locator('[data-action="no-tips"]').click()
    assert ada.page.locator("[data-tip]").count() == 0
    ada.reach("turn")
    ada.page.reload()
    ada.page.locator('[data-choice="move"]').wait_for()
    assert ada.page.locator("[data-tip]").count() == 0, "off is off"


@pytest.mark.parametrize("game", ["aylkor", "city", "lionsgate"])
def test_whoever_plays_at_once_is_told_the_goal_before_the_first_decision(
    visitor: Callable[..., Visitor], game: str
) -> None:
    ada = visitor(tips=True, size=(390, 844))
    ada.go("/")
    ada.page.locator(f'article:has(a[href="/rules/{game}"])').get_by_role("button", name="Play now").click()
    ada.page.locator('[data-tip="goal"]').wait_for()
    assert "wins" in ada.page.locator('[data-tip="goal"]').inner_text()


def test_the_start_page_has_solo_and_says_what_options_change(visitor: Callable[..., Visitor], axe: str) -> None:
    ada = visitor(size=(390, 844))
    ada.go("/new/aylkor")
    ada.page.get_by_text("From which round on events change the rules").wait_for()
    fields = ada.page.locator("fieldset", has_text="Options").locator("label")
    assert fields.count() == fields.filter(has=ada.page.locator("small")).count() > 1, "each option is explained"
    assert ada.overhang() <= 0 and ada.violations(axe) == []
    ada.go("/")
    ada.page.get_by_text("before more than half of the towns starve").wait_for()
    assert ada.overhang() <= 0 and ada.violations(axe) == []
    ada.page.get_by_role("button", name="Play alone").click()
    ada.page.wait_for_selector("main.table")
    assert ada.page.locator(".players .strip").count() == 1
    ada.go("/")
    ada.page.locator('[data-list="unfinished"] a').wait_for()
    assert ada.page.locator('[data-list="unfinished"] a').count() == 1
