"""The rulebook in a real browser: every rule is found, tried in place and come back to; the overview prints."""

from collections.abc import Callable

import pytest

from remnants.text import Texts
from tests.browser.conftest import Visitor

OURS = ("aylkor", "city", "lionsgate")
FIND_EACH = """
async (rules) => {
    const box = document.querySelector("input[type=search]");
    const missing = [];
    for (const { rule, title } of rules) {
        box.value = title;
        box.dispatchEvent(new Event("input", { bubbles: true }));
        await new Promise((resolve) => setTimeout(resolve, 0));
        if (!document.getElementById(rule)) missing.push(rule);
    }
    return missing;
}
"""
IN_SIGHT = """
(rule) => {
    const { top } = document.getElementById(rule).getBoundingClientRect();
    return top >= 0 && top < innerHeight;
}
"""


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("game", OURS)
def test_every_rule_is_found_by_search(visitor: Callable[..., Visitor], game: str, language: str) -> None:
    ada = visitor(language=language)
    ada.go(f"/rules/{game}")
    ada.page.locator("article").first.wait_for()
    texts = Texts(game, language)
    rules = [{"rule": rule.rule, "title": rule.title} for _, found in texts.chapters() for rule in found]
    assert ada.page.locator("article").count() == len(rules)
    assert ada.page.locator("[data-try]").count() == len(texts.rules()), "each of the game can be tried"
    assert ada.page.evaluate(FIND_EACH, rules) == []
    ada.page.get_by_role("searchbox").fill("no such words anywhere")
    ada.page.wait_for_function("document.querySelectorAll('article').length === 0")


def test_accents_may_be_left_out(visitor: Callable[..., Visitor]) -> None:
    ada = visitor(language="it")
    ada.go("/rules/city")
    ada.page.locator("article").first.wait_for()
    counts = []
    for words in ("può più", "puo piu"):
        ada.page.get_by_role("searchbox").fill(words)
        ada.page.wait_for_timeout(50)
        counts.append(ada.page.locator("article").count())
    assert 0 < counts[0] == counts[1] < 40


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
def test_a_chapter_is_gone_to(visitor: Callable[..., Visitor], size: tuple[int, int]) -> None:
    ada = visitor(size=size)
    ada.go("/rules/aylkor")
    ada.page.get_by_role("navigation").get_by_role("link", name="Fighting").click()
    ada.page.wait_for_function(IN_SIGHT, arg="aylkor.attack.adjacent")
    assert ada.overhang() <= 0


@pytest.mark.parametrize(
    ("game", "rule", "step", "size"),
    [
        ("city", "city.battle.lay-cards", "battle.lay", (1280, 720)),
        ("aylkor", "aylkor.hero.truce", "act", (1280, 720)),
        ("lionsgate", "lionsgate.mine.skunk", "skunk", (390, 844)),
    ],
)
def test_a_rule_is_tried_in_a_sandbox_and_come_back_to(
    visitor: Callable[..., Visitor], axe: str, game: str, rule: str, step: str, size: tuple[int, int]
) -> None:
    ada = visitor(size=size)
    ada.go(f"/rules/{game}")
    ada.page.locator(f'[data-try="{rule}"]').click()
    ada.page.wait_for_selector(f'main.table[data-step="{step}"]')
    panel = ada.page.locator(".rule-tried:visible")
    panel.locator(".look").wait_for()
    assert ada.violations(axe) == [] and ada.overhang() <= 0
    panel.get_by_role("link", name="Back to the rulebook").click()
    ada.page.locator(f'article.marked[id="{rule}"]').wait_for()
    ada.page.wait_for_function(IN_SIGHT, arg=rule)


@pytest.mark.parametrize(("size", "language"), [((1280, 720), "en"), ((390, 844), "it")])
@pytest.mark.parametrize("game", OURS)
def test_the_overview_and_the_glossary(
    visitor: Callable[..., Visitor], axe: str, game: str, size: tuple[int, int], language: str
) -> None:
    ada = visitor(size=size, language=language)
    ada.go(f"/rules/{game}")
    ada.page.locator(f'a[href="/overview/{game}"]').click()
    ada.page.locator("dl dt svg").first.wait_for()
    assert ada.violations(axe) == [] and ada.overhang() <= 0
    ada.page.locator("section li a").first.click()
    ada.page.locator("article.marked").wait_for()


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("game", OURS)
def test_the_overview_is_one_printed_page(visitor: Callable[..., Visitor], game: str, language: str) -> None:
    ada = visitor(language=language)
    ada.go(f"/overview/{game}")
    ada.page.locator("dl dt svg").first.wait_for()
    printed = ada.page.pdf(format="A4", margin=dict.fromkeys(("top", "bottom", "left", "right"), "12mm"))
    assert printed.count(b"/Type /Page\n") + printed.count(b"/Type /Page ") == 1
