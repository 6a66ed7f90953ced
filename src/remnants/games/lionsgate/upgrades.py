"""Upgrade cards beside the action: pipes are played, scouts sent out, upgrades thrown away."""

from typing import Any

from remnants.games.lionsgate.derailing import derail_engine, dump_cars, lose_upgrade
from remnants.games.lionsgate.state import LionsgateState, cards_in
from remnants.games.lionsgate.words import (
    AMBUSH,
    DERAIL_BOXCAR,
    DERAIL_ENGINE,
    FIRST_PIPE,
    HAND_OVER,
    PIPES,
    SCOUT,
    WARD_STRIKE,
)
from remnants.kernel.agenda import Frame
from remnants.kernel.refusal import Refusal
from remnants.kernel.steps import Ask, Choice, Step

PIPE: list[Choice] = [("pipe", upgrade) for upgrade in range(30)]
DISCARD: list[Choice] = [("discard", upgrade) for upgrade in range(30)]
SCOUT_AT: list[Choice] = [("scout", tunnel) for tunnel in range(128)]
SUFFER: Choice = ("suffer",)

NOT_NOW = Refusal("lionsgate.upgrade.pipe")
NOT_YOURS = Refusal("lionsgate.upgrade.remove")
NO_SCOUT = Refusal("lionsgate.turn.abilities")
NO_TOKEN = Refusal("lionsgate.fight.bounty")


# ---------------------------------------------------------------- beside the action


def beside_candidates(state: LionsgateState) -> list[Choice]:
    """Everything that might be tried beside the action."""
    return [*PIPE[FIRST_PIPE:], *DISCARD, *SCOUT_AT[: len(state.tokens)]]


def beside_choices(state: LionsgateState, seat: int) -> list[Choice]:
    """What may be done beside the action, before or after it."""
    found: list[Choice] = []
    for upgrade in cards_in(state.upgrades[seat]):
        found.append(DISCARD[upgrade])
        if upgrade >= FIRST_PIPE and targets(state, seat, upgrade):
            found.append(PIPE[upgrade])
    if may_scout(state, seat):
        for tunnel, tokens in enumerate(state.tokens):
            if tokens:
                found.append(SCOUT_AT[tunnel])
    return found


def may_scout(state: LionsgateState, seat: int) -> bool:
    """Whether somebody assigned this turn, or a cog, can still scout (lionsgate.turn.abilities)."""
    return state.scouted == 0 and state.crew != 0 and state.bonus(seat, SCOUT) > 0


def refuse_beside(state: LionsgateState, seat: int, choice: Choice) -> Refusal | None:
    """Why something cannot be done beside the action."""
    number: int = choice[1]
    if choice[0] == "discard":
        return None if state.upgrades[seat] >> number & 1 else NOT_YOURS
    if choice[0] == "pipe":
        return None if state.upgrades[seat] >> number & 1 and targets(state, seat, number) else NOT_NOW
    if not may_scout(state, seat):
        return NO_SCOUT
    return None if state.tokens[number] else NO_TOKEN


def do_beside(state: LionsgateState, seat: int, choice: Choice) -> None:
    """Does it; the turn goes on afterwards with what the caller has put on the agenda."""
    number: int = choice[1]
    if choice[0] == "discard":
        lose_upgrade(state, seat, number)
    elif choice[0] == "pipe":
        state.push("target", seat, (number,))
    else:
        state.scouted = 1
        remove_token(state, seat, number)


# ---------------------------------------------------------------- while an action is under way


def to_throw_away(state: LionsgateState, seat: int) -> list[Choice]:
    """The own upgrades, any of which may be thrown away at any moment of the own turn (lionsgate.upgrade.remove)."""
    return [DISCARD[upgrade] for upgrade in cards_in(state.upgrades[seat])]


def refuse_to_throw_away(state: LionsgateState, seat: int, choice: Choice) -> Refusal | None:
    return None if state.upgrades[seat] >> choice[1] & 1 else NOT_YOURS


def throw_away(state: LionsgateState, frame: Frame, choice: Choice) -> None:
    """The upgrade goes, and the same question is asked again."""
    state.agenda.append(frame)
    lose_upgrade(state, frame.seat, choice[1])


def remove_token(state: LionsgateState, seat: int, tunnel: int) -> None:
    state.tokens[tunnel] -= 1
    state.token_supply += 1
    if state.telling:
        state.tell("token-removed", seat=seat, tunnel=tunnel)


# ---------------------------------------------------------------- pipes


def targets(state: LionsgateState, seat: int, pipe: int) -> list[Choice]:
    """Whom or what a pipe can strike at; nothing for one that protects (lionsgate.upgrade.pipe)."""
    does = state.content.pipe_does[pipe]
    found: list[Choice] = []
    if does == HAND_OVER and state.bandits[seat] == 0:
        return found
    for other in range(state.players):
        if other == seat:
            continue
        if does == DERAIL_BOXCAR:
            for car in range(len(state.cars[other])):
                found.append(("car", other, car))
        elif does == DERAIL_ENGINE:
            if not state.derailed >> other & 1 and beside(state, state.engine[seat], state.engine[other]):
                found.append(("player", other))
        elif does in (AMBUSH, HAND_OVER) and not state.arrived >> other & 1:
            found.append(("player", other))
    return found


