"""Whole games through the page."""

from collections.abc import Callable

import pytest

from tests.browser.conftest import Visitor
from tests.browser.positions import every_question, largest_position, late

BOT = {"kind": "bot", "level": "random"}
WINNER = {"kind": "bot", "level": "normal"}
"""Brings a game to its end that would drag on among those who play at random."""
HEIGHTS = [column + row for column in "CDE" for row in "345"]
END_SOON = {
    "aylkor": ["end", "attack"],
    "city": ["move", "pool", "done", "end", "fight", *HEIGHTS],
    "lionsgate": ["rest", "end"],
}
"""What to take where it is offered, so that no game drags on: figures in the Heights bring renown, turns end early."""
COLOURS_FADE = """Promise.allSettled(
    document.getAnimations().filter((one) => one instanceof CSSTransition).map((one) => one.finished)
)"""
HIDDEN_BY_GOODS = """() => {
    const boxes = (which) => [...document.querySelectorAll(which)].map((one) => [one, one.getBoundingClientRect()]);
    const hides = (one, other) =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
    const seen = boxes(".board .panel .paper, .board .name text, .board path.sign");
    return boxes(".board .lying").flatMap(([goods, box]) => {
        const hidden = seen.filter(([, other]) => hides(box, other));
        return hidden.map(([one]) => [goods.ariaLabel, one.parentNode.textContent]);
    });
}"""
"""Two pixels may touch."""
LATE = {"aylkor": 120, "city": 900, "lionsgate": 300}
"""Answers after which a game is near its end."""
SHORT: dict[str, dict[str, int]] = {"aylkor": {"round_limit": 30}, "city": {}, "lionsgate": {"round_limit": 20}}


@pytest.mark.parametrize("game", ["aylkor", "city", "lionsgate"])
def test_a_game_against_bots_is_begun_and_brought_to_its_end(visitor: Callable[..., Visitor], game: str) -> None:
    """What lies between is played by keyboard and among friends."""
    ada = visitor()
    ada.new_table(game, [{"kind": "me"}, WINNER], SHORT[game])
    begun = ada.play(most=60)
    ada.open_record(late(game, LATE[game]), [{"kind": "me"}, WINNER])
    ada.page.set_default_timeout(300_000)
    played = ada.play(prefer=END_SOON[game])
    assert played["over"]
    assert begun["scrolled"] == played["scrolled"] == 0
    ada.page.get_by_role("button", name="Check the dice").click()
    ada.page.get_by_text("what the seed promised").wait_for(timeout=20_000)


@pytest.mark.parametrize("game", ["aylkor", "city", "lionsgate"])
def test_a_full_table_fits_every_screen(visitor: Callable[..., Visitor], axe: str, game: str) -> None:
    ada = visitor()
    ada.open_record(largest_position(game), [{"kind": "me"}, BOT, BOT, BOT])
    ada.page.wait_for_selector("main.table .bar.mine")
    for scheme in ("dark", "light"):
        ada.page.emulate_media(color_scheme=scheme)
        ada.page.wait_for_timeout(400)
        ada.page.evaluate(COLOURS_FADE)
        assert ada.violations(axe) == []
    for width, height in ((360, 740), (768, 1024), (1280, 720), (1920, 1080)):
        ada.page.set_viewport_size({"width": width, "height": height})
        assert ada.overhang() <= 0
        assert ada.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


def test_goods_lying_in_a_cave_hide_nothing(visitor: Callable[..., Visitor]) -> None:
    for language in ("en", "it"):
        ada = visitor(language=language)
        ada.open_record(largest_position("lionsgate"), [{"kind": "me"}, BOT, BOT, BOT])
        ada.page.locator(".board .lying").first.wait_for()
        assert ada.page.evaluate(HIDDEN_BY_GOODS) == []


@pytest.mark.parametrize("game", ["aylkor", "city", "lionsgate"])
def test_nobody_is_shut_out_by_any_question(visitor: Callable[..., Visitor], axe: str, game: str) -> None:
    ada = visitor()
    found = {}
    for step, record in every_question(game).items():
        ada.open_record(record, [{"kind": "me"}, BOT, BOT, BOT])
        ada.wait_for_step(step)
        ada.page.evaluate(COLOURS_FADE)
        found[step] = ada.violations(axe)
    assert len(found) > 5
    assert found == {step: [] for step in found}


def test_three_browsers_finish_a_game_from_one_invite_link(visitor: Callable[..., Visitor]) -> None:
    ada, bob, eve = visitor("Ada"), visitor("Bob"), visitor("Eve")
    ada.go("/new/aylkor")
    seats = ada.page.locator("fieldset select[data-seat]")
    seats.nth(2).select_option("open")
    ada.page.get_by_label("Rounds").select_option("30")
    ada.page.get_by_role("button", name="Open the table").click()
    link = ada.page.locator("[data-link=invite-link]").input_value()
    for friend in (bob, eve):
        friend.page.goto(link)
        friend.page.get_by_role("button", name="Take a seat").click()
        friend.page.get_by_text("Waiting for everybody").wait_for()
        assert "#" not in friend.page.url
    ada.page.get_by_role("button", name="Start the game").click()
    players = [ada, bob, eve]
    for place, player in enumerate(players):
        player.page.wait_for_selector("main.table")
        how = {"prefer": END_SOON["aylkor"], "seed": place}
        player.page.evaluate("(how) => void (window.played = playOn(how))", how)
    for player in players:
        player.page.wait_for_selector("[data-zone=over]", timeout=300_000)
    titles = {player.page.locator("[data-zone=over] h2").inner_text() for player in players}
    assert len(titles) == 1
