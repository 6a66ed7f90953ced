"""The balance report: the worst offenders first, then everything else, in words that a designer understands."""

from collections import Counter
from statistics import fmean

from remnants.lab import plots
from remnants.lab.findings import HEAVY, RARE, Change, Finding, Use, balance_of, changes, uses_of
from remnants.lab.games import Played
from remnants.lab.report import Report, chance_words, percent
from remnants.lab.statistics import from_normal, mean
from remnants.text import Texts

MOST_ROWS = 60


def thing(written: str) -> str:
    """`played|card|Signal Flare` as `Signal Flare, played`."""
    did, _, name = written.split("|")
    return f"{name}, {did}"


def worst(played: list[Played]) -> list[str]:
    """A sentence for everything that is out of balance by more than luck, the worst first."""
    found: list[tuple[float, str]] = []
    for finding in balance_of(played):
        if finding.suspicious:
            found.append((abs(finding.gap.value), offence(finding)))
    for use in uses_of(played):
        if use.suspicious:
            found.append((abs(use.gap.value) if use.chance < 0.05 else 0.0, misuse(use)))
    return [sentence for _, sentence in sorted(found, key=lambda entry: -entry[0])]


def offence(finding: Finding) -> str:
    return (
        f"{finding.kind} {finding.name}: wins {percent(finding.rate.value)} where {percent(finding.expected)} would be "
        f"even ({percent(finding.rate.low)} to {percent(finding.rate.high)}, p {chance_words(finding.chance)})"
    )


def misuse(use: Use) -> str:
    if use.rare and not use.heavy:
        games = use.used.observations
        return f"{thing(use.name)}: in {percent(use.used.value)} of the {games} games where it could be"
    return (
        f"{thing(use.name)}: goes with {100 * use.gap.value:+.1f} points of win rate in the same seat and place "
        f"({100 * use.gap.low:+.1f} to {100 * use.gap.high:+.1f}, p {chance_words(use.chance)})"
    )


def page(game: str, players: int, bots: str, names: list[str], sides: list[list[Played]]) -> Report:
    """The whole report."""
    played = sides[0]
    report = Report(f"Balance: {game}, {players} players, {len(played)} games with {bots} bots")
    report.say(
        f"Played with {names[0]}. Intervals hold 95%; p is the chance of such a figure by luck alone, corrected "
        "for the number of figures of its kind."
    )
    report.heading("Worst offenders")
    offences = worst(played)
    for sentence in offences:
        report.say(sentence)
    if not offences:
        report.say("Nothing stands out beyond luck in so many games.")
    if len(sides) > 1:
        add_comparison(report, names, sides)
    add_winners(report, balance_of(played))
    add_uses(report, uses_of(played))
    add_length(report, sides, names)
    add_rules(report, game, played)
    return report


def what_changed(change: Change) -> str:
    return thing(change.name) if change.kind == "use" else f"{change.kind} {change.name}"


def differences(one: list[Played], other: list[Played]) -> list[str]:
    """A sentence for everything that another pack changes by more than luck, what is least likely to be luck first."""
    return [
        f"{what_changed(change)}: {percent(change.before)} before, {percent(change.after)} after "
        f"(p {chance_words(change.chance)})"
        for change in changes(one, other)
        if change.suspicious
    ]


def add_comparison(report: Report, packs: list[str], sides: list[list[Played]]) -> None:
    """What changed, and whether it is more than chance."""
    report.heading("What the other pack changes")
    report.say(f"From {packs[0]} to {packs[1]}, both with the same deals.")
    rows: list[list[str]] = []
    alarms: list[bool] = []
    for change in changes(sides[0], sides[1])[:MOST_ROWS]:
        shift = f"{100 * (change.after - change.before):+.1f}"
        rows.append(
            [what_changed(change), percent(change.before), percent(change.after), shift, chance_words(change.chance)]
        )
        alarms.append(change.suspicious)
    report.table(["what", "before", "after", "points", "p"], rows, alarms)
    before, after = [mean([float(game.rounds) for game in side]) for side in sides]
    error = ((before.high - before.low) ** 2 + (after.high - after.low) ** 2) ** 0.5 / 3.92
    chance = from_normal(after.value - before.value, error)
    report.say(f"Rounds: {before.value:.1f} before, {after.value:.1f} after, p {chance_words(chance)}.")


