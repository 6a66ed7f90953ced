"""The balance report: what is off is found and named, what is not off is left alone."""

from pathlib import Path
from random import Random

import pytest

import remnants
from remnants.cli import run
from remnants.lab.effects import LEAD, effects_of, part_since, proven
from remnants.lab.findings import balance_of, changes
from remnants.lab.games import Played
from remnants.lab.offences import differences, worst
from remnants.lab.taking import takings_of
from remnants.lab.uses import uses_of
from remnants.lab.withholding import lead
from tests.lab.invented import invented, trials


def test_a_favoured_hero_is_found_and_an_even_one_is_not() -> None:
    findings = {finding.name: finding for finding in balance_of(invented(1500, 1.6)) if finding.kind == "character"}
    assert findings["Anna"].chance < 0.01
    assert findings["Anna"].gap.value > 0.05


def test_an_even_game_is_seldom_blamed() -> None:
    """Of many balanced sets of games about one in twenty may seem off by luck, for each of the three kinds."""
    blamed = [len([found for found in balance_of(invented(120, 1.0, seed)) if found.suspicious]) for seed in range(100)]
    assert sum([number > 0 for number in blamed]) <= 20


def test_an_experiment_finds_what_a_card_does_and_only_that() -> None:
    """Leaders meet card One more often; only what it is worth beyond their lead is credited to it."""
    effects = {effect.thing: effect for effect in effects_of(trials(800, 3.0))}
    assert effects["card|One"].too_good
    assert 0.1 < effects["card|One"].gap.value < 0.4
    assert not effects["card|Two"].too_good
    assert abs(effects["card|Two"].gap.value) < 0.05
    worthless = {effect.thing: effect for effect in effects_of(trials(800, 1.0))}
    assert abs(worthless["card|One"].gap.value) < 0.08
    assert not worthless["card|One"].too_good


def test_a_card_that_harms_whoever_may_have_it_is_found() -> None:
    effects = {effect.thing: effect for effect in effects_of(trials(1500, 0.2))}
    assert effects["card|One"].harmful


def test_experiments_without_effect_are_seldom_blamed() -> None:
    blamed = [len([found for found in effects_of(trials(80, 1.0, seed)) if found.chance < 0.05]) for seed in range(100)]
    assert sum([number > 0 for number in blamed]) <= 12


def test_few_trials_prove_nothing() -> None:
    assert not any([effect.too_good for effect in effects_of(trials(6, 20.0))])


def test_a_card_that_decides_and_a_card_nobody_builds_are_named_first() -> None:
    told = worst(invented(300, 1.7), trials(600, 4.0))
    assert told[0].startswith("One: always taken and too good, +")
    assert "taken in 100.0% of 300 games in which it could be" in told[0]
    assert told[1].startswith("Two: dead, built in 0.0% of 300 games in which it lay there")
    assert told[2].startswith("character Anna: wins")


def test_a_card_that_brings_money_and_wins_nothing_is_named_first() -> None:
    """Money is counted, and few cards are in question: what victories never show is plain."""
    told = worst(invented(300, 1.0), trials(200, 1.0, brings=30))
    assert told[0].startswith("One: always taken and too good, +")
    assert " cogs for who may have it (+" in told[0]
    assert told[1].startswith("Two: dead, ")


def test_what_is_always_taken_and_proves_nothing_is_said_so() -> None:
    told = worst(invented(300, 1.0), trials(200, 1.0))
    assert told[0].startswith("Two: dead, ")
    assert told[-1].startswith("One: always taken, no choice is left in it; taken in 100.0% of 300 games")
    assert "what it does is not sure, " in told[-1]
    alone = worst(invented(300, 1.0), [])
    assert alone[-1].startswith("One: always taken, no choice is left in it; taken in 100.0% of 300 games")
    assert "what it does" not in alone[-1]


def test_a_lead_that_does_not_win_is_not_told() -> None:
    """In Lionsgate whoever wins has paid the price of entry, and the others have more money."""
    games = trials(60, 1.0)
    for game in games:
        game.scores = [10 if seat in game.winners else 60 for seat in range(4)]
    assert {found.of for effect in effects_of(games) for found in effect.brings} == {"cogs", "of all cogs"}


