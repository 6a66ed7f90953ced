"""Answers given under earlier rules, in today's words: which way `go` took in records of version 1."""

from remnants.boxes.lionsgate.content.content import FAR, Content
from remnants.boxes.lionsgate.content.words import ENTRY_PRICE
from remnants.boxes.lionsgate.rules.routes import Routes
from remnants.boxes.lionsgate.rules.state import LionsgateState
from remnants.kernel.steps import Choice

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
