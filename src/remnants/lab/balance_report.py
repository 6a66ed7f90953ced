"""The balance report: the worst offenders first, then everything else, in words that a designer understands."""

from collections import Counter
from statistics import fmean

from remnants.lab import plots
from remnants.lab.effects import LEAST, MATTERS, Effect, effects_of
from remnants.lab.findings import Finding, balance_of, changes
from remnants.lab.games import Played
from remnants.lab.offences import thing_words, what_changed, worst
from remnants.lab.report import Report, chance_words, percent, points, share_words
from remnants.lab.statistics import Estimate, from_normal, mean
from remnants.lab.suspense import Suspense, suspense_of
from remnants.lab.taking import ALWAYS, DEAD, EAGERLY, SELDOM, takings_of
from remnants.lab.uses import HARDLY, sources_of, usage_of, uses_of
from remnants.text import Texts


class Side:
    """The games with one pack: as they are, and the experiments."""

    def __init__(self, name: str, played: list[Played], trials: list[Played]) -> None:
        self.name = name
        self.played = played
        self.trials = trials


def page(game: str, players: int, bots: str, sides: list[Side]) -> Report:
    """The whole report."""
    side = sides[0]
    played = side.played
    report = Report(f"Balance: {game}, {players} players, {len(played)} deals with {bots} bots")
    report.say(
        f"Played with {side.name}. Intervals hold 95%; p is the chance of such a figure by luck alone, corrected for "
        "the number of figures of its kind. Every table can be sorted by its headings."
    )
    report.heading("Worst offenders")
    offences = worst(played, side.trials)
    if offences:
        report.ordered(offences)
    else:
        report.say("Nothing stands out beyond luck in so many games.")
    if len(sides) > 1:
        add_comparison(report, sides)
    add_mechanisms(report, played)
    add_effects(report, side)
    add_takings(report, played)
    add_uses(report, played)
    add_winners(report, balance_of(played))
    add_suspense(report, suspense_of(played))
    add_length(report, sides)
    add_rules(report, game, played)
    return report


def span(low: float, high: float) -> str:
    return f"{percent(low)} to {percent(high)}"


def add_comparison(report: Report, sides: list[Side]) -> None:
    """What changed, and whether it is more than chance."""
    report.heading("What the other pack changes")
    report.say(f"From {sides[0].name} to {sides[1].name}, both with the same deals. What only one has shows so.")
    found = changes(sides[0].played, sides[1].played)
    rows = [
        [
            what_changed(change),
            "not there" if change.before is None else share_words(change.before),
            "not there" if change.after is None else share_words(change.after),
            points(change.shift) if change.before and change.after else "",
            chance_words(change.chance) if change.before and change.after else "",
        ]
        for change in found
    ]
    report.table(["what", "before", "after", "points", "p"], rows, [change.suspicious for change in found])
    before, after = [mean([float(game.rounds) for game in side.played]) for side in sides]
    error = ((before.high - before.low) ** 2 + (after.high - after.low) ** 2) ** 0.5 / 3.92
    chance = from_normal(after.value - before.value, error)
    report.say(f"Rounds: {before.value:.1f} before, {after.value:.1f} after, p {chance_words(chance)}.")


def add_mechanisms(report: Report, played: list[Played]) -> None:
    """What is used, and what it brings."""
    usages = usage_of(played)
    if usages:
        report.heading("What is used")
        report.say(
            "How often a player does it in a game, how many of the players ever do, how often those win, and which "
            f"part of all that was gained it brought. Marked is what fewer than {percent(HARDLY)} use."
        )
        rows = [
            [
                usage.name,
                f"{usage.times.value:.2f}",
                f"{usage.times.low:.2f} to {usage.times.high:.2f}",
                share_words(usage.users),
                share_words(usage.victories),
                f"{percent(usage.share)} of {usage.of}" if usage.of else "",
            ]
            for usage in usages
        ]
        headings = ["what", "times a player and game", "95% interval", "players who do", "their victories", "brings"]
        report.table(headings, rows, [usage.hardly for usage in usages])
    sources = sources_of(played)
    if sources:
        report.heading("What scores are made of")
        rows = [[source, f"{amount:.2f}", percent(share)] for source, amount, share in sources]
        report.table(["source", "points a player and game", "part of all that is gained"], rows)


