"""Hand-written positions: for tests, tutorials, puzzles and bug reports. `position_form` tells what can be written."""

from typing import Any

from remnants.boxes.aylkor.content.board import is_space, space_at
from remnants.boxes.aylkor.content.content import Content
from remnants.boxes.aylkor.content.position_forms import Place, PositionForm, SeatForm, UnitForm
from remnants.boxes.aylkor.rules.resources import BREW_ON_BOARD, COGS_ON_BOARD
from remnants.boxes.aylkor.rules.state import BREW, COG, DONE, FRESH, MOVED, PASSIVE, READY, AylkorState
from remnants.kernel import packs
from remnants.kernel.game import OptionValue
from remnants.kernel.refusal import BadInput

CONDITIONS = {"ready": READY, "moved": MOVED, "done": DONE, "fresh": FRESH}


def position(pack: Content, spec: dict[str, Any], options: dict[str, OptionValue]) -> AylkorState:
    """The state that a written position describes; raises BadInput naming the entry that is wrong."""
    form = packs.convert(spec, PositionForm, "position")
    if len(form.seats) != form.players:
        raise BadInput(f"position: seats: {form.players} players need {form.players} entries, not {len(form.seats)}")
    state = AylkorState(pack, form.players)
    state.first_event = int(options["first_event"])
    state.round_limit = int(options["round_limit"])
    state.heroes_chosen = 1 if options["heroes"] == "chosen" else 0
    state.order_dice = []
    _set_rounds(state, form)
    for seat, written in enumerate(form.seats):
        _set_hero(state, seat, written)
    for number, unit in enumerate(form.units, start=1):
        _set_unit(state, unit, f"position: units number {number}")
    for seat, written in enumerate(form.seats):
        _set_cards(state, seat, written)
    _set_resources(state, form)
    _set_event(state, form)
    state.work_out()
    return state


def _set_rounds(state: AylkorState, form: PositionForm) -> None:
    order = list(range(form.players)) if form.order is None else form.order
    if sorted(order) != list(range(form.players)):
        raise BadInput(f"position: order: it names the seats 0 to {form.players - 1} once each, not {order}")
    state.order = order
    for seat, written in enumerate(form.seats):
        state.out_since[seat] = written.out
    if len(state.living()) < 2:
        raise BadInput("position: seats: at least two players are not out, or the game would be over")
    state.active = state.living()[0] if form.turn is None else form.turn
    if state.active not in state.living():
        raise BadInput(f"position: turn: {state.active} is no seat that still plays")
    state.round = form.round
    if form.moment == "round":
        state.round -= 1
        state.push("round")
    else:
        state.push(form.moment, state.active)


def _set_hero(state: AylkorState, seat: int, written: SeatForm) -> None:
    where = f"position: seats number {seat + 1}"
    if written.hero is None:
        raise BadInput(f"{where} hero: every player has one, even who is out")
    hero = _card(state.pack, written.hero, where + " hero")
    if hero < state.pack.first_hero or hero in state.hero:
        raise BadInput(f"{where} hero: {written.hero!r} is no hero, or taken")
    state.hero[seat] = hero
    if written.out:
        return
    if written.at is None:
        raise BadInput(f"{where} at: the hero of a player who is not out stands somewhere")
    _put(state, seat, hero, written.at, written.health, written.condition, where)


def _set_unit(state: AylkorState, written: UnitForm, where: str) -> None:
    card = _card(state.pack, written.card, where + " card")
    if card >= state.pack.units:
        raise BadInput(f"{where} card: {written.card!r} is no unit")
    owner = PASSIVE if isinstance(written.owner, str) else written.owner
    if owner != PASSIVE and (owner >= state.players or not state.alive(owner)):
        raise BadInput(f"{where} owner: {owner} is no seat that still plays")
    space = _put(state, owner, card, written.at, written.health, written.condition, where)
    state.bonus[space] = written.bonus


def _put(state: AylkorState, owner: int, card: int, at: Place, health: int | None, condition: str, where: str) -> int:
    space = _space(state.pack, at, where + " at")
    if state.occupied >> space & 1:
        raise BadInput(f"{where} at: another unit stands there")
    printed = state.pack.health[card]
    if health is not None and health > printed:
        raise BadInput(f"{where} health: {health} is more than the printed {printed}")
    if condition != "ready" and owner != state.active:
        raise BadInput(f"{where} condition: only units of the player whose turn it is can be {condition!r}")
    state.place(space, owner, card, printed if health is None else health, CONDITIONS[condition])
    return space


