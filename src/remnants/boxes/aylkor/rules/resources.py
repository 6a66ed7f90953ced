"""Resources: gathering them, and rolling where new ones appear.

What has to be put on the board is counted as owed, from the set-up on; a roll that finds its space free pays a part of
the debt, any other is rolled again. So 3 brew and 7 cogs are always on the board or owed (aylkor.resources.reroll).
"""

from random import Random
from typing import Any, Final

from remnants.boxes.aylkor.content.board import space_at, without
from remnants.boxes.aylkor.content.content import GATHERS
from remnants.boxes.aylkor.rules import frames
from remnants.boxes.aylkor.rules.state import BREW, COG, RESOURCES, AylkorState
from remnants.boxes.aylkor.rules.triggers import set_off
from remnants.kernel.agenda import NOBODY, Frame
from remnants.kernel.steps import Answer, Automatic, Dice, Step

BREW_ON_BOARD: Final = 3
COGS_ON_BOARD: Final = 7

TEN: Final = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]


def gather(state: AylkorState, seat: int, space: int) -> bool:
    """A unit of this seat has come to rest on a space: whatever lies there is gathered and a new one will be rolled.

    aylkor.harvest.by-moving, aylkor.harvest.by-spawning, aylkor.harvest.renewal
    """
    if not state.resources >> space & 1:
        return False
    resource = state.take_resource(space)
    if resource == COG:
        amount = max(0, 1 + state.in_force.harvest_cogs)
        state.cogs[seat] += amount
        state.owed_cogs += 1
        state.agenda.append(frames.resources(NOBODY, brew=0, cogs=1))
    else:
        amount = max(0, 1 + state.in_force.harvest_brew)
        state.brew[seat] += amount
        state.owed_brew += 1
        state.agenda.append(frames.resources(NOBODY, brew=1, cogs=0))
    if state.telling:
        state.tell("gathered", seat=seat, resource=RESOURCES[resource], amount=amount, space=space)
    if state.pack.abilities[state.card[space]][GATHERS]:
        set_off(state, [[seat, space, state.card[space], GATHERS]])
    return True


def roll_owed(state: AylkorState) -> None:
    """Everything owed is rolled now, as far as there is room."""
    if state.owed_brew or state.owed_cogs:
        state.agenda.append(frames.resources(NOBODY, brew=state.owed_brew, cogs=state.owed_cogs))


def scatter(state: AylkorState) -> None:
    """All resources are taken off the board and rolled anew."""
    for space in range(len(state.resource)):
        if state.resources >> space & 1:
            state.take_resource(space)
    state.owed_brew = BREW_ON_BOARD
    state.owed_cogs = COGS_ON_BOARD
    roll_owed(state)


class Resources(Automatic[AylkorState]):
    """Rolls so many brew and so many cogs, one after the other; what finds no room in its zone stays owed."""

    def run(self, state: AylkorState, frame: Frame) -> None:
        brew, cogs = frame.data
        taken = state.occupied | state.resources
        if brew and without(state.pack.centre, taken):
            state.agenda.append(frames.roll_brew(NOBODY, brew, cogs))
        elif cogs and without(state.pack.outer, taken):
            state.agenda.append(frames.roll_cog(NOBODY, brew=0, cogs=cogs))


class RollBrew(Dice[AylkorState]):
    """One die names a space of the centre zone (aylkor.setup.resources)."""

    def faces(self, state: AylkorState, frame: Frame) -> list[int]:
        return TEN

    def draw(self, state: AylkorState, frame: Frame, source: Random) -> Answer:
        return (1 + int(source.random() * 10),)

    def resolve(self, state: AylkorState, frame: Frame, answer: Answer) -> None:
        brew, cogs = frame.data
        if put(state, state.pack.numbered[answer[0]], BREW):
            state.owed_brew -= 1
            brew -= 1
        state.agenda.append(frames.resources(NOBODY, brew, cogs))


class RollCog(Dice[AylkorState]):
    """Two dice name the row and the column of an outer space (aylkor.setup.resources)."""

    def count(self, state: AylkorState, frame: Frame) -> int:
        return 2

    def faces(self, state: AylkorState, frame: Frame) -> list[int]:
        return TEN

    def draw(self, state: AylkorState, frame: Frame, source: Random) -> Answer:
        return (1 + int(source.random() * 10), 1 + int(source.random() * 10))

    def resolve(self, state: AylkorState, frame: Frame, answer: Answer) -> None:
        brew, cogs = frame.data
        if put(state, space_at(answer[0], answer[1]), COG):
            state.owed_cogs -= 1
            cogs -= 1
        state.agenda.append(frames.resources(NOBODY, brew, cogs))


def put(state: AylkorState, space: int, resource: int) -> bool:
    """A resource rolled onto a space lies there if the space is free and of its zone (aylkor.resources.reroll)."""
    zone = state.pack.centre if resource == BREW else state.pack.outer
    free = bool(zone >> space & 1) and not (state.occupied | state.resources) >> space & 1
    if free:
        state.put_resource(space, resource)
    if state.telling:
        state.tell("rolled" if free else "rolled-again", resource=RESOURCES[resource], space=space)
    return free


STEPS: Final[list[Step[Any]]] = [Resources("resources"), RollBrew("roll-brew"), RollCog("roll-cog")]
