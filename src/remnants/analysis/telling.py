"""Decisions in words: what was asked, what was chosen, what would have been better, and what would follow."""

from typing import Any, Final

from remnants import kits
from remnants.analysis.findings import Words
from remnants.analysis.weighing import Weighed
from remnants.kernel.match import Match
from remnants.kernel.state import State, dump
from remnants.text import LANGUAGES, Texts

WORTH_SAYING: Final = 0.15
"""A difference in what follows is spoken of from this much on, on the average."""
Measures = dict[str, list[float | None]]


class Following:
    """What follows one choice on the average, by the game's own measures; None where a measure tells nothing."""

    def __init__(self, match: Match, states: list[State]) -> None:
        told = kits.kit(match.game.name).chronicle()
        sums: dict[str, list[list[int]]] = {}
        for state in states:
            seen = dump(state)
            for measure, values in told(match.pack, match.players, seen).standing(seen).items():
                for seat, value in enumerate(values):
                    kept = sums.setdefault(measure, [[] for _ in range(match.players)])
                    if value is not None:
                        kept[seat].append(value)
        self.measures: Measures = {
            measure: [sum(values) / len(values) if values else None for values in by_seat]
            for measure, by_seat in sums.items()
        }


def words_of(match: Match, seat: int, weighed: Weighed, best: int, names: list[str]) -> dict[str, Words]:
    """A decision in every language, the choice made being the first of those that were weighed."""
    made, better = Following(match, weighed.states[0]), Following(match, weighed.states[best])
    view = match.view(seat)
    found: dict[str, Words] = {}
    for language in LANGUAGES:
        texts = Texts(match.game.name, language, match.pack, names)
        found[language] = Words(
            asked=texts.prompt(match.step or "", seat, view),
            made=texts.choice(match.step or "", weighed.choices[0], view),
            best=texts.choice(match.step or "", weighed.choices[best], view),
            why=differences(texts, seat, made, better, view),
            printed=texts.explained(weighed.choices[best], view),
        )
    return found


def differences(texts: Texts, seat: int, made: Following, better: Following, view: dict[str, Any]) -> list[str]:
    """What would follow differently, for the seat itself and for each of the others, the largest first."""
    found: list[tuple[float, str]] = []
    for measure, values in better.measures.items():
        named = texts.say(f"chronicle-measure-{measure}")
        for whose, value in enumerate(values):
            other = made.measures[measure][whose]
            if value is None or other is None or abs(value - other) < WORTH_SAYING:
                continue
            facts = {
                "measure": named,
                "amount": amount_in(texts.language, abs(value - other)),
                "more": "yes" if value > other else "no",
                "own": "yes" if whose == seat else "no",
                "player": whose,
            }
            share = abs(value - other) / max(1.0, abs(value) + abs(other))
            found.append((share if whose == seat else share / 2, texts.say("analysis-follows", facts, view)))
    found.sort(key=lambda one: -one[0])
    return [sentence for _, sentence in found[:3]]


def amount_in(language: str, amount: float) -> int | str:
    """An average, as exactly as anybody wants to know it; whole numbers are written by the texts."""
    return round(amount) if amount >= 20.0 else tenths_in(language, round(10 * amount))


def at_stake(texts: Texts, seat: int, made: Following, better: Following) -> list[str]:
    """What a seat's choice decides about, by the names of the game's measures, what differs most first."""
    found: list[tuple[float, str]] = []
    for measure, values in better.measures.items():
        value, other = values[seat], made.measures[measure][seat]
        if value is not None and other is not None and abs(value - other) >= WORTH_SAYING:
            share = abs(value - other) / max(1.0, abs(value) + abs(other))
            found.append((share, texts.say(f"chronicle-measure-{measure}")))
    return [named for _, named in sorted(found, key=lambda one: -one[0])[:2]]


def tenths_in(language: str, tenths: int, signed: bool = False) -> str:
    """Points from tenths of a point, as a language writes numbers."""
    written = f"{tenths / 10:+.1f}" if signed else f"{tenths / 10:.1f}"
    written = written.replace("-", "\N{MINUS SIGN}")
    return written.replace(".", ",") if language == "it" else written


def round_of(match: Match) -> int | None:
    """The round, where a game counts them."""
    counted = getattr(match.state, "round", None)
    return counted if isinstance(counted, int) else None
