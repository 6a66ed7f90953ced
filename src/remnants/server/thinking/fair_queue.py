"""Waiting for a worker: people take turns by the time they have used, and so do the tables of each."""

from collections import deque
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")
MOST_REMEMBERED = 10_000


class FairQueue(Generic[T]):
    """Gives out what waits: whoever has used the least comes first, and each owner's tables take turns.

    Nobody saves up time by staying away: whoever comes back begins where those who are waiting stand.
    """

    def __init__(self) -> None:
        self._owners: dict[str, dict[str, deque[T]]] = {}
        self._used: dict[str, float] = {}
        self._least = 0.0
        """What the last one to come first had used."""

    def put(self, owner: str, table: str, item: T) -> None:
        if owner not in self._owners:
            self._owners[owner] = {}
            self._used[owner] = max(self._least, self._used.get(owner, 0.0))
        self._owners[owner].setdefault(table, deque()).append(item)

    def take(self, may: Callable[[str], bool]) -> tuple[str, T] | None:
        """The next one among those who may have another turn, and its owner, who goes to the end of the line of those
        who have used as much. None if nobody waits.
        """
        waiting = [owner for owner in self._owners if may(owner)]
        if not waiting:
            return None
        owner = min(waiting, key=self._used.__getitem__)
        self._least = max(self._least, self._used[owner])
        tables = self._owners.pop(owner)
        table = next(iter(tables))
        items = tables.pop(table)
        item = items.popleft()
        if items:
            tables[table] = items
        if tables:
            self._owners[owner] = tables
        return owner, item

    def spend(self, owner: str, seconds: float) -> None:
        """Somebody's turn turned out to cost so much."""
        self._used[owner] = max(self._least, self._used.get(owner, 0.0)) + seconds
        if len(self._used) > MOST_REMEMBERED:
            self._used = {name: used for name, used in self._used.items() if used > self._least or name in self._owners}

    def __len__(self) -> int:
        return sum([len(waiting) for tables in self._owners.values() for waiting in tables.values()])