def beside(state: LionsgateState, one: int, other: int) -> bool:
    """Whether two engines stand in the same cave or at the two ends of a tunnel."""
    if one == other:
        return True
    return other in [beyond for _difficulty, _tunnel, beyond, _track in state.content.ways[one]]


class Target(Ask[LionsgateState]):
    """Choose whom a pipe strikes."""

    def candidates(self, state: LionsgateState, frame: Frame) -> list[Choice]:
        found: list[Choice] = [("player", other) for other in range(state.players)]
        for other in range(state.players):
            for car in range(len(state.cars[other])):
                found.append(("car", other, car))
        return found

    def refuse(self, state: LionsgateState, frame: Frame, choice: Choice) -> Refusal | None:
        if choice in targets(state, frame.seat, frame.data[0]):
            return None
        does = state.content.pipe_does[frame.data[0]]
        if does == DERAIL_ENGINE and choice[0] == "player" and state.derailed >> choice[1] & 1:
            return Refusal("lionsgate.derail.bandits")
        return NOT_NOW

    def choices(self, state: LionsgateState, frame: Frame) -> list[Choice]:
        return targets(state, frame.seat, frame.data[0])

    def choose(self, state: LionsgateState, frame: Frame, choice: Choice) -> None:
        pipe = frame.data[0]
        victim: int = choice[1]
        car: int = choice[2] if len(choice) > 2 else -1
        use_pipe(state, frame.seat, pipe)
        if state.telling:
            state.tell("pipe-played", seat=frame.seat, pipe=pipe, victim=victim)
        if held_ward(state, victim, WARD_STRIKE) >= 0:
            state.push("ward", victim, (frame.seat, pipe, car))
        else:
            strike(state, frame.seat, pipe, victim, car)


def use_pipe(state: LionsgateState, seat: int, pipe: int) -> None:
    """A pipe works once and is discarded."""
    state.upgrades[seat] ^= 1 << pipe
    state.discard[PIPES] |= 1 << pipe


def held_ward(state: LionsgateState, seat: int, ward: int) -> int:
    """The first protective pipe of a kind on the seat's mat, or -1."""
    pipes = state.upgrades[seat] >> FIRST_PIPE << FIRST_PIPE
    while pipes:
        lowest = pipes & -pipes
        pipe = lowest.bit_length() - 1
        if state.content.pipe_does[pipe] == ward:
            return pipe
        pipes ^= lowest
    return -1


def strike(state: LionsgateState, seat: int, pipe: int, victim: int, car: int) -> None:
    """What a pipe does to its victim."""
    does = state.content.pipe_does[pipe]
    if does == DERAIL_BOXCAR:
        dump_cars(state, victim, car)
    elif does == DERAIL_ENGINE:
        derail_engine(state, victim)
    elif does == AMBUSH:
        for _ in range(state.content.pipe_amount[pipe]):
            state.push("meet-bandit", victim)
    else:
        state.bandits[victim] |= state.bandits[seat]
        state.bandits[seat] = 0


class Protect(Ask[LionsgateState]):
    """Whoever is struck or robbed may play a protective pipe of the right kind, or let it happen."""

    def __init__(self, name: str, ward: int) -> None:
        super().__init__(name, "lionsgate.upgrade.pipe")
        self.ward = ward

    def candidates(self, state: LionsgateState, frame: Frame) -> list[Choice]:
        return [*[("ward", pipe) for pipe in range(FIRST_PIPE, 30)], SUFFER]

    def refuse(self, state: LionsgateState, frame: Frame, choice: Choice) -> Refusal | None:
        if choice[0] == "suffer":
            return None
        held = state.upgrades[frame.seat] >> choice[1] & 1
        return None if held and state.content.pipe_does[choice[1]] == self.ward else NOT_NOW

    def protected(self, state: LionsgateState, seat: int, choice: Choice) -> bool:
        """Plays the pipe that was chosen, if one was."""
        if choice[0] == "suffer":
            return False
        use_pipe(state, seat, choice[1])
        if state.telling:
            state.tell("warded", seat=seat, pipe=choice[1])
        return True


class Ward(Protect):
    """Against another player's pipe: it does nothing. The frame holds attacker, pipe and boxcar."""

    def choose(self, state: LionsgateState, frame: Frame, choice: Choice) -> None:
        attacker, pipe, car = frame.data
        if not self.protected(state, frame.seat, choice):
            strike(state, attacker, pipe, frame.seat, car)


CHAPTER: list[Step[Any]] = [
    Target("target", "lionsgate.upgrade.pipe"),
    Ward("ward", WARD_STRIKE),
]
