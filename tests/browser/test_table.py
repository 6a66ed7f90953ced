"""What the table does while a game is on: undo, refusals, reloads, lost connections, sizes, keyboard."""

import re
from collections.abc import Callable

import pytest

from remnants import kits
from remnants.text import Catalogue
from tests.browser.conftest import Server, Visitor
from tests.browser.positions import largest_position

BOT = {"kind": "bot", "level": "random"}


def test_two_clicks_lead_to_a_first_move(visitor: Callable[..., Visitor]) -> None:
    ada = visitor()
    ada.go("/")
    ada.page.get_by_role("button", name=re.compile("Play now.*City of Remnants")).click()
    ada.reach("turn")
    ada.page.locator('[data-choice="move"]').click()
    ada.wait_for_step("move.figure")


def test_undo_goes_back_as_far_as_the_barrier(visitor: Callable[..., Visitor]) -> None:
    ada = visitor()
    ada.new_table("city", [{"kind": "me"}, BOT])
    ada.reach("turn")
    undo = ada.page.locator("[data-action=undo]")
    ada.page.locator('[data-choice="move"]').click()
    ada.wait_for_step("move.figure")
    ada.page.locator('[data-choice="pool"]').click()
    ada.wait_for_step("move.to")
    assert undo.get_attribute("aria-disabled") == "false"
    undo.click()
    ada.wait_for_step("move.figure")
    ada.page.keyboard.press("u")
    ada.wait_for_step("turn")

    ada.page.locator('[data-choice="refresh"]').click()
    ada.wait_for_step("renew.discard")
    draw = ada.page.locator('[data-choice="done"]')
    assert "Cannot be undone" in draw.inner_text()
    draw.click()
    ada.wait_for_step("turn")
    assert undo.get_attribute("aria-disabled") == "true"
    undo.click(force=True)
    alert = ada.page.get_by_role("alert")
    assert alert.get_attribute("data-rule") == "table.undo" and "was drawn" in alert.inner_text()
    assert ada.step() == "turn"
    alert.get_by_role("link", name="Read the rule").click()
    ada.page.locator('article.marked[id="table.undo"]').wait_for()
    assert ada.page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "only the text scrolls"


def test_a_refusal_shows_its_rule_in_both_languages(visitor: Callable[..., Visitor]) -> None:
    ada = visitor()
    ada.new_table("city", [{"kind": "me"}, BOT])
    ada.reach("turn")
    end = ada.page.locator('[data-choice="end"]')
    assert end.get_attribute("aria-disabled") == "true"
    end.click(force=True)
    alert = ada.page.get_by_role("alert")
    assert alert.get_attribute("data-rule") == "city.turns.one-action"
    assert refusal("en", "city-turns-one-action") in alert.inner_text()
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.get_by_label("Language").select_option("it")
    ada.page.get_by_role("button", name="Annulla").first.wait_for()
    assert refusal("it", "city-turns-one-action") in alert.inner_text()
    assert ada.page.locator("html").get_attribute("lang") == "it"


def refusal(language: str, message: str) -> str:
    """What the catalogue of texts says to whoever ends a turn before the action."""
    return Catalogue("city", language).say(message, "refusal", {"why": "before"})


def test_reload_and_reconnect_in_the_middle_of_a_battle(visitor: Callable[..., Visitor], server: Server) -> None:
    ada = visitor()
    ada.new_table("city", [{"kind": "me"}, BOT])
    ada.page.set_default_timeout(60_000)
    for _ in range(20):
        played = ada.play(until="battle.lay", prefer=["move", "pool", "fight"])
        assert played["step"] == "battle.lay"
        if ada.page.locator(".hand .card.available").count() > 0:
            break
        ada.play(most=1)
    ada.page.locator(".hand .card.available").first.click()
    panel = ada.page.locator("[data-panel=battle]")
    panel.locator(".card").first.wait_for()
    before = panel.inner_text()
    ada.page.reload()
    ada.wait_for_step("battle.lay")
    assert panel.inner_text() == before

    server.kill()
    ada.page.wait_for_selector(".link.reconnecting")
    server.start_again()
    ada.page.wait_for_selector(".link.synced")
    assert panel.inner_text() == before
    ada.page.locator('[data-choice="done"]').click()
    ada.page.wait_for_selector('main.table:not([data-step="battle.lay"])')
    ada.complaints = [one for one in ada.complaints if "WebSocket" not in one and "ERR_CONNECTION" not in one]


