"""The table on a phone: one screen that follows the action, reading by holding a finger, zooming with two."""

from collections.abc import Callable
from typing import Any

import pytest

import remnants
from tests.browser.conftest import Visitor
from tests.browser.positions import every_question

BOT = {"kind": "bot", "level": "random"}
SMALLEST = 40
TOO_SMALL = """(smallest) => [...document.querySelectorAll("button, select, input, summary")].flatMap((one) => {
    const {width, height} = one.getBoundingClientRect();
    const style = getComputedStyle(one);
    if (!width || style.visibility === "hidden" || ["range", "checkbox"].includes(one.type)) return [];
    const fits = height >= smallest - 0.5 && (width >= smallest - 0.5 || one.matches("summary"));
    return fits ? [] : [`${one.className} ${one.innerText.slice(0, 20)}: ${width.toFixed(0)}x${height.toFixed(0)}`];
})"""


IN_SIGHT = """(selector) => {
    const {left, right, top, bottom, width} = document.querySelector(selector).getBoundingClientRect();
    return width > 0 && left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
}"""


def test_the_stage_follows_the_choices_and_the_hand_stays_in_sight(visitor: Callable[..., Visitor]) -> None:
    ada = visitor(size=(390, 844))
    ada.new_table("city", [{"kind": "me"}, BOT])
    ada.reach("turn")
    for selector in ("[data-zone=board] svg", "[data-zone=hand]", ".bar", "[data-zone=players]"):
        assert ada.page.evaluate(IN_SIGHT, selector), selector
    ada.page.locator("[data-pull=log]").click()
    ada.page.locator("main[data-sheet=log]").wait_for()
    ada.page.locator('[data-choice="buy"]').click()
    ada.page.locator("main[data-sheet=market]").wait_for()
    ada.page.locator("[data-pull=mat]").click()
    ada.page.wait_for_timeout(200)
    assert ada.page.locator("main[data-sheet=mat]").count() == 1, "whoever pulls up another sheet keeps it"
    ada.page.locator("[data-action=undo]").click()
    ada.wait_for_step("turn")
    ada.page.locator('[data-choice="move"]').click()
    ada.wait_for_step("move.figure")
    ada.page.locator('[data-choice="pool"]').click()
    ada.page.locator("main:not([data-sheet])").wait_for()


def test_holding_a_finger_reads_about_a_thing_and_chooses_nothing(visitor: Callable[..., Visitor]) -> None:
    ada = visitor(size=(390, 844))
    ada.new_table("city", [{"kind": "me"}, BOT])
    ada.reach("turn")
    before = ada.version()
    sheet = ada.page.locator(".sheet")
    card = ada.page.locator(".hand .card").first
    ada.hold(card)
    sheet.wait_for()
    assert card.locator(".title").inner_text() in sheet.inner_text()
    sheet.get_by_role("button", name="Close").click()
    sheet.wait_for(state="detached")
    ada.hold(ada.page.locator("[data-space=D4]"))
    sheet.wait_for()
    assert "D4" in sheet.inner_text()
    assert ada.version() == before


CUT = """(selectors) => [...document.querySelectorAll(selectors)].flatMap((one) => {
    if (!one.clientWidth || getComputedStyle(one).visibility === "hidden") return [];
    const [across, down] = [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight];
    return across > 4 || down > 4 ? [`${one.innerText.slice(0, 40)}: ${across}, ${down}`] : [];
})"""
"""What has no room for all of its words; the height of a letter's tail may be missing."""
WORDS = ".prompt, .hand .lines, [data-choice], [data-zone=market] .lines span, [data-panel] b, .development .name, .now"
HIDDEN_CHOICES = """() => {
    const row = document.querySelector("[data-zone=choices]");
    const bar = row.getBoundingClientRect();
    return [...row.querySelectorAll("[data-choice]")].map((one) => one.getBoundingClientRect()).filter(
        ({left, right, bottom}) => left < bar.left - 1 || right > bar.right + 1 || bottom > bar.bottom + 1
    ).length;
}"""
MOST_IN_SIGHT = 7
"""More choices than these are pushed up."""


