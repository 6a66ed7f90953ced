"""The analysis after a game, and chances and the coach when asked, in a real browser."""

from collections.abc import Callable

import pytest

from tests.analysis.conftest import played, the_end_of_a_game
from tests.browser.conftest import Visitor

ME = {"kind": "me"}
MINUTES = 300_000


@pytest.mark.parametrize(("size", "language"), [((1280, 720), "en"), ((390, 844), "it")])
def test_the_analysis_of_a_game(
    visitor: Callable[..., Visitor], axe: str, size: tuple[int, int], language: str
) -> None:
    ada = visitor(size=size, language=language)
    ada.open_record(the_end_of_a_game(), [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bob"}])
    tab = ada.page.locator("#chronicle-analysis")
    tab.wait_for()
    tab.focus()
    ada.page.keyboard.press("Enter")
    chart = ada.page.locator("[data-chances]")
    chart.wait_for(timeout=MINUTES)
    assert ada.overhang() <= 0
    assert ada.violations(axe) == []
    sums = ada.page.locator("[data-sum] tbody tr")
    assert sums.count() == 4
    shown = [float(cell.replace("−", "-").replace(",", ".").split()[0]) for cell in known_of(ada)]
    start, luck, decisions, others, end = shown
    assert abs(start + luck + decisions + others - end) < 0.05
    for whose in ("1", "0"):
        ada.page.locator(f"[data-whose='{whose}']").click()
        assert 0 <= ada.page.locator("[data-mistake]").count() <= 3
    box = chart.bounding_box()
    chart.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    ada.page.locator("main.table[data-past]").wait_for()


def known_of(ada: Visitor) -> list[str]:
    """The sum as it is shown, from what was known then."""
    found: list[str] = ada.page.evaluate(
        "[...document.querySelectorAll('[data-sum] :is(tbody, tfoot) tr')].map((row) => row.cells[1].innerText)"
    )
    return found


def test_a_dear_decision_can_be_tried_again(visitor: Callable[..., Visitor]) -> None:
    ada = visitor()
    first = ada.open_record(the_end_of_a_game(), [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bob"}])
    ada.page.locator("#chronicle-analysis").click()
    ada.page.locator("[data-chances]").wait_for(timeout=MINUTES)
    dear = ada.page.locator("[data-mistake]")
    if dear.count() == 0:
        ada.page.locator("[data-whose='1']").click()
    position = int(dear.first.get_attribute("data-mistake"))
    dear.first.locator("[data-action=look]").click()
    ada.page.wait_for_url(f"**/table/{first}?at={position}")
    ada.go(f"/table/{first}")
    ada.page.locator("#chronicle-analysis").click()
    ada.page.locator(f'[data-mistake="{position}"] [data-action=again]').click()
    ada.page.wait_for_url(f"**?from={first}")
    ada.page.locator("main.table[data-step]").wait_for()
    view = ada.page.evaluate("fetch('/api' + location.pathname.replace('table', 'tables')).then((one) => one.json())")
    assert view["sandbox"]
    assert view["phase"] == "playing"


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
def test_chances_and_the_coach_are_there_when_asked(
    visitor: Callable[..., Visitor], axe: str, size: tuple[int, int]
) -> None:
    ada = visitor(size=size)
    ada.open_record(played("city", 2, 40), [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bob"}])
    ada.page.wait_for_selector("main.table .bar.mine, [data-action=pass]")
    if ada.page.locator("main.table").count() == 0:
        ada.page.get_by_role("button").first.click()
    open_coach(ada)
    assert ada.page.locator("[data-chances-now], [data-advice]").count() == 0
    ada.page.locator("[data-action=chances]").check()
    ada.page.locator("[data-chances-now] li").first.wait_for(timeout=MINUTES)
    assert ada.page.locator("[data-chances-now] li").count() == 2
    for step in (1, 2, 3):
        ada.page.locator("[data-action=coach]").click()
        ada.page.locator(f"[data-advice='{step}']").wait_for(timeout=MINUTES)
        assert ada.page.locator("[data-advice]").count() == step
    assert ada.page.locator("[data-action=coach]").count() == 0
    assert ada.overhang() <= 0
    assert ada.violations(axe) == []


def open_coach(ada: Visitor) -> None:
    """The coach has a tab where it is told how the game goes; on a phone that lies behind the settings."""
    if ada.page.locator(".tool-chronicle").is_visible():
        ada.page.locator(".tool-chronicle").click()
    else:
        ada.page.locator(".tool-settings").click()
        ada.page.locator(".pop .narrow button").click()
    ada.page.locator("#chronicle-coach").click()


def test_nobody_is_coached_against_people(visitor: Callable[..., Visitor]) -> None:
    ada = visitor()
    ada.new_table("city", [{"kind": "me"}, {"kind": "me"}])
    ada.page.wait_for_selector("main.table, button")
    if ada.page.locator("main.table").count() == 0:
        ada.page.get_by_role("button").first.click()
    ada.page.locator(".tool-chronicle").click()
    ada.page.locator("#chronicle-luck").wait_for()
    assert ada.page.locator("#chronicle-coach, #chronicle-analysis").count() == 0
