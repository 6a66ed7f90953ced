"""Playing with friends: invitations, empty seats, another device, a public game at the end."""

import re
from collections.abc import Callable

from tests.browser.conftest import Server, Visitor

HEIGHTS = [column + row for column in "CDE" for row in "345"]
END_SOON = ["move", "pool", "done", "end", "fight", *HEIGHTS]
BOT = {"kind": "bot", "level": "random"}


def open_table(ada: Visitor, *seats: str) -> str:
    """A table as the page makes it; gives the invite link."""
    ada.go("/new/city")
    ada.page.locator("[data-with=friends]").click()
    for _ in seats[2:]:
        ada.page.get_by_role("button", name="Add a seat").click()
    for place, seat in enumerate(seats):
        ada.page.locator("fieldset select").nth(place + 1).select_option(seat)
    ada.page.get_by_role("button", name="Open the table").click()
    link: str = ada.page.locator("[data-link=invite-link]").input_value()
    return link


def join(friend: Visitor, link: str) -> None:
    friend.page.goto(link)
    friend.page.get_by_role("button", name="Take a seat").click()


def own_link(player: Visitor) -> str:
    player.page.get_by_role("button", name="Your seat").click()
    player.page.locator("[data-action=own-link]").click()
    link: str = player.page.locator("[data-link=own-link]").input_value()
    return link


def play_to_the_end(player: Visitor, seed: int) -> None:
    player.page.wait_for_selector("main.table")
    player.page.evaluate("(how) => void (window.played = playOn(how))", {"prefer": END_SOON, "seed": seed})


def forgive_the_lost_connection(*players: Visitor) -> None:
    for player in players:
        lost = ("WebSocket", "ERR_CONNECTION", "Failed to load resource")
        player.complaints = [one for one in player.complaints if not any([word in one for word in lost])]


def test_two_people_and_two_bots_finish_a_game_on_three_devices_through_a_restart(
    visitor: Callable[..., Visitor], server: Server
) -> None:
    ada, bob, phone, stranger = visitor("Ada"), visitor("Bob"), visitor("Bob", size=(390, 844)), visitor("Eve")
    join(bob, open_table(ada, "open", "bot:normal", "bot:normal"))
    ada.page.get_by_role("button", name="Start the game").click()
    link = own_link(bob)
    bob.page.locator("[data-action=leave]").click()
    bob.page.locator("[data-action=return]").wait_for()
    ada.play(most=12, prefer=END_SOON)

    phone.page.goto(link)
    phone.page.reload()
    phone.page.get_by_role("button", name="Play on here").click()
    phone.page.wait_for_selector("main.table")
    assert "#" not in phone.page.url
    assert phone.page.locator("[data-action=return]").count() == 0, "the bot has left"
    bob.page.get_by_text("Your seat is now played on another device").wait_for()

    server.kill()
    for player in (ada, phone):
        player.page.wait_for_selector(".link.reconnecting", state="attached")
    server.start_again()
    for player in (ada, phone):
        player.page.wait_for_selector(".link.synced", state="attached", timeout=30_000)
    for seed, player in enumerate((ada, phone)):
        play_to_the_end(player, seed)
    for player in (ada, phone):
        player.page.wait_for_selector("[data-zone=over]", timeout=240_000)
    titles = {player.page.locator("[data-zone=over] h2").inner_text() for player in (ada, phone)}
    assert len(titles) == 1
    forgive_the_lost_connection(ada, phone, bob)

    address = ada.page.url
    ada.page.locator("[data-action=share]").check()
    ada.page.get_by_text("Still to agree: Bob").wait_for()
    stranger.page.goto(address)
    stranger.page.get_by_text("not open to you").wait_for()
    phone.page.locator("[data-action=share]").check()
    ada.page.locator("[data-link=share-link]").wait_for()
    stranger.page.goto(address)
    stranger.page.wait_for_selector("[data-zone=over]")
    assert stranger.page.locator("[data-zone=over] h2").inner_text() in titles
    forgive_the_lost_connection(stranger)