def add_winners(report: Report, findings: list[Finding]) -> None:
    for kind in ("character", "seat", "turn order"):
        group = [finding for finding in findings if finding.kind == kind]
        if not group:
            continue
        group.sort(key=lambda finding: -abs(finding.gap.value))
        report.heading(f"Victories by {kind}")
        report.picture(
            plots.intervals(
                [finding.name for finding in group],
                [finding.rate for finding in group],
                group[0].expected,
                "share of victories",
            ),
            "The broken line is what all would have in a balanced game; red where luck hardly explains the difference.",
        )
        rows = [
            [
                finding.name,
                percent(finding.rate.value),
                f"{percent(finding.rate.low)} to {percent(finding.rate.high)}",
                f"{100 * finding.gap.value:+.1f}",
                str(finding.rate.observations),
                chance_words(finding.chance),
            ]
            for finding in group
        ]
        headings = [kind, "victories", "95% interval", "points over the others", "games", "p"]
        report.table(headings, rows, [finding.suspicious for finding in group])


def add_uses(report: Report, uses: list[Use]) -> None:
    """Cards and developments."""
    report.heading("Cards and developments")
    report.say(
        "Used: the share of the games in which somebody could choose it and somebody did. Points: the win rate of "
        "those who chose it the first time they could, less that of those who then did not, in the same seat and with "
        "the same place by score at that moment. Who had more money then may have done better anyway, so a gap is a "
        f"question, not a proof. More than {100 * HEAVY:.0f} points, or a use below {100 * RARE:.0f}%, is marked where "
        "luck hardly explains it."
    )
    ordered = sorted(uses, key=lambda use: (not use.suspicious, -abs(use.gap.value)))[:MOST_ROWS]
    rows = [
        [
            thing(use.name),
            percent(use.used.value),
            f"{100 * use.gap.value:+.1f}",
            f"{100 * use.gap.low:+.1f} to {100 * use.gap.high:+.1f}",
            f"{use.gap.with_it} / {use.gap.without}",
            chance_words(use.chance),
        ]
        for use in ordered
    ]
    headings = ["what", "used", "points", "95% interval", "chosen / not", "p"]
    report.table(headings, rows, [use.suspicious for use in ordered])


def add_length(report: Report, sides: list[list[Played]], names: list[str]) -> None:
    """How long games are, and how the scores grow."""
    report.heading("Length and scores")
    rounds = {name: [game.rounds for game in side] for name, side in zip(names, sides, strict=True)}
    report.picture(plots.histogram(rounds, "rounds"), "How many rounds the games took.")
    for name, side in zip(names, sides, strict=True):
        lines = {"winner": curve(side, True), "others": curve(side, False)}
        if any(lines.values()):
            report.picture(plots.curves(lines, "round", "score"), f"Scores round by round, {name}.")


def curve(played: list[Played], winners: bool) -> list[float]:
    """The average score of winners, or of the others, at the beginning of each round that half the games reached."""
    found: list[float] = []
    for number in range(max([len(game.curves) for game in played], default=0)):
        reached = [game for game in played if len(game.curves) > number]
        if 2 * len(reached) < len(played):
            break
        values = [
            game.curves[number][seat]
            for game in reached
            for seat in range(len(game.bots))
            if (seat in game.winners) == winners
        ]
        found.append(fmean(values) if values else 0.0)
    return found


def add_rules(report: Report, game: str, played: list[Played]) -> None:
    """How often each rule fires: what happened, and what was forbidden."""
    report.heading("How often rules fire")
    events: Counter[str] = Counter()
    refusals: Counter[str] = Counter()
    for one in played:
        events.update(one.events)
        refusals.update(one.refusals)
    report.say("What happened, for each game.")
    report.table(
        ["event", "times a game"], [[kind, f"{times / len(played):.2f}"] for kind, times in events.most_common()]
    )
    report.say("What was forbidden, by the rule that forbids it: the share of all refused tries, at sampled decisions.")
    total = sum(refusals.values())
    texts = Texts(game)
    rows = [[texts.rule(rule).title, rule, percent(times / total)] for rule, times in refusals.most_common()]
    report.table(["rule", "id", "share"], rows)
