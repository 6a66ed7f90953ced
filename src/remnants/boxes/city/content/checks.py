"""What a pack must be beyond its form: the counts of the box, names that lead somewhere, a board that works."""

from __future__ import annotations

from typing import TYPE_CHECKING

from remnants.boxes.city.content.board import LEVELS
from remnants.boxes.city.content.board_checks import check_coordinates, check_shape, check_sides
from remnants.boxes.city.content.refusals import at_least, exactly, identified, named, one_of, refuse, whole_coins
from remnants.boxes.city.content.words import (
    DEVELOPMENT_TIMES,
    HAND_CARD_TIMES,
    PERMANENT_TIMES,
    check_abilities,
    check_effect,
)

if TYPE_CHECKING:
    from remnants.boxes.city.content.forms import AbilityCard, Development, Gang, MarketCard, Mat, PackFiles, Unit

COLOURS = ("yellow", "red", "blue", "green")
GANGS = 4
STARTER = {"leader": 1, "member": 6, "ability": 3}
GANG_MEMBERS = 31
MARKET_CARDS = 30
DEVELOPMENTS_A_LEVEL = 6
TOKENS = 20
INFLUENCE_CONDITIONS = ("gang", "sold", "money")


def check(files: PackFiles) -> None:
    """Refuse a pack that could not be played, with one message about the first thing found."""
    check_mat(files.mat)
    check_sides(files.sides)
    check_units(files)
    check_ability_cards(files)
    check_market(files)
    check_gangs(files)
    check_nothing_is_left_over(files)
    check_developments(files)
    check_tokens(files)
    check_coordinates(files.coordinates, files.sides)
    check_alerts(files)


# ---------------------------------------------------------------- mat.toml


def check_mat(mat: Mat) -> None:
    """The mat's numbers and its three influence conditions (city.influence.once)."""
    for field in ("influence", "figures", "pool", "renown", "products", "renown_price", "turns", "reach", "coin"):
        at_least(f"mat.toml: {field}", getattr(mat, field), 1)
    for field in ("money", "income", "renown_price"):
        at_least(f"mat.toml: {field}", getattr(mat, field), 0)
        whole_coins(f"mat.toml: {field}", getattr(mat, field), mat.coin)
    if mat.pool > mat.figures:
        refuse("mat.toml: pool", f"it cannot hold {mat.pool} figures where a gang has {mat.figures}")
    if len(mat.battle_die) != 6 or min(mat.battle_die) < 0:
        refuse("mat.toml: battle_die", "it must be a list of six numbers of hits, each 0 or more")
    found: set[str] = set()
    for condition in mat.condition:
        place = f"mat.toml: condition {condition.id!r}"
        one_of(f"{place} id", condition.id, INFLUENCE_CONDITIONS)
        identified(place, condition.id, found)
        at_least(f"{place} at_least", condition.at_least, 1)
        named(place, condition.name)
    exactly("mat.toml: condition", "influence conditions", len(mat.condition), len(INFLUENCE_CONDITIONS))


# ---------------------------------------------------------------- cards


def check_words(place: str, entry: Unit | AbilityCard | MarketCard | Development) -> None:
    """The name of a card or a development, and the line of flavour below it where there is one."""
    named(place, entry.name)
    if entry.flavour is not None:
        named(place, entry.flavour, "flavour")


def check_units(files: PackFiles) -> None:
    """Leaders and gang members (city.setup.recruits: 31 cards in the common deck)."""
    taken: set[str] = set()
    for unit in files.units:
        place = f"units.toml: unit {unit.id!r}"
        identified(place, unit.id, taken)
        check_words(place, unit)
        one_of(f"{place} kind", unit.kind, ("leader", "member"))
        for colour in COLOURS:
            at_least(f"{place} attack {colour}", getattr(unit.attack, colour), 0)
        at_least(f"{place} copies", unit.copies, 0)
        if unit.kind == "leader" and unit.copies:
            refuse(f"{place} copies", "a leader is in no common deck, so it must be 0")
        check_abilities(place, unit.abilities, HAND_CARD_TIMES, files.mat.coin)
    total = sum(unit.copies for unit in files.units)
    exactly("units.toml: unit copies", "gang member cards in the common deck", total, GANG_MEMBERS)


def check_ability_cards(files: PackFiles) -> None:
    """Starter cards that are no units."""
    taken = {unit.id for unit in files.units}
    for card in files.abilities:
        place = f"abilities.toml: card {card.id!r}"
        identified(place, card.id, taken)
        check_words(place, card)
        check_abilities(place, card.abilities, HAND_CARD_TIMES, files.mat.coin)


def check_market(files: PackFiles) -> None:
    """Black market cards (city.setup.black-market: 30)."""
    taken = {unit.id for unit in files.units} | {card.id for card in files.abilities}
    for card in files.market:
        place = f"market.toml: card {card.id!r}"
        identified(place, card.id, taken)
        check_words(place, card)
        at_least(f"{place} price", card.price, 0)
        whole_coins(f"{place} price", card.price, files.mat.coin)
        at_least(f"{place} copies", card.copies, 1)
        times = PERMANENT_TIMES if card.permanent else HAND_CARD_TIMES
        check_abilities(place, card.abilities, times, files.mat.coin)
    total = sum(card.copies for card in files.market)
    exactly("market.toml: card copies", "black market cards", total, MARKET_CARDS)