def add_effects(report: Report, side: Side) -> None:
    """What each card does, by experiment."""
    if not side.trials:
        return
    report.heading("What a card does")
    report.say(
        f"An experiment: in {len(side.trials)} further games of the same deals a lot withheld each card from one seat "
        "in four, from the moment it could first be chosen. Points are the victories of those who were free to have "
        "it less those of who were not, with the same place by score at that moment: the card's own doing, and no "
        f"matter of who can afford it. Fewer than {LEAST} on either side are not judged; marked is what is worth "
        f"surely more than {100 * MATTERS:.0f} points. After p follows what it brings by the end: the lead over the "
        "best of the others, where the score decides, and what is gained in money and the like; these intervals are "
        "not corrected."
    )
    effects = effects_of(side.trials)
    rows = [effect_row(effect) for effect in effects]
    headings = ["what", "points", "95% interval", "free: victories", "without: victories", "p"]
    for found in effects[0].brings if effects else []:
        headings += [found.of, "95% interval"]
    report.table(headings, rows, [effect.too_good or effect.harmful for effect in effects])


def effect_row(effect: Effect) -> list[str]:
    row = [
        thing_words(effect.thing),
        points(effect.gap.value),
        f"{points(effect.gap.low)} to {points(effect.gap.high)}",
        share_words(effect.free),
        share_words(effect.without),
        chance_words(effect.chance),
    ]
    for found in effect.brings:
        row += [f"{found.gap.value:+,.1f}", f"{found.gap.low:+,.1f} to {found.gap.high:+,.1f}"]
    return row


def add_takings(report: Report, played: list[Played]) -> None:
    """What is always taken, and what hardly ever."""
    report.heading("What is always taken, and what hardly ever")
    report.say(
        "In how many of the games in which it lay there, and of those in which somebody could have it, somebody took "
        "it; and in how many that would be usual: had it been taken as often as the others of its kind in the same "
        f"rounds. Marked is what is surely taken in more than {percent(ALWAYS)} of the games in which it could be and "
        f"more than {EAGERLY:g} times as often as usual in a round, and what is surely taken in less than "
        f"{percent(DEAD)} of the games in which it lay there, or less than {percent(SELDOM)} as often as usual in a "
        "round. p is corrected for the number of things."
    )
    found = takings_of(played)
    rows = [
        [
            f"{thing_words(taking.thing)}, {' or '.join(taking.ways)}",
            share_words(taking.lay),
            percent(taking.usual) if taking.compared else "",
            chance_words(taking.scarce) if taking.compared else "",
            share_words(taking.could),
            percent(taking.usual_there) if taking.compared and taking.could.observations else "",
            chance_words(taking.eager) if taking.compared and taking.could.observations else "",
        ]
        for taking in found
    ]
    headings = ["what", "lay there: taken", "usual", "p: so few", "could be had: taken", "usual", "p: so many"]
    report.table(headings, rows, [taking.dead or taking.always for taking in found])


def add_uses(report: Report, played: list[Played]) -> None:
    """Cards and developments."""
    report.heading("Cards and developments")
    report.say(
        "In how many of the games in which it lay there, whether it could be afforded or not, somebody chose it, in "
        "each of the ways there are. Marked is what is always used or gained, and what hardly ever."
    )
    ordered = sorted(uses_of(played), key=lambda use: (not use.dead, not use.always, use.used.value))
    rows = [[thing_words(use.name), share_words(use.used), span(use.used.low, use.used.high)] for use in ordered]
    report.table(["what", "chosen", "95% interval"], rows, [use.dead or use.always for use in ordered])


