"""Battles: which spaces are contested and who fights next, then one battle from the laid cards to the losses.

Against another player and against YCU a battle runs through the same steps; `defender` is NOBODY where YCU are fought.
"""

from remnants.boxes.city.content.board import BIT, SPACES, space_name, spaces_of
from remnants.boxes.city.content.content import Ability
from remnants.boxes.city.rules import frames
from remnants.boxes.city.rules.battles.totals import total, worth, ycu_total
from remnants.boxes.city.rules.battles.ycu_tokens import refuse_token, strength_on
from remnants.boxes.city.rules.cards import OnTurn, can_pay, pay, unpaid
from remnants.boxes.city.rules.effects.battle_words import BATTLE_DEEDS, condition_holds, order_matters
from remnants.boxes.city.rules.figures import figures_around, tile_on
from remnants.boxes.city.rules.influence import spendable
from remnants.boxes.city.rules.prices import bribe_price
from remnants.boxes.city.rules.question import Question, names_one_of, refuse_not_held
from remnants.boxes.city.rules.state import FROM_HAND, FROM_PILE, CityState
from remnants.kernel.agenda import NOBODY, Frame
from remnants.kernel.refusal import Fact, Refusal
from remnants.kernel.steps import Automatic, Choice, Dice, Step

# ---------------------------------------------------------------- contested spaces


def contested_with_gangs(state: CityState, seat: int) -> int:
    """The spaces where this gang and another stand together."""
    others = 0
    for other in range(state.players):
        if other != seat:
            others |= state.standing[other]
    return state.standing[seat] & others


def contested_with_ycu(state: CityState, seat: int) -> int:
    """The spaces where this gang alone faces YCU: two gangs fight each other first (city.battle.settle)."""
    if state.standing[seat] & state.ycu_spaces == 0:
        return 0
    return state.standing[seat] & state.ycu_spaces & ~contested_with_gangs(state, seat)


def has_to_fight(state: CityState, seat: int) -> bool:
    return contested_with_gangs(state, seat) != 0 or contested_with_ycu(state, seat) != 0


class Settle(Automatic[CityState]):
    """Fights until no space is contested: this player's battles first, then the others' from the first player on.

    Frame data: whether a battle has been fought here (city.battle.settle, city.battle.repeat, city.patrol.order,
    city.ycu.alert-order).
    """

    def run(self, state: CityState, frame: Frame) -> None:
        seat = frame.seat
        if seat == NOBODY or not has_to_fight(state, seat):
            seat = next_to_fight(state)
            if seat == NOBODY:
                return
        gangs = spaces_of(contested_with_gangs(state, seat))
        if len(gangs) == 1 and contested_with_ycu(state, seat) == 0:
            state.agenda.append(frames.battle_settle(seat, fought=1))
            start_battle(state, seat, gangs[0])
        else:
            (fought,) = frame.data
            state.agenda.append(frames.battle_which(seat, fought))


def next_to_fight(state: CityState) -> int:
    """The first, from the first player clockwise, who stands on a contested space."""
    for turn in range(state.players):
        seat = (state.first_player + turn) % state.players
        if has_to_fight(state, seat):
            return seat
    return NOBODY


