"""Game setup: gangs, sides, decks, developments, first player."""

from remnants.boxes.city.content.board import space_name
from remnants.boxes.city.content.content import Content
from remnants.boxes.city.rules import frames
from remnants.boxes.city.rules.decks import draw_cards
from remnants.boxes.city.rules.reset import FACE_UP
from remnants.boxes.city.rules.state import CityState
from remnants.kernel.agenda import NOBODY, Frame
from remnants.kernel.game import OptionValue
from remnants.kernel.refusal import Fact, Refusal
from remnants.kernel.steps import Ask, Automatic, Choice, Dice, Shuffle, Step

DEVELOPMENTS_A_LEVEL = 3
FIRST_TO_PICK = 0
FIRST_PLAYER = 1


def start(pack: Content, players: int, options: dict[str, OptionValue]) -> CityState:
    """The empty table, with the set-up and the first round on the agenda.

    Money, tracks and figures are as the columns begin (city.setup.money, city.setup.trackers).
    """
    state = CityState(pack, players)
    state.concealed = 1 if options["renown"] == "concealed" else 0
    course: list[Frame] = []
    if options["leaders"] == "picked":
        course.append(frames.setup_roll_off(NOBODY, FIRST_TO_PICK, list(range(players))))
    else:
        course.append(Frame("setup.deal-leaders"))
    if options["sides"] == "chosen":
        course += [Frame("setup.choose-side", seat) for seat in range(players)]
    else:
        course.append(Frame("setup.deal-sides"))
    course.append(Frame("setup.decks"))
    state.then(course)
    return state


class DealLeaders(Shuffle[CityState]):
    """Gangs dealt at random, one to each seat (city.setup.leader)."""

    def pile(self, state: CityState, frame: Frame) -> list[int]:
        return list(range(len(state.pack.gang_ids)))

    def resolve(self, state: CityState, frame: Frame, answer: tuple[int, ...]) -> None:
        state.gang = list(reversed(answer))[: state.players]
        if state.telling:
            state.tell("leaders", gangs=state.gang[:])


class RollOff(Dice[CityState]):
    """Everybody in it rolls a d6; only those tied for highest roll again (city.setup.first-player).

    Frame data: what it is about, then the seats that roll.
    """

    def count(self, state: CityState, frame: Frame) -> int:
        _about, *seats = frame.data
        return len(seats)

    def faces(self, state: CityState, frame: Frame) -> list[int]:
        return [1, 2, 3, 4, 5, 6]

    def resolve(self, state: CityState, frame: Frame, answer: tuple[int, ...]) -> None:
        about, *seats = frame.data
        if state.telling:
            state.tell("roll off", seats=seats, dice=list(answer))
        highest = [seat for place, seat in enumerate(seats) if answer[place] == max(answer)]
        if len(highest) > 1:
            state.agenda.append(frames.setup_roll_off(NOBODY, about, highest))
        elif about == FIRST_TO_PICK:
            order = [(highest[0] + turn) % state.players for turn in range(state.players)]
            state.then([Frame("setup.pick-leader", seat) for seat in order])
        else:
            state.first_player = highest[0]
            state.push("round")


class PickLeader(Ask[CityState]):
    """Each player takes a different gang (city.setup.leader)."""

    def candidates(self, state: CityState, frame: Frame) -> list[Choice]:
        return [("gang", gang) for gang in range(len(state.pack.gang_ids))]

    def refuse(self, state: CityState, frame: Frame, choice: Choice) -> Refusal | None:
        if choice[1] in state.gang:
            leads = state.gang.index(choice[1])
            return Refusal("city.setup.leader", {"why": "taken", "gang": choice[1], "seat": leads})
        return None

    def choose(self, state: CityState, frame: Frame, choice: Choice) -> None:
        state.gang = [choice[1] if seat == frame.seat else gang for seat, gang in enumerate(state.gang)]
        if state.telling:
            state.tell("leader", seat=frame.seat, gang=choice[1])


class DealSides(Automatic[CityState]):
    """Sides go to the seats clockwise, with 2 players opposite ones (city.setup.side)."""

    def run(self, state: CityState, frame: Frame) -> None:
        entries = state.side.entries
        state.entry = [entries[0], entries[2]] if state.players == 2 else entries[: state.players]


class ChooseSide(Ask[CityState]):
    """By table option each player chooses a free side, in the order of the seats."""

    def candidates(self, state: CityState, frame: Frame) -> list[Choice]:
        return [("side", number) for number in range(len(state.side.entries))]

    def refuse(self, state: CityState, frame: Frame, choice: Choice) -> Refusal | None:
        space = state.side.entries[choice[1]]
        if space in state.entry:
            taken: dict[str, Fact] = {"why": "taken", "space": space_name(space), "seat": state.entry.index(space)}
            return Refusal("city.setup.side", taken)
        return None

    def choose(self, state: CityState, frame: Frame, choice: Choice) -> None:
        space = state.side.entries[choice[1]]
        state.entry = [space if seat == frame.seat else entry for seat, entry in enumerate(state.entry)]
        if state.telling:
            state.tell("side", seat=frame.seat, space=space)


class SetUpDecks(Automatic[CityState]):
    """Shuffles everything that is shuffled, turns up what lies open, and rolls for the first player token."""

    def run(self, state: CityState, frame: Frame) -> None:
        for seat in range(state.players):
            state.draw[seat] = state.pack.starters[state.gang[seat]][:]
        course = [Frame("setup.hand", seat) for seat in range(state.players)]
        course += [
            Frame("row.recruits.shuffle"),
            frames.row_recruits(NOBODY, FACE_UP),
            Frame("row.market.shuffle"),
            frames.row_market(NOBODY, FACE_UP),
        ]
        course += [frames.setup_developments(NOBODY, level) for level in range(3)]
        course += [
            Frame("patrol.shuffle"),
            frames.setup_roll_off(NOBODY, FIRST_PLAYER, list(range(state.players))),
        ]
        state.then(course)


class StartingHand(Shuffle[CityState]):
    """The starter cards are shuffled and the first hand is drawn (city.setup.hand)."""

    def pile(self, state: CityState, frame: Frame) -> list[int]:
        return state.draw[frame.seat]

    def resolve(self, state: CityState, frame: Frame, answer: tuple[int, ...]) -> None:
        state.draw[frame.seat] = list(answer)
        draw_cards(state, frame.seat, state.influence[frame.seat])


class DrawDevelopments(Shuffle[CityState]):
    """Three developments of a level, with all their tiles (city.setup.developments)."""

    def pile(self, state: CityState, frame: Frame) -> list[int]:
        (level,) = frame.data
        levels = state.pack.development_level
        return [development for development, its_level in enumerate(levels) if its_level == level]

    def resolve(self, state: CityState, frame: Frame, answer: tuple[int, ...]) -> None:
        drawn = sorted(answer[-DEVELOPMENTS_A_LEVEL:])
        state.developments = state.developments + drawn
        for development in drawn:
            state.tiles_left[development] = state.pack.development_copies[development]


STEPS: list[Step[CityState]] = [
    DealLeaders("setup.deal-leaders"),
    RollOff("setup.roll-off"),
    PickLeader("setup.pick-leader", "city.setup.leader"),
    DealSides("setup.deal-sides"),
    ChooseSide("setup.choose-side", "city.setup.side"),
    SetUpDecks("setup.decks"),
    StartingHand("setup.hand"),
    DrawDevelopments("setup.developments"),
]
