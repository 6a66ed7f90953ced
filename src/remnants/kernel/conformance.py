"""The conformance kit: what must hold in every game at every decision, checked on random walks.

Every game runs through it; a `Violation` says what is broken and in which position. A walk is made by somebody who
chooses (at random unless told otherwise), so that bots can be sent through the same checks.
"""

import json
from collections.abc import Callable
from random import Random
from typing import Any

from remnants.kernel import engine, replay
from remnants.kernel.agenda import Frame
from remnants.kernel.chance import Source
from remnants.kernel.events import SPECTATOR, Event
from remnants.kernel.game import Game
from remnants.kernel.limits import beyond_limits, wrong_choice, wrong_event, wrong_fact
from remnants.kernel.match import Match
from remnants.kernel.refusal import Refusal
from remnants.kernel.state import State, digest, dump, load, same, view
from remnants.kernel.steps import Answer, Choice, Step

PLAYED_ON = 12
"""Decisions that are made from every guess."""
Chooser = Callable[[Match, Random], Choice]


class Violation(AssertionError):
    """Something that must hold does not."""


class CheckedSource(Source):
    """A random source that checks every roll: probabilities sum to one, and what is drawn is listed and accepted."""

    def answer(self, state: State, step: Step[Any], frame: Frame) -> Answer:
        drawn = step.draw(state, frame, self.random)
        outcomes = step.outcomes(state, frame)
        if outcomes:
            total = sum([probability for _, probability in outcomes])
            require(abs(total - 1.0) < 1e-9, f"the outcomes of {step.name} have probability {total}")
            require(drawn in [answer for answer, _ in outcomes], f"{step.name} drew {drawn}, which is not listed")
        require(step.accept(state, frame, drawn) == drawn, f"{step.name} does not accept {drawn}, which it drew")
        check_number_by_number(step, state, frame, drawn)
        return drawn


def check_number_by_number(step: Step[Any], state: State, frame: Frame, drawn: Answer) -> None:
    """The answer can also be had one number after the other, each with probabilities that sum to one."""
    for length, number in enumerate(drawn):
        following = dict(step.next_outcomes(state, frame, drawn[:length]))
        require(abs(sum(following.values()) - 1.0) < 1e-9, f"{step.name}: number {length + 1} has no sure probability")
        require(number in following, f"{step.name} drew {drawn}, but number {length + 1} is not listed")
    require(step.next_outcomes(state, frame, drawn) == [], f"{step.name} goes on after {drawn}")


class Walked:
    """What a walk saw."""

    def __init__(self) -> None:
        self.decisions = 0
        self.steps: dict[str, int] = {}
        self.verbs: dict[str, int] = {}
        self.refused_by: dict[str, int] = {}


def require(holds: bool, sentence: str) -> None:
    if not holds:
        raise Violation(sentence)


def at_random(match: Match, random: Random) -> Choice:
    choices = match.choices()
    return choices[int(random.random() * len(choices))]


def walk(
    match: Match,
    seed: int,
    rules: set[str],
    *,
    choose: Chooser = at_random,
    close_look: float = 0.05,
    most_decisions: int = 20_000,
) -> Walked:
    """Plays a match to its end and checks every position on the way; a share of them is looked at closely."""
    random = Random(seed)
    report = Walked()
    past: list[tuple[State, str]] = []
    check_events(match, match.opening)
    while match.seat is not None:
        require(report.decisions < most_decisions, f"the game does not end within {most_decisions} decisions")
        check_position(match, rules, report)
        if random.random() < close_look:
            check_closely(match, random)
            past.append((match.state.clone(), match.digest()))
        choice = choose(match, random)
        report.verbs[choice[0]] = report.verbs.get(choice[0], 0) + 1
        check_events(match, match.play(choice))
        report.decisions += 1
    for state, before in past:
        require(digest(state) == before, "playing on changed a copy made earlier")
    require(match.game.conserved(match.state) == [], f"at the end: {match.game.conserved(match.state)}")
    require(all([0 <= seat < match.players for seat in match.winners()]), "a winner is nobody at the table")
    require(len(match.scores()) == match.players, "not everybody has a score")
    require(match.choices() == [], "there are choices after the end")
    return report


