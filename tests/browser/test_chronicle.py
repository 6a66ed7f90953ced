"""The end of a game and how it went: result, scores over time and by source, luck, the seed, the record, a rematch."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.conftest import Visitor
from tests.browser.positions import played

BOT = {"kind": "bot", "level": "random"}


@pytest.mark.parametrize("game", ["aylkor", "city", "lionsgate"])
@pytest.mark.parametrize(("size", "language", "scheme"), [((1280, 720), "en", "dark"), ((390, 844), "it", "light")])
def test_how_the_game_went(
    visitor: Callable[..., Visitor], axe: str, game: str, size: tuple[int, int], language: str, scheme: str
) -> None:
    ada = visitor(size=size, language=language)
    ada.page.emulate_media(color_scheme=scheme)
    ada.open_record(played(game), [{"kind": "me"}, BOT, BOT])
    panel = ada.page.locator("[data-zone=over]")
    panel.wait_for()
    for part in ("time", "sources", "luck", "result"):
        panel.locator(f"#chronicle-{part}").click()
        panel.locator("svg[role=img]" if part == "time" else "ol" if part == "result" else "table").first.wait_for()
        assert "chronicle-" not in panel.inner_text(), "a text is missing"
        ada.page.wait_for_timeout(200)  # colours fade into each other
        assert ada.violations(axe) == []
        assert ada.overhang() <= 0


def test_scores_by_source_add_up_to_the_result(visitor: Callable[..., Visitor]) -> None:
    ada = visitor()
    ada.open_record(played("city"), [{"kind": "me"}, BOT, BOT])
    panel = ada.page.locator("[data-zone=over]")
    panel.locator("ol li b").first.wait_for()
    scores = sorted(panel.locator("ol li b").all_inner_texts())
    panel.get_by_role("tab", name="By source").click()
    panel.locator("tfoot td").first.wait_for()
    assert sorted(panel.locator("tfoot td").all_inner_texts()) == scores
    panel.get_by_role("tab", name="Over time").click()
    panel.get_by_text("As a table").click()
    assert sorted(panel.locator("tbody tr").last.locator("td").all_inner_texts()) == scores


def test_the_result_can_be_put_aside_checked_saved_and_played_again(
    visitor: Callable[..., Visitor], tmp_path: Path
) -> None:
    ada = visitor()
    ada.open_record(played("lionsgate"), [{"kind": "me"}, BOT, BOT])
    panel = ada.page.locator("[data-zone=over]")
    panel.get_by_role("button", name="Close").click()
    panel.wait_for(state="detached")
    ada.page.get_by_role("button", name="Show the result").click()
    panel.get_by_role("button", name="Check the dice").click()
    panel.get_by_text("what the seed promised").wait_for()
    panel.get_by_text("Seed: 5", exact=True).wait_for()
    with ada.page.expect_download() as saved:
        panel.get_by_role("button", name="Save the record").click()
    saved.value.save_as(tmp_path / "record.json")
    record = json.loads((tmp_path / "record.json").read_text(encoding="utf-8"))
    assert record["answers"] == played("lionsgate")["answers"]


def test_luck_is_shown_while_the_game_runs(visitor: Callable[..., Visitor]) -> None:
    ada = visitor()
    ada.open_record(played("city", most=400), [{"kind": "me"}, BOT, BOT])
    ada.page.get_by_role("button", name="How the game goes").click()
    ada.page.get_by_role("tab", name="Luck").click()
    ada.page.get_by_text("Battle dice").wait_for()


def test_the_log_can_be_read_to_its_beginning_and_a_battle_is_a_passage_of_it(visitor: Callable[..., Visitor]) -> None:
    ada = visitor()
    ada.open_record(played("city"), [{"kind": "me"}, BOT, BOT])
    log = ada.page.locator("#panel-log")
    log.locator("li.begins").first.wait_for(state="attached")
    while log.get_by_role("button", name="Earlier").count() > 0:
        before = log.locator("li").count()
        log.get_by_role("button", name="Earlier").dispatch_event("click")
        ada.page.wait_for_function("(before) => document.querySelectorAll('#panel-log li').length > before", arg=before)
    assert "1" in log.locator("li[data-from]").first.get_attribute("data-from")
    rims = log.locator("li.begins, li.ends").evaluate_all("(found) => found.map((one) => one.className)")
    assert len(rims) > 10
    assert [("begins" in one) for one in rims] == [place % 2 == 0 for place in range(len(rims))]
    for verdict in log.locator("li.ends .line").evaluate_all("(found) => found.map((one) => one.ariaLabel)"):
        for total, parts in re.findall(r"(\d+) \(([^)]*)\)", verdict):
            assert sum(int(part.replace("−", "-")) for part in re.findall(r"−?\d+", parts)) == int(total), verdict