class WhichBattle(OnTurn):
    """The player's next battle, in the order of own choice; YCU are fought one token at a time, or bribed.

    Before the first battle of the own turn cards can still be played, which may change what there is to fight over
    (city.cards.when, city.ycu.one-at-a-time). Frame data: whether a battle has been fought.
    """

    def candidates(self, state: CityState, frame: Frame) -> list[Choice]:
        (fought,) = frame.data
        return self.options(state, frame) if fought else super().candidates(state, frame)

    def choices(self, state: CityState, frame: Frame) -> list[Choice]:
        (fought,) = frame.data
        return self.legal_options(state, frame) if fought else super().choices(state, frame)

    def options(self, state: CityState, frame: Frame) -> list[Choice]:
        found: list[Choice] = []
        for space in spaces_of(contested_with_gangs(state, frame.seat)):
            found.append(("battle", space))
        facing = contested_with_ycu(state, frame.seat)
        for token, space in enumerate(state.ycu_at):
            if space != NOBODY and facing & BIT[space]:
                found.append(("fight", token))
                found.append(("bribe", token))
        return found

    def refuse_option(self, state: CityState, frame: Frame, choice: Choice) -> Refusal | None:
        if choice[0] == "bribe":
            price = bribe_price(state, frame.seat, choice[1])
            if spendable(state, frame.seat) < price:
                arcs = spendable(state, frame.seat)
                return Refusal("city.ycu.bribe", {"price": price, "arcs": arcs, "missing": price - arcs})
        return None

    def refuse_stranger(self, state: CityState, frame: Frame, choice: Choice) -> Refusal:
        if choice[0] == "battle" and names_one_of(choice, SPACES):
            return Refusal("city.battle.settle", {"why": "quiet", "space": space_name(choice[1])})
        if choice[0] in ("fight", "bribe") and names_one_of(choice, len(state.ycu_at)):
            return refuse_token(state, choice[1])
        return super().refuse_stranger(state, frame, choice)

    def take(self, state: CityState, frame: Frame, choice: Choice) -> None:
        (fought,) = frame.data
        state.agenda.append(frames.battle_settle(frame.seat, fought if choice[0] == "bribe" else 1))
        if choice[0] == "battle":
            start_battle(state, frame.seat, choice[1])
        elif choice[0] == "fight":
            start_ycu_battle(state, frame.seat, choice[1])
        else:
            state.agenda.append(frames.ycu_bribe(frame.seat, token=choice[1]))


# ---------------------------------------------------------------- the course of one battle


def start_battle(state: CityState, seat: int, space: int) -> None:
    """The player on turn attacks; if not involved, whoever came in (city.battle.attacker, city.battle.settle)."""
    gangs = [other for other in range(state.players) if state.standing[other] & BIT[space]]
    attacker = state.active if state.active in gangs else seat
    others = [other for other in gangs if other != attacker]
    begin(state, attacker, others[0], NOBODY, space)


def start_ycu_battle(state: CityState, seat: int, token: int) -> None:
    begin(state, seat, NOBODY, token, state.ycu_at[token])


def begin(state: CityState, attacker: int, defender: int, token: int, space: int) -> None:
    state.battle_space = space
    state.attacker = attacker
    state.defender = defender
    state.token = token
    state.weakened = 0
    state.loser = NOBODY
    if state.telling:
        fought = {"strength": strength_on(state, space)} if defender == NOBODY else {}
        state.tell("battle", attacker=attacker, defender=defender, token=token, space=space, **fought)
    course = [Frame("battle.lay", attacker)]
    if defender != NOBODY:
        course.append(Frame("battle.lay", defender))
    course.append(Frame("battle.reveal", attacker))
    if defender != NOBODY:
        course.append(Frame("battle.reveal", defender))
    course.append(Frame("battle.dice", attacker))
    if defender != NOBODY:
        course.append(Frame("battle.dice", defender))
    course.append(Frame("battle.outcome", attacker))
    state.then(course)


