"""Whoever attends to a table: its sockets, its bots, its notices."""

from typing import Protocol

from remnants.server.http.messages import Sent


class Listener(Protocol):
    """Somebody who wants to know what happens at a table."""

    def table_moved(self) -> None:
        """There is a new version of the position."""

    def table_changed(self) -> None:
        """Seats, presence or phase changed."""

    def table_said(self, message: Sent) -> None:
        """Something was said: chat, or the address of a rematch."""

    def is_busy(self) -> bool:
        """Whether the table must stay awake for it."""
