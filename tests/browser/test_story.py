"""The table performs the game: scene by scene and in order, at the reader's pace, in full sight on a phone too."""

from collections.abc import Callable
from itertools import pairwise
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
    const start = performance.now();
    new MutationObserver(() => {
        if (table.dataset.scene === undefined) resolve(performance.now() - start);
    }).observe(table, {attributes: true});
    document.body.dispatchEvent(new KeyboardEvent("keydown", {key: "Escape", bubbles: true}));
})"""
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
    ada = visitor()
    watching(ada, "slow")
    ada.open_record(deciding("city", 1, 0), [{"kind": "me"}, BOT, BOT])
    ada.page.wait_for_selector("main.table[data-scene]", timeout=60_000)
    ada.page.wait_for_timeout(1500)
    assert ada.page.evaluate(SKIP) < 100


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
def test_every_kind_of_scene_shuts_nobody_out_and_fits_every_screen(
    visitor: Callable[..., Visitor], axe: str, game: str
) -> None:
    ada = visitor()
    watching(ada, "normal")
    table = ada.open_record(deciding(game, 0, 120), [{"kind": "me"}, BOT, BOT])
    ada.page.wait_for_selector("main.table")
    happened: list[dict[str, Any]] = ada.page.evaluate(HAPPENED, table)
    found: dict[str, list[str]] = {}
    for before, answer in pairwise(happened):
        kinds = [kind for kind in answer["kinds"] if kind in SCENES[game] and kind not in found]
        if not kinds:
            continue
        ada.page.set_viewport_size({"width": 1280, "height": 720})
        at(ada, table, before["position"])
        ada.page.locator("[data-action=replay]").click()
        ada.page.wait_for_selector(f'main.table[data-scene="{kinds[0]}"]', timeout=20_000)
        ada.page.keyboard.press("p")
        ada.page.wait_for_timeout(500)
        found[kinds[0]] = ada.violations(axe)
        for width, height in SIZES:
            ada.page.set_viewport_size({"width": width, "height": height})
            assert ada.overhang() <= 0, f"{kinds[0]} at {width}"
    assert len(found) >= 5
    assert found == {kind: [] for kind in found}
