"""The words of the vocabulary that count in battles, and the conditions on which abilities work there."""

from remnants.boxes.city.content.board import AROUND, BIT
from remnants.boxes.city.content.content import Ability, Effect
from remnants.boxes.city.rules.battles.totals import change, total, worth
from remnants.boxes.city.rules.effects.deed import Deed
from remnants.boxes.city.rules.figures import figures_around, figures_on
from remnants.boxes.city.rules.state import UNLAID, CityState
from remnants.kernel.agenda import NOBODY


def opponent(state: CityState, seat: int) -> int:
    """The other gang in the battle under way; NOBODY when YCU are fought."""
    return state.defender if seat == state.attacker else state.attacker


def attacks(state: CityState, seat: int) -> bool:
    """Whether this gang attacks; against YCU it does in its own turn and defends in every other (city.ycu.attacker)."""
    if opponent(state, seat) == NOBODY:
        return seat == state.active
    return seat == state.attacker


def condition_holds(state: CityState, seat: int, condition: str) -> bool:
    """Whether the condition of an ability is met right now (city.battle.reveal)."""
    if condition == "":
        return True
    enemy = opponent(state, seat)
    if condition == "attacking":
        return attacks(state, seat)
    if condition == "defending":
        return not attacks(state, seat)
    if condition == "against-gang":
        return enemy != NOBODY
    if condition == "against-ycu":
        return enemy == NOBODY
    if condition == "outnumbering":
        return enemy != NOBODY and _strength_of_numbers(state, seat) > _strength_of_numbers(state, enemy)
    if condition == "outnumbered":
        return enemy != NOBODY and _strength_of_numbers(state, seat) < _strength_of_numbers(state, enemy)
    if condition == "leader-laid":
        return any([state.pack.is_leader[card] for card in laid_by(state, seat)])
    if condition == "on-development":
        return state.built & BIT[state.battle_space] != 0
    raise ValueError(f"unknown condition {condition!r}")


def _strength_of_numbers(state: CityState, seat: int) -> int:
    return figures_around(state, seat, state.battle_space)


def laid_by(state: CityState, seat: int) -> list[int]:
    """The cards a player has laid, without those that came into the battle otherwise (city.cards.revealed-only)."""
    blind = state.blind[seat]
    return [card for place, card in enumerate(state.laid[seat]) if blind[place] != UNLAID]


def counted(state: CityState, seat: int, per: str) -> int:
    """How many of something an attack-per effect counts."""
    space = state.battle_space
    if per == "figure":
        return figures_on(state, seat, space)
    if per == "neighbour":
        beside = AROUND[space] & ~BIT[space]
        return (state.standing[seat] & beside).bit_count() + (state.paired[seat] & beside).bit_count()
    if per == "laid-unit":
        return len([card for card in laid_by(state, seat) if state.pack.is_unit[card]])
    if per == "hand-card":
        return len(state.hand[seat])
    if per == "permanent":
        return len(state.permanents[seat])
    raise ValueError(f"unknown count {per!r}")


class Attack(Deed):
    """More (city.battle.total)."""

    def do(self, state: CityState, seat: int, effect: Effect, piece: int, when: str) -> None:
        change(state, seat, effect.amount)


class AttackPer(Deed):
    def do(self, state: CityState, seat: int, effect: Effect, piece: int, when: str) -> None:
        change(state, seat, effect.amount * counted(state, seat, effect.per))


class MoreDice(Deed):
    def do(self, state: CityState, seat: int, effect: Effect, piece: int, when: str) -> None:
        state.extra_dice[seat] += effect.amount


class Weaken(Deed):
    """Less for the enemy; against YCU it counts as more for the own side, down to a total of 0."""

    def do(self, state: CityState, seat: int, effect: Effect, piece: int, when: str) -> None:
        change(state, opponent(state, seat), -effect.amount)


class Reinforce(Deed):
    """The top cards of the own draw pile are revealed and add their attack, no more (city.cards.revealed-only)."""

    def do(self, state: CityState, seat: int, effect: Effect, piece: int, when: str) -> None:
        for _ in range(effect.amount):
            if state.draw[seat]:
                card = state.draw[seat].pop()
                state.laid[seat].append(card)
                state.blind[seat].append(UNLAID)
                if state.telling:
                    cards, so_far = worth(state, seat), total(state, seat)
                    state.reveal("reinforced", seat=seat, card=card, worth=cards, total=so_far)


class Return(Deed):
    """The card goes back to hand, if the battle did not remove it."""

    def do(self, state: CityState, seat: int, effect: Effect, piece: int, when: str) -> None:
        if piece in state.laid[seat]:
            place = state.laid[seat].index(piece)
            del state.laid[seat][place]
            del state.blind[seat][place]
            state.hand[seat].append(piece)
            if state.telling:
                state.tell("returned", seat=seat, card=piece)


class Rescue(Deed):
    """The figure just lost goes to the pool after all, unless another effect has brought it there already."""

    def do(self, state: CityState, seat: int, effect: Effect, piece: int, when: str) -> None:
        if state.fallen and state.unused[seat]:
            state.fallen = 0
            state.unused[seat] -= 1
            state.pool[seat] += 1
            if state.telling:
                state.tell("rescued", seat=seat)


BATTLE_DEEDS: dict[str, Deed] = {
    "attack": Attack(),
    "attack-per": AttackPer(),
    "dice": MoreDice(),
    "weaken": Weaken(),
    "reinforce": Reinforce(),
    "return": Return(),
    "rescue": Rescue(),
}

ORDER_MATTERS = ("draw", "attack-per", "cycle")
"""Words whose effect can depend on what was resolved before."""


def order_matters(abilities: list[Ability]) -> bool:
    """Whether resolving these in another order could make a difference."""
    if len(abilities) < 2:
        return False
    return any([effect.word in ORDER_MATTERS for ability in abilities for effect in ability.effects])