def check_position(match: Match, rules: set[str], report: Walked) -> None:
    """Choices are there, different and allowed; other candidates are refused with a known rule; nothing is lost."""
    step = match.step or ""
    report.steps[step] = report.steps.get(step, 0) + 1
    choices = match.choices()
    require(len(choices) > 0, f"{step} asks but offers nothing")
    require(len(set(choices)) == len(choices), f"{step} offers the same choice twice: {choices}")
    frame = match.state.agenda[-1]
    handler = match.game.steps[frame.step]
    candidates = handler.candidates(match.state, frame)
    require(set(choices) <= set(candidates), f"{step}: {set(choices) - set(candidates)} are no candidates")
    allowed = set(choices)
    for candidate in candidates:
        refusal = handler.refuse(match.state, frame, candidate)
        if candidate in allowed:
            if refusal is not None:
                raise Violation(f"{step} offers {candidate}, which {refusal} forbids")
        elif refusal is None:
            raise Violation(f"{step} does not offer {candidate}, which nothing forbids")
        elif refusal.rule not in rules:
            raise Violation(f"{step} refuses {candidate} with the unknown rule {refusal.rule}")
        else:
            report.refused_by[refusal.rule] = report.refused_by.get(refusal.rule, 0) + 1
            check_facts(match, refusal)
    lost = match.game.conserved(match.state)
    require(lost == [], f"{step}: {lost}")
    declared = match.game.declared
    if declared is not None:
        for candidate in candidates:
            require_none(wrong_choice(declared, candidate, match.pack, match.players), step)


def check_facts(match: Match, refusal: Refusal) -> None:
    """A refusal gives facts that are declared, so that everybody can put names on them."""
    declared = match.game.declared
    if declared is not None:
        require_none(wrong_fact(declared, refusal.facts, match.pack, match.players), refusal.rule)


def check_events(match: Match, events: list[Event]) -> None:
    """Events tell what is declared, and nobody what the declarations keep from them."""
    declared = match.game.declared
    if declared is not None:
        for event in events:
            wrong = wrong_event(declared, event.kind, event.data, event.secret, match.pack, match.players)
            require_none(wrong, match.step or "the end")


def check_declared(match: Match) -> None:
    """No number of the position lies beyond the limits of its kind."""
    declared = match.game.declared
    if declared is not None:
        blank = dump(match.state.blank())
        require_none(beyond_limits(declared, match.pack, dump(match.state), blank), match.step or "the end")


def require_none(wrong: str | None, where: str) -> None:
    if wrong is not None:
        raise Violation(f"{where}: {wrong}")


def check_closely(match: Match, random: Random) -> None:
    """Copies, saves, guesses and nonsense: the dearer checks."""
    check_declared(match)
    check_copies(match, random)
    check_nonsense(match)
    check_guesses(match, random)


def check_copies(match: Match, random: Random) -> None:
    """A clone is equal and independent; what is dumped can be loaded again; a record stands where the match stands."""
    before = digest(match.state)
    copy = match.state.clone()
    require(same(copy, match.state), "a clone is not equal to its original")
    again = load(match.state.blank(), json.loads(json.dumps(dump(match.state))))
    require(same(again, match.state), "a position is not the same after dump and load")
    source = CheckedSource(random)
    for _ in range(30):
        if not copy.agenda:
            break
        choices = engine.choices(match.game.steps, copy)
        engine.play(match.game.steps, copy, choices[int(random.random() * len(choices))], source)
    require(digest(match.state) == before, "playing on in a clone changed its original")
    json.dumps(match.view(match.seat))


def check_nonsense(match: Match) -> None:
    """What makes no sense is refused with a rule and changes nothing."""
    before = match.digest()
    decides = match.seat
    require(decides is not None, "nobody decides")
    for nonsense in [("no such verb",), ("no such verb", 1, 2), (match.choices()[0][0], 10**6, -5, 7)]:
        refusal = match.refusal(decides or 0, nonsense)
        require(refusal is not None and refusal.rule != "", f"{nonsense} is not refused")
    for other in range(match.players):
        if other != decides:
            require(match.refusal(other, match.choices()[0]) is not None, "somebody may answer who is not asked")
    require(match.digest() == before, "a refused choice changed the position")