def drafted(games: int, taken: bool) -> list[Played]:
    """Games in which card One lies there with two others when it can first be had, and is always taken, or in turns."""
    found = invented(games, 1.0)
    for number, game in enumerate(found):
        game.watched.shown = [{} for _ in range(4)]
        game.watched.offered = game.watched.shown
        game.watched.chosen = [{} for _ in range(4)]
        game.watched.first_seen = {"drafted|card|One": (3, taken or number % 3 == 0), "drafted|card|Two": (3, False)}
    return found


def test_what_is_always_the_first_choice_and_brings_more_than_others_gain_is_too_good() -> None:
    told = worst(drafted(100, True), trials(200, 1.0, brings=30))
    assert told[0].startswith("One: always taken and too good, +")
    assert " points of all cogs for who may have it (+" in told[0]
    assert told[0].endswith("; taken at once in 100.0% of 100 games, where 33.3% would be even")
    assert not worst(drafted(100, False), trials(200, 1.0, brings=30))


def test_what_is_always_the_first_choice_and_proves_nothing_is_said_so() -> None:
    told = worst(drafted(100, True), trials(200, 1.0))
    assert len(told) == 1
    assert told[0].startswith("One: always the first choice, whatever lies beside it; taken at once in 100.0% of 100")
    assert "what it does is not sure, " in told[0]
    assert "what it does" not in worst(drafted(100, True), [])[0]


def test_the_part_of_what_all_gain_leaves_out_what_was_there_before() -> None:
    """Of 60 cogs that four seats gained, a seat had 10 before it met the card, and gained 20 of the other 50 after."""
    game = trials(1, 1.0)[0]
    assert game.tried is not None
    game.tried.gained["cogs"] = [30, 10, 10, 10]
    game.tried.met[0]["card|Two"].gained["cogs"] = 10
    assert part_since("cogs")(game, 0, "card|Two") == 20 / 50
    game.tried.gained["cogs"] = [10, 0, 0, 0]
    assert part_since("cogs")(game, 0, "card|Two") == 1 / 4


def test_what_is_surest_to_matter_is_named_first() -> None:
    """Victories and money have one measure: how many times the least that matters a card surely does."""
    effect = effects_of(trials(400, 3.0, brings=30))[0]
    assert effect.thing == "card|One"
    money = effect.brings[1]
    assert (money.of, money.large) == ("cogs", True)
    assert money.surely_worth == money.gap.low / (0.05 * money.whole)
    assert effect.surely_worth([]) == effect.gap.low / 0.05
    assert effect.surely_worth([money]) == max(money.surely_worth, effect.gap.low / 0.05)


def test_money_is_credited_to_a_card_only_beyond_luck() -> None:
    effects = [effects_of(trials(60, 1.0, seed)) for seed in range(100)]
    for first in ([], ["card|One", "card|Two"]):
        assert sum([bool(proven(found, first)) for found in effects]) <= 10


def test_less_is_asked_of_what_is_always_the_first_choice() -> None:
    """It surely brings something, and most likely much, but not surely much."""
    effects = effects_of(trials(200, 1.0, seed=2, brings=4))
    assert not proven(effects)
    assert set(proven(effects, ["card|One"])) == {"card|One"}


def test_a_card_used_in_one_way_is_not_dead_for_lack_of_another() -> None:
    games = invented(300, 1.0)
    for game in games:
        game.game = "city"
        names = ["played|card|One", "laid in battle|card|One", "bought|card|One"]
        game.watched.shown = [{name: [1] for name in names} for _ in range(4)]
        game.watched.chosen = [{"played|card|One": [1]} for _ in range(4)]
    dead = {use.name: use.dead for use in uses_of(games)}
    assert dead == {"played|card|One": False, "laid in battle|card|One": False, "bought|card|One": True}
    assert [(taking.thing, taking.ways) for taking in takings_of(games) if taking.dead] == [("card|One", ["bought"])]


