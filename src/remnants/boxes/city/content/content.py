"""The content of a pack, turned into columns that the rules can read fast. Shared by all states, never changed."""

from pathlib import Path
from typing import Any, Final

from remnants.boxes.city.content import board
from remnants.kernel.game import Pack
from remnants.kernel.refusal import BadInput

COLOURS: Final = ["yellow", "red", "blue", "green"]
NOTHING: Final = -1

PLAY: Final = "play"
BATTLE: Final = "battle"
WON: Final = "won"
LOST: Final = "lost"
STANDING: Final = "standing"
PRODUCE: Final = "produce"


class Effect:
    """One word of the vocabulary with its numbers."""

    __slots__ = ("amount", "figures", "on", "per", "pile", "spaces", "word")

    def __init__(self, word: str, amount: int, figures: int, spaces: int, on: str, pile: str, per: str) -> None:
        self.word = word
        self.amount = amount
        self.figures = figures
        self.spaces = spaces
        self.on = on
        self.pile = pile
        self.per = per


class Ability:
    """Some effects, when they work, what they cost and on which condition."""

    __slots__ = ("condition", "cost_arcs", "cost_cards", "cost_renown", "effects", "name", "number", "when")

    def __init__(
        self,
        number: int,
        when: str,
        condition: str,
        costs: tuple[int, int, int],
        effects: list[Effect],
        name: dict[str, str],
    ) -> None:
        self.number = number
        self.name = name
        self.when = when
        self.condition = condition
        self.cost_arcs, self.cost_renown, self.cost_cards = costs
        self.effects = effects

    @property
    def has_cost(self) -> bool:
        return self.cost_arcs > 0 or self.cost_renown > 0 or self.cost_cards > 0


class Placement:
    """One way to lay a development: its first space, how often it is turned, and all spaces it covers."""

    __slots__ = ("mask", "space", "turns")

    def __init__(self, space: int, turns: int, mask: int) -> None:
        self.space = space
        self.turns = turns
        self.mask = mask


class Side:
    """One side of the board: levels, closed spaces, entry spaces, renown awards, and where each development fits."""

    __slots__ = ("awards", "coordinates", "entries", "id", "level_masks", "open", "placements")

    def __init__(self, side_id: str) -> None:
        self.id = side_id
        self.open = 0
        self.entries: list[int] = []
        self.level_masks: list[int] = [0, 0, 0]
        self.awards: list[tuple[int, int]] = []
        self.placements: list[list[Placement]] = []
        self.coordinates: list[list[int]] = []

    def award_of(self, space: int) -> int:
        """The renown printed on a space."""
        for renown, mask in self.awards:
            if mask >> space & 1:
                return renown
        return 0


class Content(Pack):
    """All cards, tiles and numbers of a pack by column. A card number stands for one piece of cardboard."""

    def __init__(self, name: str, digest: str) -> None:
        super().__init__(name, digest)
        # by card design
        self.design_ids: list[str] = []
        self.design_names: list[dict[str, str]] = []
        self.design_flavour: list[dict[str, str]] = []
        self.design_price: list[int] = []
        self.design_abilities: list[list[Ability]] = []
        # by card
        self.design: list[int] = []
        self.attack: list[list[int]] = [[], [], [], []]
        self.is_unit: list[bool] = []
        self.is_leader: list[bool] = []
        self.is_market: list[bool] = []
        self.is_permanent: list[bool] = []
        self.price: list[int] = []
        self.play_ability: list[Ability | None] = []
        self.battle_ability: list[Ability | None] = []
        self.won_ability: list[Ability | None] = []
        self.lost_ability: list[Ability | None] = []
        self.standing_ability: list[Ability | None] = []
        # groups of cards
        self.starters: list[list[int]] = []
        self.recruits: list[int] = []
        self.market: list[int] = []
        # gangs
        self.gang_ids: list[str] = []
        self.gang_colour: list[int] = []
        self.gang_names: list[dict[str, str]] = []
        self.gang_people: list[dict[str, str]] = []
        # developments
        self.development_ids: list[str] = []
        self.development_names: list[dict[str, str]] = []
        self.development_flavour: list[dict[str, str]] = []
        self.development_level: list[int] = []
        self.development_levels: list[list[int]] = []
        self.development_cost: list[int] = []
        self.development_renown: list[int] = []
        self.development_copies: list[int] = []
        self.development_sale: list[int] = []
        self.development_shape: list[list[tuple[int, int]]] = []
        self.development_produce: list[Ability | None] = []
        self.development_standing: list[Ability | None] = []
        self.development_abilities: list[list[Ability]] = []
        # patrol
        self.token_attack: list[int] = []
        self.token_bribe: list[int] = []
        self.alerts: list[list[Effect]] = []
        self.alert_names: list[dict[str, str]] = []
        # mat and numbers
        self.condition_ids: list[str] = []
        self.condition_at_least: list[int] = []
        self.condition_names: list[dict[str, str]] = []
        self.battle_die: list[int] = []
        self.influence = 0
        self.figures = 0
        self.pool = 0
        self.money = 0
        self.income = 0
        self.renown = 0
        self.products = 0
        self.renown_price = 0
        self.turns = 0
        self.reach = 0
        self.coin = 0
        # sides and abilities
        self.even = Side("even")
        self.three = Side("three")
        self.abilities: list[Ability] = []

    def side(self, players: int) -> Side:
        """The side of the board for this number of players (city.setup.players)."""
        return self.three if players == 3 else self.even

    def cards_of(self, design_id: str) -> list[int]:
        """All cards of a design; raises BadInput if there is none."""
        if design_id not in self.design_ids:
            raise BadInput(f"there is no card {design_id!r}; there are {', '.join(sorted(self.design_ids))}")
        design = self.design_ids.index(design_id)
        return [card for card, of in enumerate(self.design) if of == design]

    def copies_of(self, card: int) -> int:
        """How many cards of this card's design there are in the box (city.cards.copies)."""
        return self.design.count(self.design[card])

    def card_id(self, card: int) -> str:
        """The id of a card's design."""
        return self.design_ids[self.design[card]]


