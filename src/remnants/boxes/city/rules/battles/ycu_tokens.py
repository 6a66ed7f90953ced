"""YCU tokens: on the board or in the bag."""

from remnants.boxes.city.content.board import BIT, space_name
from remnants.boxes.city.rules.state import CityState
from remnants.kernel.agenda import NOBODY
from remnants.kernel.refusal import Refusal


def put_token(state: CityState, token: int, space: int) -> None:
    state.ycu_at[token] = space
    state.ycu_spaces |= BIT[space]


def return_token(state: CityState, token: int) -> None:
    """The token goes back into the bag."""
    space = state.ycu_at[token]
    state.ycu_at[token] = NOBODY
    if space not in state.ycu_at:
        state.ycu_spaces &= ~BIT[space]


def bag(state: CityState) -> list[int]:
    """The tokens in the bag."""
    return [token for token, space in enumerate(state.ycu_at) if space == NOBODY]


def tokens_on(state: CityState, space: int) -> list[int]:
    return [token for token, at in enumerate(state.ycu_at) if at == space]


def strength_on(state: CityState, space: int) -> int:
    """A token fights with the sum of the attack values of all tokens on its space (city.ycu.boost)."""
    attack = state.pack.token_attack
    return sum([attack[token] for token in tokens_on(state, space)])


def refuse_token(state: CityState, token: int) -> Refusal:
    """A YCU token that a player does not face: in the bag, or on a space of others (city.ycu.one-at-a-time)."""
    space = state.ycu_at[token]
    if space == NOBODY:
        return Refusal("city.ycu.one-at-a-time", {"why": "bag", "token": token})
    return Refusal("city.ycu.one-at-a-time", {"why": "elsewhere", "token": token, "space": space_name(space)})
