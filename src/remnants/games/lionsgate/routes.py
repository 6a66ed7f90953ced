"""Finding routes: which caves an engine can reach, and the easiest way there.

This is a search over caves, each settled once, not a list of all paths; whoever wants another route drives it tunnel
by tunnel.
"""

from remnants.games.lionsgate.content import FAR, Content, distances
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


def easiest_route(content: Content, start: int, goal: int, blocked: int, tokens: list[int]) -> list[int]:
    """The tunnels of the easiest route; of several equally easy ones, that with the fewest bandit tokens.

    The search runs from the start; difficulty weighs so much more than tokens that it always decides first.
    """
    caves = len(content.cave_ids)
    weight = 128
    best = [FAR * weight] * caves
    came_by = [-1] * caves
    best[start] = 0
    settled = 0
    here = start
    while here != goal and here >= 0:
        settled |= 1 << here
        for difficulty, tunnel, beyond, track in content.ways[here]:
            longer = best[here] + difficulty * weight + tokens[tunnel]
            if longer < best[beyond] and not blocked >> track & 1:
                best[beyond] = longer
                came_by[beyond] = track
        here = -1
        nearest = FAR * weight
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