def test_the_device_is_passed_on_and_hides_the_hand(visitor: Callable[..., Visitor]) -> None:
    ada = visitor()
    ada.new_table("city", [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bob"}])
    ada.page.wait_for_selector("main.table")
    for _ in range(40):
        if ada.page.locator("[data-action=pass]").count() > 0:
            break
        ada.play(most=1, prefer=["refresh", "done", "end"])
        ada.page.wait_for_timeout(60)
    ada.page.get_by_text("Pass the device to").wait_for()
    assert ada.page.locator(".card").count() == 0
    ada.page.locator("[data-action=pass]").click()
    ada.page.wait_for_selector("main.table .bar.mine")


def test_the_past_has_an_address(visitor: Callable[..., Visitor]) -> None:
    ada = visitor()
    table = ada.new_table("city", [{"kind": "me"}, BOT])
    ada.reach("turn")
    ada.play(most=8, prefer=["move", "pool"])
    ada.page.get_by_role("button", name="To the start").click()
    ada.page.get_by_role("button", name="Back to now").first.wait_for()
    assert ada.page.locator("[data-choice]").count() == 0
    first = ada.page.evaluate(
        f"fetch('/api/tables/{table}/timeline').then((answer) => answer.json()).then((t) => t.first)"
    )
    ada.go(f"/table/{table}?at={first}")
    ada.page.get_by_text("You are looking at the past").wait_for()


def test_the_keyboard_is_enough(visitor: Callable[..., Visitor]) -> None:
    ada = visitor()
    ada.new_table("city", [{"kind": "me"}, BOT])
    ada.reach("turn")
    ada.page.keyboard.press("m")
    ada.wait_for_step("move.figure")
    ada.page.locator('[data-choice="pool"]').focus()
    ada.page.keyboard.press("Enter")
    ada.wait_for_step("move.to")
    ada.page.locator(".space.available").first.focus()
    ada.page.keyboard.press("Enter")
    ada.wait_for_step("move.figure")


@pytest.mark.parametrize("size", [(360, 740), (768, 1024), (1280, 720), (1920, 1080)])
def test_nothing_hangs_over_the_edge(visitor: Callable[..., Visitor], size: tuple[int, int]) -> None:
    ada = visitor(size=size)
    for path in ("/", "/new/city"):
        ada.go(path)
        ada.page.wait_for_selector("h1")
        assert ada.overhang() <= 0
    ada.new_table("city", [{"kind": "me"}, BOT, BOT, BOT])
    ada.reach("turn")
    assert ada.overhang() <= 0
    assert ada.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    if size == (360, 740):
        for sheet in ("mat", "market", "log"):
            if ada.page.locator(f"main[data-sheet={sheet}]").count() == 0:
                ada.page.locator(f"[data-pull={sheet}]").click()
            assert ada.page.locator(f"main[data-sheet={sheet}]").count() == 1


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_nothing(visitor: Callable[..., Visitor], axe: str, scheme: str) -> None:
    ada = visitor()
    ada.page.emulate_media(color_scheme=scheme)
    for path in ("/", "/new/city"):
        ada.go(path)
        ada.page.wait_for_selector("h1")
        assert ada.violations(axe) == []
    ada.new_table("city", [{"kind": "me"}, BOT, BOT])
    ada.reach("turn")
    assert ada.violations(axe) == []
    ada.page.keyboard.press("?")
    ada.page.wait_for_selector("[data-pop=help]")
    assert ada.violations(axe) == []


def test_it_is_dark_unless_another_theme_or_that_of_the_device_is_chosen(visitor: Callable[..., Visitor]) -> None:
    ada = visitor()

    def ground(system: str) -> str:
        ada.page.emulate_media(color_scheme=system)
        found: str = ada.page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
        return found

    ada.go("/")
    dark = ground("light")
    ada.new_table("aylkor", [{"kind": "me"}, BOT])
    ada.page.get_by_role("button", name="Settings").click()
    themes = ada.page.locator("select", has=ada.page.locator("option[value=light]"))
    themes.select_option("auto")
    light = ground("light")
    assert [ground("dark") == dark, light == dark] == [True, False]
    for theme, expected in (("light", light), ("dark", dark)):
        themes.select_option(theme)
        assert [ground("dark"), ground("light")] == [expected, expected]


READ_ABOUT = """async () => {
    const things = [...document.querySelectorAll("[data-space], [data-key]")];
    const silent = [];
    for (const thing of things) {
        thing.dispatchEvent(new PointerEvent("pointerenter"));
        await new Promise((resolve) => setTimeout(resolve, 0));
        if (!document.querySelector(".info h2")?.innerText) silent.push(thing.dataset.space ?? thing.dataset.key);
        thing.dispatchEvent(new PointerEvent("pointerleave"));
    }
    return {things: things.length, silent};
}"""


@pytest.mark.parametrize("game", ["aylkor", "city", "lionsgate"])
def test_everything_can_be_read_about_in_the_fullest_position(visitor: Callable[..., Visitor], game: str) -> None:
    ada = visitor()
    ada.open_record(largest_position(game), [{"kind": "me"}, BOT, BOT, BOT])
    ada.page.wait_for_selector("main.table .bar.mine")
    found = ada.page.evaluate(READ_ABOUT)
    assert found["things"] > 20
    assert found["silent"] == []


@pytest.mark.parametrize(("language", "usual"), [("en", "as usual"), ("it", "quelle consuete")])
def test_a_table_is_set_up_with_another_pack(visitor: Callable[..., Visitor], language: str, usual: str) -> None:
    ada = visitor(language=language)
    ada.go("/new/city")
    picker = ada.page.locator("select[data-pack]")
    picker.wait_for()
    offered = kits.game("city").own_pack_names()
    assert picker.locator("option").count() == len(offered)
    assert usual in picker.locator("option").first.inner_text()
    other = next(name for name in offered if name != kits.game("city").usual_pack)
    picker.select_option(other)
    seats = ada.page.locator("select[data-seat]")
    for place in range(1, seats.count()):
        seats.nth(place).select_option("bot:random")
    with ada.page.expect_response(lambda answer: answer.url.endswith(f"/catalogue?pack={other}")) as drawn:
        ada.page.locator("button[type=submit]").click()
    assert drawn.value.ok, "the page draws the cards of the pack that was chosen"
    ada.page.wait_for_selector("main.table")
    table = ada.page.url.rsplit("/", 1)[1]
    assert ada.page.evaluate(f"fetch('/api/tables/{table}').then((found) => found.json())")["pack"]["name"] == other


def test_what_no_rule_of_the_game_forbids_leads_to_the_rulebook_too(visitor: Callable[..., Visitor]) -> None:
    """A spectator has nothing to take back, as the last chapter says."""
    ada, bob = visitor(), visitor("Bob", language="it")
    table = ada.new_table("city", [{"kind": "me"}, BOT])
    ada.reach("turn")
    link = ada.page.evaluate("async (id) => (await (await fetch(`/api/tables/${id}`)).json()).watch", table)
    bob.go(link)
    bob.page.get_by_role("button", name="Guarda").click()
    bob.page.locator("[data-action=undo]").click(force=True)
    alert = bob.page.get_by_role("alert")
    assert alert.get_attribute("data-rule") == "table.seats"
    alert.get_by_role("link", name="Leggi la regola").click()
    bob.page.locator('article.marked[id="table.seats"]').get_by_text("Gli spettatori").wait_for()