def cut_off(ada: Visitor, step: str, phone: bool) -> list[str]:
    """What is not whole or not in sight where a question is asked."""
    # At a desk the pointer on a card shows all of it in the inspector.
    cut: list[str] = ada.page.evaluate(CUT, WORDS if phone else ".prompt, [data-choice], .development .name")
    if ada.page.locator("[data-zone=choices] [data-choice]").count() <= MOST_IN_SIGHT:
        cut.append(f"{ada.page.evaluate(HIDDEN_CHOICES)} choices out of sight")
    now = ada.page.locator("[data-zone=now]").inner_text()
    if phone and "Round" not in now and "Preparazione" not in now and step != "draft":
        cut.append("the round is not told")
    return [one for one in cut if not one.startswith("0 ")]


@pytest.mark.parametrize("game", ["aylkor", "city", "lionsgate"])
def test_questions_and_choices_are_whole_and_in_sight(visitor: Callable[..., Visitor], game: str) -> None:
    phone, desk = (360, 740), (1280, 720)
    ada = visitor(size=phone, language="it")
    found: dict[str, Any] = {}
    for step, record in every_question(game).items():
        ada.open_record(record, [{"kind": "me"}, BOT, BOT, BOT])
        ada.wait_for_step(step)
        for width, height in (phone, desk):
            ada.page.set_viewport_size({"width": width, "height": height})
            ada.page.wait_for_timeout(200)
            found[f"{step} at {width}"] = cut_off(ada, step, width == phone[0])
        ada.page.set_viewport_size({"width": phone[0], "height": phone[1]})
    assert found == {asked: [] for asked in found}


@pytest.mark.parametrize("step", ["battle.ability", "battle.lose-laid", "recruit.bid"])
@pytest.mark.parametrize("size", [(360, 740), (390, 844)])
def test_the_fullest_battle_and_auction_are_whole_on_a_phone(
    visitor: Callable[..., Visitor], size: tuple[int, int], step: str
) -> None:
    ada = visitor(size=size)
    ada.open_record(every_question("city")[step], [{"kind": "me"}, BOT, BOT, BOT])
    ada.wait_for_step(step)
    ada.page.wait_for_timeout(800)
    below = "(panel) => panel.scrollHeight - panel.clientHeight"
    assert ada.page.locator("[data-zone=market] .panel").evaluate(below) <= 0


def test_the_hand_is_pushed_to_what_can_be_chosen(visitor: Callable[..., Visitor]) -> None:
    ada = visitor(size=(390, 844))
    ada.open_record(every_question("lionsgate")["turn"], [{"kind": "me"}, BOT, BOT, BOT])
    ada.wait_for_step("turn")
    ada.page.wait_for_timeout(400)
    assert ada.page.locator(".hand .card.available").count() > 0
    assert ada.page.evaluate(IN_SIGHT, ".hand .card.available")


PLACES = """() => {
    const parts = document.querySelectorAll(".bar, .bar .said, .bar .tools button, .bar [data-choice]");
    return [...parts].map((one) => {
        const {x, y, width, height} = one.getBoundingClientRect();
        return [x, y, width, height];
    });
}"""


def places(ada: Visitor) -> list[list[float]]:
    """Where everything in the bar lies, and how large it is."""
    found: list[list[float]] = ada.page.evaluate(PLACES)
    return found


def moved(before: list[list[float]], after: list[list[float]]) -> float:
    """By how many pixels something has moved or grown at most."""
    parts = zip(before, after, strict=True)
    return max([abs(was - now) for part in parts for was, now in zip(*part, strict=True)])


@pytest.mark.parametrize("size", [(390, 844), (1280, 720)])
def test_nothing_moves_and_nothing_is_red_without_a_click(
    visitor: Callable[..., Visitor], size: tuple[int, int]
) -> None:
    ada = visitor(size=size)
    ada.open_record(remnants.new("city", players=2, seed=9).dump(), [{"kind": "me"}, BOT])
    ada.wait_for_step("turn")
    before = places(ada)
    ada.page.locator(".hand .card", has=ada.page.get_by_text("cannot be undone")).first.hover()
    ada.page.get_by_text("This cannot be undone.").wait_for()
    assert moved(before, places(ada)) <= 1
    refused = ada.page.locator('[data-choice="sell"][aria-disabled=true]')
    refused.hover()
    ada.page.locator("[data-hint]").wait_for()
    assert ada.page.locator(".reason").count() == 0, "what was only pointed at is not refused"
    assert moved(before, places(ada)) <= 1
    refused.click(force=True)
    ada.page.locator(".reason").wait_for()
    assert moved(before, places(ada)) <= 1
    ada.page.evaluate("localStorage.setItem('remnants.settings', JSON.stringify({confirm: 'always', speed: 'once'}))")
    ada.page.reload()
    ada.wait_for_step("turn")
    ada.page.locator('[data-choice="move"]').click()
    ada.page.locator("[data-action=confirm]").wait_for()
    assert moved(before, places(ada)) <= 1
    assert ada.page.evaluate(IN_SIGHT, "[data-action=confirm]")


