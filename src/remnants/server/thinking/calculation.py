"""What every calculation has: the record that it is worked out from."""

from typing import Any

import msgspec

from remnants import kits
from remnants.kernel import replay
from remnants.kernel.match import Match


class Calculation(msgspec.Struct, tag_field="kind"):
    """Something to be worked out from a record, which may begin in the middle of a game."""

    game: str
    pack: str | None
    record: dict[str, Any]

    def match(self) -> Match:
        return replay.load(kits.game(self.game), self.record, self.pack)

    def done(self) -> Any:
        """The result, ready for JSON."""
        raise NotImplementedError
