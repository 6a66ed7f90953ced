"""The train: boxcars follow from the goods on the mat, and stand where the last move left them."""

from remnants.boxes.lionsgate.content.words import BOXES_A_CAR
from remnants.boxes.lionsgate.rules.state import LionsgateState


def settle_cars(state: LionsgateState, seat: int) -> None:
    """One boxcar for every started five goods: new ones stand with the engine, the last of the train leaves first.

    lionsgate.train.boxcars, lionsgate.train.change; in the city there are none (lionsgate.end.arrival).
    """
    cars = state.cars[seat]
    wanted = 0 if state.arrived >> seat & 1 else (len(state.mat[seat]) + BOXES_A_CAR - 1) // BOXES_A_CAR
    if len(cars) == wanted:
        return
    del cars[wanted:]
    while len(cars) < wanted:
        cars.append(state.engine[seat])
    note_tracks(state, seat)


def note_tracks(state: LionsgateState, seat: int) -> None:
    """Keeps the set of tracks on which the seat's boxcars stand."""
    caves = len(state.pack.cave_ids)
    tracks = 0
    for place in state.cars[seat]:
        if place >= caves:
            tracks |= 1 << place - caves
    state.tracks[seat] = tracks


def trail(state: LionsgateState, seat: int, start: int, route: list[int]) -> None:
    """After a move the boxcars stand behind the engine, car 1 first (lionsgate.train.trail)."""
    cars = len(state.cars[seat])
    if cars == 0:
        return
    content = state.pack
    caves = len(content.cave_ids)
    behind: list[int] = []
    here = start
    for tunnel in route:
        track = 2 * tunnel if content.track_from[2 * tunnel] == here else 2 * tunnel + 1
        behind.append(here)
        behind.append(caves + track)
        here = content.track_to[track]
    behind.reverse()
    del behind[cars:]
    while len(behind) < cars:
        behind.append(here)
    state.cars[seat] = behind
    note_tracks(state, seat)


def cave_behind(state: LionsgateState, place: int) -> int:
    """The cave a boxcar stands in, or the one behind its tunnel (lionsgate.derail.boxcar)."""
    caves = len(state.pack.cave_ids)
    return place if place < caves else state.pack.track_from[place - caves]


def blocked_tracks(state: LionsgateState, seat: int) -> int:
    """The tracks on which boxcars of others stand (lionsgate.move.blocked)."""
    blocked = 0
    for other in range(state.players):
        if other != seat:
            blocked |= state.tracks[other]
    return blocked
