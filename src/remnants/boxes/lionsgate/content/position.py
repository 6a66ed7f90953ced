"""Positions written by hand, for tests, tutorials, puzzles and bug reports.

All fields but `players` may be left out. Caves, cards, goods and tiles are named by the ids of the pack. Lists by
seat have an entry for every seat.

    players = 3
    round = 4                         the round being played (1)
    options = { round_limit = 40 }
    step = "turn"                     "turn": somebody's turn begins (the usual); "draft": the draft begins;
                                      "clean-up": the round is over
    turn = 0                          the seat whose turn begins (the first in the order)
    order = [0, 1, 2]                 the seats in turn order
    tiles = [0, 2, 0]                 turn order tiles taken this round, from 1; 0 for none yet
    last_round = 0                    the last round, once somebody has arrived
    money = [12, 0, 100]
    engines = ["guild", ...]          the cave of each engine (the Guild)
    teams = [["ada-firebox", ...]]    the mercenaries of each seat (dealt from the front of the pack)
    assigned = [["ada-firebox"]]      those of them that have worked this round
    goods = [["3 coal", "gold"]]      the goods on each mat, from the left
    boxcars = [["guild", "guild>cog-workshop"]]   where the cars stand, car 1 first: a cave, or a track as "from>to"
                                      (with the engine)
    upgrades = [["steam-drill"]]
    bandits = [["magpie"]]            on the mats; they are aboard when the turn begins
    tokens = { "guild>cog-workshop" = 2 }         bandit tokens in tunnels, either end first
    loose = { guild = ["3 coal"] }    goods lying in caves
    markets = { mosswell = { iron = 2 } }         how many squares of a market are covered (all)
    gilded = { mosswell = { iron = [0] } }        squares of a market, from 0, that gold covers
    shares = [{ town = "mosswell", circle = 0, seat = 1, tokens = 1 }]
    ghosts = ["mosswell"]
    derailed = [1]                    seats whose engines lie on their side
    arrived = [2]                     seats in Lionsgate City
    fallen = [2]                      seats derailed there
    risk = ["rock", "shovel"]         tiles on the risk track
    tops = { cogs = ["steam-drill"] } known cards on top of a deck, the topmost first
    discards = { bandits = ["magpie"] }
"""

from typing import Any

from remnants.boxes.lionsgate.content.content import Content
from remnants.boxes.lionsgate.content.forms import WrittenPosition
from remnants.boxes.lionsgate.content.words import BANDITS, DECKS, GOLD, GOODS, KINDS, MERCENARIES, TILES, TOWN
from remnants.boxes.lionsgate.rules.conservation import lost_or_doubled
from remnants.boxes.lionsgate.rules.draft import drafted_team, offer_size
from remnants.boxes.lionsgate.rules.setup import SOLO_TEAM, laid_out
from remnants.boxes.lionsgate.rules.state import LionsgateState, cards_in
from remnants.boxes.lionsgate.rules.train import note_tracks, settle_cars
from remnants.kernel import packs
from remnants.kernel.agenda import Frame
from remnants.kernel.game import OptionValue
from remnants.kernel.refusal import BadInput

STEPS = ["turn", "draft", "clean-up"]


def written(content: Content, spec: dict[str, Any], options: dict[str, OptionValue]) -> LionsgateState:
    """The state that a position describes; raises BadInput naming the field that is wrong."""
    position = packs.convert(spec, WrittenPosition, "position")
    if not 1 <= position.players <= 4:
        raise BadInput(f"position: players: lionsgate is for 1 to 4 players, not {position.players}")
    state = laid_out(content, position.players)
    state.round_limit = int(options["round_limit"])
    state.round = position.round
    state.last_round = position.last_round
    Writer(state, position).write()
    wrong = lost_or_doubled(state)
    if wrong:
        raise BadInput(f"position: it cannot be: {'; '.join(wrong)}")
    return state


