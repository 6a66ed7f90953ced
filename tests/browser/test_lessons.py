"""The guided first games in a real browser: by mouse, by keyboard alone and by touch; left and taken up again."""

import json
from collections.abc import Callable

import pytest

from remnants import kits
from remnants.lessons.forms import LessonFile, lessons_of
from tests.browser.conftest import STATIC, Visitor

TAUGHT = [name for name in kits.names() if lessons_of(kits.kit(name))]
TITLES = {"aylkor": "Remnants of Aylkor", "city": "City of Remnants", "lionsgate": "Return to Lionsgate City"}
ARROW = '[data-pointed="above"], [data-pointed="below"]'
REACHED = """() => {
    const lit = [...document.querySelectorAll("[data-choice]:not([aria-disabled=true]), .available")];
    for (const scrolled of [false, true]) {
        for (const one of lit) {
            if (scrolled) one.scrollIntoView({ block: "nearest", inline: "center" });
            const { left, top, width, height } = one.getBoundingClientRect();
            for (const down of [0.5, 0.25, 0.75])
                for (const along of [0.5, 0.25, 0.75, 0.1, 0.9]) {
                    const [x, y] = [left + along * width, top + down * height];
                    if (one.contains(document.elementFromPoint(x, y))) return [x, y];
                }
        }
    }
    return null;
}"""
"""A point of the screen where something that can be chosen lies open; it is scrolled to where it has to be."""


def first_lesson(game: str) -> LessonFile:
    return next(iter(lessons_of(kits.kit(game)).values()))


LEARN = {"en": "Learn", "it": "Impara"}
STEP = {"en": "Step {number} of {steps}", "it": "Passo {number} di {steps}"}


def learn(ada: Visitor, game: str, language: str = "en") -> None:
    ada.go("/")
    ada.page.get_by_role("button", name=f"{LEARN[language]} : {TITLES[game]}").click()
    ada.page.locator(".teacher:visible").wait_for(timeout=20_000)


def told(ada: Visitor) -> str:
    return " ".join(ada.page.locator(".teacher:visible").inner_text().split())


def take(
    ada: Visitor, game: str, act: Callable[[Visitor], None], until: int | None = None, language: str = "en"
) -> None:
    """Takes a lesson step by step: at each the page says what the lesson says, and `act` does it."""
    file = first_lesson(game)
    teacher = ada.page.locator(".teacher:visible")
    for number, step in enumerate(file.step[:until]):
        where = STEP[language].format(number=number + 1, steps=len(file.step))
        teacher.get_by_text(where).wait_for(timeout=20_000)
        assert " ".join(step.say.told_in(language).split()) in told(ada)
        ada.page.locator(ARROW).wait_for()
        act(ada)
    if until is None:
        teacher.get_by_text(file.end.told_in(language)).wait_for(timeout=20_000)


def open_point(ada: Visitor) -> tuple[float, float]:
    found: list[float] = ada.page.wait_for_function(REACHED).json_value()
    return found[0], found[1]


def by_mouse(ada: Visitor) -> None:
    x, y = open_point(ada)
    ada.page.mouse.move(x, y)
    ada.page.mouse.click(x, y)


def by_touch(ada: Visitor) -> None:
    ada.page.touchscreen.tap(*open_point(ada))


def by_keyboard(ada: Visitor) -> None:
    """C lists all that can be chosen; the first of the list is reached with Tab and chosen with Enter."""
    ada.page.keyboard.press("c")
    listed = ada.page.locator('[data-pop="list"] .list button')
    listed.first.wait_for()
    wanted = listed.first.inner_text()
    for _ in range(400):
        ada.page.keyboard.press("Tab")
        if ada.page.evaluate("document.activeElement?.closest('.list') && document.activeElement.innerText") == wanted:
            break
    ada.page.keyboard.press("Enter")


@pytest.mark.parametrize("game", TAUGHT)
def test_a_whole_lesson_by_mouse(visitor: Callable[..., Visitor], axe: str, game: str) -> None:
    ada = visitor()
    learn(ada, game)
    assert first_lesson(game).goal.en in told(ada), "the goal is seen before the first decision"
    take(ada, game, by_mouse)
    assert ada.overhang() <= 0 and ada.violations(axe) == []
    ada.go("/")
    ada.page.locator(f'[data-learned="{game}"]').wait_for()
    assert ada.page.locator("[data-learned]").count() == 1, "the start page knows which game was learned"
    assert ada.page.locator('[data-list="unfinished"]').get_by_text("Lesson").count() == 0, "it is a game now"


@pytest.mark.parametrize("game", TAUGHT)
def test_a_whole_lesson_by_keyboard_alone(visitor: Callable[..., Visitor], game: str) -> None:
    ada = visitor()
    learn(ada, game)
    take(ada, game, by_keyboard)


@pytest.mark.parametrize("game", TAUGHT)
def test_a_whole_lesson_on_a_phone_in_italian(visitor: Callable[..., Visitor], axe: str, game: str) -> None:
    ada = visitor(size=(390, 844), language="it")
    learn(ada, game, "it")
    assert first_lesson(game).goal.it in told(ada)
    take(ada, game, by_touch, language="it")
    assert ada.overhang() <= 0 and ada.violations(axe) == []


def test_whoever_comes_for_the_first_time_is_led_to_the_lesson(visitor: Callable[..., Visitor]) -> None:
    ada = visitor()
    ada.go("/")
    led = ada.page.locator("article button.primary")
    led.filter(has_text="Learn").nth(2).wait_for()
    ada.go("/rules/aylkor")
    ada.page.locator("[data-try]").first.click()
    ada.page.wait_for_selector("main.table")
    ada.go("/")
    led.filter(has_text="Learn").nth(2).wait_for()
    ada.new_table("city", [{"kind": "me"}, {"kind": "bot", "level": "random"}])
    ada.go("/")
    led.filter(has_text="Learn").nth(1).wait_for()
    assert led.filter(has_text="Learn").count() == 2, "the other games are still new"
    assert led.filter(has_text="Play now : City of Remnants").is_visible()