@pytest.mark.parametrize("game", ["aylkor", "city", "lionsgate"])
def test_two_fingers_zoom_the_board_and_one_moves_it(visitor: Callable[..., Visitor], game: str) -> None:
    ada = visitor(size=(390, 844))
    ada.new_table(game, [{"kind": "me"}, BOT])
    ada.page.wait_for_selector("main.table")
    while ada.page.locator("main[data-sheet]").count():
        ada.page.locator("[data-pull][aria-expanded=true]").click()
    board = ada.page.locator("svg[data-zoom]")
    assert board.get_attribute("data-zoom") == "1.00"
    ada.touch("touchStart", (180, 300), (220, 300))
    ada.touch("touchMove", (140, 300), (260, 300))
    ada.touch("touchEnd")
    assert float(board.get_attribute("data-zoom")) > 2
    before = board.get_attribute("viewBox")
    ada.touch("touchStart", (200, 300))
    ada.touch("touchMove", (150, 280))
    ada.touch("touchEnd")
    assert board.get_attribute("viewBox") != before
    ada.page.get_by_role("button", name="Reset zoom").click()
    assert board.get_attribute("data-zoom") == "1.00"


@pytest.mark.parametrize("width", [360, 390])
@pytest.mark.parametrize("game", ["aylkor", "city", "lionsgate"])
def test_everything_is_large_enough_for_a_finger(visitor: Callable[..., Visitor], game: str, width: int) -> None:
    ada = visitor(size=(width, 844))
    ada.new_table(game, [{"kind": "me"}, BOT, BOT, BOT])
    ada.page.wait_for_selector("main.table .bar.mine", timeout=30_000)
    ada.play(most=3)
    ada.page.wait_for_selector("main.table .bar.mine", timeout=30_000)
    ada.page.wait_for_timeout(500)  # the bots have answered
    small: dict[str, Any] = {}
    for sheet in ("market", "mat", "log"):
        if ada.page.locator(f"main[data-sheet={sheet}]").count() == 0:
            ada.page.locator(f"[data-pull={sheet}]").click()
        ada.page.locator(f"main[data-sheet={sheet}]").wait_for()
        assert ada.overhang() <= 0
        small[sheet] = ada.page.evaluate(TOO_SMALL, SMALLEST)
    ada.page.locator("[data-pull=log]").click()
    small["board"] = ada.page.evaluate(TOO_SMALL, SMALLEST)
    assert small == {sheet: [] for sheet in small}


@pytest.mark.parametrize("size", [(390, 844), (1280, 720)])
def test_what_an_attack_would_come_to_and_the_own_deck_are_in_sight(
    visitor: Callable[..., Visitor], size: tuple[int, int]
) -> None:
    """Damage both ways stands on the enemy before anybody clicks; the prompt counts what can still be done."""
    units = [{"card": "thornback", "owner": 0, "at": [3, 3]}, {"card": "iron-colossus", "owner": 1, "at": [3, 4]}]
    seats = [{"hero": "vell", "at": [1, 1]}, {"hero": "brask", "at": [10, 10]}]
    ada = visitor(size=size)
    match = remnants.position("aylkor", {"players": 2, "round": 5, "seats": seats, "units": units})
    (fight,) = match.view(0)["worked_out"]["fights"]
    assert fight["damage"] > 0 < fight["back"]
    ada.open_record(match.dump(), [{"kind": "me"}, BOT])
    ada.wait_for_step("act")
    assert ada.page.locator(".forecast .loses").text_content() == f"−{fight['damage']}"
    assert ada.page.locator(".forecast .deals").text_content() == ("✕" if fight["kept"] == 0 else str(fight["back"]))
    assert "1 attack" in ada.page.locator(".bar .prompt").inner_text()
    if size[0] < 900:
        ada.page.locator("[data-pull=mat]").click()
    ada.page.locator("[data-pile=deck]").click()
    names = ada.page.locator("[popover]:popover-open li")
    assert names.count() == len(set(match.view(0)["worked_out"]["deck"]))
