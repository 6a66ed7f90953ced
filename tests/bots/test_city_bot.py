"""City's greedy bot: it wins, and it does the sensible thing where there is one."""

import re
from itertools import islice
from pathlib import Path

import pytest

import remnants
from remnants.bots import Seen, bot
from remnants.bots.foresight import GUESSES, Foresight
from remnants.bots.greedy import GreedyBot, worths_on_guesses
from remnants.bots.search import Budget, SearchBot
from remnants.boxes.city.bots import weights
from remnants.boxes.city.bots.evaluation import CityEvaluation, awards, lasting
from remnants.boxes.city.bots.fights import likely
from remnants.boxes.city.bots.foresight import AGAINST_SEVERAL, FORESIGHT, CityForesight
from remnants.boxes.city.content.board import space_name, spaces_of
from remnants.boxes.city.rules.award import award_of
from remnants.boxes.city.rules.state import as_city
from remnants.kernel.agenda import NOBODY
from remnants.kernel.match import Match
from remnants.kernel.refusal import BadInput
from remnants.kernel.steps import Choice
from tests.bots.games import decisions, played
from tests.city.table import END, PACK, duel

GAMES_AGAINST_RANDOM = 3


def test_greedy_beats_random() -> None:
    won = 0
    for seed in range(GAMES_AGAINST_RANDOM):
        bots = [bot("city", "random"), bot("city", "random")]
        bots[seed % 2] = bot("city", "greedy")
        won += played("city", bots, seed).winners() == [seed % 2]
    assert won == GAMES_AGAINST_RANDOM


@pytest.mark.large
def test_greedy_beats_random_in_95_of_100_games() -> None:
    won = 0
    for seed in range(100, 300):
        bots = [bot("city", "random"), bot("city", "random")]
        bots[seed % 2] = bot("city", "greedy")
        won += played("city", bots, seed).winners() == [seed % 2]
    assert won >= 190


def test_awards_are_those_of_the_rules() -> None:
    match = remnants.new("city", players=4, seed=8)
    for number, at in enumerate(decisions(match, [bot("city", "random")] * 4, 8)):
        state = as_city(at.state)
        if number % 50 == 0 and not any(state.permanents):
            assert awards(state) == [award_of(state, seat) for seat in range(4)]


def test_a_choice_is_weighed_on_copies_only() -> None:
    match = remnants.new("city", players=4, seed=9)
    evaluation = CityEvaluation()
    for number, at in enumerate(decisions(match, [bot("city", "random")] * 4, 9)):
        if number % 100 == 0 and at.seat is not None:
            before = at.digest()
            evaluation.value(at.state, at.seat)
            assert set(evaluation.shortlist(at.state, at.seat, at.choices())) <= set(at.choices())
            assert at.digest() == before


def test_chances() -> None:
    assert likely(0.0, 4.0) == 0.5
    assert likely(100.0, 1.0) == 1.0
    assert likely(-100.0, 1.0) == 0.0
    assert lasting(0.5, 1) == pytest.approx(0.5)
    assert lasting(0.5, 2) == pytest.approx(0.75)


# ---------------------------------------------------------------- sensible decisions


def plays(match: Match, seat: int = 0) -> list[Choice]:
    """What the greedy bot does from here as long as it is asked, up to the end of its turn."""
    made: list[Choice] = []
    while match.seat == seat and (not made or made[-1] != END):
        made.append(bot("city", "greedy").choose(Seen(match, seat), len(made)))
        match.play(made[-1])
    return made


def test_it_builds_on_spaces_it_holds() -> None:
    match = duel(
        {"figures": {"E1": 1, "F1": 1, "B7": 1}, "arcs": 2000, "pool": 0},
        developments=["red-eden-garden"],
    )
    match.play(("develop",))
    assert plays(match)[0] == ("build", PACK.development_ids.index("red-eden-garden"))
    assert [space_name(space) for space in spaces_of(as_city(match.state).tile_spaces[0])] == ["E1", "F1"]


def test_it_goes_where_awards_are() -> None:
    match = duel({"figures": {"D1": 1}, "pool": 0, "arcs": 0}, recruits=[], market=[])
    assert awards(as_city(match.state))[0] == 0
    while match.seat is not None and match.step != "battle.which":
        match.play(bot("city", "greedy").choose(Seen(match, match.seat), 1))
    assert awards(as_city(match.state))[0] > 0, "by the end of its turns"


def test_it_bribes_what_it_cannot_beat() -> None:
    token = {"attack": 14, "space": "D4"}
    match = duel({"figures": {"D4": 1}, "arcs": 4000, "hand": [], "draw": []}, next="battle", ycu=[token])
    assert plays(match)[0][0] == "bribe"


