"""People in the page: devices, manners, spectators, clocks."""

from collections.abc import Callable

from tests.browser.conftest import Visitor
from tests.browser.test_friends import join, open_table

BOT = {"kind": "bot", "level": "random"}
WORDS = "four quiet copper lanterns"


def open_seat_panel(visitor: Visitor) -> None:
    visitor.page.get_by_role("button", name="Your seat").click()


def test_a_seat_is_taken_up_on_another_device_and_that_device_is_signed_out(
    visitor: Callable[..., Visitor], axe: str
) -> None:
    ada, phone = visitor("Ada"), visitor("", size=(390, 844))
    table = ada.new_table("city", [{"kind": "me"}, BOT])
    ada.page.wait_for_selector("main.table")
    open_seat_panel(ada)
    ada.page.locator("[data-passphrase]").fill(WORDS)
    ada.page.locator("[data-action=passphrase]").click()
    ada.page.get_by_text("Your passphrase is set").wait_for()
    assert ada.violations(axe) == []

    phone.go(f"/table/{table}")
    phone.page.get_by_role("link", name="Come back to your seat").click()
    assert phone.page.locator("[name=table]").input_value() == table
    assert phone.violations(axe) == []
    phone.page.locator("[name=name]").fill("Ada")
    phone.page.locator("[name=passphrase]").fill("not this one")
    phone.page.get_by_role("button", name="Come back").click()
    phone.page.get_by_role("alert").wait_for()
    phone.page.locator("[name=passphrase]").fill(WORDS)
    phone.page.get_by_role("button", name="Come back").click()
    phone.page.wait_for_selector("main.table")

    ada.page.reload()
    ada.page.wait_for_selector("main.table")
    open_seat_panel(ada)
    end = ada.page.locator("[data-device=other] [data-action=end-device]")
    end.click()
    end.click()
    end.wait_for(state="detached")
    phone.page.get_by_text("not open to you").wait_for()
    phone.complaints = [one for one in phone.complaints if "40" not in one and "WebSocket" not in one]
    assert ada.complaints == []


def say(visitor: Visitor, text: str) -> None:
    visitor.page.get_by_role("tab", name="Chat").click()
    visitor.page.locator("#panel-chat input").fill(text)
    visitor.page.locator("#panel-chat input").press("Enter")


def test_somebody_is_muted_by_one_silenced_for_all_and_reported(visitor: Callable[..., Visitor], axe: str) -> None:
    ada, bob = visitor("Ada"), visitor("Bob")
    join(bob, open_table(ada, "open", "bot:random"))
    ada.page.get_by_role("button", name="Start the game").click()
    bob.page.wait_for_selector("main.table")
    say(bob, "something rude")
    ada.page.get_by_role("tab", name="Chat").click()
    ada.page.get_by_text("something rude").wait_for()
    open_seat_panel(ada)
    ada.page.locator("[data-action=mute]").click()
    ada.page.get_by_text("something rude").wait_for(state="detached")
    bob.page.get_by_text("something rude").wait_for()
    ada.page.locator("[data-action=report]").click()
    ada.page.get_by_label("What is wrong?").fill("he is rude")
    ada.page.locator("[data-action=send-report]").click()
    ada.page.get_by_text("Reported to whoever").wait_for()
    ada.page.locator("[data-action=silence]").click()
    ada.page.locator("[data-action=silence][aria-pressed=true]").wait_for()
    assert ada.violations(axe) == []
    say(bob, "once more")
    bob.page.get_by_text("taken the word").wait_for()


def test_a_spectator_is_removed_and_the_links_are_made_anew(visitor: Callable[..., Visitor]) -> None:
    ada, eve = visitor("Ada"), visitor("Eve")
    old = open_table(ada, "open", "bot:random")
    eve.page.goto(ada.page.locator("[data-link=watch-link]").input_value())
    eve.page.get_by_role("button", name="Watch").click()
    ada.page.locator("[data-action=remove-spectator]").click()
    eve.page.get_by_text("not open to you").wait_for()
    ada.page.locator("[data-spectator]").wait_for(state="detached")
    ada.page.locator("[data-action=renew-link]").first.click()
    ada.page.wait_for_function("(old) => document.querySelector('[data-link=invite-link]').value !== old", arg=old)
    eve.page.goto(old)
    eve.page.get_by_text("leads nowhere").wait_for()
    eve.complaints = [one for one in eve.complaints if "40" not in one and "WebSocket" not in one]


# ---------------------------------------------------------------- clocks


def test_a_clock_is_set_up_and_runs_in_a_slot_that_does_not_move(visitor: Callable[..., Visitor], axe: str) -> None:
    ada = visitor()
    ada.go("/new/city")
    ada.page.locator("[data-with=bots]").click()
    ada.page.locator("[data-clock-kind]").select_option("live")
    ada.page.locator("[data-clock-bank]").select_option(label="5 minutes")
    assert ada.violations(axe) == []
    ada.page.get_by_role("button", name="Start at once").click()
    ada.page.wait_for_selector("main.table")
    ada.reach("turn")
    own = ada.page.locator("[data-clock='0']")
    before, place = own.inner_text(), own.bounding_box()
    ada.page.wait_for_timeout(2300)
    assert own.inner_text() < before and before.startswith(("5:", "4:"))
    assert own.bounding_box() == place
    assert ada.page.locator("[data-clock]").count() == 3
    assert ada.violations(axe) == []
    ada.page.set_viewport_size({"width": 390, "height": 844})
    own.wait_for()
    assert ada.overhang() <= 0


def test_a_game_that_a_clock_ends_says_so_and_can_be_played_again(visitor: Callable[..., Visitor]) -> None:
    ada = visitor(language="it")
    ada.go("/")
    table = ada.page.evaluate(
        """async () => {
            const clock = {kind: "live", bank: 0, per_turn: 2, at_end: "over"};
            const seats = [{kind: "me"}, {kind: "me"}];
            const body = JSON.stringify({game: "lionsgate", name: "Ada", start: true, seats, clock});
            const headers = {"content-type": "application/json"};
            return (await (await fetch("/api/tables", {method: "POST", headers, body})).json()).id;
        }"""
    )
    ada.go(f"/table/{table}")
    ended = ada.page.locator("[data-zone=ended]")
    ended.wait_for(timeout=90_000)
    assert "La partita è finita senza risultato" in ended.inner_text()
    ended.get_by_role("button", name="Gioca ancora").click()
    ada.page.wait_for_url(lambda url: table not in url)


def test_everybody_who_waits_has_added_a_number_to_the_seed(visitor: Callable[..., Visitor]) -> None:
    ada, bob = visitor("Ada"), visitor("Bob")
    join(bob, open_table(ada, "open", "bot:random"))
    bob.page.get_by_text("Waiting for everybody").wait_for()
    bob.page.wait_for_function(ADDED)
    shown = bob.page.evaluate(SHOWN)
    assert [seat["added"] for seat in shown["seats"]] == [True, True, False]
    kept = bob.page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('remnants.number.'))")
    assert kept == [f"remnants.number.{shown['id']}.1"]


SHOWN = "fetch('/api' + location.pathname.replace('/table/', '/tables/')).then((answer) => answer.json())"
ADDED = f"() => {SHOWN}.then((table) => table.seats.filter((seat) => seat.added).length === 2)"