def add_winners(report: Report, findings: list[Finding]) -> None:
    for kind in ("character", "seat", "turn order"):
        group = [finding for finding in findings if finding.kind == kind]
        if not group:
            continue
        group.sort(key=lambda finding: -abs(finding.gap.value))
        alarms = [finding.suspicious for finding in group]
        report.heading(f"Victories by {kind}")
        report.picture(
            plots.intervals(
                [finding.name for finding in group],
                [finding.rate for finding in group],
                group[0].expected,
                "share of victories",
                alarms,
            ),
            "The broken line is what all would have in a balanced game; red where luck hardly explains the difference.",
        )
        rows = [
            [
                finding.name,
                share_words(finding.rate),
                span(finding.rate.low, finding.rate.high),
                points(finding.gap.value),
                chance_words(finding.chance),
            ]
            for finding in group
        ]
        report.table([kind, "victories", "95% interval", "points over the others", "p"], rows, alarms)


def add_suspense(report: Report, found: Suspense) -> None:
    """How long a game stays open."""
    report.heading("Suspense")
    if found.foresight:
        report.say(
            "How well the winner can be told from what the chronicle measures, by a model fitted on the other games of "
            "this run. The error is 0 for a prophet; somebody who knows nothing has the one beside it."
        )
        rows = [
            [
                f"{100 * part.begins:.0f} to {100 * part.ends:.0f}%",
                f"{part.brier.value:.3f}",
                f"{part.brier.low:.3f} to {part.brier.high:.3f}",
                f"{part.knowing_nothing:.3f}",
                share_words(part.favourite_wins),
                share_words(part.leader_wins),
            ]
            for part in found.foresight
        ]
        headings = ["part of the game", "error", "95% interval", "knowing nothing", "favourite wins", "leader wins"]
        report.table(headings, rows)
    rows = [
        figure_row("lead changes a game", found.lead_changes),
        figure_row("the last one, as part of the game", found.last_change),
        figure_row("winner's lead at the end", found.margin),
        figure_row("rounds from going out to the end", found.waiting),
        figure_row("decisions a player and game", found.decisions),
    ]
    report.table(["figure", "average", "95% interval", "n"], [row for row in rows if row[-1] != "0"])
    report.say(f"Half of the games end with a lead of {found.usual_margin:g} or less.")


def figure_row(name: str, found: Estimate) -> list[str]:
    return [name, f"{found.value:.2f}", f"{found.low:.2f} to {found.high:.2f}", str(found.observations)]


def add_length(report: Report, sides: list[Side]) -> None:
    """How long games are, and how the scores grow."""
    report.heading("Length and scores")
    rounds = {side.name: [game.rounds for game in side.played] for side in sides}
    report.picture(plots.histogram(rounds, "rounds"), "How many rounds the games took.")
    for side in sides:
        lines = {"winner": curve(side.played, True), "others": curve(side.played, False)}
        if any(lines.values()):
            report.picture(plots.curves(lines, "round", "score"), f"Scores round by round, {side.name}.")


def curve(played: list[Played], winners: bool) -> list[float]:
    """The average score of winners, or of the others, at the beginning of each round that half the games reached."""
    found: list[float] = []
    for number in range(max([len(game.watched.curves) for game in played], default=0)):
        reached = [game for game in played if len(game.watched.curves) > number]
        if 2 * len(reached) < len(played):
            break
        values = [
            game.watched.curves[number][seat]
            for game in reached
            for seat in range(game.players)
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
        events.update(one.watched.events)
        refusals.update(one.watched.refusals)
    report.say(f"What happened, for each of {len(played)} games.")
    report.table(
        ["event", "times a game"], [[kind, f"{times / len(played):.2f}"] for kind, times in events.most_common()]
    )
    total = sum(refusals.values())
    report.say(f"What was forbidden, by the rule that forbids it: the share of {total} refused tries.")
    texts = Texts(game)
    rows = [[texts.rule(rule).title, rule, percent(times / total)] for rule, times in refusals.most_common()]
    report.table(["rule", "id", "share"], rows)
