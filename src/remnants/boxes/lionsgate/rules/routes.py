"""Finding routes: which caves an engine can reach, and by which way it drives straight to one.

This is a search over caves, not a list of all paths; whoever wants another route drives it tunnel by tunnel.
"""

from remnants.boxes.lionsgate.content.content import FAR, Content, distances
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
