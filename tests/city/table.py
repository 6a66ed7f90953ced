"""Positions and looks for the tests of City's rules: a few readable lines instead of a set-up."""

from itertools import combinations
from pathlib import Path
from typing import Any

import remnants
from remnants.boxes.city.content.board import SPACES, space_name, space_named, spaces_of
from remnants.boxes.city.content.content import COLOURS, Ability, Content, Effect
from remnants.boxes.city.rules.figures import figures_on
from remnants.boxes.city.rules.game import GAME
from remnants.boxes.city.rules.state import CityState
from remnants.kernel.events import Event
from remnants.kernel.match import Match
from remnants.kernel.steps import Choice

PACK: Content = GAME.content("city")
"""The first pack: its cards are known here by name and number, whichever pack is usually played with."""
HITS = max(PACK.battle_die)
MISS = min(PACK.battle_die)
DONE: Choice = ("done",)
END: Choice = ("end",)


# ---------------------------------------------------------------- setting up


def gang(colour: str) -> str:
    """The gang of that colour."""
    return PACK.gang_ids[PACK.gang_colour.index(COLOURS.index(colour))]


def player(colour: str, **more: Any) -> dict[str, Any]:
    return {"gang": gang(colour), **more}


def table(*players: dict[str, Any], pack: Path | None = None, **more: Any) -> Match:
    """A position with these players, seat 0 first and to act unless told otherwise."""
    return remnants.position("city", {"players": len(players), "player": list(players), **more}, pack or "city")


def duel(red: dict[str, Any] | None = None, blue: dict[str, Any] | None = None, **more: Any) -> Match:
    """Red in seat 0 and blue in seat 1."""
    return table(player("red", **(red or {})), player("blue", **(blue or {})), **more)


def four(*players: dict[str, Any], **more: Any) -> Match:
    """Four players: red, blue, yellow, green; what is given changes the first seats."""
    colours = ["red", "blue", "yellow", "green"]
    entries = [player(colour, **(players[seat] if seat < len(players) else {})) for seat, colour in enumerate(colours)]
    return table(*entries, **more)


# ---------------------------------------------------------------- doing


def go(match: Match, *choices: Choice) -> list[Event]:
    """Plays these choices one after the other and gives all that happened."""
    events: list[Event] = []
    for choice in choices:
        events.extend(match.play(choice))
    return events


def move(match: Match, origin: str, to: str) -> list[Event]:
    """One figure's move, from a space or the "pool"."""
    start: Choice = ("pool",) if origin == "pool" else ("figure", space(origin))
    return go(match, start, ("to", space(to)))


def attack(match: Match, *moves: tuple[str, str]) -> list[Event]:
    """A whole move action: these moves, then whatever battle they lead to."""
    events = match.play(("move",))
    for origin, to in moves:
        events += move(match, origin, to)
    return events + match.play(DONE)


def idle(match: Match) -> list[Event]:
    """A whole turn in which nothing happens: the move action without a move."""
    return go(match, ("move",), DONE, END)


def idle_until_patrol(match: Match) -> list[Event]:
    """Idle turns until the Player turns phase is over."""
    events: list[Event] = []
    while match.step == "turn":
        events.extend(idle(match))
    return events


def lay(match: Match, *designs: str) -> list[Event]:
    """The player asked lays these cards from hand, "blind" ones from the draw pile, and no more."""
    events: list[Event] = []
    for design in designs:
        seat = match.seat
        assert seat is not None and match.step == "battle.lay"
        events.extend(match.play(("blind",) if design == "blind" else ("lay", held(match, seat, design))))
    return events + match.play(DONE)


def fought(match: Match, red: list[str], blue: list[str] | None = None) -> "Battle":
    """The battle under way with these cards, whatever else is asked answered with the first choice."""
    battle = Battle(city(match).attacker)
    while not told(battle.events, "battle over"):
        if match.step == "battle.lay":
            battle.events += lay(match, *(red if match.seat == 0 else blue or []))
        else:
            battle.events += match.play(match.choices()[0])
    return battle


class Battle:
    """What happened in one battle."""

    def __init__(self, attacker: int) -> None:
        self.attacker = attacker
        self.events: list[Event] = []

    @property
    def winner(self) -> int:
        return outcome(self.events)[0]

    def total(self, seat: int) -> int:
        """The total of a gang, or of the YCU for seat -1."""
        return outcome(self.events)[1 if seat == self.attacker else 2]

    def dice(self, seat: int) -> list[int]:
        return next(list(data["dice"]) for data in told(self.events, "battle dice") if data["seat"] == seat)

    def worth(self, seat: int) -> int:
        """The total of a gang without its dice."""
        return self.total(seat) - sum(self.dice(seat))


