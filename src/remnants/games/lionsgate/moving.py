"""Moving: the route is driven tunnel by tunnel or straight to a cave, then bandits are met and left behind."""

from typing import Any

from remnants.games.lionsgate.content import FAR, distances
from remnants.games.lionsgate.decks import DrawCard
from remnants.games.lionsgate.routes import GO, destinations, easiest_route
from remnants.games.lionsgate.state import LionsgateState
from remnants.games.lionsgate.train import blocked_tracks, trail
from remnants.games.lionsgate.turn_end import after_action
from remnants.games.lionsgate.upgrades import DISCARD, refuse_to_throw_away, throw_away, to_throw_away
from remnants.games.lionsgate.winning import arrive
from remnants.games.lionsgate.words import BANDITS, ENGINEERING, ENTRY_PRICE, GOLD, PASS, QUIET
from remnants.kernel.agenda import Frame
from remnants.kernel.refusal import Refusal
from remnants.kernel.steps import Ask, Automatic, Choice, Step

TUNNEL: list[Choice] = [("tunnel", tunnel) for tunnel in range(128)]
STOP: Choice = ("stop",)

TOO_DIFFICULT = Refusal("lionsgate.move.difficulty")
BLOCKED = Refusal("lionsgate.move.blocked")
NO_ENTRY = Refusal("lionsgate.end.enter")
NO_ROUTE = Refusal("lionsgate.move.route")


def refuse_move(state: LionsgateState, seat: int) -> Refusal | None:
    """Why no tunnel can be entered from here, or None."""
    engineering = state.combined(seat, state.content.engineering, ENGINEERING)
    blocked = blocked_tracks(state, seat)
    if blocked and state.bonus(seat, PASS):
        blocked = 0
    reason = TOO_DIFFICULT
    for difficulty, _tunnel, beyond, track in state.content.ways[state.engine[seat]]:
        if difficulty >= engineering:
            break
        if beyond == state.content.city and state.money[seat] < ENTRY_PRICE:
            reason = NO_ENTRY
        elif blocked >> track & 1:
            reason = BLOCKED
        else:
            return None
    return reason


def begin_move(state: LionsgateState, seat: int) -> None:
    """The frame of a drive: the cave reached, difficulty so far, tunnels used, engineering, tracks blocked."""
    blocked = blocked_tracks(state, seat)
    if blocked and state.bonus(seat, PASS):
        blocked = 0
    engineering = state.combined(seat, state.content.engineering, ENGINEERING)
    state.push("drive", seat, (state.engine[seat], 0, 0, engineering, blocked))


