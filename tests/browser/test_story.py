"""The table performs the game: scene by scene and in order, at the reader's pace, in full sight on a phone too."""

import statistics
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.conftest import Visitor
from tests.browser.positions import decisions, played

BOT = {"kind": "bot", "level": "random"}
SIZES = [(360, 740), (390, 844), (768, 1024), (1280, 720), (1920, 1080)]
GAMES = ["aylkor", "city", "lionsgate"]
SCENES = {
    "aylkor": {"turn", "moved", "built", "attacked", "hurt", "fell", "event"},
    "city": {"turn", "played", "moved", "declared", "bid", "recruited", "built"},
    "lionsgate": {"drafted", "assigned", "moved", "tile-drawn", "mined", "skunk", "round"},
}
"""Kinds of events each of which is a scene of its own, for whoever watches."""
PICTURES = {
    "aylkor": ["turn", "moved", "built", "used", "attacked", "event", "out", "stole"],
    "city": [
        *("turn", "moved", "played", "discount", "gambled", "robbed", "influence", "declared", "built", "sold"),
        *("battle over", "ycu", "bribed", "alert", "award"),
    ],
    "lionsgate": [
        *("drafted", "moved", "bandit-met", "stolen", "engine-derailed", "tile-drawn", "mined", "skunk", "rolled"),
        *("sold", "consumed", "town-died", "round", "arrived"),
    ],
}
"""One kind of event for each picture there is, and what the board shows by itself."""
HOLD_AT = """async ([kind, place]) => {
    const table = document.querySelector("main.table");
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const press = (key) => document.body.dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true}));
    const until = async (there) => {
        for (let waited = 0; !there(); waited += 1) {
            if (waited > 1200) throw new Error(`${kind}: the table shows ${table.dataset.scene}`);
            await frame();
        }
    };
    press("Escape");
    await until(() => table.dataset.scene === undefined);
    const slider = document.querySelector(".timeline input");
    slider.value = place;
    slider.dispatchEvent(new Event("change", {bubbles: true}));
    await until(() => slider.value === `${place}` && table.dataset.past);
    document.querySelector("[data-action=replay]").click();
    await until(() => table.dataset.scene !== undefined);
    press("p");
    while (table.dataset.scene !== kind) {
        const shown = table.dataset.shown;
        press("ArrowRight");
        await until(() => table.dataset.shown !== shown);
    }
    const moving = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime !== Infinity);
    for (const one of moving) one.finish();
}"""
"""Tells the game again from an answer on, held, until a kind of event is shown."""
WATCH = """() => {
    window.scenes = [];
    window.lines = [];
    const table = document.querySelector("main.table");
    let shown = table.dataset.shown;
    new MutationObserver(() => {
        if (table.dataset.shown === shown) return;
        shown = table.dataset.shown;
        window.scenes.push(table.dataset.scene);
        requestAnimationFrame(() => {
            const line = document.querySelector('#panel-log li[aria-current="step"]');
            if (!line) return;
            const [told, list] = [line, line.closest(".scroll")].map((one) => one.getBoundingClientRect());
            const seen = told.bottom > list.top && told.top < list.bottom;
            window.lines.push({position: Number(line.dataset.position), seen});
        });
    }).observe(table, {attributes: true});
}"""
HAPPENED = """async (table) => {
    const answers = await (await fetch(`/api/tables/${table}/events?since=0&seat=0`)).json();
    return answers.map(({position, events}) => ({position, kinds: events.map((event) => event.kind)}));
}"""
SKIP = """() => new Promise((resolve) => {
    const table = document.querySelector("main.table");
    if (table.dataset.scene === undefined) resolve(null);
    const start = performance.now();
    new MutationObserver(() => {
        if (table.dataset.scene === undefined) resolve(performance.now() - start);
    }).observe(table, {attributes: true});
    document.body.dispatchEvent(new KeyboardEvent("keydown", {key: "Escape", bubbles: true}));
})"""
CUT = "(sentence) => sentence.scrollHeight > sentence.clientHeight + 4"
OUT_OF_SIGHT = """(selectors) => selectors.filter((selector) => {
    const found = [...document.querySelectorAll(selector)];
    return found.length === 0 || found.some((one) => {
        const {left, right, top, bottom, width} = one.getBoundingClientRect();
        return width === 0 || left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1;
    });
})"""


def watching(ada: Visitor, speed: str) -> None:
    ada.context.add_init_script(
        f'localStorage.setItem(\'remnants.settings\', \'{{"confirm": "never", "speed": "{speed}"}}\')'
    )


def deciding(game: str, seat: int, after: int) -> dict[str, Any]:
    """A game in which a seat must decide, after some decisions at least."""
    numbered = enumerate(decisions(game, 3, "normal"))
    return next(match.dump() for number, match in numbered if number >= after and match.seat == seat)