class LayCards(Question):
    """Up to influence cards face down, from hand or unseen from the draw pile (city.battle.lay-cards)."""

    def candidates(self, state: CityState, frame: Frame) -> list[Choice]:
        found: list[Choice] = [("done",), ("blind",)]
        for card in state.hand[frame.seat]:
            found.append(("lay", card))
        return found

    def refuse(self, state: CityState, frame: Frame, choice: Choice) -> Refusal | None:
        if choice[0] == "done":
            return None
        if len(state.laid[frame.seat]) >= state.influence[frame.seat]:
            return Refusal("city.battle.lay-cards", {"influence": state.influence[frame.seat]})
        if choice[0] == "blind" and not state.draw[frame.seat]:
            return Refusal("city.battle.blind-cards", {"why": "empty"})
        return None

    def refuse_stranger(self, state: CityState, frame: Frame, choice: Choice) -> Refusal:
        if choice[0] == "lay" and names_one_of(choice, len(state.pack.design)):
            return refuse_not_held(state, frame.seat, choice[1], "city.battle.lay-cards")
        return super().refuse_stranger(state, frame, choice)

    def choices(self, state: CityState, frame: Frame) -> list[Choice]:
        seat = frame.seat
        found: list[Choice] = [("done",)]
        if len(state.laid[seat]) < state.influence[seat]:
            if state.draw[seat]:
                found.append(("blind",))
            for card in state.hand[seat]:
                found.append(("lay", card))
        return found

    def choose(self, state: CityState, frame: Frame, choice: Choice) -> None:
        seat = frame.seat
        if choice[0] == "done":
            return
        if choice[0] == "blind":
            state.laid[seat].append(state.draw[seat].pop())
            state.blind[seat].append(FROM_PILE)
            if state.telling:
                state.tell("laid", seat=seat, blind=True)
        else:
            card: int = choice[1]
            state.hand[seat].remove(card)
            state.laid[seat].append(card)
            state.blind[seat].append(FROM_HAND)
            if state.telling:
                state.confide("laid", seat, {"card": card}, seat=seat, blind=False)
        state.agenda.append(frame)


class Reveal(Automatic[CityState]):
    """The laid cards are turned up and their Battle abilities wait to be resolved (city.battle.reveal)."""

    def run(self, state: CityState, frame: Frame) -> None:
        seat = frame.seat
        state.revealed[seat] = 1
        if state.telling and state.laid[seat]:
            cards = state.laid[seat][:]
            state.reveal("revealed", seat=seat, cards=cards, worth=worth(state, seat), total=total(state, seat))
        abilities = state.pack.battle_ability
        state.unresolved[seat] = [card for card in state.laid[seat] if abilities[card] is not None]
        state.push("battle.abilities", seat)
        add_standing_abilities(state, seat)


def add_standing_abilities(state: CityState, seat: int) -> None:
    """What permanents and the development under the battle add (city.cards.permanent, city.control.contested)."""
    for card in state.permanents[seat]:
        use_if_condition_holds(state, seat, state.pack.standing_ability[card], card)
    tile = tile_on(state, state.battle_space)
    if tile != NOBODY and state.tile_spaces[tile] & ~state.held[seat] == 0:
        use_if_condition_holds(state, seat, state.pack.development_standing[state.tile_design[tile]], tile)


def use_if_condition_holds(state: CityState, seat: int, ability: Ability | None, piece: int) -> None:
    """The battle words of a standing ability, if it has any."""
    if ability is None or not condition_holds(state, seat, ability.condition):
        return
    for effect in ability.effects:
        if effect.word in BATTLE_DEEDS:
            BATTLE_DEEDS[effect.word].do(state, seat, effect, piece, ability.when)


class ResolveAbilities(Automatic[CityState]):
    """Battle abilities of revealed cards: asked where there is something to decide, by themselves otherwise."""

    def run(self, state: CityState, frame: Frame) -> None:
        seat = frame.seat
        usable = usable_cards(state, seat)
        if not usable:
            state.unresolved[seat] = []
            return
        abilities = [battle_ability(state, card) for card in usable]
        if any([ability.has_cost for ability in abilities]) or order_matters(abilities):
            state.push("battle.ability", seat)
        else:
            state.push("battle.abilities", seat)
            use_ability(state, seat, usable[0])


def battle_ability(state: CityState, card: int) -> Ability:
    ability = state.pack.battle_ability[card]
    assert ability is not None
    return ability


def usable_cards(state: CityState, seat: int) -> list[int]:
    """The revealed cards whose ability is unresolved, meets its condition and can be paid for."""
    found: list[int] = []
    for card in state.unresolved[seat]:
        ability = battle_ability(state, card)
        if condition_holds(state, seat, ability.condition) and can_pay(state, seat, ability, card):
            found.append(card)
    return found


