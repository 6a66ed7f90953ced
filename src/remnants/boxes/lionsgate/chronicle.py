"""The chronicle of Return to Lionsgate City: where the money came from, the dice of fights, the tiles of mines."""

from collections.abc import Callable
from typing import Any

from remnants.boxes.lionsgate.content.content import Content
from remnants.boxes.lionsgate.content.words import BANDITS, ENTRY_PRICE, SHARE_TOKENS, SKUNK
from remnants.kernel.chronicle import Chronicle, Ledger, Seen, Throw, Values, evenly
from remnants.kernel.game import Pack

D6 = evenly([1, 2, 3, 4, 5, 6])


class LionsgateChronicle(Chronicle):
    """Nothing is hidden here."""

    measures = ["score", "shares", "goods"]

    def __init__(self, pack: Pack, players: int, beginning: Seen) -> None:
        super().__init__(pack, players, beginning)
        assert isinstance(pack, Content)
        self.content = pack
        self.money = Ledger(players)
        self.money.settle("start", beginning["money"])

    def heard(self, event: dict[str, Any], before: Callable[[], Seen]) -> list[Throw]:
        kind, seat = event["kind"], event.get("seat", -1)
        if kind == "draft-ended":
            for drafter, gold in enumerate(event["gold"]):
                self.money.add("draft", drafter, gold)
        elif kind == "sold":
            self.money.add("sold", seat, event["money"])
            self.money.add("trade", seat, event["bonus"])
        elif kind == "shares-paid":
            self.money.add("shares", seat, event["money"])
        elif kind == "beaten":
            self.money.add("bounty", seat, event["bounty"])
        elif kind == "shares-returned":
            self.money.add("ghost-towns", seat, -event["money"])
        elif kind == "arrived":
            self.money.add("arrival", seat, event["goods"] - ENTRY_PRICE)
        return self._thrown(kind, seat, event, before)

    def _thrown(self, kind: str, seat: int, event: dict[str, Any], before: Callable[[], Seen]) -> list[Throw]:
        if kind == "rolled":
            return [Throw("fight-dice", seat, event["dice"], D6)]
        if kind == "tile-drawn":
            bag: list[int] = before()["bag"]
            pieces = [tile for tile, count in enumerate(bag) for _ in range(count)] or [event["drawn"]]
            tile = event["drawn"]
            quiet = evenly([0 if piece == SKUNK else 1 for piece in pieces])
            return [
                Throw("tile", seat, [tile], evenly(pieces), ranked=False),
                Throw("no-skunk", seat, [0 if tile == SKUNK else 1], quiet),
            ]
        if kind == "bandit-met":
            seen = before()
            waiting = seen["deck"][BANDITS] or seen["discard"][BANDITS]
            known = [card for card, strength in enumerate(self.content.toughness) if waiting >> card & 1]
            tough = [self.content.toughness[card] for card in known or [event["bandit"]]]
            return [Throw("bandit", seat, [self.content.toughness[event["bandit"]]], evenly(tough), ranked=False)]
        return []

    def standing(self, seen: Seen) -> dict[str, Values]:
        shares: Values = [SHARE_TOKENS - left for left in seen["shares_left"]]
        return {"score": seen["money"], "shares": shares, "goods": [len(mat) for mat in seen["mat"]]}

    def sources(self, seen: Seen) -> dict[str, Values]:
        return self.money.known(seen["money"])