# ---------------------------------------------------------------- looking


def city(match: Match) -> CityState:
    state = match.state
    assert isinstance(state, CityState)
    return state


def space(name: str) -> int:
    number = space_named(name)
    assert number >= 0, name
    return number


def names(mask: int) -> set[str]:
    """The names of a set of spaces."""
    return {space_name(number) for number in spaces_of(mask)}


def designs(cards: list[int]) -> list[str]:
    """What the cards of a pile are."""
    return [PACK.card_id(card) for card in cards]


def held(match: Match, seat: int, design: str) -> int:
    """A card of that design in that player's hand."""
    return next(card for card in city(match).hand[seat] if PACK.card_id(card) == design)


def laid(match: Match, seat: int, design: str) -> int:
    """A card of that design among those the player laid in the battle under way."""
    return next(card for card in city(match).laid[seat] if PACK.card_id(card) == design)


def recruit(match: Match, design: str) -> int:
    """A face-up gang member of that design."""
    return next(card for card in city(match).recruit_row if PACK.card_id(card) == design)


def on_offer(match: Match, design: str) -> int:
    """A face-up black market card of that design."""
    return next(card for card in city(match).market_row if PACK.card_id(card) == design)


def development(design: str) -> int:
    return PACK.development_ids.index(design)


def figures(match: Match, seat: int, name: str) -> int:
    return figures_on(city(match), seat, space(name))


def board(match: Match, seat: int) -> dict[str, int]:
    """All figures of a player by space."""
    state = city(match)
    found = {space_name(number): figures_on(state, seat, number) for number in range(SPACES)}
    return {name: count for name, count in found.items() if count}


def token(match: Match, name: str) -> int:
    """The first YCU token on a space."""
    return city(match).ycu_at.index(space(name))


def rule(match: Match, *choice: Any) -> str | None:
    """The rule that forbids a choice of the player who must decide, or None."""
    seat = match.seat
    assert seat is not None
    refusal = match.refusal(seat, choice)
    return None if refusal is None else refusal.rule


def outcome(events: list[Event]) -> tuple[int, int, int]:
    """Who won the battle (-1 for YCU), and the totals of attacker and defender."""
    over = told(events, "battle over")[-1]
    return over["winner"], over["attack"], over["defence"]


def told(events: list[Event], kind: str) -> list[dict[str, Any]]:
    """The public part of all events of a kind."""
    return [event.data for event in events if event.kind == kind]


def destinations(match: Match) -> set[str]:
    """Where the figure that was picked may go."""
    assert match.step == "move.to"
    return {space_name(choice[1]) for choice in match.choices()}


# ---------------------------------------------------------------- the pack


def attack_of(design: str, colour: str) -> int:
    return PACK.attack[COLOURS.index(colour)][PACK.cards_of(design)[0]]


def ability_of(design: str, when: str) -> Ability:
    """A card's ability for that moment."""
    return next(ability for ability in PACK.design_abilities[PACK.design_ids.index(design)] if ability.when == when)


def amount(design: str, when: str, word: str) -> int:
    """The number in a card's effect."""
    return next(effect.amount for effect in ability_of(design, when).effects if effect.word == word)


def tile_effects(design: str) -> dict[str, Effect]:
    """The effects of a development by word."""
    abilities = PACK.development_abilities[development(design)]
    return {effect.word: effect for ability in abilities for effect in ability.effects}


def price_of(design: str) -> int:
    return PACK.price[PACK.cards_of(design)[0]]


def units_worth(colour: str, worth: int, count: int, other_than: list[str]) -> list[str]:
    """So many different gang members without a Battle ability that are worth so much together in that colour."""
    gang_cards = PACK.starters[PACK.gang_ids.index(gang(colour))]
    known = {PACK.card_id(card) for card in [*gang_cards, *PACK.recruits] if PACK.is_unit[card]}
    plain = [
        design
        for design in sorted(known - set(other_than))
        if all(ability.when == "play" for ability in PACK.design_abilities[PACK.design_ids.index(design)])
    ]
    for chosen in combinations(plain, count):
        if sum(attack_of(design, colour) for design in chosen) == worth:
            return list(chosen)
    raise AssertionError(f"no {count} units are worth {worth} to {colour}")