def use_ability(state: CityState, seat: int, card: int) -> None:
    ability = battle_ability(state, card)
    state.unresolved[seat].remove(card)
    state.agenda.append(frames.ability(seat, ability.number, place=0, piece=card))
    pay(state, seat, ability)
    if state.telling:
        state.tell("ability", seat=seat, card=card)


def why_unusable(state: CityState, seat: int, card: int) -> dict[str, Fact]:
    """A Battle ability that cannot be used: its condition is not met, or its cost is not there."""
    ability = battle_ability(state, card)
    if not condition_holds(state, seat, ability.condition):
        return {"card": card, "why": "condition", "needs": ability.condition}
    return {"card": card, **unpaid(state, seat, ability, card)}


class ChooseAbility(Question):
    """Which Battle ability next; one with a cost may be declined (city.battle.reveal)."""

    def candidates(self, state: CityState, frame: Frame) -> list[Choice]:
        found: list[Choice] = [("use", card) for card in state.unresolved[frame.seat]]
        found.append(("done",))
        return found

    def refuse(self, state: CityState, frame: Frame, choice: Choice) -> Refusal | None:
        usable = usable_cards(state, frame.seat)
        if choice[0] == "use":
            if choice[1] not in usable:
                return Refusal("city.battle.reveal", why_unusable(state, frame.seat, choice[1]))
            return None
        for card in usable:
            if not battle_ability(state, card).has_cost:
                return Refusal("city.battle.reveal", {"card": card, "why": "free"})
        return None

    def choose(self, state: CityState, frame: Frame, choice: Choice) -> None:
        if choice[0] == "done":
            state.unresolved[frame.seat] = []
            return
        state.push("battle.abilities", frame.seat)
        use_ability(state, frame.seat, choice[1])


class BattleDice(Dice[CityState]):
    """One die for each own figure on the contested space and beside it (city.battle.dice)."""

    def count(self, state: CityState, frame: Frame) -> int:
        return figures_around(state, frame.seat, state.battle_space) + state.extra_dice[frame.seat]

    def faces(self, state: CityState, frame: Frame) -> list[int]:
        return state.pack.battle_die

    def resolve(self, state: CityState, frame: Frame, answer: tuple[int, ...]) -> None:
        seat = frame.seat
        state.rolled[seat] = sum(answer)
        if state.telling:
            rolled = state.rolled[seat]
            state.tell("battle dice", seat=seat, dice=list(answer), rolled=rolled, total=total(state, seat))


class Outcome(Automatic[CityState]):
    """The higher total wins, the defender on a tie; against YCU an equal total is enough.

    city.battle.tie, city.ycu.battle, city.ycu.loss
    """

    def run(self, state: CityState, frame: Frame) -> None:
        attacker, defender = state.attacker, state.defender
        attack = total(state, attacker)
        if defender == NOBODY:
            against = ycu_total(state)
            won = attack >= against
            winner, loser = (attacker, NOBODY) if won else (NOBODY, attacker)
        else:
            against = total(state, defender)
            won = attack > against
            winner, loser = (attacker, defender) if won else (defender, attacker)
        state.loser = loser
        if state.telling:
            state.tell("battle over", winner=winner, loser=loser, attack=attack, defence=against)
        after: list[Frame] = []
        if loser != NOBODY:
            after.append(Frame("battle.lose-figure", loser))
            after.append(Frame("battle.lose-card", loser))
        for seat in (attacker, defender):
            if seat != NOBODY:
                after.append(frames.battle_aftermath(seat, won=1 if seat == winner else 0))
        after.append(Frame("battle.clear", NOBODY))
        if winner == attacker and defender == NOBODY:
            after.append(frames.ycu_defeated(attacker, state.token))
        state.then(after)


STEPS: list[Step[CityState]] = [
    Settle("battle.settle"),
    WhichBattle("battle.which", "city.battle.settle", resume="battle.settle"),
    LayCards("battle.lay", "city.battle.lay-cards"),
    Reveal("battle.reveal"),
    ResolveAbilities("battle.abilities"),
    ChooseAbility("battle.ability", "city.battle.reveal"),
    BattleDice("battle.dice"),
    Outcome("battle.outcome"),
]
