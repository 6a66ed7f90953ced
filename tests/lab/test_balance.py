"""The balance report: what is off is found and named, what is not off is left alone."""

from pathlib import Path
from random import Random

import pytest

import remnants
from remnants.cli import run
from remnants.lab.balance_report import differences, worst
from remnants.lab.findings import balance_of, changes, uses_of
from remnants.lab.games import Played

HEROES = ["Anna", "Bruno", "Carla", "Dino"]


def invented(games: int, favoured: float, seed: int = 1) -> list[Played]:
    """Games in which Anna's chance is multiplied, and whoever builds card One has three times the chances."""
    luck = Random(seed)
    found: list[Played] = []
    for number in range(games):
        heroes = HEROES[:]
        luck.shuffle(heroes)
        offered = [{"built|card|One": 1, "built|card|Two": 1} for _ in heroes]
        chosen = [["built|card|One"] if luck.random() < 0.5 else [] for _ in heroes]
        builders = [len(built) for built in chosen]
        odds = [(favoured if heroes[seat] == "Anna" else 1.0) * (1.0 + 2 * builders[seat]) for seat in range(4)]
        winner = luck.choices(range(4), odds)[0]
        name = str(number)
        game = Played(name, "aylkor", name, ("normal",) * 4, [winner], [0] * 4, 10, 100, heroes, [0, 1, 2, 3])
        game.offered, game.chosen, game.chosen_first = offered, chosen, chosen
        found.append(game)
    return found


def test_a_favoured_hero_is_found_and_an_even_one_is_not() -> None:
    findings = {finding.name: finding for finding in balance_of(invented(1500, 1.6)) if finding.kind == "character"}
    assert findings["Anna"].chance < 0.01
    assert findings["Anna"].gap.value > 0.05


def test_an_even_game_is_seldom_blamed() -> None:
    """Of many balanced sets of games about one in twenty may seem off by luck, for each of the three kinds."""
    blamed = [len([found for found in balance_of(invented(120, 1.0, seed)) if found.suspicious]) for seed in range(100)]
    assert sum([number > 0 for number in blamed]) <= 20


def test_a_card_that_decides_and_a_card_nobody_plays_are_found() -> None:
    uses = {use.name: use for use in uses_of(invented(800, 1.0))}
    assert uses["built|card|One"].suspicious
    assert 0.1 < uses["built|card|One"].gap.value < 0.3
    assert uses["built|card|Two"].used.value == 0.0
    assert uses["built|card|Two"].suspicious
    assert len(worst(invented(800, 2.0))) >= 3


def test_a_card_that_only_leaders_can_afford_is_not_blamed_for_their_victories() -> None:
    luck = Random(3)
    games = invented(600, 1.0)
    for game in games:
        leader = game.winners[0] if luck.random() < 0.8 else luck.randrange(4)
        game.offered = [{"built|card|One": 1 if seat == leader else 2} for seat in range(4)]
        game.chosen = [
            ["built|card|One"] if luck.random() < (0.9 if seat == leader else 0.1) else [] for seat in range(4)
        ]
    use = uses_of(games)[0]
    assert not use.suspicious
    assert abs(use.gap.value) < 0.1


def test_a_card_used_in_one_way_is_not_rare_for_lack_of_another() -> None:
    games = invented(300, 1.0)
    for game in games:
        game.game = "city"
        game.offered = [{"played|card|One": 1, "laid in battle|card|One": 1, "bought|card|One": 1} for _ in range(4)]
        game.chosen = game.chosen_first = [["played|card|One"] for _ in range(4)]
    uses = {use.name: use for use in uses_of(games)}
    assert not uses["laid in battle|card|One"].rare
    assert uses["bought|card|One"].rare


def test_two_packs_are_compared() -> None:
    found = changes(invented(1500, 1.0, seed=4), invented(1500, 1.8, seed=5))
    assert (found[0].kind, found[0].name) == ("character", "Anna")
    assert found[0].after > found[0].before
    assert found[0].suspicious
    assert not any([change.suspicious for change in found if change.kind == "seat"])


def test_what_another_pack_changes_is_said_in_a_sentence() -> None:
    sides = [invented(900, 1.0, seed=4), invented(900, 1.6, seed=5)]
    assert differences(*sides)[0].startswith("character Anna: ")
    assert "before" in differences(*sides)[0] and "p < 0.001" in differences(*sides)[0]
    assert differences(sides[0], sides[0]) == []


def test_a_leader_is_not_held_to_account_for_hundreds_of_cards() -> None:
    sides = [invented(900, 1.0, seed=4), invented(900, 1.35, seed=5)]
    for side in sides:
        for game in side:
            game.offered = [{f"built|card|{number}": 1 for number in range(200)} for _ in range(4)]
    found = {(change.kind, change.name): change for change in changes(*sides)}
    assert found["character", "Anna"].chance < 0.01
    assert len([change for change in found.values() if change.kind == "use"]) == 200


def test_the_command_compares_packs_and_writes_a_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack = str(Path(remnants.__file__).parent / "games" / "aylkor" / "pack")
    out = tmp_path / "run"
    words = ["lab", "balance", "aylkor", "--players", "2", "--games", "2", "--bots", "random", "--against", pack]
    assert run([*words, "--out", str(out)]) == 0
    told = capsys.readouterr().out
    assert "what the other pack changes\nnothing beyond luck\nreport" in told
    page = (out / "report.html").read_text(encoding="utf-8")
    for heading in ("Worst offenders", "What the other pack changes", "Cards and developments", "How often rules fire"):
        assert heading in page