def test_lessons_and_rulebook_are_loaded_when_they_are_asked_for(visitor: Callable[..., Visitor]) -> None:
    manifest = json.loads((STATIC / ".vite" / "manifest.json").read_text(encoding="utf-8"))
    parts = {key: chunk["file"] for key, chunk in manifest.items() if key.startswith("src/learning/")}
    assert {"src/learning/Beside.svelte", "src/learning/Rulebook.svelte"} <= set(parts)
    ada = visitor()
    loaded: list[str] = []
    ada.page.on("request", lambda request: loaded.append(request.url.removeprefix(f"{ada.address}/")))
    ada.go("/")
    ada.page.locator("article button").first.wait_for()
    assert not set(loaded) & set(parts.values()) and not [url for url in loaded if "/rules/" in url]
    learn(ada, "city")
    assert parts["src/learning/Beside.svelte"] in loaded and parts["src/learning/Rulebook.svelte"] not in loaded
    ada.go("/rules/city")
    ada.page.locator("article").first.wait_for()
    assert parts["src/learning/Rulebook.svelte"] in loaded


def test_a_lesson_is_left_and_taken_up_again(visitor: Callable[..., Visitor]) -> None:
    ada = visitor()
    learn(ada, "lionsgate")
    take(ada, "lionsgate", by_mouse, until=4)
    ada.page.locator(".teacher:visible").get_by_text("Step 5 of").wait_for()
    ada.go("/")
    ada.page.locator('[data-list="unfinished"]').get_by_text("Lesson").wait_for()
    ada.page.get_by_role("link", name="Go on learning").click()
    ada.page.locator(".teacher:visible").get_by_text("Step 5 of").wait_for(timeout=20_000)


def test_the_arrow_is_at_what_is_meant_and_a_ring_around_what_else_is_spoken_of(
    visitor: Callable[..., Visitor],
) -> None:
    ada = visitor()
    learn(ada, "city")
    for pointed, at in ((ARROW, '[data-choice="move"]'), ('[data-pointed="also"]', '[data-space="D3"]')):
        ring, thing = ada.page.locator(pointed).bounding_box(), ada.page.locator(at).bounding_box()
        assert ring and thing
        assert [round(ring[side] - thing[side], -1) for side in ("x", "y", "width", "height")] == [0, 0, 0, 0]


def test_what_is_read_about_something_leaves_the_lesson_where_it_is(visitor: Callable[..., Visitor]) -> None:
    ada = visitor()
    learn(ada, "city")
    ada.page.locator('[data-space="D3"]').first.click(force=True)
    ada.page.locator(".side .inspector").get_by_text("Awards 1 renown each round").wait_for()
    assert "Throw him out" in told(ada)


def test_nobody_reads_of_a_victory_before_it_is_shown(visitor: Callable[..., Visitor]) -> None:
    ada = visitor()
    learn(ada, "city")
    take(ada, "city", by_mouse, until=5)
    ada.page.locator(".teacher:visible").get_by_text("Step 6 of").wait_for()
    ada.page.evaluate(
        "localStorage.setItem('remnants.settings', localStorage.getItem('remnants.settings').replace('once', 'quick'))"
    )
    ada.page.reload()
    ada.page.locator('[data-choice="done"]').click()
    verdict = ada.page.locator('[data-action="continue"]')
    verdict.wait_for()
    assert "Step 6 of" in told(ada) and "Victory" not in told(ada)
    verdict.click()
    ada.page.locator(".teacher:visible").get_by_text("Victory").wait_for()


def test_a_lesson_leads_to_the_rules_it_teaches_and_back(visitor: Callable[..., Visitor]) -> None:
    ada = visitor()
    learn(ada, "city")
    take(ada, "city", by_mouse, until=2)
    ada.page.locator(".teacher:visible").get_by_role("link", name="No diagonal steps").click()
    ada.page.locator('[id="city.move.diagonal"]').wait_for()
    ada.page.get_by_role("button", name="Back", exact=True).click()
    ada.page.locator(".teacher:visible").get_by_text("Step 3 of").wait_for()


def test_what_is_tried_too_early_is_answered(visitor: Callable[..., Visitor]) -> None:
    ada = visitor()
    learn(ada, "city")
    ada.page.locator('[data-choice="recruit"]').click(force=True)
    ada.page.locator(".teacher:visible").get_by_text("there is a fight to win").wait_for(timeout=5_000)
    assert ada.page.locator(".teacher:visible").get_by_text("Step 1 of").is_visible()


def test_the_rulebook_is_searched_and_leads_back(visitor: Callable[..., Visitor], axe: str) -> None:
    ada = visitor()
    ada.new_table("city", [{"kind": "me"}, {"kind": "bot", "level": "random"}])
    ada.reach("turn")
    ada.page.locator('[data-choice="end"]').click(force=True)
    ada.page.get_by_role("link", name="Read the rule").first.click()
    ada.page.locator('[id="city.turns.one-action"]').wait_for()
    assert ada.violations(axe) == []
    ada.page.get_by_role("searchbox").fill("diagonal")
    ada.page.locator('[id="city.move.diagonal"]').wait_for()
    assert ada.page.locator("article").count() < 10 and ada.overhang() <= 0
    ada.page.get_by_role("button", name="Back").click()
    ada.page.wait_for_selector("main.table")