def at(ada: Visitor, table: str, position: int) -> None:
    """Looks at a past position."""
    ada.go(f"/table/{table}?at={position}")
    ada.page.get_by_text("You are looking at the past").wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_told_completely_and_in_order(visitor: Callable[..., Visitor], game: str) -> None:
    ada = visitor()
    watching(ada, "quick")
    table = ada.open_record(deciding(game, 0, 50), [{"kind": "me"}, BOT, BOT])
    ada.page.wait_for_selector("main.table")
    happened: list[dict[str, Any]] = ada.page.evaluate(HAPPENED, table)
    tail = happened[-25:]
    at(ada, table, tail[0]["position"])
    ada.page.evaluate(WATCH)
    before = ada.version()
    ada.page.locator("[data-action=replay]").click()
    ada.page.wait_for_selector("main.table[data-scene]")
    ada.page.wait_for_selector("main.table:not([data-past])", timeout=90_000)
    lines = ada.page.evaluate("window.lines")
    assert len(lines) > 5
    assert all(line["seen"] for line in lines)
    assert [line["position"] for line in lines] == sorted(line["position"] for line in lines)
    expected = [kind for answer in tail[1:] for kind in answer["kinds"] if kind in SCENES[game]]
    told = [kind for kind in ada.page.evaluate("window.scenes") if kind in SCENES[game]]
    assert len(expected) > 5
    assert told == expected
    assert ada.version() >= before


def test_skipping_leads_to_now_at_once(visitor: Callable[..., Visitor]) -> None:
    """By the clock, while bots play: what they do is told as soon as the own turn is over."""
    ada = visitor()
    watching(ada, "slow")
    ada.open_record(deciding("city", 0, 30), [{"kind": "me"}, BOT, BOT])
    ada.page.wait_for_selector("main.table .bar.mine")
    took: list[float] = []
    for _ in range(60):
        ada.play(prefer=["end", "done", "pass"], most=1)
        ada.page.wait_for_timeout(300)
        skipped: float | None = ada.page.evaluate(SKIP)
        took += [] if skipped is None else [skipped]
        if len(took) == 5:
            break
    assert len(took) == 5, "there was something to skip"
    assert ada.page.locator("main.table:not([data-past])").count() == 1
    assert statistics.median(took) < 100, took


def test_a_battle_is_in_full_sight_on_a_phone(visitor: Callable[..., Visitor], axe: str) -> None:
    ada = visitor(size=(390, 844))
    watching(ada, "normal")
    table = ada.open_record(played("city"), [{"kind": "me"}, BOT, BOT])
    ada.page.wait_for_selector("main.table")
    happened: list[dict[str, Any]] = ada.page.evaluate(HAPPENED, table)
    over = next(place for place, answer in enumerate(happened) if "battle over" in answer["kinds"])
    begun = max(place for place in range(over + 1) if "battle" in happened[place]["kinds"])
    at(ada, table, happened[begun - 1]["position"])
    ada.page.locator("[data-pull=log]").click()
    ada.page.locator("[data-action=replay]").click()
    ada.page.wait_for_selector('main.table[data-scene="battle over"]', timeout=60_000)
    ada.page.keyboard.press("p")
    ada.page.wait_for_timeout(600)
    parts = ["header strong", ".laid .card", ".die", ".verdict"]
    assert ada.page.evaluate(OUT_OF_SIGHT, [f".stage [data-panel=battle] {part}" for part in parts]) == []
    assert ada.overhang() <= 0
    assert ada.violations(axe) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_shuts_nobody_out_and_fits_every_screen(
    visitor: Callable[..., Visitor], axe: str, game: str
) -> None:
    ada = visitor()
    watching(ada, "normal")
    table = ada.open_record(played(game), [{"kind": "me"}, BOT, BOT])
    ada.page.wait_for_selector("main.table")
    happened: list[dict[str, Any]] = ada.page.evaluate(HAPPENED, table)
    found: dict[str, Any] = {}
    for place, answer in enumerate(happened):
        for kind in answer["kinds"]:
            if kind not in PICTURES[game] or kind in found:
                continue
            ada.page.set_viewport_size({"width": 1280, "height": 720})
            ada.page.evaluate(HOLD_AT, [kind, place])
            found[kind] = ada.violations(axe, ".stage-place", ".bar")
            for width, height in SIZES:
                ada.page.set_viewport_size({"width": width, "height": height})
                if ada.overhang() > 0 or ada.page.locator(".prompt").evaluate(CUT):
                    found[kind] += [f"hangs over or is cut at {width}"]
    assert found == {kind: [] for kind in PICTURES[game]}
