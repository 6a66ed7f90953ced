"""The words that abilities are composed of: which fields each word takes, and when it may work.

One table is the whole vocabulary of City's packs; `check_abilities` holds the abilities of an entry against it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from remnants.boxes.city.content.refusals import listed, named, one_of, refuse, whole_coins

if TYPE_CHECKING:
    from remnants.boxes.city.content.forms import Ability, Effect

DEED = ("play", "produce", "battle", "won", "lost")
OWN_TURN = ("play", "produce")
FIGHT = ("battle", "standing")
STANDING = ("standing",)

# word -> the fields it takes, and when it may work ("alert" is a line of the alert card)
WORDS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "arcs": (("amount",), (*DEED, "alert")),
    "renown": (("amount",), (*DEED, "alert")),
    "draw": (("amount",), DEED),
    "figures": (("amount",), DEED),
    "march": (("figures", "spaces"), OWN_TURN),
    "discount": (("amount", "on"), ("play",)),
    "fetch": (("pile",), ("play",)),
    "enlist": ((), OWN_TURN),
    "product": (("amount",), OWN_TURN),
    "sale": (("amount",), ("play", "produce")),
    "purge": ((), ("play",)),
    "cycle": (("amount",), OWN_TURN),
    "rob": (("amount",), ("play", "won")),
    "gamble": (("amount",), DEED),
    "trash": ((), OWN_TURN),
    "ycu": (("amount",), ("alert",)),
    "attack": (("amount",), FIGHT),
    "attack-per": (("amount", "per"), FIGHT),
    "dice": (("amount",), FIGHT),
    "weaken": (("amount",), FIGHT),
    "reinforce": (("amount",), ("battle",)),
    "return": ((), ("won", "lost")),
    "rescue": ((), ("lost",)),
    "income": (("amount",), STANDING),
    "cheaper": (("amount", "on"), STANDING),
    "cheaper-bribe": (("amount",), STANDING),
    "reach": (("amount",), STANDING),
    "marchers": (("amount",), STANDING),
    "sale-bonus": (("amount",), STANDING),
    "award": (("amount",), STANDING),
}
OWN_TEXTS: dict[str, dict[str, str]] = {}
"""What cards print for the words that plug-ins added, by language."""
FIELDS = ("amount", "figures", "spaces", "on", "pile", "per")
KINDS: dict[str, tuple[str, ...]] = {
    "on": ("market", "development", "any"),
    "pile": ("draw", "discard", "either"),
    "per": ("figure", "neighbour", "laid-unit", "hand-card", "permanent"),
}
BATTLE_WORDS = ("attack", "attack-per", "dice", "weaken")
MONEY_WORDS = ("arcs", "discount", "rob", "gamble", "income", "cheaper", "cheaper-bribe", "sale-bonus")
CONDITIONS = (
    "attacking",
    "defending",
    "against-gang",
    "against-ycu",
    "outnumbering",
    "outnumbered",
    "leader-laid",
    "on-development",
)
CONDITION_TIMES = ("battle", "won", "lost", "standing")
COST_TIMES = ("play", "produce", "battle")

# when the abilities of an entry may work, by the kind of the entry
HAND_CARD_TIMES = ("play", "battle", "won", "lost")
PERMANENT_TIMES = STANDING
DEVELOPMENT_TIMES = ("standing", "produce")


def check_abilities(place: str, abilities: list[Ability], times: tuple[str, ...], coin: int) -> None:
    """Hold all abilities of an entry against the vocabulary; each works at a moment of its own."""
    taken: list[str] = []
    for number, ability in enumerate(abilities, 1):
        spot = f"{place} abilities number {number}"
        check_ability(spot, ability, times, coin)
        if ability.when in taken:
            refuse(f"{spot} when", f"only one ability of an entry may work with {ability.when!r}; join their effects")
        taken.append(ability.when)


def check_ability(place: str, ability: Ability, times: tuple[str, ...], coin: int) -> None:
    """Hold one ability against the vocabulary."""
    if ability.name is not None:
        named(place, ability.name)
    if ability.when not in times:
        refuse(f"{place} when", f"{ability.when!r} cannot be here; here it is {listed(times)}")
    if not ability.effects:
        refuse(f"{place} effects", "an ability must do something: at least one effect")
    for number, effect in enumerate(ability.effects, 1):
        check_effect(f"{place} effects number {number}", effect, ability.when, coin)
        if effect.do == "award" and times is not PERMANENT_TIMES:
            refuse(f"{place} effects number {number} do", "only permanent cards award; a development has renown")
    check_standing(place, ability)
    check_cost(place, ability, coin)
    check_condition(place, ability)


def check_effect(place: str, effect: Effect, when: str, coin: int) -> None:
    """Hold one effect against its word: its fields and when it may work."""
    if effect.do not in WORDS:
        refuse(
            f"{place} do",
            f"there is no effect {effect.do!r}; there are {listed(tuple(WORDS))} (--plugin names a file with others)",
        )
    needed, times = WORDS[effect.do]
    if when not in times:
        refuse(f"{place} do", f"{effect.do!r} does not work with {when!r}; it works with {listed(times)}")
    for field in FIELDS:
        value: int | str = getattr(effect, field)
        if field not in needed:
            if value:
                takes = f"only {listed(needed)}" if needed else "no field"
                refuse(f"{place} {field}", f"{effect.do!r} takes {takes}")
        elif isinstance(value, str):
            one_of(f"{place} {field}", value, KINDS[field])
        elif value == 0 or (value < 0 and (when != "alert" or effect.do == "ycu")):
            refuse(f"{place} {field}", f"{effect.do!r} needs a number from 1 up, not {value}")
    if effect.do in MONEY_WORDS:
        whole_coins(f"{place} amount", effect.amount, coin)


def check_cost(place: str, ability: Ability, coin: int) -> None:
    """A cost is one thing, and only what somebody chooses to do can have one."""
    cost = ability.cost
    if cost is None:
        return
    if ability.when not in COST_TIMES:
        refuse(f"{place} cost", f"{ability.when!r} can have no cost; {listed(COST_TIMES)} can")
    values = [cost.arcs, cost.renown, cost.cards]
    if min(values) < 0 or values.count(0) != 2:
        refuse(f"{place} cost", "it must be exactly one of arcs, renown, cards, from 1 up")
    whole_coins(f"{place} cost arcs", cost.arcs, coin)


def check_standing(place: str, ability: Ability) -> None:
    """What stands works either in battles or outside them, so one ability does not do both."""
    fighting = [effect.do in BATTLE_WORDS for effect in ability.effects]
    if ability.when == "standing" and any(fighting) and not all(fighting):
        refuse(f"{place} effects", f"{listed(BATTLE_WORDS)} must not be mixed with words that work outside battles")


def check_condition(place: str, ability: Ability) -> None:
    """A condition speaks of a battle, so the ability must too."""
    if not ability.condition:
        return
    one_of(f"{place} condition", ability.condition, CONDITIONS)
    if ability.when not in CONDITION_TIMES:
        refuse(f"{place} condition", f"{ability.when!r} can have no condition; {listed(CONDITION_TIMES)} can")
    if ability.when == "standing":
        for effect in ability.effects:
            if effect.do not in BATTLE_WORDS:
                allowed = listed(BATTLE_WORDS)
                refuse(f"{place} condition", f"standing, it goes with {allowed} only, not with {effect.do!r}")