def test_two_packs_are_compared() -> None:
    found = changes(invented(1500, 1.0, seed=7), invented(1500, 1.8, seed=8))
    assert (found[0].kind, found[0].name) == ("character", "Anna")
    assert found[0].shift > 0
    assert found[0].suspicious
    assert not any([change.suspicious for change in found if change.kind == "seat"])


def test_what_only_one_pack_has_gets_its_row() -> None:
    sides = [invented(60, 1.0, seed=4), invented(60, 1.0, seed=5)]
    for game in sides[1]:
        game.watched.shown = [{"built|card|One": [1], "built|card|New": [1]} for _ in range(4)]
    found = {change.name: change for change in changes(*sides) if change.kind == "use"}
    assert found["built|card|New"].before is None
    assert found["built|card|Two"].after is None
    assert not found["built|card|New"].suspicious
    after = found["built|card|New"].after
    assert after is not None and after.observations == 60


def test_what_another_pack_changes_is_said_in_a_sentence() -> None:
    sides = [invented(900, 1.0, seed=4), invented(900, 1.6, seed=5)]
    assert differences(*sides)[0].startswith("character Anna: ")
    assert "of 900 before" in differences(*sides)[0] and "p < 0.001" in differences(*sides)[0]
    assert differences(sides[0], sides[0]) == []


def test_a_leader_is_not_held_to_account_for_hundreds_of_cards() -> None:
    sides = [invented(900, 1.0, seed=4), invented(900, 1.45, seed=5)]
    for side in sides:
        for game in side:
            game.watched.shown = [{f"built|card|{number}": [1] for number in range(200)} for _ in range(4)]
    found = {(change.kind, change.name): change for change in changes(*sides)}
    assert found["character", "Anna"].chance < 0.01
    assert len([change for change in found.values() if change.kind == "use"]) == 200


def test_the_command_compares_packs_and_writes_a_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack = str(Path(remnants.__file__).parent / "boxes" / "aylkor" / "packs" / "aylkor")
    out = tmp_path / "run"
    words = ["lab", "balance", "aylkor", "--players", "2", "--games", "2", "--bots", "random", "--against", pack]
    assert run([*words, "--experiments", "1", "--out", str(out)]) == 0
    told = capsys.readouterr().out
    assert "what the other pack changes\nnothing beyond luck\nreport" in told
    page = (out / "report.html").read_text(encoding="utf-8")
    for heading in ("Worst offenders", "What the other pack changes", "What is used", "What a card does", "Suspense"):
        assert f"<h2>{heading}</h2>" in page
    for heading in ("Cards and developments", "Victories by seat", "How often rules fire"):
        assert f"<h2>{heading}</h2>" in page


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--experiments", "5"], "--experiments is at most 4, not 5"),
        (["--experiments", "-1"], "--experiments must be 0 or more, not -1"),
        (["--games", "0"], "--games must be 1 or more, not 0"),
        (["--bots", "clever"], "clever"),
        (["--players", "9"], "9"),
        (["--pack", "nowhere"], "nowhere"),
    ],
)
def test_wrong_words_are_answered_in_a_sentence(
    words: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["lab", "balance", "aylkor", *words, "--out", str(tmp_path / "run")]) != 0
    told = capsys.readouterr()
    assert said in told.err
    assert "Traceback" not in told.err and len(told.err.strip().splitlines()) == 1
    assert not (tmp_path / "run").exists()


def test_the_lead_that_a_seat_had_before_it_met_a_card_is_not_left_to_luck() -> None:
    """All but a little of the final lead was there before: what the card adds is known to a fraction of a point."""
    luck = Random(3)
    games = trials(300, 1.0)
    for game in games:
        before = [luck.randrange(50) for _ in range(4)]
        assert game.tried is not None
        for seat in range(4):
            for encounter in game.tried.met[seat].values():
                encounter.ahead = lead(before, seat)
        game.scores = [score + luck.randrange(3) for score in before]
        game.winners = [game.scores.index(max(game.scores))]
    brings = {effect.thing: effect.brings[0] for effect in effects_of(games)}["card|One"]
    assert brings.of == LEAD
    assert brings.gap.low < 0 < brings.gap.high
    assert brings.gap.high - brings.gap.low < 1