def test_it_fights_what_it_can_beat_with_enough_cards() -> None:
    hand = ["gallius-regallas", "pit-fighter", "war-drummer"]
    token = {"attack": 9, "space": "D4"}
    match = duel({"figures": {"D4": 2}, "arcs": 4000, "hand": hand, "draw": []}, next="battle", ycu=[token])
    made = plays(match)
    assert made[0][0] == "fight"
    assert 1 <= len([choice for choice in made if choice[0] == "lay"]) <= 3


def test_it_wastes_no_cards_on_a_lost_battle() -> None:
    token = {"attack": 14, "space": "D4"}
    match = duel({"figures": {"D4": 1}, "arcs": 0, "hand": ["tunnel-runner"], "draw": []}, next="battle", ycu=[token])
    assert ("done",) in plays(match)
    assert not as_city(match.state).laid[0]


def test_money_becomes_renown_before_the_end() -> None:
    match = duel(
        {"arcs": 9000, "turns": 3, "pool": 0, "renown": 97},
        {"figures": {"D4": 1, "B2": 1, "C3": 1, "D3": 1, "E3": 1}, "turns": 4, "renown": 98},
        market=[],
        recruits=[],
        developments=[],
    )
    made = plays(match)
    assert ("buy",) in made
    assert made.count(("renown",)) == 3


def test_a_dear_gang_member_is_left_to_others() -> None:
    match = duel({"arcs": 8000}, {"arcs": 8000}, recruits=["fighter", "scrapper"])
    match.play(("recruit",))
    match.play(match.choices()[0])
    for seat in (1, 0) * 10:
        if match.seat != seat or match.step != "recruit.bid":
            break
        match.play(bot("city", "greedy").choose(Seen(match, seat), 1))
    assert as_city(match.state).lot == NOBODY
    assert min(as_city(match.state).arcs) >= 4000


# ---------------------------------------------------------------- weights


@pytest.mark.parametrize(
    ("foresight", "file"),
    [(FORESIGHT, weights.OF_THE_DUEL), (AGAINST_SEVERAL, weights.OF_THE_TABLE)],
)
def test_the_search_plays_by_weights_of_its_own(foresight: CityForesight, file: Path) -> None:
    found = foresight.evaluation
    assert isinstance(found, CityEvaluation)
    assert found.weights == weights.load(file) != weights.load()


def test_the_search_begins_with_what_many_guesses_favour() -> None:
    foresight = FORESIGHT
    match = remnants.new("city", players=2, seed=3, pack="city")
    swayed_by_one_guess = 0
    turns = (at for at in decisions(match, [bot("city", "normal")] * 2, 3) if at.step == "turn")
    for at in islice(turns, 12):
        assert at.seat is not None
        seen = Seen(at, at.seat)
        eight = worths_on_guesses(seen, seen.choices(), foresight.evaluation, 3, GUESSES)
        worths = dict(zip(*eight, strict=True))
        favourite = foresight.favourites(seen, seen.choices(), 3)[0]
        assert worths[favourite] == max(worths.values())
        swayed_by_one_guess += GreedyBot(foresight.evaluation, guesses=1).choose(seen, 3) != favourite
    assert swayed_by_one_guess > 0


@pytest.mark.parametrize(
    ("players", "foresight"),
    [(2, FORESIGHT), (3, AGAINST_SEVERAL), (4, AGAINST_SEVERAL)],
)
def test_the_search_is_another_against_several(players: int, foresight: Foresight) -> None:
    hard = SearchBot(FORESIGHT, Budget(4))
    same = SearchBot(foresight, Budget(4))
    match = remnants.new("city", players=players, seed=5)
    turns = (at for at in decisions(match, [bot("city", "normal")] * players, 5) if at.step == "turn")
    for at in islice(turns, 8):
        assert at.seat is not None
        seen = Seen(at, at.seat)
        assert hard.choose(seen, 5) == same.choose(seen, 5)


def test_broken_weights_are_refused_with_the_field(tmp_path: Path) -> None:
    good = weights.PRESENT.read_text(encoding="utf-8")
    written = tmp_path / "city.toml"
    written.write_text(good.replace("\nmoney = ", "\nmonney = "), encoding="utf-8")
    with pytest.raises(BadInput, match="monney"):
        weights.load(written)
    written.write_text(re.sub(r"(?m)^turn = \S+", 'turn = "much"', good), encoding="utf-8")
    with pytest.raises(BadInput, match=r"city.toml: turn: Expected `float`, got `str`"):
        weights.load(written)
    with pytest.raises(BadInput, match="there is no such file"):
        weights.load(tmp_path / "nowhere.toml")
