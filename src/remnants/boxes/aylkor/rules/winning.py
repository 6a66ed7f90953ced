"""How to win, and who comes where (aylkor.end.*)."""

from fractions import Fraction
from typing import Literal, TypedDict

from remnants.boxes.aylkor.content.board import spaces_in
from remnants.boxes.aylkor.rules.state import AylkorState


class Ending(TypedDict):
    """How it was won: by the "last" hero standing, by "all" of the last that fell together, at the round "limit"."""

    way: Literal["last", "all", "limit"]


Standing = tuple[int, Fraction, int, int]


def standing(state: AylkorState, seat: int) -> Standing:
    """What a seat is ranked by, the higher the better.

    The living come before those who are out, who rank by when they went (aylkor.end.places). The living rank by the
    share of hero health left, then units defeated in own attacks, then health of all units (aylkor.end.round-limit).
    """
    if not state.alive(seat):
        return (0, Fraction(state.out_since[seat]), 0, 0)
    share = Fraction(state.health[state.hero_at[seat]], state.pack.health[state.hero[seat]])
    total = sum([state.health[space] for space in spaces_in(state.standing[seat])])
    return (1, share, state.defeated[seat], total)


def places(state: AylkorState) -> list[int]:
    """The place of each seat, 1 for the first; equal standing is a shared place."""
    standings = [standing(state, seat) for seat in range(state.players)]
    return [1 + len([other for other in standings if other > own]) for own in standings]


def scores(state: AylkorState) -> list[int]:
    """How many places a seat finished above the last."""
    return [state.players - place for place in places(state)]


def winners(state: AylkorState) -> list[int]:
    """The seats in first place: one, or several who draw (aylkor.end.last-hero)."""
    return [seat for seat, place in enumerate(places(state)) if place == 1]


def ending(state: AylkorState) -> Ending:
    """How a game that is over was won (aylkor.end.last-hero, aylkor.end.round-limit)."""
    living = len(state.living())
    return {"way": "last" if living == 1 else "all" if living == 0 else "limit"}
