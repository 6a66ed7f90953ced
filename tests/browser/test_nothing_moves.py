"""Whatever is pointed at, refused or confirmed: the bar stays where it is, and red is only for what was tried."""

from collections.abc import Callable

import pytest

from tests.browser.conftest import Visitor

BOT = {"kind": "bot", "level": "random"}
SETTINGS = '{"confirm": "irreversible", "speed": "once"}'
PARTS = [".bar .said", ".bar .choices", ".bar .slot", ".bar .tools", ".bar [data-action=undo]"]
WHERE = """(parts) => parts.map((part) => {
    const {left, top, width, height} = document.querySelector(part).getBoundingClientRect();
    return [left, top, width, height];
})"""
POINTED = """async (parts) => {
    const where = () => parts.map((part) => document.querySelector(part).getBoundingClientRect());
    const before = where();
    let most = 0;
    let red = 0;
    for (const one of document.querySelectorAll("[data-choice], [data-space], .hand .card")) {
        one.dispatchEvent(new PointerEvent("pointerenter"));
        await new Promise((resolve) => setTimeout(resolve, 15));
        red += document.querySelectorAll("[role=alert]").length;
        for (const [place, box] of where().entries())
            for (const side of ["left", "top", "right", "bottom"])
                most = Math.max(most, Math.abs(box[side] - before[place][side]));
        one.dispatchEvent(new PointerEvent("pointerleave"));
    }
    return {most, red};
}"""


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
@pytest.mark.parametrize("game", ["aylkor", "city", "lionsgate"])
def test_the_bar_stays_and_nothing_is_red_before_it_was_tried(
    visitor: Callable[..., Visitor], game: str, size: tuple[int, int]
) -> None:
    ada = visitor(size=size)
    ada.context.add_init_script(f"localStorage.setItem('remnants.settings', '{SETTINGS}')")
    ada.new_table(game, [{"kind": "me"}, BOT])
    ada.page.wait_for_selector("main.table .bar.mine")
    start = ada.page.evaluate(WHERE, PARTS)
    for _ in range(5):
        ada.page.wait_for_selector("main.table .bar.mine")
        found = ada.page.evaluate(POINTED, PARTS)
        assert found["most"] <= 1
        assert found["red"] == 0
        refused = ada.page.locator("[data-choice][aria-disabled=true]")
        if refused.count() > 0:
            refused.first.dispatch_event("click")
            ada.page.get_by_role("alert").wait_for()
        ada.play(most=1)
        moved = ada.page.evaluate(WHERE, PARTS)
        sides = [zip(one, two, strict=True) for one, two in zip(start, moved, strict=True)]
        assert all([abs(before - after) <= 1 for pair in sides for before, after in pair])
