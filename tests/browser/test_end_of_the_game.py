"""The end names the winner first and why; what is given up unused is asked about; all of a kind is one click."""

from collections.abc import Callable
from typing import Any

import pytest

from remnants.text import Catalogue
from tests.browser.conftest import Visitor
from tests.browser.positions import played
from tests.city.table import duel

BOT = {"kind": "bot", "level": "random"}
GARDENS = [{"design": "red-eden-garden", "space": space} for space in ("A1", "F1")]


def producing() -> dict[str, Any]:
    """City of Remnants, the first seat having two gardens that may produce."""
    match = duel({"figures": {"A1": 1, "B1": 1, "F1": 1, "G1": 1}}, tiles=GARDENS)
    match.play(("develop",))
    return match.dump()


def told(ada: Visitor, settings: str) -> None:
    ada.context.add_init_script(f"localStorage.setItem('remnants.settings', '{settings}')")


@pytest.mark.parametrize("game", ["aylkor", "city", "lionsgate"])
def test_the_winner_comes_first_with_the_reason(visitor: Callable[..., Visitor], game: str) -> None:
    ada = visitor(language="it")
    record = played(game)
    ada.open_record(record, [{"kind": "me", "name": name} for name in ("Ada", "Bob", "Eve")])
    over = ada.page.locator("[data-zone=over]")
    over.wait_for()
    shown = ada.page.evaluate("[...document.querySelectorAll('[data-zone=over] ol li')].map((one) => one.className)")
    winners = [place for place, name in enumerate(shown) if "won" in name]
    assert winners == list(range(len(winners)))
    ways = {
        "aylkor": ["last", "all", "limit"],
        "city": ["renown", "arcs"],
        "lionsgate": ["only", "upright", "nobody", "money"],
    }
    words = Catalogue(game, "it")
    reasons = {words.say("over-reason", "", {"way": way, "score": 0, "arrived": 2})[:12] for way in ways[game]}
    assert over.locator(".why").inner_text()[:12] in reasons


@pytest.mark.parametrize("speed", ["once", "normal"])
def test_everything_produces_with_one_click(visitor: Callable[..., Visitor], speed: str) -> None:
    ada = visitor()
    told(ada, f'{{"confirm": "irreversible", "speed": "{speed}"}}')
    ada.open_record(producing(), [{"kind": "me"}, BOT])
    ada.wait_for_step("produce")
    ada.page.locator("[data-together=produce]").click()
    ada.page.locator('main.table[data-version="2"]').wait_for()
    assert ada.page.locator('[data-choice^="produce"]:not([aria-disabled=true])').count() == 0


def test_production_is_not_given_up_by_a_slip(visitor: Callable[..., Visitor]) -> None:
    ada = visitor()
    told(ada, '{"confirm": "irreversible", "speed": "once"}')
    ada.open_record(producing(), [{"kind": "me"}, BOT])
    ada.wait_for_step("produce")
    before = ada.version()
    ada.page.locator('[data-choice="done"]').click()
    assert "brings nothing" in ada.page.locator("[data-forfeited]").inner_text()
    ada.page.get_by_role("button", name="Cancel").click()
    ada.page.wait_for_timeout(2000)
    assert (ada.version(), ada.step()) == (before, "produce")
