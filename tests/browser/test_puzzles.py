"""Puzzles in a real browser: from the start page to "solved", spoiled and begun again, also on a phone."""

from collections.abc import Callable
from typing import Any

import pytest

from remnants import kits
from remnants.lessons.puzzles import Puzzle, patterns_of
from tests.browser.conftest import Visitor

TITLES = {"aylkor": "Remnants of Aylkor", "city": "City of Remnants", "lionsgate": "Return to Lionsgate City"}
ON_SCREENS = [
    ("aylkor", "2_second_wind", (1280, 720), "en"),
    ("city", "1_two_cards", (1280, 720), "it"),
    ("lionsgate", "1_the_last_tunnel", (1280, 720), "en"),
    ("city", "1_two_cards", (390, 844), "en"),
]


def choose(ada: Visitor, choice: tuple[Any, ...]) -> None:
    """Makes a choice in the list of all choices, which every table has."""
    version = ada.version()
    ada.page.locator(".bar.mine").wait_for()
    ada.page.locator(".tool-list").click()
    ada.page.locator(f'[data-listed="{" ".join(str(part) for part in choice)}"]').click()
    ada.wait_for_version(version + 1)


@pytest.mark.parametrize(("game", "name", "size", "language"), ON_SCREENS)
def test_a_puzzle_from_the_start_page_to_solved(
    visitor: Callable[..., Visitor], axe: str, game: str, name: str, size: tuple[int, int], language: str
) -> None:
    ada = visitor(size=size, language=language)
    puzzle = Puzzle(kits.kit(game), name)
    ada.go("/")
    ada.page.locator(f'a[href="/puzzles/{game}"]').click()
    ada.page.locator(f'[data-puzzle="{name}"]').wait_for()
    assert ada.violations(axe) == [] and ada.overhang() <= 0
    ada.page.locator(f'[data-puzzle="{name}"]').click()
    panel = ada.page.locator(".puzzle:visible")
    panel.get_by_text(puzzle.file.task.told_in(language)).wait_for(timeout=30_000)
    assert ada.violations(axe) == [] and ada.overhang() <= 0
    patterns = patterns_of(game, puzzle.file.pack)
    for pattern in puzzle.file.solution:
        choice = patterns.first(pattern, puzzle.match.choices())
        assert choice is not None
        choose(ada, choice)
        puzzle.play(choice)
    panel.get_by_text(puzzle.file.why.told_in(language)).wait_for()
    assert ada.violations(axe) == [] and ada.overhang() <= 0
    panel.locator(f'a[href="/puzzles/{game}"]').click()
    ada.page.locator("li.done h2", has_text=puzzle.file.title.told_in(language)).wait_for()


def test_a_spoiled_puzzle_says_so_gives_a_hint_and_begins_again(visitor: Callable[..., Visitor]) -> None:
    ada = visitor()
    puzzle = Puzzle(kits.kit("aylkor"), "1_from_afar")
    ada.go("/puzzles/aylkor")
    ada.page.locator('[data-puzzle="1_from_afar"]').click()
    panel = ada.page.locator(".puzzle:visible")
    panel.get_by_role("button", name="Hint").click()
    panel.get_by_text(puzzle.file.hint.en).wait_for()
    choose(ada, next(choice for choice in puzzle.match.choices() if choice[0] == "use"))
    panel.get_by_text("can no longer be done for sure").wait_for()
    first = ada.page.url
    panel.get_by_role("button", name="From the beginning").click()
    panel.get_by_text("can no longer be done for sure").wait_for(state="detached")
    assert ada.page.url != first