class Drive(Ask[LionsgateState]):
    """Choose the next tunnel, a cave to drive straight to by the easiest route, or stop (lionsgate.move.route)."""

    def candidates(self, state: LionsgateState, frame: Frame) -> list[Choice]:
        tunnels = TUNNEL[: len(state.content.difficulty)]
        return [*tunnels, *GO[: len(state.content.cave_ids)], STOP, *DISCARD]

    def refuse(self, state: LionsgateState, frame: Frame, choice: Choice) -> Refusal | None:
        cave, spent, used, engineering, blocked = frame.data
        content = state.content
        if choice[0] == "stop":
            return None if used else NO_ROUTE
        if choice[0] == "discard":
            return refuse_to_throw_away(state, frame.seat, choice)
        if choice[0] == "go":
            return self.refuse_to_go(state, frame, choice[1])
        for difficulty, tunnel, beyond, track in content.ways[cave]:
            if tunnel == choice[1] and not used >> tunnel & 1:
                if beyond == content.city and state.money[frame.seat] < ENTRY_PRICE:
                    return NO_ENTRY
                if blocked >> track & 1:
                    return BLOCKED
                if spent + difficulty >= engineering:
                    facts: dict[str, int | str] = {"engineering": engineering, "difficulty": spent + difficulty}
                    return Refusal("lionsgate.move.difficulty", facts)
                return None
        return NO_ROUTE

    def refuse_to_go(self, state: LionsgateState, frame: Frame, goal: int) -> Refusal | None:
        """Straight to a cave only as the whole route, and only within reach."""
        cave, _spent, used, engineering, blocked = frame.data
        content = state.content
        if used or goal == cave:
            return NO_ROUTE
        if goal == content.city and state.money[frame.seat] < ENTRY_PRICE:
            return NO_ENTRY
        if distances(content, cave, engineering - 1, blocked)[goal] < FAR:
            return None
        return BLOCKED if content.distance[cave][goal] < engineering else TOO_DIFFICULT

    def choices(self, state: LionsgateState, frame: Frame) -> list[Choice]:
        cave, spent, used, engineering, blocked = frame.data
        content = state.content
        may_enter = state.money[frame.seat] >= ENTRY_PRICE
        left = engineering - spent
        found: list[Choice] = []
        for difficulty, tunnel, beyond, track in content.ways[cave]:
            if difficulty >= left:
                break
            if used >> tunnel & 1 or blocked >> track & 1:
                continue
            if may_enter or beyond != content.city:
                found.append(TUNNEL[tunnel])
        if used:
            found.append(STOP)
        else:
            found += destinations(content, cave, engineering - 1, blocked, may_enter)
        return found + to_throw_away(state, frame.seat) if state.upgrades[frame.seat] else found

    def choose(self, state: LionsgateState, frame: Frame, choice: Choice) -> None:
        cave, spent, used, engineering, blocked = frame.data
        content = state.content
        if choice[0] == "discard":
            throw_away(state, frame, choice)
            return
        if choice[0] == "go":
            state.route = easiest_route(content, cave, choice[1], blocked, state.tokens)
        elif choice[0] == "tunnel":
            tunnel: int = choice[1]
            one, other = content.tunnel_ends[tunnel]
            beyond = other if one == cave else one
            state.route.append(tunnel)
            if beyond != content.city:
                spent += content.difficulty[tunnel]
                state.push("drive", frame.seat, (beyond, spent, used | 1 << tunnel, engineering, blocked))
                return
        follow_route(state, frame.seat)


def follow_route(state: LionsgateState, seat: int) -> None:
    """The train runs along the whole route; every bandit token on it goes back and becomes a card.

    lionsgate.move.bandits-met, lionsgate.move.tokens-met
    """
    content = state.content
    start = state.engine[seat]
    here = start
    met = 0
    for tunnel in state.route:
        one, other = content.tunnel_ends[tunnel]
        here = other if one == here else one
        met += state.tokens[tunnel]
        state.tokens[tunnel] = 0
    state.token_supply += met
    state.engine[seat] = here
    trail(state, seat, start, state.route)
    if state.telling:
        state.tell("moved", seat=seat, start=start, cave=here, route=state.route[:], met=met)
    state.push("leave-tokens", seat)
    for _ in range(met):
        state.push("meet-bandit", seat)


class MeetBandit(DrawCard):
    """A bandit climbs aboard. It acts from the player's next turn on."""

    def deck(self, state: LionsgateState, frame: Frame) -> int:
        return BANDITS

    def drawn(self, state: LionsgateState, frame: Frame, card: int) -> None:
        state.bandits[frame.seat] |= 1 << card
        if state.telling:
            state.tell("bandit-met", seat=frame.seat, bandit=card)


class LeaveTokens(Automatic[LionsgateState]):
    """Goods draw bandits: 1 token in each tunnel passed, 2 with gold aboard, while there are any.

    lionsgate.move.bandits-left
    """

    def run(self, state: LionsgateState, frame: Frame) -> None:
        seat = frame.seat
        goods = state.mat[seat]
        if goods:
            wanted = (2 if GOLD in goods else 1) - state.bonus(seat, QUIET)
            if wanted > 0:
                for tunnel in state.route:
                    left = min(wanted, state.token_supply)
                    state.tokens[tunnel] += left
                    state.token_supply -= left
                if state.telling:
                    state.tell("tokens-left", seat=seat, route=state.route[:], tokens=wanted)
        state.route = []
        if state.engine[seat] == state.content.city:
            arrive(state, seat)
        after_action(state, seat)


CHAPTER: list[Step[Any]] = [
    Drive("drive", "lionsgate.move.route"),
    MeetBandit("meet-bandit"),
    LeaveTokens("leave-tokens"),
]
