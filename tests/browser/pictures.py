"""The pictures of the README, from real games: `python -m tests.browser.pictures docs/pictures`.

A full position of each game, and about twenty seconds of story as the table performs it: a battle, a mine, an attack.
"""

import io
import os
import sys
import tempfile
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import sync_playwright

from tests.browser.conftest import CHROMIUM, FLAGS, NODE, Server, Visitor
from tests.browser.positions import largest_position, played

BOT = {"kind": "bot", "level": "random"}
GAMES = ("aylkor", "city", "lionsgate")
SCREEN = (1280, 720)
FILM_SIZE = (960, 540)
QUALITY = 60
FRAMES_A_SECOND = 8
STRETCHES = (
    ("city", "battle", "battle over", 12.0),
    ("lionsgate", "tile-drawn", "mined", 5.0),
    ("aylkor", "attacked", "fell", 4.5),
)
"""What is filmed: the game, the events a stretch begins and ends with, and its seconds."""
FULLEST = """async ([table, first, last, most]) => {
    const answers = await (await fetch(`/api/tables/${table}/events?since=0&seat=0`)).json();
    let [start, size, found, largest] = [null, 0, null, 0];
    answers.forEach(({events}, place) => {
        for (const {kind} of events) {
            if (kind === first) start ??= place;
            if (start !== null) size += 1;
            if (kind !== last) continue;
            if (start > 0 && size > largest && size <= most) [found, largest] = [answers[start - 1].position, size];
            [start, size] = [null, 0];
        }
    });
    return found;
}"""
"""The position before the stretch with most events, of those that are not too long to be told."""
EVENTS_A_SECOND = 1.4
BEGIN = datetime(2026, 1, 1, tzinfo=UTC)
ADVANCE = """(milliseconds) => {
    window.filmed ??= new WeakSet();
    for (const one of document.getAnimations()) {
        one.pause();
        one.currentTime = window.filmed.has(one) ? one.currentTime + milliseconds : 0;
        window.filmed.add(one);
    }
}"""
"""Moves all that moves on the page by so much; what is new begins."""


def still(ada: Visitor, game: str, folder: Path) -> None:
    """The fullest position of a game, as the one who must decide sees it."""
    ada.open_record(largest_position(game), [{"kind": "me"}, BOT, BOT, BOT])
    ada.page.wait_for_selector("main.table .bar.mine")
    ada.page.wait_for_timeout(800)
    ada.page.screenshot(path=str(folder / f"{game}.png"))
    print(folder / f"{game}.png", flush=True)


def film(ada: Visitor, folder: Path) -> None:
    """Stretches of played games, played again by the page, frame by frame: the page's clock stands between frames."""
    frames: list[Image.Image] = []
    step = 1000 // FRAMES_A_SECOND
    for number, (game, first, last, seconds) in enumerate(STRETCHES):
        table = ada.open_record(played(game), [{"kind": "me"}, BOT, BOT])
        ada.page.wait_for_selector("main.table")
        sought = [table, first, last, seconds * EVENTS_A_SECOND]
        ada.go(f"/table/{table}?at={ada.page.evaluate(FULLEST, sought)}")
        ada.page.locator("main.table[data-past]").wait_for()
        ada.page.wait_for_timeout(500)
        ada.page.clock.pause_at(BEGIN + timedelta(days=1 + number))
        ada.page.clock.run_for(5000)  # so that a connection thought lost in the leap is made anew
        ada.page.locator(".link.synced").first.wait_for(state="attached")
        ada.page.locator("[data-action=replay]").click()
        ada.page.wait_for_selector("main.table[data-scene]")
        for _ in range(round(seconds * FRAMES_A_SECOND)):
            ada.page.evaluate(ADVANCE, step)
            picture = Image.open(io.BytesIO(ada.page.screenshot(type="jpeg", quality=90)))
            frames.append(picture.resize(FILM_SIZE, Image.Resampling.LANCZOS))
            ada.page.clock.run_for(step)
        ada.page.clock.resume()
    target = folder / "story.webp"
    frames[0].save(target, save_all=True, append_images=frames[1:], duration=step, loop=0, quality=QUALITY, method=4)
    print(f"{target}: {len(frames)} frames, {target.stat().st_size / 1e6:.1f} MB", flush=True)


def make(browser: Any, folder: Path) -> None:
    with tempfile.TemporaryDirectory() as kept:
        server = Server(Path(kept))
        try:
            ada = Visitor(browser, server.address, "Ada", SCREEN, "en", False)
            for game in GAMES:
                still(ada, game, folder)
            told = '{"confirm": "never", "speed": "normal"}'
            ada.context.add_init_script(f"localStorage.setItem('remnants.settings', '{told}')")
            ada.context.clock.install(time=BEGIN)
            film(ada, folder)
        finally:
            server.kill()


if __name__ == "__main__":
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(NODE)
    with sync_playwright() as started:
        make(started.chromium.launch(executable_path=CHROMIUM, args=FLAGS), Path(sys.argv[1]))
