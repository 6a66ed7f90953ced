"""Doors that stay shut for a while to whoever goes on asking after being told no: a no costs time too."""

import time

from remnants.server.http.limits import Limits


class Doors:
    """Which networks are not listened to at the moment."""

    def __init__(self, patience: int, seconds: float) -> None:
        self._patience = Limits("refusals", patience / 60, patience)
        self._seconds = seconds
        self._shut: dict[str, float] = {}

    def refused(self, network: str) -> bool:
        """Somebody was told that it is too much; whether they may go on. Who has heard it too often is shut out."""
        if self._patience.of(network).take():
            return True
        if self._seconds > 0:
            self._shut = {name: until for name, until in self._shut.items() if until > time.monotonic()}
            self._shut[network] = time.monotonic() + self._seconds
        return False

    def shut(self, network: str) -> bool:
        return bool(self._shut) and self._shut.get(network, 0.0) > time.monotonic()
