"""Moving: the route is driven tunnel by tunnel or straight to a cave, then bandits are met and left behind."""

from typing import Any

from remnants.boxes.lionsgate.content.content import FAR, distances
from remnants.boxes.lionsgate.content.words import BANDITS, ENGINEERING, ENTRY_PRICE, GOLD, PASS, QUIET
from remnants.boxes.lionsgate.rules import frames
from remnants.boxes.lionsgate.rules.decks import DrawCard
from remnants.boxes.lionsgate.rules.own_turn import OwnTurn
from remnants.boxes.lionsgate.rules.routes import GO, Routes, destinations
from remnants.boxes.lionsgate.rules.state import LionsgateState
from remnants.boxes.lionsgate.rules.train import blocked_tracks, trail
from remnants.boxes.lionsgate.rules.turn_end import after_action
from remnants.boxes.lionsgate.rules.winning import arrive
from remnants.kernel.agenda import Frame
from remnants.kernel.refusal import Refusal
from remnants.kernel.steps import Automatic, Choice, Step

TUNNEL: list[Choice] = [("tunnel", tunnel) for tunnel in range(128)]
STOP: Choice = ("stop",)


def engineering_of(state: LionsgateState, seat: int) -> int:
    """The combined engineering of the crew."""
    return state.combined(seat, state.pack.engineering, ENGINEERING)


def closed_tracks(state: LionsgateState, seat: int) -> int:
    """The tracks that boxcars of others close to the crew; nothing does to one that can pass them."""
    blocked = blocked_tracks(state, seat)
    return 0 if blocked and state.bonus(seat, PASS) else blocked


def refuse_move(state: LionsgateState, seat: int) -> Refusal | None:
    """Why no tunnel can be entered from here, or None."""
    engineering = engineering_of(state, seat)
    blocked = closed_tracks(state, seat)
    ways = state.pack.ways[state.engine[seat]]
    for difficulty, _tunnel, beyond, track in ways:
        if difficulty >= engineering:
            break
        if beyond == state.pack.city and state.money[seat] < ENTRY_PRICE:
            continue
        if not blocked >> track & 1:
            return None
    if ways[0][0] >= engineering:
        return too_difficult(engineering, ways[0][0])
    for _difficulty, _tunnel, _beyond, track in ways:
        if blocked >> track & 1:
            return in_the_way(state, seat, track)
    return no_entry(state, seat)


def too_difficult(engineering: int, difficulty: int) -> Refusal:
    """lionsgate.move.difficulty"""
    return Refusal(
        "lionsgate.move.difficulty", {"why": "engineering", "engineering": engineering, "difficulty": difficulty}
    )


def in_the_way(state: LionsgateState, seat: int, track: int) -> Refusal:
    """Whose boxcar closes a track (lionsgate.move.blocked)."""
    owner = next(other for other in range(state.players) if other != seat and state.tracks[other] >> track & 1)
    return Refusal("lionsgate.move.blocked", {"why": "boxcar", "player": owner, "tunnel": track >> 1})


def no_entry(state: LionsgateState, seat: int) -> Refusal:
    """lionsgate.end.enter"""
    money = state.money[seat]
    return Refusal("lionsgate.end.enter", {"why": "money", "money": money, "missing": ENTRY_PRICE - money})


def no_route(why: str, cave: int) -> Refusal:
    """lionsgate.move.route"""
    return Refusal("lionsgate.move.route", {"why": why, "cave": cave})


def begin_move(state: LionsgateState, seat: int) -> None:
    state.agenda.append(
        frames.drive(seat, state.engine[seat], 0, 0, engineering_of(state, seat), closed_tracks(state, seat))
    )


