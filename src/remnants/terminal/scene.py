"""What a game's terminal module draws from: the view of one seat, and the words for it."""

from typing import Any

from remnants.kernel.game import Pack
from remnants.kernel.match import Match
from remnants.text import Texts


class Scene:
    """One seat's view of a match, with the pack and the texts to show it. There is no way to the hidden state."""

    def __init__(self, view: dict[str, Any], texts: Texts, pack: Pack) -> None:
        self.view = view
        self.texts = texts
        self.pack = pack

    @property
    def state(self) -> dict[str, Any]:
        """The game's own fields as this seat sees them."""
        fields: dict[str, Any] = self.view["state"]
        return fields

    @property
    def seat(self) -> int | None:
        """Whose view it is; None is a spectator."""
        seat: int | None = self.view["seat"]
        return seat

    @property
    def players(self) -> int:
        return int(self.state["players"])

    def player(self, seat: int) -> str:
        """The name of a player."""
        return self.texts.named("player", seat, self.view)

    def word(self, message: str, **facts: Any) -> str:
        """A text by the name of its message, facts named like everywhere."""
        return self.texts.say(message, facts, self.view)


def scene_of(match: Match, seat: int | None, texts: Texts) -> Scene:
    """The scene as one seat sees it now."""
    return Scene(match.view(seat), texts, match.pack)