def check_gangs(files: PackFiles) -> None:
    """Four gangs, one of each colour, with their starter decks (city.setup.leader)."""
    taken: set[str] = set()
    colours: set[str] = set()
    leaders: set[str] = set()
    for gang in files.gangs:
        place = f"gangs.toml: gang {gang.id!r}"
        identified(place, gang.id, taken)
        named(place, gang.name)
        named(place, gang.people, "people")
        one_of(f"{place} colour", gang.colour, COLOURS)
        if gang.colour in colours:
            refuse(f"{place} colour", f"{gang.colour!r} is another gang's; each gang needs a colour of its own")
        colours.add(gang.colour)
        if gang.leader in leaders:
            refuse(f"{place} leader", f"{gang.leader!r} leads another gang; each gang needs a leader of its own")
        leaders.add(gang.leader)
        check_starter(place, gang, files)
    exactly("gangs.toml: gang", "gangs", len(files.gangs), GANGS)


def check_starter(place: str, gang: Gang, files: PackFiles) -> None:
    """A starter deck is the leader, 6 gang members and 3 ability cards."""
    kinds = {unit.id: unit.kind for unit in files.units}
    kinds.update({card.id: "ability" for card in files.abilities})
    if kinds.get(gang.leader) != "leader":
        refuse(f"{place} leader", f"{gang.leader!r} is no leader in units.toml")
    counts = dict.fromkeys(STARTER, 0)
    for number, entry in enumerate(gang.starter, 1):
        spot = f"{place} starter number {number}"
        if entry.card not in kinds:
            refuse(f"{spot} card", f"there is no {entry.card!r}; it must be an id of units.toml or abilities.toml")
        if kinds[entry.card] == "leader" and entry.card != gang.leader:
            refuse(f"{spot} card", f"{entry.card!r} leads another gang; the leader here is {gang.leader!r}")
        at_least(f"{spot} copies", entry.copies, 1)
        counts[kinds[entry.card]] += entry.copies
    if counts != STARTER:
        found = f"{counts['leader']}, {counts['member']} and {counts['ability']}"
        refuse(f"{place} starter", f"it must be 1 leader, 6 gang members and 3 ability cards, and it is {found}")


def check_nothing_is_left_over(files: PackFiles) -> None:
    """Every unit and ability card is in some deck."""
    started_with = {entry.card for gang in files.gangs for entry in gang.starter}
    for unit in files.units:
        if not unit.copies and unit.id not in started_with:
            refuse(f"units.toml: unit {unit.id!r} copies", "it is in no starter deck, so it must be 1 or more")
    for card in files.abilities:
        if card.id not in started_with:
            refuse(
                f"abilities.toml: card {card.id!r} id", "no gang starts with it; a starter of gangs.toml must name it"
            )


# ---------------------------------------------------------------- developments.toml


def check_developments(files: PackFiles) -> None:
    """18 developments, 6 a level (city.setup.developments); how many tiles of each is the pack's own affair."""
    taken: set[str] = set()
    for development in files.developments:
        place = f"developments.toml: development {development.id!r}"
        identified(place, development.id, taken)
        check_words(place, development)
        check_development(place, development, files)
    for level in LEVELS:
        found = sum(1 for development in files.developments if development.level == level)
        exactly("developments.toml: development level", f"{level} developments", found, DEVELOPMENTS_A_LEVEL)


def check_development(place: str, development: Development, files: PackFiles) -> None:
    """One development: numbers, levels, shape, abilities, and a place for it on every side of the board."""
    one_of(f"{place} level", development.level, LEVELS)
    for level in development.levels:
        one_of(f"{place} levels", level, LEVELS)
    if development.level not in development.levels:
        refuse(f"{place} levels", f"its own level, {development.level!r}, must be among them")
    for field, least in (("cost", 0), ("renown", 0), ("copies", 1), ("sale", 0)):
        at_least(f"{place} {field}", getattr(development, field), least)
    whole_coins(f"{place} cost", development.cost, files.mat.coin)
    whole_coins(f"{place} sale", development.sale, files.mat.coin)
    check_shape(f"{place} shape", development, files.sides)
    check_abilities(place, development.abilities, DEVELOPMENT_TIMES, files.mat.coin)
    makes = any(effect.do == "product" for ability in development.abilities for effect in ability.effects)
    if makes and not development.sale:
        refuse(f"{place} sale", "it makes products, so it must say how many ARCs each brings")


# ---------------------------------------------------------------- patrol.toml


def check_tokens(files: PackFiles) -> None:
    """20 YCU tokens (city.setup.ycu)."""
    for number, token in enumerate(files.tokens, 1):
        place = f"patrol.toml: token number {number}"
        at_least(f"{place} attack", token.attack, 1)
        at_least(f"{place} bribe", token.bribe, 0)
        whole_coins(f"{place} bribe", token.bribe, files.mat.coin)
        at_least(f"{place} copies", token.copies, 1)
    exactly("patrol.toml: token copies", "YCU tokens", sum(token.copies for token in files.tokens), TOKENS)


def check_alerts(files: PackFiles) -> None:
    """The six lines of the alert card (city.ycu.alert)."""
    shortest = min(min(len(card.even), len(card.three)) for card in files.coordinates)
    for number, alert in enumerate(files.alerts, 1):
        place = f"patrol.toml: alert number {number}"
        named(place, alert.name)
        for position, effect in enumerate(alert.effects, 1):
            spot = f"{place} effects number {position}"
            check_effect(spot, effect, "alert", files.mat.coin)
            if effect.do == "ycu" and effect.amount > shortest:
                refuse(f"{spot} amount", f"some coordinate card lists only {shortest} spaces, so it must not be more")
    if sorted(alert.roll for alert in files.alerts) != [1, 2, 3, 4, 5, 6]:
        refuse("patrol.toml: alert roll", "there must be one line for each roll from 1 to 6")
