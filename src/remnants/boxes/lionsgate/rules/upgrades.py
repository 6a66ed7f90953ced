"""Upgrade cards beside the action: pipes are played, and scouts sent out."""

from typing import Any

from mypy_extensions import mypyc_attr

from remnants.boxes.lionsgate.content.words import (
    AMBUSH,
    BANDITS,
    DERAIL_BOXCAR,
    DERAIL_ENGINE,
    DRIVE_OFF,
    FIRST_PIPE,
    HAND_OVER,
    KINDS,
    PIPES,
    SCOUT,
    SPILL,
    WARD_STRIKE,
    WARD_THEFT,
)
from remnants.boxes.lionsgate.rules import frames
from remnants.boxes.lionsgate.rules.derailing import derail_engine, dump_cars
from remnants.boxes.lionsgate.rules.own_turn import OwnTurn
from remnants.boxes.lionsgate.rules.state import LionsgateState, cards_in
from remnants.boxes.lionsgate.rules.train import settle_cars
from remnants.kernel.agenda import Frame
from remnants.kernel.refusal import Refusal
from remnants.kernel.steps import Ask, Choice, Step

PIPE: list[Choice] = [("pipe", upgrade) for upgrade in range(30)]
SCOUT_AT: list[Choice] = [("scout", tunnel) for tunnel in range(128)]
SUFFER: Choice = ("suffer",)


# ---------------------------------------------------------------- beside the action


def beside_candidates(state: LionsgateState) -> list[Choice]:
    """Everything that might be tried beside the action."""
    return [*PIPE[FIRST_PIPE:], *SCOUT_AT[: len(state.tokens)]]


def beside_choices(state: LionsgateState, seat: int) -> list[Choice]:
    """What may be done beside the action, before or after it."""
    found: list[Choice] = []
    for upgrade in cards_in(state.upgrades[seat]):
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
    if choice[0] == "pipe":
        if not state.upgrades[seat] >> number & 1:
            return Refusal("lionsgate.upgrade.pipe", {"why": "elsewhere", "upgrade": number})
        if state.pack.pipe_does[number] in (WARD_STRIKE, WARD_THEFT):
            return Refusal("lionsgate.upgrade.pipe", {"why": "protects", "upgrade": number})
        return None if targets(state, seat, number) else no_target(number)
    if not may_scout(state, seat):
        return Refusal("lionsgate.turn.abilities", {"why": "scouted" if state.scouted else "scout"})
    return None if state.tokens[number] else Refusal("lionsgate.fight.bounty", {"why": "no-token", "tunnel": number})


def no_target(pipe: int) -> Refusal:
    """lionsgate.upgrade.pipe"""
    return Refusal("lionsgate.upgrade.pipe", {"why": "no-target", "upgrade": pipe})


def do_beside(state: LionsgateState, seat: int, choice: Choice) -> None:
    """Does it; the turn goes on afterwards with what the caller has put on the agenda."""
    number: int = choice[1]
    if choice[0] == "pipe":
        use_pipe(state, seat, number)
        state.agenda.append(frames.target(seat, number))
    else:
        state.scouted = 1
        remove_token(state, seat, number)


def remove_token(state: LionsgateState, seat: int, tunnel: int) -> None:
    state.tokens[tunnel] -= 1
    state.token_supply += 1
    if state.telling:
        state.tell("token-removed", seat=seat, tunnel=tunnel)


# ---------------------------------------------------------------- pipes


@mypyc_attr(allow_interpreted_subclasses=True)
class Strike:
    """One word of one's own for pipes: a plug-in of the pack's author says what it does.

    `amount` is what the pack writes, 0 for a word without.
    """

    def targets(self, state: LionsgateState, seat: int, amount: int) -> list[int]:
        """The seats that it can be played at now: others to strike them, the own one to help itself."""
        raise NotImplementedError

    def strike(self, state: LionsgateState, seat: int, victim: int, amount: int) -> None:
        """Changes the position as the game's own pipes do."""
        raise NotImplementedError


OWN_STRIKES: dict[int, Strike] = {}
"""What plug-ins added, by the number of the word."""


def targets(state: LionsgateState, seat: int, pipe: int) -> list[Choice]:
    """Whom or what a pipe can strike at; nothing for one that protects (lionsgate.upgrade.pipe)."""
    does = state.pack.pipe_does[pipe]
    found: list[Choice] = []
    if does in OWN_STRIKES:
        struck = OWN_STRIKES[does].targets(state, seat, state.pack.pipe_amount[pipe])
        return [("player", other) for other in struck]
    if does in (HAND_OVER, DRIVE_OFF) and state.bandits[seat] == 0:
        return found
    if does == DRIVE_OFF:
        return [("player", seat)]
    for other in range(state.players):
        if other == seat:
            continue
        if does == DERAIL_BOXCAR:
            for car in range(len(state.cars[other])):
                found.append(("car", other, car))
        elif does == DERAIL_ENGINE:
            if not state.derailed >> other & 1 and beside(state, state.engine[seat], state.engine[other]):
                found.append(("player", other))
        elif does == SPILL:
            if state.mat[other] and not state.arrived >> other & 1:
                found.append(("player", other))
        elif does in (AMBUSH, HAND_OVER) and not state.arrived >> other & 1:
            found.append(("player", other))
    return found


def beside(state: LionsgateState, one: int, other: int) -> bool:
    """Whether two engines stand in the same cave or at the two ends of a tunnel."""
    if one == other:
        return True
    return other in [beyond for _difficulty, _tunnel, beyond, _track in state.pack.ways[one]]


