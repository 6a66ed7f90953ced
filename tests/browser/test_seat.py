"""Leaving a seat to a bot and taking it back; trying things out on a private copy."""

import re
from collections.abc import Callable

from tests.browser.conftest import Visitor

BOT = {"kind": "bot", "level": "random"}


def test_a_seat_is_left_to_a_bot_and_taken_back(visitor: Callable[..., Visitor]) -> None:
    ada = visitor()
    ada.new_table("city", [{"kind": "me"}, BOT])
    ada.reach("turn")
    ada.page.get_by_role("button", name="Your seat").click()
    ada.page.get_by_label("Level").select_option("random")
    ada.page.get_by_role("button", name="Leave the seat to a bot").click()
    ada.page.get_by_text("A bot (random) plays for you.").first.wait_for()
    ada.wait_for_version(ada.version() + 5)
    assert ada.page.locator("[data-choice]").count() == 0

    ada.page.keyboard.press("Escape")
    ada.page.locator("[data-action=return]").click()
    ada.page.wait_for_selector(".bar.mine")
    assert ada.page.locator("[data-action=return]").count() == 0


def test_the_present_is_tried_out_in_a_sandbox(visitor: Callable[..., Visitor]) -> None:
    ada = visitor(language="it")
    table = ada.new_table("city", [{"kind": "me"}, BOT])
    ada.reach("turn")
    ada.page.get_by_role("button", name="Il tuo posto").click()
    ada.page.locator("[data-pop=seat] [data-action=sandbox]").click()
    ada.page.get_by_text("Tavolo di prova").wait_for()
    ada.wait_for_step("turn")
    ada.page.locator('[data-choice="move"]').click()
    ada.wait_for_step("move.figure")

    ada.page.get_by_role("link", name="Torna al tavolo").click()
    ada.wait_for_step("turn")
    assert ada.page.url.endswith(f"/table/{table}")


def test_a_past_position_is_tried_out_in_a_sandbox(visitor: Callable[..., Visitor]) -> None:
    ada = visitor()
    ada.new_table("city", [{"kind": "me"}, BOT])
    ada.reach("turn")
    ada.page.locator('[data-choice="move"]').click()
    ada.wait_for_step("move.figure")
    ada.page.get_by_role("button", name="One step back").click()
    ada.page.wait_for_url(re.compile(r"[?]at=[0-9]+$"))
    ada.page.get_by_role("button", name="Try it in a sandbox from here").first.click()
    ada.page.get_by_role("link", name="Back to the table").wait_for()
    ada.wait_for_step("turn")