def build(name: str, digest: str, files: Any) -> Content:
    """The columns for what `forms.load` read."""
    content = Content(name, digest)
    _read_mat(content, files.mat)
    _read_developments(content, files.developments)
    designs = _Designs(content)
    for unit in files.units:
        designs.add_unit(unit)
    for card in files.abilities:
        designs.add_card(card, 0)
    for card in files.market:
        designs.add_card(card, card.price)
    for unit in files.units:
        content.recruits.extend([designs.piece(unit.id, "unit") for _ in range(unit.copies)])
    for card in files.market:
        kind = "permanent" if card.permanent else "market"
        content.market.extend([designs.piece(card.id, kind) for _ in range(card.copies)])
    leaders = {gang.leader for gang in files.gangs}
    units = {unit.id for unit in files.units}
    for gang in files.gangs:
        content.gang_ids.append(gang.id)
        content.gang_colour.append(COLOURS.index(gang.colour))
        content.gang_names.append(_languages(gang.name))
        content.gang_people.append(_languages(gang.people))
        deck: list[int] = []
        for entry in gang.starter:
            kind = "leader" if entry.card in leaders else "unit" if entry.card in units else "ability"
            deck.extend([designs.piece(entry.card, kind) for _ in range(entry.copies)])
        content.starters.append(deck)
    for token in files.tokens:
        content.token_attack.extend([token.attack] * token.copies)
        content.token_bribe.extend([token.bribe] * token.copies)
    for alert in sorted(files.alerts, key=_roll_of):
        content.alerts.append([_effect(effect) for effect in alert.effects])
        content.alert_names.append(_languages(alert.name))
    for side in files.sides:
        _read_side(content, content.three if side.id == "three" else content.even, side, files.coordinates)
    return content


def _roll_of(alert: Any) -> int:
    return int(alert.roll)


def _languages(name: Any) -> dict[str, str]:
    return {"en": name.en, "it": name.it}


def _flavour(entry: Any) -> dict[str, str]:
    """The line of flavour printed on a card or a development; empty where there is none."""
    return {} if entry.flavour is None else _languages(entry.flavour)


def _effect(effect: Any) -> Effect:
    return Effect(effect.do, effect.amount, effect.figures, effect.spaces, effect.on, effect.pile, effect.per)


def _abilities(content: Content, abilities: list[Any], owner: str) -> list[Ability]:
    found: list[Ability] = []
    for ability in abilities:
        if ability.when in [other.when for other in found]:
            raise BadInput(f"{owner}: abilities: only one ability with when = {ability.when!r} is allowed")
        cost = ability.cost
        costs = (0, 0, 0) if cost is None else (cost.arcs, cost.renown, cost.cards)
        effects = [_effect(effect) for effect in ability.effects]
        name = {} if ability.name is None else _languages(ability.name)
        built = Ability(len(content.abilities), ability.when, ability.condition or "", costs, effects, name)
        content.abilities.append(built)
        found.append(built)
    return found


def ability_when(abilities: list[Ability], when: str) -> Ability | None:
    """The ability that works at that moment, if there is one."""
    for ability in abilities:
        if ability.when == when:
            return ability
    return None


