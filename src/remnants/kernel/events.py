"""Events say what happened. Log, animation, recap, statistics and sound read events, never the state."""

from typing import Any

from mypy_extensions import mypyc_attr

SPECTATOR = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """What happened: `data` for everybody, `secret` only for the seats in `seen_by`.

    An event with `reveals` showed a hidden fact to somebody, so play cannot be taken back beyond it.
    """

    __slots__ = ("data", "kind", "reveals", "secret", "seen_by")

    def __init__(
        self,
        kind: str,
        data: dict[str, Any],
        secret: dict[str, Any],
        seen_by: tuple[int, ...],
        reveals: bool,
    ) -> None:
        self.kind = kind
        self.data = data
        self.secret = secret
        self.seen_by = seen_by
        self.reveals = reveals

    def shown_to(self, seat: int) -> dict[str, Any]:
        """What one seat (or a spectator) learns of it, ready for JSON."""
        shown: dict[str, Any] = {"kind": self.kind}
        shown.update(self.data)
        if seat in self.seen_by:
            shown.update(self.secret)
        return shown

    def __reduce__(self) -> tuple[Any, ...]:
        return (Event, (self.kind, self.data, self.secret, self.seen_by, self.reveals))

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.data!r}, secret={self.secret!r}, seen_by={self.seen_by!r})"
