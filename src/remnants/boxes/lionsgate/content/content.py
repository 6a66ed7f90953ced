"""The content of a pack as columns: caves, tunnels, markets and cards by number, and tables worked out once.

A tunnel t has two tracks, 2t from its first cave to its second and 2t + 1 back. A place is a cave's number or, for a
boxcar in a tunnel, the number of caves plus that of the track.
"""

from remnants.boxes.lionsgate.content.words import EFFECTS, KINDS
from remnants.kernel.game import Pack
from remnants.kernel.steps import Choice

Way = tuple[int, int, int, int]
"""A way out of a cave: difficulty, tunnel, the cave it leads to, the track travelled."""

FAR = 999
"""More than any route is difficult."""


class Content(Pack):
    """A pack of Return to Lionsgate City, shared by all states and never changed."""

    def __init__(self, name: str, digest: str) -> None:
        super().__init__(name, digest)
        self.cave_ids: list[str] = []
        self.cave_marks: list[str] = []
        self.cave_kinds: list[int] = []
        self.cave_names: list[dict[str, str]] = []
        self.cave_spoken: list[dict[str, str]] = []
        """The names as a sentence says them: with their articles."""
        self.coordinates: list[tuple[int, int]] = []
        self.guild = 0
        self.city = 0
        self.towns: list[int] = []
        self.large_towns = 0
        self.mine_ore: list[int] = []
        self.mine_tools: list[int] = []
        self.factory_makes: list[int] = []
        self.factories: list[int] = []
        self.workshop_deck: list[int] = []
        self.market_cave: list[int] = []
        self.market_good: list[int] = []
        self.market_squares: list[list[int]] = []
        self.markets_of: list[list[int]] = []
        self.market_at: list[int] = []
        self.circle_cave: list[int] = []
        self.circle_price: list[int] = []
        self.circles_of: list[list[int]] = []
        self.tunnel_ends: list[tuple[int, int]] = []
        self.difficulty: list[int] = []
        self.ways: list[list[Way]] = []
        self.track_from: list[int] = []
        self.track_to: list[int] = []
        self.distance: list[list[int]] = []
        self.destinations: list[list[list[Choice]]] = []
        self.multipliers: list[int] = []
        self.share_row: list[int] = []
        self.upgrade_spaces = 0
        self.rank_money: list[int] = []
        """One player: the money at the end for each rank, the lowest first."""
        self.rank_names: list[dict[str, str]] = []
        self.mercenary_ids: list[str] = []
        self.mercenary_names: list[dict[str, str]] = []
        self.engineering: list[int] = []
        self.mining: list[int] = []
        self.fighting: list[int] = []
        self.bandit_ids: list[str] = []
        self.bandit_names: list[dict[str, str]] = []
        self.toughness: list[int] = []
        self.steal: list[int] = []
        self.bounty: list[int] = []
        self.upgrade_ids: list[str] = []
        self.upgrade_names: list[dict[str, str]] = []
        self.pipe_does: list[int] = []
        self.pipe_amount: list[int] = []
        self.pipes_for: list[int] = [0] * 5
        """By the number of players: the pipes that are played with."""
        self.mercenaries_with: list[int] = [0] * len(EFFECTS)
        self.mercenary_amount: list[list[int]] = [[] for _ in EFFECTS]
        self.cogs_with: list[int] = [0] * len(EFFECTS)
        self.cog_amount: list[list[int]] = [[] for _ in EFFECTS]
        self.effects_written: dict[str, list[tuple[str, int]]] = {}
        """What each card with an ability does, by card id: the words and amounts that its text is made of."""

    def finish(self) -> None:
        """Works the tables out, once everything else is there."""
        caves = len(self.cave_ids)
        self.track_from = []
        self.track_to = []
        self.ways = [[] for _ in range(caves)]
        for tunnel, (one, other) in enumerate(self.tunnel_ends):
            self.track_from += [one, other]
            self.track_to += [other, one]
            self.ways[one].append((self.difficulty[tunnel], tunnel, other, 2 * tunnel))
            self.ways[other].append((self.difficulty[tunnel], tunnel, one, 2 * tunnel + 1))
        for ways in self.ways:
            ways.sort()
        self.market_at = [-1] * (caves * KINDS)
        self.markets_of = [[] for _ in range(caves)]
        for market, cave in enumerate(self.market_cave):
            self.market_at[cave * KINDS + self.market_good[market]] = market
            self.markets_of[cave].append(market)
        self.circles_of = [[] for _ in range(caves)]
        for circle, cave in enumerate(self.circle_cave):
            self.circles_of[cave].append(circle)
        self.factories = [cave for cave, alloy in enumerate(self.factory_makes) if alloy >= 0]
        self.distance = [distances(self, cave, FAR, 0) for cave in range(caves)]
        self.destinations = [self.destinations_from(cave) for cave in range(caves)]

    def destinations_from(self, cave: int) -> list[list[Choice]]:
        """By the summed difficulty allowed: the caves within reach while no boxcar blocks, the city left out."""
        others = [other for other in range(len(self.cave_ids)) if other not in (cave, self.city)]
        furthest = max([self.distance[cave][other] for other in others])
        return [
            [("go", other) for other in others if self.distance[cave][other] <= limit] for limit in range(furthest + 1)
        ]


def distances(content: Content, start: int, limit: int, blocked: int) -> list[int]:
    """The lowest summed difficulty from a cave to every other within a limit; FAR beyond it.

    `blocked` has a bit for every track that cannot be travelled. Caves are settled from near to far, so that each is
    looked at once however many routes lead to it.
    """
    best = [FAR] * len(content.cave_ids)
    best[start] = 0
    settled = 0
    here = start
    while here >= 0:
        settled |= 1 << here
        so_far = best[here]
        for difficulty, _tunnel, beyond, track in content.ways[here]:
            longer = so_far + difficulty
            if longer > limit:
                break
            if longer < best[beyond] and not blocked >> track & 1:
                best[beyond] = longer
        here = -1
        nearest = FAR
        for cave, difficulty in enumerate(best):
            if difficulty < nearest and not settled >> cave & 1:
                nearest = difficulty
                here = cave
    return best
