"""The coach: asked about a position, it says in three steps where to look, what deserves a look, and what is best."""

from typing import Final

import msgspec

from remnants.analysis import telling
from remnants.analysis.judging import foresight_for, values_for
from remnants.analysis.weighing import LOOKING_CLOSELY, Weighing
from remnants.kernel.match import Match
from remnants.kernel.refusal import BadInput
from remnants.kernel.steps import Ask
from remnants.text import Texts

MOST_WORTH_IT: Final = 3
"""The second step names so many choices at most."""
HARDLY: Final = 0.01
"""Choices that differ by less, in chances, are as good as each other."""


class Advice(msgspec.Struct):
    """What the coach has to say, in one language; each step says more than the one before."""

    where: list[str]
    """What the decision is about, what is at stake and how much."""
    few: list[list[int | str]]
    """The choices worth a look, in the order in which the table offers them."""
    few_words: list[str]
    best: list[int | str]
    best_words: str
    why: list[str]


def advice(match: Match, seat: int, language: str, names: list[str]) -> Advice:
    """For the seat that must decide, from what it knows. Raises BadInput where there is nothing to choose."""
    choices = match.choices() if match.seat == seat else []
    if len(choices) < 2:
        raise BadInput("there is nothing to choose here, so there is nothing to advise")
    foresight = foresight_for(match.game.name, match.players)
    if foresight is None:
        raise BadInput(f"{match.game.name} has no bots that search, so nobody can advise")
    weighing = Weighing(foresight, values_for(match.game, match.players))
    seed = "coach"
    likely = weighing.likely(match, seat, seed)
    compared = likely if len(likely) > 1 else [*likely, next(other for other in choices if other != likely[0])]
    weighed = weighing.weigh(match, seat, compared, LOOKING_CLOSELY, seed, seat)
    order = sorted(range(len(compared)), key=lambda place: -weighed.mean(place))
    best, worst = order[0], order[-1]
    few = sorted([compared[place] for place in order[:MOST_WORTH_IT]], key=choices.index)
    texts = Texts(match.game.name, language, match.pack, names)
    view = match.view(seat)
    made, better = telling.Following(match, weighed.states[worst]), telling.Following(match, weighed.states[best])
    return Advice(
        where=where(
            match, texts, weighed.mean(best) - weighed.mean(worst), telling.at_stake(texts, seat, made, better)
        ),
        few=[list(choice) for choice in few],
        few_words=[texts.choice(match.step or "", choice, view) for choice in few],
        best=list(compared[best]),
        best_words=texts.choice(match.step or "", compared[best], view),
        why=why(texts, match, seat, compared[best], weighed.better(best, order[1]), made, better),
    )


def where(match: Match, texts: Texts, stake: float, measures: list[str]) -> list[str]:
    """The rule that the decision is about, and what depends on it."""
    step = match.game.steps[match.step or ""]
    assert isinstance(step, Ask)
    rule = texts.rule(step.rule)
    found = [texts.say("coach-rule", {"title": rule.title, "text": rule.text})]
    if stake < HARDLY:
        return [*found, texts.say("coach-hardly")]
    found.append(texts.say("coach-stake", {"points": telling.tenths_in(texts.language, round(1000 * stake))}))
    if measures:
        found.append(texts.say("coach-about", {"measures": ", ".join(measures)}))
    return found


def why(
    texts: Texts,
    match: Match,
    seat: int,
    choice: tuple[int | str, ...],
    ahead: tuple[float, float],
    made: telling.Following,
    better: telling.Following,
) -> list[str]:
    """By how much it is best, what is printed on it, and what follows other than from the worst that was compared."""
    gap, error = ahead
    view = match.view(seat)
    facts = {
        "points": telling.tenths_in(texts.language, round(1000 * gap)),
        "error": telling.tenths_in(texts.language, round(1000 * error)),
    }
    found = [texts.say("coach-as-good" if gap < max(HARDLY, error) else "coach-ahead", facts)]
    printed = texts.explained(choice, view)
    if printed:
        found.append(texts.say("analysis-printed", {"text": printed}))
    follows = telling.differences(texts, seat, made, better, view)
    return [*found, texts.say("coach-follows", {"text": "; ".join(follows)})] if follows else found
