"""The roads of Return to Lionsgate City: the best one from an engine to every cave, as the tracks are blocked now."""

from remnants.boxes.lionsgate.bots.weights import LionsgateWeights
from remnants.boxes.lionsgate.content.content import FAR
from remnants.boxes.lionsgate.content.words import ENTRY_PRICE, PASS
from remnants.boxes.lionsgate.rules.state import LionsgateState
from remnants.boxes.lionsgate.rules.train import blocked_tracks


class Roads:
    """The best road to every cave: short, and around bandits where the detour is small."""

    def __init__(self, state: LionsgateState, start: int, blocked: int, enter_city: bool, token_detour: float) -> None:
        content = state.pack
        self.content = content
        self.start = start
        caves = len(content.cave_ids)
        self.difficulty = [FAR] * caves
        self.tokens = [0] * caves
        self.came_by = [-1] * caves
        cost = [float(FAR)] * caves
        cost[start] = 0.0
        self.difficulty[start] = 0
        settled = 0
        here = start
        while here >= 0:
            settled |= 1 << here
            for difficulty, tunnel, beyond, track in content.ways[here]:
                further = cost[here] + difficulty + token_detour * state.tokens[tunnel]
                if further < cost[beyond] and not blocked >> track & 1 and (enter_city or beyond != content.city):
                    cost[beyond] = further
                    self.difficulty[beyond] = self.difficulty[here] + difficulty
                    self.tokens[beyond] = self.tokens[here] + state.tokens[tunnel]
                    self.came_by[beyond] = track
            here = -1
            nearest = float(FAR)
            for cave, far in enumerate(cost):
                if far < nearest and not settled >> cave & 1:
                    nearest = far
                    here = cave

    def path(self, goal: int) -> list[int]:
        """The tunnels on the road to a cave."""
        tunnels: list[int] = []
        while goal != self.start:
            track = self.came_by[goal]
            tunnels.append(track >> 1)
            goal = self.content.track_from[track]
        tunnels.reverse()
        return tunnels

    def furthest(self, goal: int, strength: int) -> int:
        """The last cave on the road to a goal that so much engineering reaches; the start if it reaches none."""
        here = self.start
        if self.difficulty[goal] >= FAR:
            return here
        for tunnel in self.path(goal):
            one, other = self.content.tunnel_ends[tunnel]
            beyond = other if one == here else one
            if self.difficulty[beyond] >= strength:
                break
            here = beyond
        return here


def roads_from(state: LionsgateState, seat: int, weights: LionsgateWeights) -> Roads:
    """The roads from where the engine stands, as the tracks are blocked now."""
    blocked = blocked_tracks(state, seat)
    if blocked and state.upgrades[seat] & state.pack.cogs_with[PASS]:
        blocked = 0
    return Roads(state, state.engine[seat], blocked, state.money[seat] >= ENTRY_PRICE, weights.token_detour)
