"""The table performs the game: scene by scene and in order, at the reader's pace, in full sight on a phone too."""

import re
import statistics
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.conftest import ROOT, Visitor
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
    let begun = 0;
    new MutationObserver(() => {
        if (table.dataset.shown === shown) return;
        shown = table.dataset.shown;
        const now = performance.now();
        if (window.scenes.length > 0) window.scenes.at(-1).held = now - begun;
        begun = now;
        window.scenes.push({kind: table.dataset.scene, meant: Number(table.dataset.time), held: null});
        requestAnimationFrame(() => {
            const line = document.querySelector('#panel-log li[aria-current="step"]');
            if (!line) return;
            const [told, list] = [line, line.closest(".scroll")].map((one) => one.getBoundingClientRect());
            const seen = told.bottom > list.top && told.top < list.bottom;
            window.lines.push({position: Number(line.dataset.position), seen});
        });
    }).observe(table, {attributes: true});
}"""
LEAST = {"quick": 0.3 * 300, "normal": 0.3 * 800}
"""Milliseconds that the shortest scene is held at each speed."""
TABLE = """() => ["board", "players", "market", "mat", "hand"].map((zone) => {
    const shown = document.querySelector(`[data-zone=${zone}]`);
    const drawn = [...(shown?.querySelectorAll("[data-space], [data-key]") ?? [])];
    return [shown?.textContent ?? "", ...drawn.map((one) => one.getAttribute("aria-label") ?? one.textContent)];
})"""
"""What the table shows, in words."""
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
DURING = """(parts) => {
    window.during = {scenes: 0, hidden: []};
    const table = document.querySelector("main.table");
    let shown = table.dataset.shown;
    const look = () => {
        for (const one of document.getAnimations())
            if (one.effect.getComputedTiming().endTime !== Infinity) one.finish();
        if (document.querySelector(".stage [data-panel=battle]")) window.during.scenes += 1;
        for (const one of document.querySelectorAll(parts.join(","))) {
            const {left, right, top, bottom, width} = one.getBoundingClientRect();
            const seen = left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
            if (!seen && width > 0) window.during.hidden.push(`${table.dataset.scene}: ${one.className}`);
        }
    };
    new MutationObserver(() => {
        if (table.dataset.shown === shown) return;
        shown = table.dataset.shown;
        requestAnimationFrame(look);
    }).observe(table, {attributes: true});
}"""
"""Looks in every scene whether what there is of a battle lies within the screen, once it has stopped moving."""
CUT = "(sentence) => sentence.scrollHeight > sentence.clientHeight + 4"
OUT_OF_SIGHT = """(selectors) => selectors.filter((selector) => {
    const found = [...document.querySelectorAll(selector)];
    return found.length === 0 || found.some((one) => {
        const {left, right, top, bottom, width} = one.getBoundingClientRect();
        return width === 0 || left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1;
    });
})"""


PAST, PASSATO = "You are looking at the past.", "Stai guardando il passato."


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


def scenes_of(answers: list[dict[str, Any]], game: str) -> list[str]:
    """The kinds of the scenes that anybody is shown."""
    return [kind for answer in answers for kind in answer["kinds"] if kind in SCENES[game]]


def last_of(happened: list[dict[str, Any]], game: str, scenes: int) -> list[dict[str, Any]]:
    """The last answers: the one the story begins after, and those of so many scenes."""
    longer = range(2, len(happened))
    return next(happened[-most:] for most in longer if len(scenes_of(happened[1 - most :], game)) >= scenes)


@pytest.mark.parametrize(("speed", "scenes"), [("quick", 12), ("normal", 4)])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_told_completely_and_in_order(
    visitor: Callable[..., Visitor], game: str, speed: str, scenes: int
) -> None:
    """The page's own tests tell it at every speed by a clock of their own; here time is real."""
    ada = visitor()
    watching(ada, speed)
    table = ada.open_record(deciding(game, 0, 50), [{"kind": "me"}, BOT, BOT])
    ada.page.wait_for_selector("main.table .bar.mine")
    happened: list[dict[str, Any]] = ada.page.evaluate(HAPPENED, table)
    tail = last_of(happened, game, scenes)
    version, now = ada.version(), ada.page.evaluate(TABLE)
    at(ada, table, tail[0]["position"])
    assert ada.page.evaluate(TABLE) != now
    ada.page.evaluate(WATCH)
    ada.page.locator("[data-action=replay]").click()
    ada.page.wait_for_selector("main.table[data-scene]")
    ada.page.wait_for_selector("main.table:not([data-past])", timeout=90_000)
    lines = ada.page.evaluate("window.lines")
    assert len(lines) > 1
    assert all(line["seen"] for line in lines)
    assert [line["position"] for line in lines] == sorted(line["position"] for line in lines)
    shown = ada.page.evaluate("window.scenes")
    assert [scene["kind"] for scene in shown if scene["kind"] in SCENES[game]] == scenes_of(tail[1:], game)
    held, meant = (sum([scene[time] for scene in shown[:-1]]) for time in ("held", "meant"))
    assert held > 0.9 * meant, "no scene gives way before its time"
    assert all(scene["meant"] >= LEAST[speed] for scene in shown)
    ada.page.wait_for_selector("main.table .bar.mine")
    assert (ada.version(), ada.page.evaluate(TABLE)) == (version, now), "it ends with the table as it stands"


