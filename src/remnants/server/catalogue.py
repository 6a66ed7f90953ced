"""The games a server offers, with their packs, texts and bots."""

import tomllib
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from remnants.games import NAMES
from remnants.games import game as our_game
from remnants.kernel.chronicle import Chronicle
from remnants.kernel.game import Game
from remnants.kernel.refusal import BadInput
from remnants.server import bots
from remnants.server.messages import GameShown, OptionShown
from remnants.server.settings import Settings

LANGUAGES = ["en", "it"]


def find_game(name: str, extra_games: tuple[str, ...]) -> Game:
    """A game by name: one of ours, or a further one that the settings name as `module:attribute`."""
    for place in extra_games:
        module, _, attribute = place.partition(":")
        extra: Game = getattr(import_module(module), attribute)
        if extra.name == name:
            return extra
    try:
        return our_game(name)
    except (ImportError, AttributeError):
        raise BadInput(f"the game {name!r} is not installed here") from None


class Catalogue:
    """What can be played here."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._contents: dict[tuple[str, str | None], dict[str, Any]] = {}

    def game(self, name: str) -> Game:
        return find_game(name, self.settings.extra_games)

    def games(self) -> list[Game]:
        """All games that are installed."""
        extra: list[Game] = []
        for place in self.settings.extra_games:
            module, _, attribute = place.partition(":")
            extra.append(getattr(import_module(module), attribute))
        found: list[Game] = []
        for name in NAMES:
            try:
                found.append(self.game(name))
            except BadInput:
                continue
        return found + extra

    def shown(self, game: Game) -> GameShown:
        options = [OptionShown(option.name, option.values, option.rule) for option in game.options]
        return GameShown(
            name=game.name,
            rules=game.version,
            fewest_players=game.fewest_players,
            most_players=game.most_players,
            options=options,
            packs=self.packs(game.name),
            levels=bots.levels(game.name),
        )

    # ------------------------------------------------------------------ packs

    def packs(self, game: str) -> list[str]:
        """The names of the packs that tables may ask for, besides the game's own."""
        if self.settings.packs_folder is None or not (self.settings.packs_folder / game).is_dir():
            return []
        return sorted([path.name for path in (self.settings.packs_folder / game).iterdir() if path.is_dir()])

    def pack_path(self, game: str, pack: str | None) -> str | None:
        """The folder of a pack. Only listed packs can be named, so no other folder of the server is ever read."""
        if pack is None:
            return None
        if pack not in self.packs(game) or self.settings.packs_folder is None:
            listed = ", ".join(self.packs(game)) or "none but the game's own"
            raise BadInput(f"there is no pack {pack!r} for {game} here; there is {listed}")
        return str(self.settings.packs_folder / game / pack)

    def pack_content(self, game: str, pack: str | None) -> dict[str, Any]:
        """The files of a pack as data, for drawing boards and cards: nothing in a pack is secret."""
        path = self.pack_path(game, pack)
        folder = Path(path) if path is not None else own_folder(game, "pack")
        if folder is None or not folder.is_dir():
            return {}
        return {file.stem: tomllib.loads(file.read_text(encoding="utf-8")) for file in sorted(folder.glob("*.toml"))}

    def content(self, game: str, pack: str | None) -> dict[str, Any]:
        """What the page must know to name and draw a pack's things, as the game itself tells it."""
        key = (game, pack)
        if key not in self._contents:
            place = f"remnants.games.{game}.catalogue"
            if game not in NAMES or find_spec(place) is None:
                return {}
            loaded = self.game(game).load_pack(self.pack_path(game, pack))
            self._contents[key] = import_module(place).catalogue(loaded)
        return self._contents[key]

    def chronicle(self, game: str) -> type[Chronicle]:
        """How the chronicle of a game is told: as the game itself says, or only that it was played."""
        places = [place.partition(":")[0] for place in self.settings.extra_games if self._named(place) == game]
        place = places[0] if places else f"remnants.games.{game}.chronicle"
        if not places and (game not in NAMES or find_spec(place) is None):
            return Chronicle
        told: type[Chronicle] = getattr(import_module(place), "Chronicle", Chronicle)
        return told

    def _named(self, place: str) -> str:
        module, _, attribute = place.partition(":")
        return str(getattr(import_module(module), attribute).name)

    # ------------------------------------------------------------------ texts

    def texts(self, game: str, language: str) -> str:
        """All messages of a game in one language, as one Fluent file."""
        if language not in LANGUAGES:
            raise BadInput(f"there are texts in {' and '.join(LANGUAGES)}, not in {language!r}")
        folder = own_folder(game, "text")
        if folder is None:
            return ""
        files = sorted((folder / language).glob("*.ftl"))
        return "\n".join([file.read_text(encoding="utf-8") for file in files])


def own_folder(game: str, name: str) -> Path | None:
    """A folder that comes with one of our games."""
    if game not in NAMES:
        return None
    spec = find_spec(f"remnants.games.{game}")
    if spec is None or not spec.submodule_search_locations:
        return None
    return Path(spec.submodule_search_locations[0]) / name
