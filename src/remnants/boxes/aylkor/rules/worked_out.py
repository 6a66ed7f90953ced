"""What follows from a position and everybody would have to work out: told to whoever looks, with every view.

Page and terminal show these numbers and work nothing out themselves.
"""

from typing import NotRequired, TypedDict

from remnants.boxes.aylkor.content.board import SPACES, spaces_in
from remnants.boxes.aylkor.rules.cards import cost_in_cogs
from remnants.boxes.aylkor.rules.fighting import attack_as_it_stands, can_be_attacked, strength, within_reach
from remnants.boxes.aylkor.rules.moving import steps_of
from remnants.boxes.aylkor.rules.state import EMPTY, AylkorState
from remnants.boxes.aylkor.rules.winning import Ending, ending
from remnants.kernel.declarations import NONE
from remnants.kernel.events import SPECTATOR


class Fight(TypedDict):
    """What an attack would come to: the damage both ways, and the health that both would be left with."""

    start: int
    end: int
    damage: int
    left: int
    back: int
    kept: int


class WorkedOut(TypedDict):
    """What is told with a view; the page's types are made from this (`make declared`)."""

    costs: list[int]
    """What each card costs in cogs now."""
    attacks: list[int]
    """By space: the attack of the unit there, whoever the enemy is ..."""
    moves: list[int]
    """... and how far it moves."""
    event_rounds: int
    """In how many rounds the event is replaced; 0 where there is none."""
    fights: list[Fight]
    """Every attack that the active player could make now."""
    deck: list[int]
    """What is left of the own deck, by the numbers of the cards: every deck begins with the same ones."""
    ending: NotRequired[Ending]
    """When it is over."""


def worked_out(state: AylkorState, seat: int) -> WorkedOut:
    """The same for everybody, but for the own deck, which only its owner can know."""
    attacks, moves = [0] * SPACES, [0] * SPACES
    for space in range(SPACES):
        if state.owner[space] != EMPTY:
            attacks[space] = max(0, attack_as_it_stands(state, space))
            moves[space] = steps_of(state, space)
    told: WorkedOut = {
        "costs": [cost_in_cogs(state, card) for card in range(len(state.pack.ids))],
        "attacks": attacks,
        "moves": moves,
        "event_rounds": 0 if state.event == NONE else max(0, state.event_until - state.round),
        "fights": fights(state),
        "deck": [] if seat == SPECTATOR else sorted(state.decks[seat]),
    }
    if not state.agenda:
        told["ending"] = ending(state)
    return told


def fights(state: AylkorState) -> list[Fight]:
    """The attacks that a rule does not forbid, by whoever's turn it is (aylkor.attack.damage)."""
    if state.in_force.truce:
        return []
    able = spaces_in(state.can_act & state.standing[state.active])
    return [fight(state, unit, enemy) for unit in able for enemy in can_be_attacked(state, state.active, unit)]


def fight(state: AylkorState, start: int, end: int) -> Fight:
    """One of them; only whoever still stands strikes back (aylkor.attack.strike-back)."""
    damage = strength(state, start, end)
    left = max(0, state.health[end] - damage)
    back = strength(state, end, start) if left > 0 and within_reach(state, end, start) else 0
    kept = max(0, state.health[start] - back)
    return {"start": start, "end": end, "damage": damage, "left": left, "back": back, "kept": kept}
