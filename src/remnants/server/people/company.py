"""The company at a table beside its seats: who watches, and whom nobody need listen to."""

from collections.abc import Collection, Sequence
from typing import Literal

import msgspec

LinkKind = Literal["invite", "watch"]


class Watcher(msgspec.Struct, frozen=True):
    """Somebody who came to watch, by one of the two links; once removed they do not come back as themselves."""

    guest: str
    number: int
    name: str
    link: LinkKind
    removed: bool = False


class Company:
    """Who watches a table, and which seats' words each guest does not want to read."""

    def __init__(self, watchers: Sequence[Watcher] = (), muted: Collection[tuple[str, int]] = ()) -> None:
        self.known = {watcher.guest: watcher for watcher in watchers}
        self.muted = set(muted)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Company) and (self.known, self.muted) == (other.known, other.muted)

    __hash__ = None  # type: ignore[assignment]

    @property
    def watching(self) -> list[Watcher]:
        return sorted([one for one in self.known.values() if not one.removed], key=lambda one: one.number)

    def watches(self, guest: str | None) -> bool:
        watcher = None if guest is None else self.known.get(guest)
        return watcher is not None and not watcher.removed

    def was_removed(self, guest: str | None) -> bool:
        watcher = None if guest is None else self.known.get(guest)
        return watcher is not None and watcher.removed

    def muted_by(self, guest: str | None) -> list[int]:
        return sorted([seat for who, seat in self.muted if who == guest])

    def hears(self, guest: str | None, seat: int | None) -> bool:
        """Whether somebody wants to read what a seat says."""
        return (guest, seat) not in self.muted
