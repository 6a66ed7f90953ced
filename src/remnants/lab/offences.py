"""What is wrong with a game, in sentences, the worst first."""

from itertools import chain, zip_longest

from remnants.lab.effects import ALWAYS, Effect, effects_of
from remnants.lab.findings import Change, Finding, balance_of, changes
from remnants.lab.games import Played
from remnants.lab.report import chance_words, percent, points, share_words
from remnants.lab.statistics import Estimate
from remnants.lab.uses import Dead, Usage, dead_things, taken, usage_of


def thing_words(written: str) -> str:
    """`played|card|Signal Flare` as `Signal Flare, played`, `card|Signal Flare` as `Signal Flare`."""
    *did, _, name = written.split("|")
    return ", ".join([name, *did])


def worst(played: list[Played], trials: list[Played]) -> list[str]:
    """A sentence for everything that is wrong by more than luck.

    First the mechanisms that hardly anybody uses, then the cards that are too good and those that are dead, in turns,
    then whatever else is off.
    """
    offered = taken(played)
    effects = effects_of(trials) if trials else []
    good = [too_good(effect, offered) for effect in effects if effect.too_good]
    dead = [hardly_taken(thing) for thing in dead_things(played)]
    other = [(finding.gap.value, uneven(finding)) for finding in balance_of(played) if finding.suspicious]
    other += [(effect.gap.value, harmful(effect)) for effect in effects if effect.harmful]
    return [
        *[hardly_used(usage) for usage in usage_of(played) if usage.hardly],
        *[sentence for sentence in chain.from_iterable(zip_longest(good, dead)) if sentence],
        *[sentence for _, sentence in sorted(other, key=lambda entry: -abs(entry[0]))],
    ]


def hardly_used(usage: Usage) -> str:
    return (
        f"{usage.name}: hardly used, by {share_words(usage.users)} players, "
        f"{usage.times.value:.2f} times a player and game"
    )


def too_good(effect: Effect, offered: dict[str, Estimate]) -> str:
    found = offered.get(effect.thing)
    always = "always taken and " if found is not None and found.value >= ALWAYS else ""
    chosen = "" if found is None else f"; taken in {share_words(found)} games in which it could be"
    return f"{thing_words(effect.thing)}: {always}too good, {difference(effect)}{chosen}"


def harmful(effect: Effect) -> str:
    return f"{thing_words(effect.thing)}: whoever may have it loses by it, {difference(effect)}"


def difference(effect: Effect) -> str:
    gap = effect.gap
    return (
        f"{points(gap.value)} points of victories for who may have it ({points(gap.low)} to {points(gap.high)}, "
        f"p {chance_words(effect.chance)}): {share_words(effect.free)} against {share_words(effect.without)} without"
    )


def hardly_taken(dead: Dead) -> str:
    return (
        f"{thing_words(dead.thing)}: dead, {' or '.join(dead.ways)} in {share_words(dead.used)} games in which it lay "
        f"there (at most {percent(dead.used.high)})"
    )


def uneven(finding: Finding) -> str:
    return (
        f"{finding.kind} {finding.name}: wins {share_words(finding.rate)} where {percent(finding.expected)} would be "
        f"even ({percent(finding.rate.low)} to {percent(finding.rate.high)}, p {chance_words(finding.chance)})"
    )


def what_changed(change: Change) -> str:
    return thing_words(change.name) if change.kind == "use" else f"{change.kind} {change.name}"


def differences(one: list[Played], other: list[Played]) -> list[str]:
    """A sentence for everything that another pack changes by more than luck, what is least likely to be luck first."""
    return [
        f"{what_changed(change)}: {share_words(change.before)} before, {share_words(change.after)} after "
        f"(p {chance_words(change.chance)})"
        for change in changes(one, other)
        if change.suspicious and change.before is not None and change.after is not None
    ]
