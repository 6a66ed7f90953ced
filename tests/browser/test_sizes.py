"""What a player must read is whole, and no smaller than 12 pixels on a desk, 13 on a phone."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.conftest import Visitor
from tests.browser.positions import every_question, largest_position, wordy_aylkor, wordy_city

BOT = {"kind": "bot", "level": "random"}
SMALL = """(least) => {
    const found = {};
    const walker = document.createTreeWalker(document.querySelector("main.table"), NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const one = node.parentElement;
        const {width, height} = one.getBoundingClientRect();
        const unseen = one.closest(".unseen, [popover]:not(:popover-open)") || width < 2 || height < 2;
        if (!node.data.trim() || unseen || one instanceof SVGElement) continue;
        const size = parseFloat(getComputedStyle(one).fontSize);
        if (size < least - 0.05) found[`${one.className} ${node.data.trim().slice(0, 20)}`] = size;
    }
    return found;
}"""


@pytest.mark.parametrize("size, least", [((1280, 720), 12), ((1920, 1080), 12), ((390, 844), 13)])
@pytest.mark.parametrize("game", ["aylkor", "city", "lionsgate"])
def test_words_can_be_read(visitor: Callable[..., Visitor], game: str, size: tuple[int, int], least: int) -> None:
    ada = visitor(size=size)
    ada.open_record(largest_position(game), [{"kind": "me"}, BOT, BOT, BOT])
    ada.page.wait_for_selector("main.table .bar.mine")
    assert ada.page.evaluate(SMALL, least) == {}


DRAWN = """([selector, least]) => [...document.querySelectorAll(`[data-zone=board] svg ${selector}`)].flatMap((one) => {
    const {a, b, c, d} = one.getScreenCTM();
    const size = parseFloat(getComputedStyle(one).fontSize) * Math.sqrt(Math.abs(a * d - b * c));
    return size < least ? [`${one.textContent}: ${size.toFixed(1)}`] : [];
})"""
"""Numbers and names on a board that are smaller than they may be."""


@pytest.mark.parametrize("size, least", [((1280, 720), 11.9), ((1920, 1080), 11.9), ((390, 844), 12.9)])
@pytest.mark.parametrize(
    "game, numbers",
    [
        ("aylkor", ".tag text:not(.letter)"),
        ("city", ":is(.star, .crate, .plate) text"),
        ("lionsgate", "text:not(.badge text)"),
    ],
)
def test_numbers_on_a_board_can_be_read(
    visitor: Callable[..., Visitor], game: str, numbers: str, size: tuple[int, int], least: float
) -> None:
    """Where the hand has a place too, which on a phone it has not in every position."""
    record = every_question(game)["turn"] if game == "lionsgate" else largest_position(game)
    ada = visitor(size=size)
    ada.open_record(record, [{"kind": "me"}, BOT, BOT, BOT])
    ada.page.wait_for_selector("main.table .bar.mine")
    assert ada.page.locator(f"[data-zone=board] svg {numbers}").count() > 3
    assert ada.page.evaluate(DRAWN, [numbers, least]) == []


CUT = """(selectors) => [...document.querySelectorAll(selectors)].flatMap((one) => {
    const [across, down] = [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight];
    const gone = getComputedStyle(one).display === "none" || one.getBoundingClientRect().height === 0;
    return gone || across > 2 || down > 2 ? [`${one.innerText.slice(0, 40)}: ${gone}, ${across}, ${down}`] : [];
})"""
HAND = ".hand .lines, .hand .title"


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "it"])
def test_the_longest_words_on_cards_are_whole(
    visitor: Callable[..., Visitor], language: str, size: tuple[int, int]
) -> None:
    """In the hand always, in City's rows as soon as one of the cards can be chosen."""
    ada = visitor(size=size, language=language)
    found: dict[str, Any] = {}
    ada.open_record(wordy_aylkor(language, 8), [{"kind": "me"}, BOT])
    ada.wait_for_step("act")
    found["aylkor"] = ada.page.evaluate(CUT, HAND)
    ada.open_record(wordy_city(language, 7), [{"kind": "me"}, BOT, BOT, BOT])
    ada.wait_for_step("turn")
    found["city"] = ada.page.evaluate(CUT, HAND)
    ada.page.locator("[data-choice=recruit]").click()
    ada.wait_for_step("recruit.declare")
    found["recruits"] = ada.page.evaluate(CUT, "[data-zone=market] .card.available .lines > span")
    assert ada.page.locator("[data-zone=market] .card.available .lines > span").count() >= 4
    assert found == {place: [] for place in found}
