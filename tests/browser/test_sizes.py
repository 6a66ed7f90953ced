"""Nothing that a player must read is smaller than 12 pixels on a desk, 13 on a phone."""

from collections.abc import Callable

import pytest

from tests.browser.conftest import Visitor
from tests.browser.positions import largest_position

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