class Writer:
    """Fills a state field by field."""

    def __init__(self, state: LionsgateState, position: WrittenPosition) -> None:
        self.state = state
        self.content = state.pack
        self.position = position

    def write(self) -> None:
        self.write_map()
        self.write_decks()
        self.write_players()
        self.write_teams()
        self.write_trains()
        self.write_agenda()

    # ------------------------------------------------------------------ names

    def number(self, name: str, names: list[str], field: str) -> int:
        if name not in names:
            raise BadInput(f"position: {field}: {name!r} is none of {', '.join(names)}")
        return names.index(name)

    def cave(self, name: str, field: str) -> int:
        return self.number(name, self.content.cave_ids, field)

    def town(self, name: str, field: str) -> int:
        cave = self.cave(name, field)
        if self.content.cave_kinds[cave] != TOWN:
            raise BadInput(f"position: {field}: {name!r} is no town")
        return cave

    def track(self, name: str, field: str) -> int:
        """A track written as "from>to"."""
        ends = [self.cave(end, field) for end in name.split(">")]
        for track, start in enumerate(self.content.track_from):
            if ends == [start, self.content.track_to[track]]:
                return track
        raise BadInput(f"position: {field}: there is no tunnel {name!r}; write it as 'from>to'")

    def goods(self, names: list[str], field: str) -> list[int]:
        """Goods written as "coal" or "3 coal", in order."""
        found: list[int] = []
        for name in names:
            count, _, kind = name.rpartition(" ")
            if count and not count.isdigit():
                raise BadInput(f"position: {field}: {name!r} is not written as 'coal' or '3 coal'")
            found += [self.number(kind, GOODS, field)] * (int(count) if count else 1)
        return found

    def seats(self, seats: list[int], field: str) -> int:
        """A set of seats."""
        together = 0
        for seat in seats:
            self.check_seat(seat, field)
            together |= 1 << seat
        return together

    def check_seat(self, seat: int, field: str) -> None:
        if not 0 <= seat < self.state.players:
            raise BadInput(f"position: {field}: seats are 0 to {self.state.players - 1}, not {seat}")

    def check_by_seat(self, entries: list[Any], field: str) -> None:
        if entries and len(entries) != self.state.players:
            raise BadInput(f"position: {field}: {len(entries)} entries for {self.state.players} seats")

    # ------------------------------------------------------------------ the map

    def write_map(self) -> None:
        state, position = self.state, self.position
        for name, tokens in position.tokens.items():
            tunnel = self.track(name, "tokens") >> 1
            state.tokens[tunnel] = tokens
            state.token_supply -= tokens
        for name, names in position.loose.items():
            for good in self.goods(names, f"loose {name}"):
                state.loose[self.cave(name, "loose") * KINDS + good] += 1
                state.supply[good] -= 1
        for town, filled in position.markets.items():
            for kind, squares in filled.items():
                self.cover(self.market(town, kind, "markets"), squares, f"markets {town} {kind}")
        for town, gilded in position.gilded.items():
            for kind, on in gilded.items():
                self.gild(self.market(town, kind, "gilded"), on, f"gilded {town} {kind}")
        for town in position.ghosts:
            state.ghosts |= 1 << self.town(town, "ghosts")
        for tile in position.risk:
            number = self.number(tile, TILES[:-1], "risk")
            state.risk.append(number)
            state.bag[number] -= 1
        if len(state.risk) > len(self.content.multipliers):
            raise BadInput(f"position: risk: the track has {len(self.content.multipliers)} spaces")

    def market(self, town: str, good: str, field: str) -> int:
        cave = self.town(town, field)
        market = self.content.market_at[cave * KINDS + self.number(good, GOODS, field)]
        if market < 0:
            raise BadInput(f"position: {field}: {town!r} has no market for {good}")
        return market

    def cover(self, market: int, squares: int, field: str) -> None:
        if not 0 <= squares <= len(self.content.market_squares[market]):
            raise BadInput(f"position: {field}: it has {len(self.content.market_squares[market])} squares")
        self.state.supply[self.content.market_good[market]] += self.state.filled[market] - squares
        self.state.filled[market] = squares

    def gild(self, market: int, squares: list[int], field: str) -> None:
        for square in squares:
            if not 0 <= square < self.state.filled[market]:
                raise BadInput(f"position: {field}: square {square} is not covered")
            self.state.gilded[market] |= 1 << square
            self.state.supply[self.content.market_good[market]] += 1
            self.state.supply[GOLD] -= 1

    # ------------------------------------------------------------------ cards

    def card_names(self, deck: int) -> list[str]:
        content = self.content
        return [content.mercenary_ids, content.bandit_ids, content.upgrade_ids, content.upgrade_ids][deck]

    def take(self, name: str, deck: int, field: str) -> int:
        """A card out of its deck."""
        card = self.number(name, self.card_names(deck), field)
        if not self.state.deck[deck] >> card & 1:
            raise BadInput(f"position: {field}: {name!r} is somewhere else already, or in no such deck")
        self.state.deck[deck] ^= 1 << card
        return card

    def write_decks(self) -> None:
        for name, cards in self.position.tops.items():
            deck = self.number(name, DECKS, "tops")
            self.state.deck_top[deck] = [self.take(card, deck, f"tops {name}") for card in reversed(cards)]
        for name, cards in self.position.discards.items():
            deck = self.number(name, DECKS, "discards")
            for card in cards:
                self.state.discard[deck] |= 1 << self.take(card, deck, f"discards {name}")

    # ------------------------------------------------------------------ the players

    def write_players(self) -> None:
        state, position = self.state, self.position
        for field in ("tiles", "money", "engines", "teams", "assigned", "goods", "boxcars", "upgrades", "bandits"):
            self.check_by_seat(getattr(position, field), field)
        if position.order:
            if sorted(position.order) != list(range(state.players)):
                raise BadInput(f"position: order: {position.order} does not name every seat once")
            state.order = position.order[:]
        for seat, tile in enumerate(position.tiles):
            state.tiles[seat] = tile - 1
        for seat, money in enumerate(position.money):
            state.money[seat] = money
        for seat, name in enumerate(position.engines):
            state.engine[seat] = self.cave(name, "engines")
        state.derailed = self.seats(position.derailed, "derailed")
        state.arrived = self.seats(position.arrived, "arrived")
        state.fallen = self.seats(position.fallen, "fallen")
        for seat in cards_in(state.arrived):
            state.engine[seat] = self.content.city
        for seat, names in enumerate(position.bandits):
            for name in names:
                state.bandits[seat] |= 1 << self.take(name, BANDITS, "bandits")
        for seat, names in enumerate(position.upgrades):
            for name in names:
                upgrade = self.number(name, self.content.upgrade_ids, "upgrades")
                self.take(name, state.upgrade_deck(upgrade), "upgrades")
                state.upgrades[seat] |= 1 << upgrade
        for shares in position.shares:
            self.place_shares(shares.town, shares.circle, shares.seat, shares.tokens)

    def place_shares(self, town: str, circle: int, seat: int, tokens: int) -> None:
        circles = self.content.circles_of[self.town(town, "shares")]
        if not 0 <= circle < len(circles):
            raise BadInput(f"position: shares: {town!r} has the circles 0 to {len(circles) - 1}, not {circle}")
        self.check_seat(seat, "shares")
        self.state.circle_owner[circles[circle]] = seat
        self.state.circle_tokens[circles[circle]] = tokens
        self.state.shares_left[seat] -= tokens

    def write_teams(self) -> None:
        """Teams as written; those left out are dealt from the front of the pack."""
        state, position = self.state, self.position
        if position.step == "draft":
            return
        for seat, names in enumerate(position.teams):
            for name in names:
                state.team[seat] |= 1 << self.take(name, MERCENARIES, "teams")
        size = SOLO_TEAM if state.players == 1 else drafted_team(state.players)
        for seat in range(state.players):
            while not position.teams and state.team[seat].bit_count() < size:
                first = cards_in(state.deck[MERCENARIES])[0]
                state.deck[MERCENARIES] ^= 1 << first
                state.team[seat] |= 1 << first
            if not (state.arrived | state.derailed) >> seat & 1:
                state.ready[seat] = state.team[seat]
        for seat, names in enumerate(position.assigned):
            for name in names:
                card = self.number(name, self.content.mercenary_ids, "assigned")
                if not state.ready[seat] >> card & 1:
                    raise BadInput(f"position: assigned: {name!r} is not ready in the team of seat {seat}")
                state.ready[seat] ^= 1 << card

    def write_trains(self) -> None:
        state, position = self.state, self.position
        for seat, names in enumerate(position.goods):
            state.mat[seat] = self.goods(names, "goods")
            for good in state.mat[seat]:
                state.supply[good] -= 1
            settle_cars(state, seat)
        for seat, places in enumerate(position.boxcars):
            if len(places) != len(state.cars[seat]):
                wanted = len(state.cars[seat])
                raise BadInput(f"position: boxcars: seat {seat} has {len(places)}, its goods need {wanted}")
            caves = len(self.content.cave_ids)
            state.cars[seat] = [
                caves + self.track(place, "boxcars") if ">" in place else self.cave(place, "boxcars")
                for place in places
            ]
            note_tracks(state, seat)

    # ------------------------------------------------------------------ what happens next

    def write_agenda(self) -> None:
        state, position = self.state, self.position
        self.number(position.step, STEPS, "step")
        if position.step == "draft":
            state.round = 0
            state.then([*[Frame("deal-offer")] * offer_size(state.players), Frame("draft")])
        elif position.step == "clean-up":
            state.push("clean-up")
        else:
            first = state.order[0] if position.turn is None else position.turn
            self.check_seat(first, "turn")
            if state.ready[first] == 0:
                raise BadInput(f"position: turn: seat {first} has nobody to assign")
            state.at = (state.order.index(first) - 1) % state.players
            state.push("next-turn")