def _set_cards(state: AylkorState, seat: int, written: SeatForm) -> None:
    where = f"position: seats number {seat + 1}"
    if written.out:
        if written.hand or written.deck or written.discards or written.captured or written.cogs or written.brew:
            raise BadInput(f"{where} out: whoever is out has no cards, cogs or brew")
        return
    pack = state.pack
    state.cogs[seat], state.brew[seat], state.defeated[seat] = written.cogs, written.brew, written.defeated
    captured = [_card(pack, name, where + " captured") for name in written.captured]
    rest = pack.deck[:]
    on_board = [state.card[space] for space in range(100) if state.owner[space] == seat]
    _take(rest, pack, [card for card in on_board if card < pack.first_hero], where + " units")
    hand = _named(rest, pack, written.hand, where + " hand")
    discards = _named(rest, pack, written.discards, where + " discards")
    top = _named(rest, pack, written.deck, where + " deck")
    state.hands[seat] = hand + captured
    state.captured[seat] = captured
    state.known[seat] = captured[:]
    deck = rest + top[::-1]
    over = 0 if written.cards_left is None else len(deck) - written.cards_left
    if over < 0:
        raise BadInput(f"{where} cards_left: only {len(deck)} cards are left")
    state.discards[seat] = discards + deck[:over]
    state.decks[seat] = deck[over:]


def _named(rest: list[int], pack: Content, names: list[str], where: str) -> list[int]:
    cards = [_card(pack, name, where) for name in names]
    _take(rest, pack, cards, where)
    return cards


def _take(rest: list[int], pack: Content, cards: list[int], where: str) -> None:
    for card in cards:
        if card not in rest:
            raise BadInput(f"{where}: a deck has only {pack.copies[card]} of {pack.ids[card]!r}")
        rest.remove(card)


def _set_resources(state: AylkorState, form: PositionForm) -> None:
    for number in form.brew:
        _put_resource(state, _space(state.pack, number, "position: brew"), BREW, "position: brew")
    for at in form.cogs:
        space = _space(state.pack, at, "position: cogs")
        if state.pack.centre >> space & 1:
            raise BadInput(f"position: cogs: {at} lies in the centre zone, where only brew grows")
        _put_resource(state, space, COG, "position: cogs")
    state.owed_brew = BREW_ON_BOARD - len(form.brew)
    state.owed_cogs = COGS_ON_BOARD - len(form.cogs)
    if state.owed_brew < 0 or state.owed_cogs < 0:
        raise BadInput(f"position: cogs and brew: at most {COGS_ON_BOARD} and {BREW_ON_BOARD} lie on the board")


def _put_resource(state: AylkorState, space: int, resource: int, where: str) -> None:
    if (state.occupied | state.resources) >> space & 1:
        raise BadInput(f"{where}: a unit or another resource is there already")
    state.put_resource(space, resource)


def _set_event(state: AylkorState, form: PositionForm) -> None:
    ids = state.pack.event_ids
    for name in [*form.next_events, *([] if form.event is None else [form.event])]:
        if name not in ids:
            raise BadInput(f"position: event: there is no event {name!r}; there are {', '.join(ids)}")
    if form.event is not None:
        state.event = ids.index(form.event)
        lasting = state.pack.events[state.event].rounds
        state.event_until = form.round + lasting if form.event_until is None else form.event_until
    top = [ids.index(name) for name in form.next_events]
    if len(set(top)) != len(top) or state.event in top:
        raise BadInput("position: next_events: every event is there once")
    rest = [event for event in range(len(ids)) if event not in top and event != state.event]
    state.event_deck = rest + top[::-1]


def _card(pack: Content, name: str, where: str) -> int:
    if name not in pack.ids:
        raise BadInput(f"{where}: there is no card {name!r}; there are {', '.join(pack.ids)}")
    return pack.ids.index(name)


def _space(pack: Content, at: Place, where: str) -> int:
    if isinstance(at, int):
        if not 1 <= at <= 10:
            raise BadInput(f"{where}: the centre zone has the numbers 1 to 10, not {at}")
        return pack.numbered[at]
    if len(at) != 2 or not is_space(at[0], at[1]):
        raise BadInput(
            f"{where}: a space is [row, column], each from 1 to 10, or a number of the centre zone, not {at}"
        )
    return space_at(at[0], at[1])
