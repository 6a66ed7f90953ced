"""Waiting for a worker: people take turns, and so do the tables of each."""

from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Gives out what waits, each owner in turn and each owner's tables in turn, however many of them one owner has."""

    def __init__(self) -> None:
        self._owners: dict[str, dict[str, deque[T]]] = {}

    def put(self, owner: str, table: str, item: T) -> None:
        self._owners.setdefault(owner, {}).setdefault(table, deque()).append(item)

    def take(self) -> T | None:
        """The next one; whoever it belongs to goes to the end of the line. None if nobody waits."""
        if not self._owners:
            return None
        owner = next(iter(self._owners))
        tables = self._owners.pop(owner)
        table = next(iter(tables))
        waiting = tables.pop(table)
        item = waiting.popleft()
        if waiting:
            tables[table] = waiting
        if tables:
            self._owners[owner] = tables
        return item

    def __len__(self) -> int:
        return sum([len(waiting) for tables in self._owners.values() for waiting in tables.values()])