@pytest.mark.parametrize("game", GAMES)
def test_skipping_leads_to_now_at_once(visitor: Callable[..., Visitor], game: str) -> None:
    """By the clock, while bots play: what they do is told as soon as the own turn is over."""
    ada = visitor()
    watching(ada, "slow")
    ada.open_record(deciding(game, 0, 30), [{"kind": "me"}, BOT, BOT])
    ada.page.wait_for_selector("main.table .bar.mine")
    took: list[float] = []
    for _ in range(60):
        ada.play(prefer=["end", "rest", "done", "pass"], most=1)
        ada.page.wait_for_timeout(200)
        skipped: float | None = ada.page.evaluate(SKIP)
        took += [] if skipped is None else [skipped]
        assert ada.page.locator("main.table[data-past]").count() == 0
        if len(took) == 3:
            break
    assert len(took) == 3, "there was something to skip"
    assert statistics.median(took) < 100, took


@pytest.mark.parametrize(("language", "past", "stop"), [("en", PAST, "Stop here"), ("it", PASSATO, "Fermati qui")])
def test_a_game_told_again_is_left_where_it_is(
    visitor: Callable[..., Visitor], language: str, past: str, stop: str
) -> None:
    """It is no way to the present, and does not say so."""
    ada = visitor(language=language)
    watching(ada, "slow")
    ada.open_record(deciding("aylkor", 0, 30), [{"kind": "me"}, BOT, BOT])
    ada.page.wait_for_selector("main.table .bar.mine")
    ada.page.locator("[data-action=replay]").click()
    ada.page.wait_for_selector("main.table[data-scene]")
    ada.page.get_by_role("button", name=stop).click()
    ada.page.wait_for_selector("main.table[data-past]:not([data-scene])")
    assert ada.page.locator(".prompt").inner_text().startswith(f"{past} ")


@pytest.mark.parametrize("size", [(360, 740), (390, 844)])
def test_a_battle_is_in_full_sight_on_a_phone(visitor: Callable[..., Visitor], axe: str, size: tuple[int, int]) -> None:
    """What there is of it in every scene, and all of it with the verdict."""
    ada = visitor(size=size)
    watching(ada, "quick")
    table = ada.open_record(played("city"), [{"kind": "me"}, BOT, BOT])
    ada.page.wait_for_selector("main.table")
    happened: list[dict[str, Any]] = ada.page.evaluate(HAPPENED, table)
    over = next(place for place, answer in enumerate(happened) if "battle over" in answer["kinds"])
    begun = max(place for place in range(over + 1) if "battle" in happened[place]["kinds"])
    at(ada, table, happened[begun - 1]["position"])
    ada.page.locator("[data-pull=log]").click()
    parts = [f".stage [data-panel=battle] {part}" for part in ("header strong", ".laid .card", ".die", ".verdict")]
    ada.page.evaluate(DURING, parts)
    ada.page.locator("[data-action=replay]").click()
    ada.page.wait_for_selector('main.table[data-scene="battle over"]', timeout=60_000)
    ada.page.keyboard.press("p")
    ada.page.wait_for_timeout(600)
    during = ada.page.evaluate("window.during")
    assert during["scenes"] > 3 and during["hidden"] == []
    assert ada.page.evaluate(OUT_OF_SIGHT, parts) == []
    assert ada.overhang() <= 0
    assert ada.violations(axe) == []


def test_each_picture_of_each_game_is_among_those_looked_at() -> None:
    for game in GAMES:
        script = (ROOT / "web" / "src" / "games" / game / "scenes.ts").read_text(encoding="utf-8")
        drawn = dict(re.findall(r'"?(\w[\w -]*)"?: \{[^{}]*?picture: "(\w+)"', script))
        assert len(drawn) > 10
        assert {drawn.get(kind) for kind in PICTURES[game]} - {None} == set(drawn.values())


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
    for before, answer in enumerate(happened[1:]):  # the log begins with the set-up
        for kind in answer["kinds"]:
            if kind not in PICTURES[game] or kind in found:
                continue
            ada.page.set_viewport_size({"width": 1280, "height": 720})
            ada.page.evaluate(HOLD_AT, [kind, before])
            found[kind] = ada.violations(axe, ".stage-place", ".bar")
            for width, height in SIZES:
                ada.page.set_viewport_size({"width": width, "height": height})
                if ada.overhang() > 0 or ada.page.locator(".prompt").evaluate(CUT):
                    found[kind] += [f"hangs over or is cut at {width}"]
    assert found == {kind: [] for kind in PICTURES[game]}
