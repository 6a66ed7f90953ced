"""Who is at a table, here or at another server, and since when somebody is away."""

import time

BEGAN = time.monotonic()
"""When this server began: nobody can have been seen to be away for longer."""


class Presence:
    """The guests who have a socket open."""

    def __init__(self) -> None:
        self.online: dict[str, int] = {}
        self.elsewhere: set[str] = set()
        """Guests connected to other servers on the same database."""
        self.last_online: dict[str, float] = {}
        self.away_seconds = 0.0
        """How long somebody must be away before the host may let a bot play for them."""

    def now_elsewhere(self, guests: set[str]) -> bool:
        """Takes in who is connected to other servers; gives whether that is news."""
        for guest in self.elsewhere - guests:
            self.last_online[guest] = time.monotonic()
        changed = guests != self.elsewhere
        self.elsewhere = guests
        return changed

    def is_here(self, guest: str | None) -> bool:
        """Whether somebody is connected, here or to another server."""
        return guest is not None and (guest in self.online or guest in self.elsewhere)

    def came(self, guest: str) -> bool:
        """A browser opened a socket; gives whether it is its first here."""
        self.online[guest] = self.online.get(guest, 0) + 1
        return self.online[guest] == 1

    def went(self, guest: str) -> bool:
        """A browser closed a socket; gives whether it was its last here."""
        self.online[guest] = self.online.get(guest, 1) - 1
        if self.online[guest] > 0:
            return False
        del self.online[guest]
        self.last_online[guest] = time.monotonic()
        return True

    def gone_for(self, guest: str | None) -> float | None:
        """Seconds since somebody left; None while they are here."""
        return None if guest is None or self.is_here(guest) else self.away_for(guest)

    def away_for(self, guest: str | None) -> float:
        """Seconds since somebody was last connected, or since this server began if that is all it can know."""
        if guest is None or self.is_here(guest):
            return 0.0
        return time.monotonic() - self.last_online.get(guest, BEGAN)
