"""Finding routes: which caves an engine can reach, and by which way it drives straight to one.

This is a search over caves, not a list of all paths; whoever wants another route drives it tunnel by tunnel.
"""

from remnants.boxes.lionsgate.content.content import FAR, Content, distances
from remnants.boxes.lionsgate.content.words import ENTRY_PRICE
from remnants.boxes.lionsgate.rules.state import LionsgateState
from remnants.kernel.steps import Choice

GO: list[Choice] = [("go", cave) for cave in range(64)]


def destinations(content: Content, start: int, limit: int, blocked: int, enter_city: bool) -> list[Choice]:
    """The caves within reach of a summed difficulty, as choices."""
    if not blocked:
        table = content.destinations[start]
        found = table[limit] if limit < len(table) else table[-1]
        if enter_city and content.distance[start][content.city] <= limit:
            found = [*found, GO[content.city]]
        return found
    best = distances(content, start, limit, blocked)
    best[start] = FAR
    if not enter_city:
        best[content.city] = FAR
    return [GO[cave] for cave, difficulty in enumerate(best) if difficulty < FAR]


class Routes:
    """The ways straight to every cave: with the fewest bandit tokens of all that can be driven, then the easiest.

    For each summed difficulty up to the limit the fewest tokens with which each cave is reached at exactly that
    difficulty. The best route passes no cave twice: without the detour it would be easier and meet no more.
    """

    def __init__(self, content: Content, start: int, limit: int, blocked: int, tokens: list[int]) -> None:
        self.content = content
        self.start = start
        caves = len(content.cave_ids)
        most = min(limit, sum(content.difficulty))
        self.fewest = [[FAR] * caves for _ in range(most + 1)]
        self.came_by = [[-1] * caves for _ in range(most + 1)]
        self.fewest[0][start] = 0
        for spent in range(most):
            for cave, met in enumerate(self.fewest[spent]):
                if met == FAR or cave == content.city:
                    continue
                for difficulty, tunnel, beyond, track in content.ways[cave]:
                    if spent + difficulty > most:
                        break
                    further = met + tokens[tunnel]
                    if further < self.fewest[spent + difficulty][beyond] and not blocked >> track & 1:
                        self.fewest[spent + difficulty][beyond] = further
                        self.came_by[spent + difficulty][beyond] = track

    def reaches(self, goal: int) -> bool:
        return self.tokens_met(goal) < FAR

    def tokens_met(self, goal: int) -> int:
        """How many bandit tokens lie on the way to a cave; FAR where there is none."""
        return min([reached[goal] for reached in self.fewest])

    def difficulty(self, goal: int) -> int:
        """How difficult that way is."""
        return [reached[goal] for reached in self.fewest].index(self.tokens_met(goal))

    def tunnels(self, goal: int) -> list[int]:
        """The tunnels of that way, in order."""
        spent = self.difficulty(goal)
        route: list[int] = []
        here = goal
        while here != self.start:
            track = self.came_by[spent][here]
            route.append(track >> 1)
            spent -= self.content.difficulty[track >> 1]
            here = self.content.track_from[track]
        route.reverse()
        return route


# ---------------------------------------------------------------- which way it was under rules 1

TOKENS_WEIGH = 128
"""So much more than a bandit token does one difficulty weigh."""


def with_its_route(state: LionsgateState, choice: Choice) -> Choice:
    """A drive straight to a cave took the easiest way: where today's would be another its tunnels are named."""
    if choice[0] != "go" or len(choice) != 2 or not state.agenda or state.agenda[-1].step != "drive":
        return choice
    cave, _spent, used, engineering, blocked = state.agenda[-1].data
    goal = choice[1]
    routes = Routes(state.pack, cave, engineering - 1, blocked, state.tokens)
    if used or goal == cave or not 0 <= goal < len(state.pack.cave_ids) or not routes.reaches(goal):
        return choice
    route = easiest_route(state.pack, cave, goal, blocked, state.tokens)
    return choice if route == routes.tunnels(goal) else ("go", goal, *route)


def can_be_driven(state: LionsgateState, choice: Choice) -> bool:
    """Whether a drive with its tunnels named is one that could be driven tunnel by tunnel."""
    if choice[0] != "go" or len(choice) < 3 or not state.agenda or state.agenda[-1].step != "drive":
        return False
    cave, spent, used, engineering, blocked = state.agenda[-1].data
    for tunnel in choice[2:]:
        ways = [way for way in state.pack.ways[cave] if way[1] == tunnel]
        if used >> tunnel & 1 or not ways or blocked >> ways[0][3] & 1:
            return False
        spent += ways[0][0]
        used |= 1 << tunnel
        cave = ways[0][2]
    enters = cave != state.pack.city or state.money[state.agenda[-1].seat] >= ENTRY_PRICE
    return cave == choice[1] and spent < engineering and enters


def easiest_route(content: Content, start: int, goal: int, blocked: int, tokens: list[int]) -> list[int]:
    """The tunnels of the easiest way; of several equally easy ones, that with the fewest bandit tokens."""
    caves = len(content.cave_ids)
    best = [FAR * TOKENS_WEIGH] * caves
    came_by = [-1] * caves
    best[start] = 0
    settled = 0
    here = start
    while here != goal and here >= 0:
        settled |= 1 << here
        for difficulty, tunnel, beyond, track in content.ways[here]:
            longer = best[here] + difficulty * TOKENS_WEIGH + tokens[tunnel]
            if longer < best[beyond] and not blocked >> track & 1:
                best[beyond] = longer
                came_by[beyond] = track
        here = -1
        nearest = FAR * TOKENS_WEIGH
        for cave, cost in enumerate(best):
            if cost < nearest and not settled >> cave & 1:
                nearest = cost
                here = cave
    route: list[int] = []
    here = goal
    while here != start:
        track = came_by[here]
        route.append(track >> 1)
        here = content.track_from[track]
    route.reverse()
    return route
