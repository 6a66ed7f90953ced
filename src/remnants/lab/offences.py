"""What is wrong with a game, in sentences, the worst first."""

from itertools import chain, zip_longest

from remnants.lab.effects import PART_OF, Effect, Yield, effects_of, proven
from remnants.lab.findings import Change, Finding, balance_of, changes
from remnants.lab.games import Played
from remnants.lab.report import chance_words, percent, points, share_words
from remnants.lab.taking import Preference, Taking, preferences_of, takings_of
from remnants.lab.uses import Usage, usage_of


def thing_words(written: str) -> str:
    """`played|card|Signal Flare` as `Signal Flare, played`, `card|Signal Flare` as `Signal Flare`."""
    *did, _, name = written.split("|")
    return ", ".join([name, *did])


def worst(played: list[Played], trials: list[Played]) -> list[str]:
    """A sentence for everything that is wrong by more than luck.

    First the mechanisms that hardly anybody uses, then the cards that are too good and those that are dead, in turns,
    then whatever else is off, and last what is always taken without being proven good.
    """
    takings = takings_of(played)
    effects = effects_of(trials) if trials else []
    always = {taking.thing: taking for taking in takings if taking.always}
    first = {found.thing: found for found in preferences_of(played) if found.first}
    sure = proven([effect for effect in effects if effect.thing in always or effect.thing in first], first)
    good = [effect for effect in effects if effect.too_good or effect.thing in sure]
    good.sort(key=lambda effect: -effect.surely_worth(sure[effect.thing]))
    told = [too_good(effect, sure[effect.thing], takings, first.get(effect.thing)) for effect in good]
    dead = [hardly_taken(taking) for taking in sorted(takings, key=lambda taking: taking.lay.high) if taking.dead]
    other = [(finding.gap.value, uneven(finding)) for finding in balance_of(played) if finding.suspicious]
    other += [(effect.gap.value, harmful(effect)) for effect in effects if effect.harmful]
    unsure = {effect.thing: effect for effect in effects if effect not in good}
    unproven = [always[thing] for thing in always if thing in unsure or not effects]
    chosen = sorted([found for found in first.values() if found.thing in unsure or not effects], key=least_sure)
    return [
        *[hardly_used(usage) for usage in usage_of(played) if usage.hardly],
        *[sentence for sentence in chain.from_iterable(zip_longest(told, dead)) if sentence],
        *[sentence for _, sentence in sorted(other, key=lambda entry: -abs(entry[0]))],
        *[always_first(found, unsure.get(found.thing)) for found in chosen],
        *[always_taken(taking, unsure.get(taking.thing)) for taking in unproven],
    ]


def hardly_used(usage: Usage) -> str:
    return (
        f"{usage.name}: hardly used, by {share_words(usage.users)} players, "
        f"{usage.times.value:.2f} times a player and game"
    )


def least_sure(found: Preference) -> tuple[float, str]:
    """What is surest to be taken first is told first."""
    return -found.at_once.low, found.thing


def too_good(effect: Effect, sure: list[Yield], takings: list[Taking], first: Preference | None) -> str:
    always = [taking for taking in takings if taking.thing == effect.thing and taking.always]
    brings = "; ".join([*[brought(found) for found in sure], difference(effect)])
    name = f"{thing_words(effect.thing)}: {'always taken and ' if always or first else ''}too good"
    return f"{name}, {brings}; {at_once(first)}" if first else f"{name}, {brings}{had(always or takings, effect.thing)}"


def brought(found: Yield) -> str:
    """What a thing brings, as finely as what there is of it allows."""
    if found.of.startswith(PART_OF):
        value, low, high = [points(amount) for amount in found.gap[:3]]
        chance = chance_words(found.gap.chance)
        return f"{value} points {found.of} for who may have it ({low} to {high}, p {chance})"
    places = 0 if found.whole >= 100 else 1 if found.whole >= 10 else 2
    value, low, high = [f"{amount:+,.{places}f}" for amount in found.gap[:3]]
    return f"{value} {found.of} for who may have it ({low} to {high}, p {chance_words(found.gap.chance)})"


def had(takings: list[Taking], thing: str) -> str:
    """How a thing is taken where it can be; of what is gained and then used, what is done less often."""
    found = [taking for taking in takings if taking.thing == thing and taking.could.observations]
    return f"; {taken(min(found, key=lambda taking: taking.could.value))}" if found else ""


def taken(taking: Taking) -> str:
    usual = f", where {percent(taking.usual_there)} would be usual" if taking.compared else ""
    return f"taken in {share_words(taking.could)} games in which it could be{usual}"


def at_once(found: Preference) -> str:
    return f"taken at once in {share_words(found.at_once)} games, where {percent(found.even)} would be even"


def always_first(found: Preference, effect: Effect | None) -> str:
    unsure = "" if effect is None else f"; what it does is not sure, {difference(effect)}"
    return f"{thing_words(found.thing)}: always the first choice, whatever lies beside it; {at_once(found)}{unsure}"


def always_taken(taking: Taking, effect: Effect | None) -> str:
    unsure = "" if effect is None else f"; what it does is not sure, {difference(effect)}"
    return f"{thing_words(taking.thing)}: always taken, no choice is left in it; {taken(taking)}{unsure}"


def harmful(effect: Effect) -> str:
    return f"{thing_words(effect.thing)}: whoever may have it loses by it, {difference(effect)}"


def difference(effect: Effect) -> str:
    gap = effect.gap
    return (
        f"{points(gap.value)} points of victories for who may have it ({points(gap.low)} to {points(gap.high)}, "
        f"p {chance_words(effect.chance)}): {share_words(effect.free)} against {share_words(effect.without)} without"
    )


def hardly_taken(taking: Taking) -> str:
    usual = f", where {percent(taking.usual)} would be usual" if taking.compared else ""
    return (
        f"{thing_words(taking.thing)}: dead, {' or '.join(taking.ways)} in {share_words(taking.lay)} games in which it "
        f"lay there (at most {percent(taking.lay.high)}{usual})"
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