def test_an_empty_seat_is_given_to_a_bot_and_back_while_waiting(visitor: Callable[..., Visitor]) -> None:
    ada = visitor()
    open_table(ada, "open", "open")
    start = ada.page.get_by_role("button", name="Start the game")
    assert start.is_disabled()
    ada.page.locator("[data-action=seat-bot]").first.click()
    ada.page.locator("[data-seat-kind=bot]").wait_for()
    ada.page.locator("[data-action=seat-open]").click()
    ada.page.locator("[data-seat-kind=bot]").wait_for(state="detached")
    for left in (1, 0):
        ada.page.locator("[data-action=seat-bot]").first.click()
        ada.page.locator("[data-action=seat-open]").nth(1 - left).wait_for()
    start.click()
    ada.page.wait_for_selector("main.table")


def test_an_invitation_can_be_loaded_again_and_says_when_the_table_is_full(visitor: Callable[..., Visitor]) -> None:
    ada, bob, eve = visitor("Ada"), visitor("Bob"), visitor("Eve", language="it")
    link = open_table(ada, "open")
    for page in (bob.page, eve.page):
        page.goto(link)
        page.reload()
    bob.page.get_by_role("button", name="Take a seat").click()
    bob.page.get_by_text("Waiting for everybody").wait_for()
    eve.page.get_by_role("button", name="Prendi posto").click()
    eve.page.get_by_text("tutti i posti sono presi").wait_for()
    eve.page.get_by_role("button", name="Guarda").click()
    eve.page.get_by_text("Aspettiamo tutti").wait_for()
    eve.complaints = [one for one in eve.complaints if "409" not in one]


def test_somebody_away_is_waited_for_with_a_countdown_and_others_may_come_later(
    visitor: Callable[..., Visitor],
) -> None:
    ada, bob, eve = visitor("Ada"), visitor("Bob"), visitor("Eve")
    join(bob, open_table(ada, "open", "bot:random"))
    ada.page.get_by_role("button", name="Start the game").click()
    bob.page.wait_for_selector("main.table")
    ada.page.get_by_role("button", name="Your seat").click()
    bob.go("/")
    waiting = ada.page.locator("[data-action=stand-in]")
    waiting.wait_for()
    assert waiting.get_attribute("aria-disabled") == "true"
    first = int("".join(filter(str.isdigit, waiting.inner_text())))
    ada.page.wait_for_timeout(1600)
    assert int("".join(filter(str.isdigit, waiting.inner_text()))) < first
    ada.page.locator("[data-action=seat-open]").click()
    eve.page.goto(ada.page.locator("[data-link=invite-link]").input_value())
    eve.page.get_by_role("button", name="Take a seat").click()
    eve.page.wait_for_selector("main.table")
    forgive_the_lost_connection(bob)


def test_one_click_from_the_start_leads_to_a_table_on_one_device(visitor: Callable[..., Visitor]) -> None:
    ada = visitor()
    ada.go("/")
    ada.page.get_by_role("link", name=re.compile("All on one device.*City of Remnants")).click()
    ada.page.get_by_role("button", name="Start at once").click()
    ada.page.wait_for_selector("main.table, [data-action=pass]")


def test_bots_are_called_in_the_readers_language(visitor: Callable[..., Visitor]) -> None:
    ada = visitor(language="it")
    ada.new_table("lionsgate", [{"kind": "me"}, BOT, BOT, BOT])
    ada.page.wait_for_selector("main.table")
    shown = ada.page.locator("[data-zone=players]").inner_text()
    italian = ("l'Ottone", "il Fuochista", "Vedova", "il Gessoso", "Macchinista", "Signorina", "delle Gallerie", "Zio")
    assert sum([name in shown for name in italian]) == 3
