"""The report of a game: its sums, who could know what, and that it is the same each time."""

import pytest

import remnants
from remnants import kits
from remnants.analysis.analysing import Analysis, standing
from remnants.analysis.course import Course, followed
from remnants.analysis.fortune import continued, of_roll
from remnants.analysis.judging import OPEN, Values, values_for
from remnants.analysis.page import page_of
from remnants.analysis.weighing import AT_FIRST_SIGHT, Weighing
from remnants.analysis.wording import Wording, text_of
from remnants.kernel.refusal import BadInput
from remnants.kernel.state import State
from remnants.kernel.steps import ROLL
from remnants.text import LANGUAGES, Catalogue
from remnants.text.texts import dashed
from tests.analysis.conftest import played, reported

GAMES = [("aylkor", 2), ("city", 3), ("lionsgate", 2)]


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_luck_decisions_and_the_others_add_up_to_what_changed(game: str, players: int) -> None:
    report = reported(played(game, players, 16))
    first, last = report.standings[0], report.standings[-1]
    for entry in report.seats:
        seat = entry.seat
        for account, start, end in (
            (entry.known, first.known[seat][seat], last.known[seat][seat]),
            (entry.opened, first.opened[seat], last.opened[seat]),
        ):
            assert account.start + account.luck + account.decisions + account.others == account.end
            assert (account.start, account.end) == (round(1000 * start), round(1000 * end))
            assert account.decisions <= 0
        assert abs(sum([one.worth for one in entry.sources]) - entry.known.luck) <= len(entry.sources)
        assert abs(entry.known.decisions + round(1000 * sum([one.cost for one in entry.mistakes]))) <= 1


def test_a_game_that_is_over_ends_with_what_came_of_it() -> None:
    record = played("aylkor", 2, 5000)
    recorded = Course(record)
    winners = recorded.end.winners()
    end = standing(recorded.end, recorded.end.answered, values_for(recorded.game, 2))
    shares = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(2)]
    assert end.opened == shares
    assert end.known == [shares, shares]


def test_the_same_record_gives_the_same_report() -> None:
    record = played("aylkor", 2, 14)
    assert reported(record) == reported(record)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_what_a_seat_could_know_depends_on_what_it_saw(game: str, players: int) -> None:
    """In another world that looks the same from a seat its chances are the same, and so is what it should have done."""
    match = remnants.load(played(game, players, 60))
    values = values_for(match.game, players)
    for seat in range(players):
        other = match.guess(seat, "another world")
        assert values.of([other.state], [seat]) == values.of([match.state], [seat])
    asked = match.seat
    assert asked is not None
    foresight = Analysis(played(game, players, 60)).weighing.foresight
    weighing = Weighing(foresight, values)
    here, there = [
        weighing.weigh(world, asked, match.choices()[:2], AT_FIRST_SIGHT, "same", asked).chances
        for world in (match, match.guess(asked, "another world"))
    ]
    assert here == there


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_luck_is_fair(game: str, players: int) -> None:
    """Over all outcomes that chance may give, each with its probability, luck comes to nothing."""
    recorded = Course(played(game, players, 400))
    values = values_for(recorded.game, players)
    tried = 0
    for decision in recorded.decisions(0, 400):
        moments, _ = followed(decision.match, decision.choice, decision.rolls)
        for moment in moments:
            listed = recorded.game.steps[moment.frame.step].outcomes(moment.state, moment.frame)
            if not 1 < len(listed) <= 36 or tried == 3:
                continue
            tried += 1
            total = [0.0] * players
            for answer, chance in listed:
                [after] = continued(recorded.game, moment, answer, "fair", 1)
                worth, _ = of_roll(moment, after, values, "fair")
                total = [sofar + chance * own for sofar, own in zip(total, worth[-1], strict=True)]
            assert total == pytest.approx([0.0] * players, abs=1e-9)
    assert tried


class ByMoney:
    """A judge for tests: who has more, wins."""

    def chances_of(self, states: list[State], seats: list[int]) -> list[list[float]]:
        found = []
        for state in states:
            held = [amount + 1 for amount in state.arcs]  # type: ignore[attr-defined]
            found.append([amount / sum(held) for amount in held])
        return found


def test_a_choice_that_throws_something_away_costs_it() -> None:
    """Where another choice brings money and money is all that counts, that one is better, and the words say by what."""
    record = played("city", 2, 60)
    analysis = Analysis(record)
    analysis.values = Values(analysis.recorded.game, ByMoney(), "test")
    analysis.weighing = Weighing(analysis.weighing.foresight, analysis.values)
    stretches = [analysis.stretch(*part) for part in analysis.stretches()]
    found = [analysis.mistake(doubt) for doubt in analysis.dearest(stretches)[:3]]
    mistakes = [mistake for mistake in found if mistake is not None]
    assert mistakes
    for mistake in mistakes:
        assert mistake.cost > mistake.error
        assert mistake.best != mistake.made
        decision = analysis.recorded.at(mistake.position)
        assert list(decision.choice) == mistake.made
        assert tuple(mistake.best) in decision.match.choices()
    assert any(["ARCs" in sentence for mistake in mistakes for sentence in mistake.words["en"].why])


def test_chances_sum_to_one_whoever_looks() -> None:
    match = remnants.load(played("city", 2, 60))
    for chances in values_for(match.game, 2).of([match.state], [OPEN, 0, 1])[0]:
        assert sum(chances) == pytest.approx(1.0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_every_kind_of_chance_has_a_name(game: str, players: int, language: str) -> None:
    catalogue = Catalogue(game, language)
    for name, step in kits.game(game).steps.items():
        if step.kind == ROLL:
            assert catalogue.has(f"chance-{dashed(name)}"), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_text_and_page_say_everything(language: str) -> None:
    record = played("aylkor", 2, 16)
    analysis, report = Analysis(record), reported(record)
    wording = Wording(report, language, analysis.recorded.end, ["Ada", "Ben & Bo"])
    text, page = text_of(report, wording, [0, 1]), page_of(report, wording, [0, 1])
    for said in (text, page):
        assert "analysis-" not in said
        assert "chance-" not in said
        assert "{" not in said.replace(page[page.index("<style>") : page.index("</style>")], "")
    assert "Ben &amp; Bo" in page
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")
    assert page.count("<polyline") == 4
    for entry in report.seats:
        for mistake in entry.mistakes:
            assert mistake.words[language].best in text


def test_nothing_decided_is_nothing_to_analyse() -> None:
    with pytest.raises(BadInput, match="nobody has decided anything"):
        Analysis(played("city", 2, 0))
