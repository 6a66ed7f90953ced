"""The report in words: what the text, the page and the server say of it."""

from typing import Any, Final

from remnants.analysis.findings import Account, GameReport, Mistake, OfSeat, Prospects, SourceOfLuck
from remnants.analysis.judging import EVALUATION
from remnants.analysis.telling import tenths_in
from remnants.judges.judge import EXTRA, what_is_missing
from remnants.kernel.match import Match
from remnants.text import Texts
from remnants.text.texts import dashed

MOST_ROWS: Final = 16
"""So many moments are in the table of chances, at most."""


class Wording:
    """Says what is in one report, in one language."""

    def __init__(self, report: GameReport, language: str, match: Match, names: list[str] | None = None) -> None:
        self.report = report
        self.language = language
        self.texts = Texts(report.game, language, match.pack, names)
        self.view = match.view(None)

    def say(self, message: str, facts: dict[str, Any] | None = None) -> str:
        return self.texts.say(message, facts, self.view)

    def player(self, seat: int) -> str:
        return self.texts.named("player", seat, self.view)

    def title(self) -> str:
        return self.say("analysis-title", {"game": self.texts.title})

    def remarks(self) -> list[str]:
        """What is to be known of the record and of who judged it."""
        report = self.report
        found = [self.say("analysis-about", {"players": report.players, "decisions": report.decisions})]
        found.append(self.say(f"analysis-judged-{report.judged_by}"))
        if report.judged_by == EVALUATION and what_is_missing(report.game) == EXTRA:
            found.append(self.say("analysis-install"))
        if report.broken_off is not None:
            found.append(self.say("analysis-broken-off", {"why": report.broken_off}))
        if not report.over:
            found.append(self.say("analysis-unfinished"))
        if report.rigged:
            found.append(self.say("analysis-rigged"))
        return found

    def source(self, source: SourceOfLuck) -> str:
        """What kind of chance, and whose."""
        named = self.say(f"chance-{dashed(source.source)}")
        if source.seat is None:
            return named
        return self.say("analysis-of-whom", {"source": named, "player": source.seat})

    def heading(self, place: int, mistake: Mistake) -> str:
        facts = {
            "place": place,
            "answer": mistake.position + 1,
            "round": round_at(self.report, mistake.position) or 0,
            "cost": self.points(-mistake.cost),
            "error": self.points(mistake.error, signed=False),
            "opened": self.points(-mistake.opened_cost),
        }
        return self.say("analysis-mistake", facts)

    def sentences(self, mistake: Mistake) -> list[str]:
        """A decision told: asked, chosen, better, why."""
        words = mistake.words[self.language]
        told = [
            ("analysis-asked", {"text": words.asked}),
            ("analysis-made", {"text": words.made}),
            ("analysis-best", {"text": words.best}),
        ]
        found = [self.say(message, facts) for message, facts in told]
        if words.printed:
            found.append(self.say("analysis-printed", {"text": words.printed}))
        if words.why:
            found.append(self.say("analysis-why", {"text": "; ".join(words.why)}))
        rule = self.texts.rule(mistake.rule)
        found.append(self.say("analysis-rule", {"title": rule.title, "rule": rule.rule}))
        return found

    def points(self, chance: float, signed: bool = True) -> str:
        return self.tenths(round(1000 * chance), signed)

    def tenths(self, tenths: int, signed: bool = True) -> str:
        """Points from tenths of a point, as the language writes numbers."""
        return tenths_in(self.language, tenths, signed)

    def summands(self, account: Account) -> list[tuple[str, str]]:
        """The sum for one seat, line by line."""
        luck = self.tenths(account.luck)
        if account.luck_error:
            error = self.tenths(account.luck_error, signed=False)
            luck = self.say("analysis-uncertain", {"worth": luck, "error": error})
        return [
            (self.say("analysis-start"), self.tenths(account.start, signed=False)),
            (self.say("analysis-luck"), luck),
            (self.say("analysis-decisions"), self.tenths(account.decisions)),
            (self.say("analysis-others"), self.tenths(account.others)),
            (self.say("analysis-end"), self.tenths(account.end, signed=False)),
        ]

    def worth(self, source: SourceOfLuck) -> str:
        worth = self.tenths(source.worth)
        if not source.error:
            return worth
        return self.say("analysis-uncertain", {"worth": worth, "error": self.tenths(source.error, signed=False)})


def round_at(report: GameReport, position: int) -> int | None:
    """The round of a decision, where they are counted."""
    return next((one.round for one in report.standings if one.position == position), None)


def moments(report: GameReport) -> list[Prospects]:
    """Enough of the standings for a table: the last of each round, or some of them, evenly spread."""
    all_of_them = report.standings
    last = len(all_of_them) - 1
    found = [one for place, one in enumerate(all_of_them) if place == last or one.round != all_of_them[place + 1].round]
    if len(found) < 3 or len(found) > MOST_ROWS:
        chosen = sorted({round(place * last / (MOST_ROWS - 1)) for place in range(MOST_ROWS)})
        found = [all_of_them[place] for place in chosen]
    return found if found[0] is all_of_them[0] else [all_of_them[0], *found]


def own_chances(standing: Prospects) -> list[float]:
    """Everybody's chance as they know it themselves: these need not sum to one."""
    return [chances[seat] for seat, chances in enumerate(standing.known)]


# ---------------------------------------------------------------- as text


def text_of(report: GameReport, wording: Wording, seats: list[int]) -> str:
    """The report as plain text."""
    lines = [wording.title(), *wording.remarks(), "", wording.say("analysis-chances"), *table_of(report, wording), ""]
    for seat in seats:
        lines += of_seat(report.seats[seat], wording)
    return "\n".join([*lines, wording.say("analysis-how")])


def table_of(report: GameReport, wording: Wording) -> list[str]:
    names = [wording.player(seat) for seat in range(report.players)]
    heading = f"{wording.say('analysis-answer'):>9} {wording.say('analysis-round'):>6}"
    rows = [f"{heading}  {'  '.join([f'{name:>10}' for name in names])}"]
    for one in moments(report):
        shown = [
            f"{wording.points(chance, signed=False):>{max(10, len(names[seat]))}}"
            for seat, chance in enumerate(own_chances(one))
        ]
        counted = "" if one.round is None else one.round
        rows.append(f"{one.position:>9} {counted:>6}  {'  '.join(shown)}")
    return rows


def of_seat(entry: OfSeat, wording: Wording) -> list[str]:
    known, opened = wording.summands(entry.known), wording.summands(entry.opened)
    name = wording.player(entry.seat)
    lines = [name, "=" * len(name)]
    width = max([len(label) for label, _ in known])
    lines.append(f"{'':{width}}  {wording.say('analysis-known'):>24}  {wording.say('analysis-open'):>24}")
    lines += [
        f"{label:{width}}  {worth:>24}  {other:>24}" for (label, worth), (_, other) in zip(known, opened, strict=True)
    ]
    lines.append(wording.say("analysis-sum"))
    if entry.sources:
        lines += ["", wording.say("analysis-by-source")]
        lines += [f"  {wording.worth(one):>16}  {wording.source(one)} ({one.times})" for one in entry.sources]
    lines += ["", wording.say("analysis-mistakes")]
    for place, mistake in enumerate(entry.mistakes, 1):
        lines += [wording.heading(place, mistake), *[f"   {sentence}" for sentence in wording.sentences(mistake)]]
    if not entry.mistakes:
        lines.append(wording.say("analysis-no-mistakes"))
    return [*lines, ""]