class Drive(OwnTurn):
    """Choose the next tunnel, a cave to drive straight to, or stop (lionsgate.move.route)."""

    def offered(self, state: LionsgateState, frame: Frame) -> list[Choice]:
        return [*TUNNEL[: len(state.pack.difficulty)], *GO[: len(state.pack.cave_ids)], STOP]

    def forbid(self, state: LionsgateState, frame: Frame, choice: Choice) -> Refusal | None:
        cave, spent, used, engineering, blocked = frame.data
        content = state.pack
        if choice[0] == "stop":
            return None if used else no_route("nowhere", cave)
        if choice[0] == "go":
            return self.refuse_to_go(state, frame, choice[1])
        if used >> choice[1] & 1:
            return no_route("again", cave)
        for difficulty, tunnel, beyond, track in content.ways[cave]:
            if tunnel == choice[1]:
                if beyond == content.city and state.money[frame.seat] < ENTRY_PRICE:
                    return no_entry(state, frame.seat)
                if blocked >> track & 1:
                    return in_the_way(state, frame.seat, track)
                return too_difficult(engineering, spent + difficulty) if spent + difficulty >= engineering else None
        return no_route("elsewhere", cave)

    def refuse_to_go(self, state: LionsgateState, frame: Frame, goal: int) -> Refusal | None:
        """Straight to a cave only as the whole route, and only within reach."""
        cave, _spent, used, engineering, blocked = frame.data
        content = state.pack
        if used or goal == cave:
            return no_route("midway" if used else "here", cave)
        if goal == content.city and state.money[frame.seat] < ENTRY_PRICE:
            return no_entry(state, frame.seat)
        if distances(content, cave, engineering - 1, blocked)[goal] < FAR:
            return None
        if content.distance[cave][goal] >= engineering:
            return too_difficult(engineering, content.distance[cave][goal])
        here = cave
        for tunnel in Routes(content, cave, engineering - 1, 0, state.tokens).tunnels(goal):
            track = 2 * tunnel if content.track_from[2 * tunnel] == here else 2 * tunnel + 1
            if blocked >> track & 1:
                break
            here = content.track_to[track]
        return in_the_way(state, frame.seat, track)

    def open_to(self, state: LionsgateState, frame: Frame) -> list[Choice]:
        cave, spent, used, engineering, blocked = frame.data
        content = state.pack
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
        elif engineering:
            found += destinations(content, cave, engineering - 1, blocked, may_enter)
        return found

    def do(self, state: LionsgateState, frame: Frame, choice: Choice) -> None:
        cave, spent, used, engineering, blocked = frame.data
        content = state.pack
        if choice[0] == "go":
            routes = Routes(content, cave, engineering - 1, blocked, state.tokens)
            state.route = routes.tunnels(choice[1]) if len(choice) == 2 else list(choice[2:])  # as in earlier records
        elif choice[0] == "tunnel":
            tunnel: int = choice[1]
            one, other = content.tunnel_ends[tunnel]
            beyond = other if one == cave else one
            state.route.append(tunnel)
            if beyond != content.city:
                spent += content.difficulty[tunnel]
                state.agenda.append(frames.drive(frame.seat, beyond, spent, used | 1 << tunnel, engineering, blocked))
                return
        follow_route(state, frame.seat)

    def ask_again(self, state: LionsgateState, frame: Frame, less: int) -> None:
        """With a cog less to drive by; who cannot even begin to drive any more has done nothing."""
        cave, spent, used, _engineering, _blocked = frame.data
        seat = frame.seat
        if used or refuse_move(state, seat) is None:
            blocked = closed_tracks(state, seat)
            state.agenda.append(frames.drive(seat, cave, spent, used, engineering_of(state, seat), blocked))
        else:
            after_action(state, seat)


def follow_route(state: LionsgateState, seat: int) -> None:
    """The train runs along the whole route; every bandit token on it goes back and becomes a card.

    lionsgate.move.bandits-met, lionsgate.move.tokens-met
    """
    content = state.pack
    start = state.engine[seat]
    closed = closed_tracks(state, seat) if state.telling else 0
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
        if closed:
            tell_what_was_in_the_way(state, seat, start, closed)
    state.push("leave-tokens", seat)
    for _ in range(met):
        state.push("meet-bandit", seat)


def tell_what_was_in_the_way(state: LionsgateState, seat: int, start: int, closed: int) -> None:
    """A move that boxcars of others made longer, or else the caves they kept out of its reach."""
    content = state.pack
    here = state.engine[seat]
    longer = distances(content, start, FAR, closed)[here] - content.distance[start][here]
    if longer > 0:
        state.tell("detour", seat=seat, cave=here, longer=longer)
        return
    within = engineering_of(state, seat) - 1
    reached = distances(content, start, within, closed)
    caves = [cave for cave, far in enumerate(content.distance[start]) if far <= within and reached[cave] == FAR]
    if state.money[seat] < ENTRY_PRICE and content.city in caves:
        caves.remove(content.city)
    if caves:
        state.tell("shut-off", seat=seat, caves=caves)


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
                before = state.token_supply
                for tunnel in state.route:
                    left = min(wanted, state.token_supply)
                    state.tokens[tunnel] += left
                    state.token_supply -= left
                if state.telling and state.token_supply < before:
                    left = before - state.token_supply
                    state.tell("tokens-left", seat=seat, route=state.route[:], tokens=left)
        state.route = []
        if state.engine[seat] == state.pack.city:
            arrive(state, seat)
        after_action(state, seat)


STEPS: list[Step[Any]] = [
    Drive("drive", "lionsgate.move.route"),
    MeetBandit("meet-bandit"),
    LeaveTokens("leave-tokens"),
]