def check_guesses(match: Match, random: Random) -> None:
    """A guess looks the same to its seat and to spectators, and its seat may do the same things in it."""
    game, state = match.game, match.state
    for seat in range(match.players):
        guess = game.guess(state, seat, random)
        seen, seen_in_guess = view(state, seat), view(guess, seat)
        require(seen == seen_in_guess, f"a guess looks different from seat {seat}: {difference(seen, seen_in_guess)}")
        require(view(state, SPECTATOR) == view(guess, SPECTATOR), "a guess looks different to spectators")
        require(game.conserved(guess) == [], f"a guess is impossible: {game.conserved(guess)}")
        check_guessed_agenda(match, guess, seat)
        if seat == match.seat:
            frame = guess.agenda[-1]
            same_choices = set(game.steps[frame.step].choices(guess, frame)) == set(match.choices())
            require(same_choices, f"in a guess seat {seat} may do other things at {frame.step}")
            check_refusals_do_not_leak(match, guess)
        play_on_from_guess(game, guess, seat, random)


def play_on_from_guess(game: Game, guess: State, seat: int, random: Random) -> None:
    """A guess is a position like any other: whoever plays on in it, as bots and sandboxes do, breaks nothing."""
    source = CheckedSource(random)
    for _ in range(PLAYED_ON):
        if not guess.agenda:
            break
        choices = engine.choices(game.steps, guess)
        require(choices != [], f"in a guess of seat {seat} nothing can be chosen at {guess.agenda[-1].step}")
        engine.play(game.steps, guess, choices[int(random.random() * len(choices))], source)
        require(game.conserved(guess) == [], f"played on, a guess is impossible: {game.conserved(guess)}")


def check_guessed_agenda(match: Match, guess: State, seat: int) -> None:
    """What waits is the same in a guess, but for the numbers of frames that are hidden from that seat."""
    declared = match.game.declared
    if declared is None:
        return
    require(len(guess.agenda) == len(match.state.agenda), f"in a guess of seat {seat} something else waits")
    for real, guessed in zip(match.state.agenda, guess.agenda, strict=True):
        form = declared.frames.get(real.step)
        same_step = (real.step, real.seat) == (guessed.step, guessed.seat)
        require(same_step, f"in a guess of seat {seat} {guessed} waits instead of {real}")
        if form is not None and real.seat != seat:
            known = form.open_numbers(real.data) == form.open_numbers(guessed.data)
            require(known, f"in a guess of seat {seat} {guessed} waits instead of {real}")
        else:
            require(real.data == guessed.data, f"in a guess of seat {seat} {guessed} waits instead of {real}")


def check_refusals_do_not_leak(match: Match, guess: State) -> None:
    """Hidden facts change neither what may be tried nor why it is refused."""
    frame = match.state.agenda[-1]
    step = match.game.steps[frame.step]
    candidates = step.candidates(match.state, frame)
    require(set(candidates) == set(step.candidates(guess, guess.agenda[-1])), f"{step.name} gives hidden facts away")
    for candidate in candidates:
        real = step.refuse(match.state, frame, candidate)
        guessed = step.refuse(guess, guess.agenda[-1], candidate)
        require(real == guessed, f"{step.name} refuses {candidate} with {real}, in a guess with {guessed}")


def difference(one: dict[str, Any], other: dict[str, Any]) -> str:
    """The fields in which two views differ."""
    return ", ".join([f"{name}: {one[name]!r} / {other.get(name)!r}" for name in one if one[name] != other.get(name)])


def check_record(game: Game, match: Match, pack: str | None = None) -> None:
    """A record, written and read, stands at the same position."""
    again = replay.load(game, json.loads(json.dumps(match.dump())), pack)
    require(again.digest() == match.digest(), "a record does not lead back to the position it was written at")
    require(again.answers == match.answers, "a record changed its answers")