class _Designs:
    """Takes in card designs, then makes their pieces of cardboard one by one."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.attacks: list[list[int]] = []

    def add_unit(self, unit: Any) -> None:
        attack = unit.attack
        self._add(unit, 0, [attack.yellow, attack.red, attack.blue, attack.green])

    def add_card(self, card: Any, price: int) -> None:
        self._add(card, price, [0, 0, 0, 0])

    def _add(self, entry: Any, price: int, attack: list[int]) -> None:
        content = self.content
        content.design_ids.append(entry.id)
        content.design_names.append(_languages(entry.name))
        content.design_flavour.append(_flavour(entry))
        content.design_price.append(price)
        content.design_abilities.append(_abilities(content, entry.abilities, entry.id))
        self.attacks.append(attack)

    def piece(self, design_id: str, kind: str) -> int:
        content = self.content
        design = content.design_ids.index(design_id)
        abilities = content.design_abilities[design]
        card = len(content.design)
        content.design.append(design)
        for colour in range(4):
            content.attack[colour].append(self.attacks[design][colour])
        content.is_unit.append(kind in ("unit", "leader"))
        content.is_leader.append(kind == "leader")
        content.is_market.append(kind in ("market", "permanent"))
        content.is_permanent.append(kind == "permanent")
        content.price.append(content.design_price[design])
        content.play_ability.append(ability_when(abilities, PLAY))
        content.battle_ability.append(ability_when(abilities, BATTLE))
        content.won_ability.append(ability_when(abilities, WON))
        content.lost_ability.append(ability_when(abilities, LOST))
        content.standing_ability.append(ability_when(abilities, STANDING))
        return card


def _read_mat(content: Content, mat: Any) -> None:
    content.influence = mat.influence
    content.figures = mat.figures
    content.pool = mat.pool
    content.money = mat.money
    content.income = mat.income
    content.renown = mat.renown
    content.products = mat.products
    content.renown_price = mat.renown_price
    content.turns = mat.turns
    content.reach = mat.reach
    content.coin = mat.coin
    content.battle_die = list(mat.battle_die)
    for condition in mat.condition:
        content.condition_ids.append(condition.id)
        content.condition_at_least.append(condition.at_least)
        content.condition_names.append(_languages(condition.name))


def _read_developments(content: Content, developments: list[Any]) -> None:
    for development in developments:
        content.development_ids.append(development.id)
        content.development_names.append(_languages(development.name))
        content.development_flavour.append(_flavour(development))
        content.development_level.append(board.LEVELS.index(development.level))
        content.development_levels.append([board.LEVELS.index(level) for level in development.levels])
        content.development_cost.append(development.cost)
        content.development_renown.append(development.renown)
        content.development_copies.append(development.copies)
        content.development_sale.append(development.sale)
        content.development_shape.append(board.cells_of(list(development.shape)))
        abilities = _abilities(content, development.abilities, development.id)
        content.development_abilities.append(abilities)
        content.development_produce.append(ability_when(abilities, PRODUCE))
        content.development_standing.append(ability_when(abilities, STANDING))


def _read_side(content: Content, side: Side, drawn: Any, coordinates: list[Any]) -> None:
    levels = "".join(drawn.levels.split())
    renown = "".join(drawn.renown.split())
    side.entries = [board.space_named(name) for name in drawn.entries]
    awards: dict[int, int] = {}
    for space in range(board.SPACES):
        bit = board.BIT[space]
        if levels[space] != "#":
            side.open |= bit
            side.level_masks["SMH".index(levels[space])] |= bit
        if renown[space].isdigit() and renown[space] != "0":
            value = int(renown[space])
            awards[value] = awards.get(value, 0) | bit
    side.awards = sorted(awards.items())
    for card in coordinates:
        names = card.three if side.id == "three" else card.even
        side.coordinates.append([board.space_named(name) for name in names])
    for development in range(len(content.development_ids)):
        side.placements.append(_placements(content, side, development))


def _placements(content: Content, side: Side, development: int) -> list[Placement]:
    """Every way a development fits the levels of a side (city.develop.level), turned but never mirrored."""
    allowed = 0
    for level in content.development_levels[development]:
        allowed |= side.level_masks[level]
    found: list[Placement] = []
    seen: set[int] = set()
    shape = content.development_shape[development]
    for turns in range(4):
        for space in range(board.SPACES):
            mask = board.laid_at(shape, space)
            if mask and mask & ~allowed == 0 and mask not in seen:
                seen.add(mask)
                found.append(Placement(space, turns, mask))
        shape = board.turned(shape)
    return found


def load(folder: Path, name: str, digest: str) -> Content:
    """The pack in a folder, read, checked and turned into columns."""
    from remnants.boxes.city.content import forms

    return build(name, digest, forms.load(folder))
