"""Victory: renown and black market cards, then ARCs."""

from typing import Literal, TypedDict

from remnants.boxes.city.rules.state import CityState


class Ending(TypedDict):
    """How it was won: by "renown", among equals by "arcs", or "shared" with as many of both; and the best score."""

    way: Literal["renown", "arcs", "shared"]
    score: int


def market_cards(state: CityState, seat: int) -> int:
    """Black market cards owned: in hand, draw pile, discard pile and in front."""
    is_market = state.pack.is_market
    owned = 0
    for pile in (
        state.hand[seat],
        state.draw[seat],
        state.discard[seat],
        state.permanents[seat],
    ):
        for card in pile:
            owned += is_market[card]
    return owned


def scores(state: CityState) -> list[int]:
    """Renown, and 1 for each black market card (city.end.score)."""
    return [state.renown[seat] + market_cards(state, seat) for seat in range(state.players)]


def winners(state: CityState) -> list[int]:
    """The highest score; a tie goes to the most ARCs, then it is shared (city.end.tie)."""
    points = scores(state)
    tied = [seat for seat in range(state.players) if points[seat] == max(points)]
    richest = max([state.arcs[seat] for seat in tied])
    return [seat for seat in tied if state.arcs[seat] == richest]


def ending(state: CityState) -> Ending:
    """How a game that is over was won (city.end.score, city.end.tie)."""
    points, won = scores(state), len(winners(state))
    best = max(points)
    return {"way": "arcs" if points.count(best) > won else "shared" if won > 1 else "renown", "score": best}
