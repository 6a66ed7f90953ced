"""What the cards, tiles and spaces of a pack are worth, worked out once from the weights."""

from mypy_extensions import mypyc_attr

from remnants.boxes.city.bots.weights import CityWeights
from remnants.boxes.city.content.board import AROUND, SPACES, WIDTH
from remnants.boxes.city.content.content import Ability, Content, Side

FOR_1000 = ("arcs", "gamble", "rob", "discount", "income", "cheaper", "cheaper-bribe", "sale-bonus")
MEAN_OF_D6 = 3.5
WITH_CONDITION = 0.6
CARDS_A_PATROL = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class SideTables:
    """By space of one side of the board."""

    __slots__ = ("award", "home", "kept", "near")

    def __init__(self, side: Side, weights: CityWeights) -> None:
        self.award: list[int] = [side.award_of(space) for space in range(SPACES)]
        hits = [0] * SPACES
        for card in side.coordinates:
            for space in card:
                hits[space] += 1
        cards = max(1, len(side.coordinates))
        self.kept: list[float] = [1 - weights.patrolled * CARDS_A_PATROL * count / cards for count in hits]
        """The part of an award that patrols leave."""
        self.near: list[float] = [0.0] * SPACES
        """What standing there promises: the level, and awards beside."""
        for space in range(SPACES):
            for level, mask in enumerate(side.level_masks):
                if mask >> space & 1:
                    self.near[space] = weights.levels[level]
            for other in range(SPACES):
                if AROUND[space] >> other & 1 and other != space:
                    self.near[space] += 0.05 * self.award[other]

        self.home: dict[int, list[float]] = {entry: _from_home(entry) for entry in side.entries}
        """By entry space: what tells equal spaces apart."""


def _from_home(entry: int) -> list[float]:
    """The nearer to the own entry space the better; at the same distance the one more to the left.

    That treats all sides of the board alike, which taking the first space in the list would not.
    """
    ahead = (WIDTH // 2 - entry % WIDTH, WIDTH // 2 - entry // WIDTH)
    found: list[float] = []
    for space in range(SPACES):
        across, down = space % WIDTH - entry % WIDTH, space // WIDTH - entry // WIDTH
        to_the_right = ahead[0] * down - ahead[1] * across
        found.append(-0.01 * (abs(across) + abs(down)) - 0.0001 * to_the_right)
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Tables:
    """By card and by development of a pack. Strengths and card worths are lists by colour."""

    __slots__ = ("deck", "hand", "pack", "production", "sides", "standing", "strength")

    def __init__(self, pack: Content, weights: CityWeights) -> None:
        self.pack = pack
        cards = range(len(pack.design))
        self.strength: list[list[float]] = []
        self.hand: list[list[float]] = []
        self.deck: list[list[float]] = []
        plays = [_worth(pack.play_ability[card], weights.play) for card in cards]
        fights = [_fight(pack, weights, card) for card in cards]
        for colour in range(len(pack.attack)):
            strength = [pack.attack[colour][card] + fights[card] for card in cards]
            self.strength.append(strength)
            self.hand.append([weights.hand * strength[card] + weights.hand_ability * plays[card] for card in cards])
            self.deck.append(
                [weights.deck * strength[card] + weights.deck_ability * plays[card] - weights.burden for card in cards]
            )
        self.standing: list[float] = [_worth(pack.standing_ability[card], weights.standing) for card in cards]
        self.production: list[float] = []
        for development in range(len(pack.development_ids)):
            produced = _worth(pack.development_produce[development], weights.play)
            if pack.development_sale[development]:
                produced = _products(pack, weights, development)
            lasting = _worth(pack.development_standing[development], weights.standing)
            self.production.append(weights.production * produced + lasting)
        self.sides: dict[str, SideTables] = {side.id: SideTables(side, weights) for side in (pack.even, pack.three)}


def _worth(ability: Ability | None, words: dict[str, float]) -> float:
    """What an ability does, once or as long as it stands."""
    if ability is None:
        return 0.0
    worth = 0.0
    for effect in ability.effects:
        amount = float(effect.figures or effect.amount or 1)
        if effect.word in FOR_1000:
            amount /= 1000
        if effect.word == "gamble":
            amount *= MEAN_OF_D6
        worth += words.get(effect.word, 0.0) * amount
    worth -= words.get("arcs", 0.0) * ability.cost_arcs / 1000 + ability.cost_renown
    worth -= words.get("draw", 0.0) * ability.cost_cards
    return max(0.0, worth * (WITH_CONDITION if ability.condition else 1.0))


def _fight(pack: Content, weights: CityWeights, card: int) -> float:
    """What a card's abilities add to its attack value in a battle."""
    strength = 0.0
    ability = pack.battle_ability[card]
    if ability is not None:
        added = 0.0
        for effect in ability.effects:
            added += weights.battle.get(effect.word, weights.battle["other"]) * (effect.amount or 1)
        strength += max(0.0, added * (WITH_CONDITION if ability.condition else 1.0) - ability.cost_renown)
    for ability in (pack.won_ability[card], pack.lost_ability[card]):
        if ability is not None:
            strength += weights.battle["other"]
    return strength


def _products(pack: Content, weights: CityWeights, development: int) -> float:
    ability = pack.development_produce[development]
    if ability is None:
        return 0.0
    made = sum([effect.amount for effect in ability.effects if effect.word == "product"])
    return made * pack.development_sale[development] / 1000 * weights.play["arcs"] * weights.product
