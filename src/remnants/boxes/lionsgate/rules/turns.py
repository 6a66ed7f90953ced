"""The round: turns go round; on a turn mercenaries are assigned and take one action."""

from typing import Any

from remnants.boxes.lionsgate.content.words import DECK_SIZES, KINDS, MERCENARIES
from remnants.boxes.lionsgate.rules.fighting import begin_fight, refuse_fight
from remnants.boxes.lionsgate.rules.loading import begin_loading, refuse_load
from remnants.boxes.lionsgate.rules.mining import begin_mining, refuse_mine
from remnants.boxes.lionsgate.rules.moving import begin_move, refuse_move
from remnants.boxes.lionsgate.rules.own_turn import OwnTurn
from remnants.boxes.lionsgate.rules.state import LionsgateState
from remnants.boxes.lionsgate.rules.turn_end import after_action
from remnants.boxes.lionsgate.rules.unloading import begin_unloading, refuse_unload
from remnants.boxes.lionsgate.rules.upgrades import (
    beside_candidates,
    beside_choices,
    do_beside,
    may_scout,
    refuse_beside,
)
from remnants.kernel.agenda import Frame
from remnants.kernel.refusal import Refusal
from remnants.kernel.steps import Automatic, Choice, Step

ASSIGN: list[Choice] = [("assign", card) for card in range(DECK_SIZES[MERCENARIES])]
MOVE: Choice = ("move",)
MINE: Choice = ("mine",)
LOAD: Choice = ("load",)
UNLOAD: Choice = ("unload",)
FIGHT: Choice = ("fight",)
REST: Choice = ("rest",)
ACTIONS: list[Choice] = [MOVE, MINE, LOAD, UNLOAD, FIGHT, REST]


class Round(Automatic[LionsgateState]):
    """A new round begins; those in the city take no part (lionsgate.end.arrival)."""

    def run(self, state: LionsgateState, frame: Frame) -> None:
        state.round += 1
        state.at = state.players - 1
        for seat in range(state.players):
            state.ready[seat] = 0 if state.arrived >> seat & 1 else state.team[seat]
        if state.telling:
            state.tell("round", round=state.round, order=state.order[:])
        state.push("next-turn")


class NextTurn(Automatic[LionsgateState]):
    """Turns go round; who has nobody left to assign is passed over (lionsgate.turn.rotation)."""

    def run(self, state: LionsgateState, frame: Frame) -> None:
        players = state.players
        for step in range(1, players + 1):
            place = (state.at + step) % players
            seat = state.order[place]
            if state.ready[seat]:
                state.at = place
                state.aboard = state.bandits[seat]
                state.push("next-turn")
                state.push("end-turn", seat)
                state.push("turn", seat)
                return
        state.push("clean-up")


class Turn(OwnTurn):
    """Assign mercenaries one by one, then choose the action, or none.

    lionsgate.turn.assign, lionsgate.turn.nothing-possible
    """

    def offered(self, state: LionsgateState, frame: Frame) -> list[Choice]:
        return [*ASSIGN, *ACTIONS, *beside_candidates(state)]

    def forbid(self, state: LionsgateState, frame: Frame, choice: Choice) -> Refusal | None:
        seat = frame.seat
        verb = choice[0]
        if verb == "assign":
            return None if state.ready[seat] >> choice[1] & 1 else not_to_assign(state, seat, choice[1])
        if len(choice) > 1:
            return refuse_beside(state, seat, choice)
        if state.crew == 0:
            return Refusal("lionsgate.turn.assign", {"why": "nobody"})
        if verb == "move":
            return refuse_move(state, seat)
        if verb == "mine":
            return refuse_mine(state, seat)
        if verb == "load":
            return refuse_load(state, seat)
        if verb == "unload":
            return refuse_unload(state, seat)
        if verb == "fight":
            return refuse_fight(state, seat)
        return None

    def open_to(self, state: LionsgateState, frame: Frame) -> list[Choice]:
        seat = frame.seat
        found: list[Choice] = []
        ready = state.ready[seat]
        while ready:
            lowest = ready & -ready
            found.append(ASSIGN[lowest.bit_length() - 1])
            ready ^= lowest
        if state.crew:
            if refuse_move(state, seat) is None:
                found.append(MOVE)
            cave = state.engine[seat]
            if state.pack.mine_ore[cave] >= 0 and refuse_mine(state, seat) is None:
                found.append(MINE)
            if any(state.loose[cave * KINDS : cave * KINDS + KINDS]) and refuse_load(state, seat) is None:
                found.append(LOAD)
            if state.mat[seat]:
                found.append(UNLOAD)
            if state.aboard and refuse_fight(state, seat) is None:
                found.append(FIGHT)
            found.append(REST)
        if state.upgrades[seat] or may_scout(state, seat):
            found += beside_choices(state, seat)
        return found

    def do(self, state: LionsgateState, frame: Frame, choice: Choice) -> None:
        seat = frame.seat
        verb = choice[0]
        if verb == "assign":
            state.ready[seat] ^= 1 << choice[1]
            state.crew |= 1 << choice[1]
            if state.telling:
                state.tell("assigned", seat=seat, mercenary=choice[1])
            state.agenda.append(frame)
        elif verb == "move":
            begin_move(state, seat)
        elif verb == "mine":
            begin_mining(state, seat)
        elif verb == "load":
            begin_loading(state, seat)
        elif verb == "unload":
            begin_unloading(state, seat)
        elif verb == "fight":
            begin_fight(state, seat)
        elif verb == "rest":
            if state.telling:
                state.tell("rested", seat=seat)
            after_action(state, seat)
        else:
            state.agenda.append(frame)
            do_beside(state, seat, choice)


def not_to_assign(state: LionsgateState, seat: int, mercenary: int) -> Refusal:
    """Somebody who has worked this round, or who is not in the team (lionsgate.turn.assign)."""
    own = state.team[seat] >> mercenary & 1
    return Refusal("lionsgate.turn.assign", {"why": "worked" if own else "other-team", "mercenary": mercenary})


STEPS: list[Step[Any]] = [Round("round"), NextTurn("next-turn"), Turn("turn", "lionsgate.turn.assign")]
