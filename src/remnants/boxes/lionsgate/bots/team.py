"""What a seat's mercenaries in Return to Lionsgate City can do, and how much ore their work will bring."""

from remnants.boxes.lionsgate.bots.weights import LionsgateWeights
from remnants.boxes.lionsgate.content.words import BAG, DYNAMITE, ENGINEERING, LOAD, MINING, ORE, SHOVEL, SKUNK, TOOL
from remnants.boxes.lionsgate.rules.mining import multiplier
from remnants.boxes.lionsgate.rules.state import LionsgateState, cards_in


class Team:
    """What a seat's mercenaries can do, and how many of them it takes."""

    def __init__(self, state: LionsgateState, seat: int) -> None:
        content = state.pack
        team = cards_in(state.team[seat])
        self.size = len(team)
        self.left = (state.ready[seat] | state.crew).bit_count()
        self.engineers = sorted([content.engineering[card] for card in team], reverse=True)
        self.miners = sorted([content.mining[card] for card in team], reverse=True)
        self.engine_bonus = cog_bonus(state, seat, ENGINEERING)
        self.mining_bonus = cog_bonus(state, seat, MINING)
        self.load_bonus = cog_bonus(state, seat, LOAD)

    def to_drive(self, difficulty: int) -> float:
        """How many mercenaries a drive takes, the best engineers first; far drives take more than one turn."""
        if difficulty == 0:
            return 0.0
        strength = self.engine_bonus
        for used, engineering in enumerate(self.engineers):
            strength += engineering
            if strength > difficulty:
                return used + 1.0
        return self.size * (difficulty + 1.0) / max(strength, 1)

    def to_handle(self, goods: int) -> int:
        """How many mercenaries load or unload so many goods."""
        return max(1, (goods - self.load_bonus + 4) // 5)

    def to_mine(self, miners: int) -> int:
        """The combined mining of the best few."""
        return sum(self.miners[:miners]) + self.mining_bonus

    def rounds(self, mercenaries: float) -> int:
        """In how many rounds from now so many mercenaries have worked."""
        beyond = mercenaries - self.left
        return 0 if beyond <= 0 else 1 + int(beyond / self.size)


def cog_bonus(state: LionsgateState, seat: int, effect: int) -> int:
    """What the cogs on a mat add, whoever is assigned."""
    cogs = state.upgrades[seat] & state.pack.cogs_with[effect]
    if cogs == 0:
        return 0
    return sum([state.pack.cog_amount[effect][cog] for cog in cards_in(cogs)])


def strength(state: LionsgateState, mercenary: int, weights: LionsgateWeights) -> float:
    """What a mercenary is worth."""
    content = state.pack
    skills = weights.engineering * content.engineering[mercenary] + weights.mining * content.mining[mercenary]
    return (
        skills + weights.fighting * content.fighting[mercenary] + weights.ability * ability(state, mercenary, weights)
    )


def ability(state: LionsgateState, mercenary: int, weights: LionsgateWeights) -> float:
    """What the special ability of a mercenary would bring a round as a cog."""
    content = state.pack
    worth = 0.0
    for effect, each in enumerate(weights.effects):
        if content.mercenaries_with[effect] >> mercenary & 1:
            worth += each * content.mercenary_amount[effect][mercenary]
    return worth


def expected_ore(state: LionsgateState, seat: int, cave: int, mining: int, weights: LionsgateWeights) -> float:
    """About how much ore so many draws bring, the skunk's danger included.

    For a mine that is still to be reached the bag is taken as full and the risk track as half way up: others will
    have drawn by then, and a plan that changed with every tile would never be carried out.
    """
    here = state.engine[seat] == cave
    bag = state.bag if here else BAG
    tiles_in_bag = sum(bag)
    if tiles_in_bag == 0 or mining == 0:
        return 0.0
    draws = min(mining, tiles_in_bag)
    tools = state.pack.mine_tools[cave]
    ore = 0.0
    pairs = weights.pairs
    for tool in range(SHOVEL, DYNAMITE + 1):
        if tools >> tool & 1 or cog_bonus(state, seat, TOOL + tool):
            tiles = draws * bag[tool] / tiles_in_bag
            ore += tiles * (1.0 + pairs * min(tiles, 2.0))
    safe = 1.0 - draws * bag[SKUNK] / tiles_in_bag
    times = max(weights.multiplier, multiplier(state)) if here else weights.multiplier
    bonus = cog_bonus(state, seat, ORE)
    return min((ore * times + bonus) * safe, state.supply[state.pack.mine_ore[cave]])
