"""The round: turns go round; on a turn mercenaries are assigned and take one action."""

from typing import Any

from remnants.games.lionsgate.fighting import begin_fight, refuse_fight
from remnants.games.lionsgate.loading import begin_loading, refuse_load
from remnants.games.lionsgate.mining import begin_mining, refuse_mine
from remnants.games.lionsgate.moving import begin_move, refuse_move
from remnants.games.lionsgate.state import LionsgateState
from remnants.games.lionsgate.turn_end import after_action
from remnants.games.lionsgate.unloading import begin_unloading, refuse_unload
from remnants.games.lionsgate.upgrades import beside_candidates, beside_choices, do_beside, may_scout, refuse_beside
from remnants.games.lionsgate.words import DECK_SIZES, MERCENARIES
from remnants.kernel.agenda import Frame
from remnants.kernel.refusal import Refusal
from remnants.kernel.steps import Ask, Automatic, Choice, Step

ASSIGN: list[Choice] = [("assign", card) for card in range(DECK_SIZES[MERCENARIES])]
MOVE: Choice = ("move",)
MINE: Choice = ("mine",)
LOAD: Choice = ("load",)
UNLOAD: Choice = ("unload",)
FIGHT: Choice = ("fight",)
REST: Choice = ("rest",)
ACTIONS: list[Choice] = [MOVE, MINE, LOAD, UNLOAD, FIGHT, REST]

NOT_ASSIGNED = Refusal("lionsgate.turn.assign")


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


class Turn(Ask[LionsgateState]):
    """Assign mercenaries one by one, then choose the action (lionsgate.turn.assign)."""

    def candidates(self, state: LionsgateState, frame: Frame) -> list[Choice]:
        return [*ASSIGN, *ACTIONS, *beside_candidates(state)]

    def refuse(self, state: LionsgateState, frame: Frame, choice: Choice) -> Refusal | None:
        seat = frame.seat
        verb = choice[0]
        if verb == "assign":
            return None if state.ready[seat] >> choice[1] & 1 else NOT_ASSIGNED
        if len(choice) > 1:
            return refuse_beside(state, seat, choice)
        if state.crew == 0:
            return NOT_ASSIGNED
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

    def choices(self, state: LionsgateState, frame: Frame) -> list[Choice]:
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
            if refuse_mine(state, seat) is None:
                found.append(MINE)
            if refuse_load(state, seat) is None:
                found.append(LOAD)
            if state.mat[seat]:
                found.append(UNLOAD)
            if state.aboard and refuse_fight(state, seat) is None:
                found.append(FIGHT)
            found.append(REST)
        if state.upgrades[seat] or may_scout(state, seat):
            found += beside_choices(state, seat)
        return found

    def choose(self, state: LionsgateState, frame: Frame, choice: Choice) -> None:
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


CHAPTER: list[Step[Any]] = [Round("round"), NextTurn("next-turn"), Turn("turn", "lionsgate.turn.assign")]
