"""Each game is finished by keyboard alone, and whoever only hears it is told every decision and every result."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.conftest import Visitor
from tests.browser.positions import decisions

BOT = {"kind": "bot", "level": "random"}
WINNER = {"kind": "bot", "level": "normal"}
"""Brings a game to its end that would drag on among those who only pass the time."""
END_SOON = {"aylkor": ["end", "attack"], "city": ["move", "done", "end"], "lionsgate": ["rest", "end"]}
SHORT: dict[str, dict[str, int]] = {"aylkor": {"round_limit": 30}, "city": {}, "lionsgate": {"round_limit": 20}}
LISTEN = """() => {
    window.heard = [];
    const announcer = document.querySelector("[data-announcer]");
    new MutationObserver((changes) => {
        for (const change of changes)
            for (const one of change.addedNodes) if (one.nodeName === "P") window.heard.push(one.textContent);
    }).observe(announcer, {childList: true});
    window.clicks = 0;
    addEventListener("pointerdown", () => (window.clicks += 1), true);
}"""
"""What a screen reader would be given to say, and that no mouse was used."""
MOMENT = """() => {
    const listed = [...document.querySelectorAll("[data-listed]")];
    return {
        over: document.querySelector("[data-zone=over]") !== null,
        mine: document.querySelector(".bar.mine") !== null,
        version: Number(document.querySelector("main.table").dataset.version),
        choices: listed.map((one) => one.dataset.listed),
        at: listed.indexOf(document.activeElement),
    };
}"""
UNTIL = f"""async (wanted) => {{
    const moment = {MOMENT};
    for (let waited = 0; waited < 4000; waited += 1) {{
        const now = moment();
        if (now.over || (wanted === null ? now.choices.length > 0 : now.mine && now.version >= wanted)) return now;
        await new Promise((resolve) => setTimeout(resolve, 5));
    }}
    throw new Error(JSON.stringify(moment()));
}}"""
"""Waits for a question of one's own at a version or later, or for the list of choices; the end comes before either."""

OF_ONE_ANSWER = """() => [...document.querySelectorAll("#panel-log li")]
    .filter((line) => line.dataset.from && line.dataset.from === line.dataset.position)
    .map((line) => line.querySelector(".words > span:last-child").textContent)"""
"""The lines of the log that tell of one answer; several may be one line there, but are announced as they come."""


def moment(ada: Visitor) -> dict[str, Any]:
    found: dict[str, Any] = ada.page.evaluate(MOMENT)
    return found


def until(ada: Visitor, version: int | None) -> dict[str, Any]:
    found: dict[str, Any] = ada.page.evaluate(UNTIL, version)
    return found


def decide(ada: Visitor, liked: list[str], turn: int, version: int) -> dict[str, Any]:
    """Opens the list of choices, walks to one and takes it; gives the next moment that is one's own."""
    ada.page.keyboard.press("c")
    now = until(ada, None)
    assert now["at"] == 0, "the list takes the focus"
    tree = ada.page.locator(".bar .pop").aria_snapshot()
    named = re.findall(r"- '?button \"", tree)
    assert len(named) > len(now["choices"]), "each choice is a button with a name, besides the one that closes"
    places = [place for place, choice in enumerate(now["choices"]) if choice.split(" ")[0] in liked]
    wanted = places[turn % len(places)] if places else turn % min(5, len(now["choices"]))
    for _ in range(wanted):
        ada.page.keyboard.press("ArrowDown")
    ada.page.keyboard.press("Enter")
    return until(ada, version + 1)


@pytest.mark.parametrize("game", ["aylkor", "city", "lionsgate"])
def test_a_game_is_finished_by_keyboard_alone_and_told_completely(visitor: Callable[..., Visitor], game: str) -> None:
    ada = visitor()
    ada.new_table(game, [{"kind": "me"}, WINNER], SHORT[game])
    ada.page.wait_for_selector("main.table")
    ada.page.evaluate(LISTEN)
    now = until(ada, 0)
    decisions = 0
    while not now["over"]:
        now = decide(ada, END_SOON[game], decisions, now["version"])
        decisions += 1
        assert decisions < 900
    heard: list[str] = ada.page.evaluate("window.heard")
    assert ada.page.evaluate("window.clicks") == 0
    questions = [one for one in heard if one.endswith(("choice.", "choices."))]
    assert len(questions) >= decisions - 1, "every decision is announced with how much there is to choose from"
    assert "The game is over" in heard
    result = ada.page.locator("[data-zone=over]").aria_snapshot()
    assert ada.page.locator("[data-zone=over] h2").inner_text() in result and "listitem" in result
    told: list[str] = ada.page.evaluate(OF_ONE_ANSWER)
    assert len(told) > 10
    spoken = " ".join(one for one in heard if one not in questions)
    for line in told:
        assert line in spoken, "what the log tells is announced"
        spoken = spoken.split(line, 1)[1]


def test_the_focus_goes_to_what_can_be_chosen_and_comes_back(visitor: Callable[..., Visitor]) -> None:
    ada = visitor()
    ada.new_table("city", [{"kind": "me"}, BOT])
    ada.reach("turn")
    ada.page.keyboard.press(".")
    first = ada.page.evaluate("document.activeElement.dataset.choice ?? document.activeElement.dataset.key")
    assert first
    ada.page.keyboard.press("c")
    ada.page.wait_for_selector("[data-listed]")
    assert moment(ada)["at"] == 0
    ada.page.keyboard.press("Escape")
    back = ada.page.evaluate("document.activeElement.dataset.choice ?? document.activeElement.dataset.key")
    assert back == first
    ada.page.keyboard.press("m")
    ada.wait_for_step("move.figure")
    ada.page.wait_for_selector(".available:focus, [data-choice]:not([aria-disabled=true]):focus")


def test_who_has_won_and_why_is_said(visitor: Callable[..., Visitor]) -> None:
    ada = visitor()
    *_, over = decisions("city", 2, "random")
    ada.open_record(over.dump(), [{"kind": "me"}, BOT])
    title = ada.page.locator("[data-zone=over] h2").inner_text()
    said = ada.page.locator("[data-announcer]")
    said.get_by_text(f"{title}.").wait_for(state="attached")
    assert ada.page.locator("[data-zone=over] .why").inner_text() in said.inner_text()
