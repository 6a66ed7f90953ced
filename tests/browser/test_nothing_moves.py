"""Whatever is pointed at, refused or confirmed: the bar stays where it is, and red is only for what was tried."""

from collections.abc import Callable

import pytest

from tests.browser.conftest import Visitor
from tests.browser.positions import late

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


TURN = '{"confirm": "always", "speed": "quick", "tips": false}'
WATCH = """(parts) => {
    // What is always there, and each button that a question of the same kind has shown before.
    const boxes = () => {
        const step = document.querySelector("main.table").dataset.step;
        const telling = document.querySelector("main.table").dataset.scene !== undefined;
        const found = parts.map((part) => [part, document.querySelector(part)]);
        for (const one of document.querySelectorAll(".bar .tools button")) found.push([`tool ${one.title}`, one]);
        for (const one of document.querySelectorAll(".bar [data-choice]"))
            if (!one.dataset.choice.includes(" ")) found.push([`${step} ${one.dataset.choice}`, one]);
        for (const one of document.querySelectorAll(".bar .story [data-action]"))
            if (telling) found.push([`story ${one.dataset.action}`, one]);
        return found.filter(([name, one]) => one && !name.startsWith("tool Undo"));
    };
    const first = new Map();
    window.watched = {moved: {}, red: 0, frames: 0, tried: false};
    const look = () => {
        for (const [name, one] of boxes()) {
            const {left, top, width, height} = one.getBoundingClientRect();
            if (!first.has(name)) first.set(name, [left, top, width, height]);
            const before = first.get(name);
            const most = Math.max(...[left, top, width, height].map((side, at) => Math.abs(side - before[at])));
            if (most > 1) window.watched.moved[name] = Math.max(most, window.watched.moved[name] ?? 0);
        }
        if (!window.watched.tried) window.watched.red += document.querySelectorAll(".bar [role=alert]").length;
        window.watched.frames += 1;
        requestAnimationFrame(look);
    };
    look();
}"""
TAKE_TURN = """async (most) => {
    const table = document.querySelector("main.table");
    const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
    const until = async (there) => {
        for (let waited = 0; !there(); waited += 1) {
            if (waited > 1500) throw new Error(`waited too long at ${table.dataset.step}`);
            await wait(20);
        }
    };
    const mine = () => document.querySelector(".bar.mine") !== null && table.dataset.scene === undefined;
    const offered = () => [...document.querySelectorAll("[data-choice]:not([aria-disabled=true]), .available")];
    const done = {decided: 0, refused: 0, confirmed: 0, told: 0};
    const ends = ["end", "done", "pass", "rest", "stop"];
    while (done.decided < most) {
        await until(() => mine() && offered().length > 0);
        for (const one of [...document.querySelectorAll("[data-choice], [data-space], .hand .card")].slice(0, 40)) {
            one.dispatchEvent(new PointerEvent("pointerenter"));
            await wait(5);
            one.dispatchEvent(new PointerEvent("pointerleave"));
        }
        const refused = document.querySelector("[data-choice][aria-disabled=true]");
        if (refused) {
            window.watched.tried = true;
            refused.click();
            await wait(60);
            done.refused += document.querySelectorAll(".bar [role=alert]").length;
            document.querySelector(".bar [role=alert] button")?.click();
            await wait(60);
            window.watched.tried = false;
        }
        const moment = `${table.dataset.version} ${table.dataset.asking}`;
        const choices = offered();
        const last = choices.find((one) => ends.includes(one.dataset.choice));
        const chosen = done.decided > 6 && last ? last : choices[done.decided % choices.length];
        if (chosen.dataset.space) chosen.dispatchEvent(new PointerEvent("pointerenter"));
        chosen.dispatchEvent(new MouseEvent("click", {bubbles: true}));
        await wait(60);
        const confirm = document.querySelector("[data-action=confirm]");
        if (confirm) {
            done.confirmed += 1;
            confirm.click();
        }
        done.decided += 1;
        await until(() => `${table.dataset.version} ${table.dataset.asking}` !== moment || table.dataset.scene);
        for (let waited = 0; waited < 1500 && !(mine() && offered().length > 0); waited += 1) {
            if (document.querySelector("[data-zone=over]")) return done;
            document.querySelector("[data-action=continue]")?.click();
            if (table.dataset.scene !== undefined) done.told += 1;
            await wait(20);
        }
        if (done.told > 0 && done.decided > 6) return done;
    }
    return done;
}"""


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
@pytest.mark.parametrize("game", ["aylkor", "city", "lionsgate"])
def test_the_bar_stays_in_a_whole_turn_with_its_story(
    visitor: Callable[..., Visitor], game: str, size: tuple[int, int]
) -> None:
    """Looked at in every frame: pointed at, refused, confirmed, and told what the other does."""
    ada = visitor(size=size)
    ada.context.add_init_script(f"localStorage.setItem('remnants.settings', '{TURN}')")
    ada.open_record(late(game, 40), [{"kind": "me"}, BOT])
    ada.page.wait_for_selector("main.table .bar.mine")
    ada.page.wait_for_timeout(300)
    ada.page.evaluate(WATCH, PARTS)
    done = ada.page.evaluate(TAKE_TURN, 30)
    watched = ada.page.evaluate("window.watched")
    assert watched["frames"] > 50
    assert done["told"] > 0 and done["decided"] > 1 and done["refused"] + done["confirmed"] > 0, done
    assert watched["red"] == 0
    assert watched["moved"] == {}