class Target(OwnTurn):
    """Choose whom a pipe strikes."""

    def offered(self, state: LionsgateState, frame: Frame) -> list[Choice]:
        found: list[Choice] = [("player", other) for other in range(state.players)]
        for other in range(state.players):
            for car in range(len(state.cars[other])):
                found.append(("car", other, car))
        return found

    def forbid(self, state: LionsgateState, frame: Frame, choice: Choice) -> Refusal | None:
        (pipe,) = frame.data
        if choice in targets(state, frame.seat, pipe):
            return None
        victim: int = choice[1]
        if state.pack.pipe_does[pipe] == DERAIL_ENGINE and choice[0] == "player" and victim != frame.seat:
            if state.derailed >> victim & 1:
                return Refusal("lionsgate.derail.bandits", {"why": "derailed", "player": victim})
            facts: dict[str, int | str] = {"why": "too-far", "player": victim, "cave": state.engine[victim]}
            return Refusal("lionsgate.upgrade.pipe", facts)
        return no_target(pipe)

    def open_to(self, state: LionsgateState, frame: Frame) -> list[Choice]:
        (pipe,) = frame.data
        return targets(state, frame.seat, pipe)

    def do(self, state: LionsgateState, frame: Frame, choice: Choice) -> None:
        (pipe,) = frame.data
        victim: int = choice[1]
        car: int = choice[2] if len(choice) > 2 else -1
        if state.telling:
            state.tell("pipe-played", seat=frame.seat, pipe=pipe, victim=victim)
        if victim != frame.seat and holds_ward(state, victim, WARD_STRIKE):
            state.agenda.append(frames.ward(victim, frame.seat, pipe, car))
        else:
            strike(state, frame.seat, pipe, victim, car)


def use_pipe(state: LionsgateState, seat: int, pipe: int) -> None:
    """A pipe works once and is discarded."""
    state.upgrades[seat] ^= 1 << pipe
    state.discard[PIPES] |= 1 << pipe


def holds_ward(state: LionsgateState, seat: int, ward: int) -> bool:
    """Whether a protective pipe of a kind lies on the seat's mat."""
    for upgrade in cards_in(state.upgrades[seat]):
        if state.pack.pipe_does[upgrade] == ward:
            return True
    return False


def strike(state: LionsgateState, seat: int, pipe: int, victim: int, car: int) -> None:
    """What a pipe does to its victim."""
    does = state.pack.pipe_does[pipe]
    if does in OWN_STRIKES:
        OWN_STRIKES[does].strike(state, seat, victim, state.pack.pipe_amount[pipe])
    elif does == DERAIL_BOXCAR:
        dump_cars(state, victim, car)
    elif does == DERAIL_ENGINE:
        derail_engine(state, victim)
    elif does == AMBUSH:
        for _ in range(state.pack.pipe_amount[pipe]):
            state.push("meet-bandit", victim)
    elif does == SPILL:
        spill(state, victim, state.pack.pipe_amount[pipe])
    elif does == DRIVE_OFF:
        state.discard[BANDITS] |= state.bandits[seat]
        state.bandits[seat] = 0
    else:
        state.bandits[victim] |= state.bandits[seat]
        state.bandits[seat] = 0


def spill(state: LionsgateState, victim: int, amount: int) -> None:
    """The rightmost goods fall off the train and lie in the cave of its engine."""
    goods = state.mat[victim]
    lost = goods[max(0, len(goods) - amount) :]
    del goods[len(goods) - len(lost) :]
    for good in lost:
        state.loose[state.engine[victim] * KINDS + good] += 1
    settle_cars(state, victim)
    if state.telling:
        state.tell("goods-spilled", seat=victim, cave=state.engine[victim], goods=lost)


# ---------------------------------------------------------------- protection

PROTECTION: list[Choice] = [*[("ward", pipe) for pipe in range(FIRST_PIPE, 30)], SUFFER]
"""Whoever is struck or robbed may play a protective pipe of the right kind, or let it happen."""


def refuse_protection(state: LionsgateState, seat: int, choice: Choice, ward: int) -> Refusal | None:
    """Only an own pipe against what is happening (lionsgate.upgrade.pipe)."""
    if choice[0] == "suffer":
        return None
    if not state.upgrades[seat] >> choice[1] & 1:
        return Refusal("lionsgate.upgrade.pipe", {"why": "elsewhere", "upgrade": choice[1]})
    if state.pack.pipe_does[choice[1]] == ward:
        return None
    return Refusal("lionsgate.upgrade.pipe", {"why": "other-moment", "upgrade": choice[1]})


def protected(state: LionsgateState, seat: int, choice: Choice) -> bool:
    """Plays the pipe that was chosen, if one was."""
    if choice[0] == "suffer":
        return False
    use_pipe(state, seat, choice[1])
    if state.telling:
        state.tell("warded", seat=seat, pipe=choice[1])
    return True


class Ward(Ask[LionsgateState]):
    """Against another player's pipe: it does nothing."""

    def candidates(self, state: LionsgateState, frame: Frame) -> list[Choice]:
        return PROTECTION

    def refuse(self, state: LionsgateState, frame: Frame, choice: Choice) -> Refusal | None:
        return refuse_protection(state, frame.seat, choice, WARD_STRIKE)

    def choose(self, state: LionsgateState, frame: Frame, choice: Choice) -> None:
        attacker, pipe, car = frame.data
        if not protected(state, frame.seat, choice):
            strike(state, attacker, pipe, frame.seat, car)


STEPS: list[Step[Any]] = [
    Target("target", "lionsgate.upgrade.pipe"),
    Ward("ward", "lionsgate.upgrade.pipe"),
]
