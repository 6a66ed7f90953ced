"""Somebody who does something at a server."""


class Visitor:
    """A guest by the hash of its secret, with the name it goes by and the hash of the network it comes from."""

    def __init__(self, guest: str, name: str, origin: str) -> None:
        self.guest = guest
        self.name = name
        self.origin = origin
