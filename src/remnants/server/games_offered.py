"""The games a server offers, with their packs, texts and bots."""

import logging
from typing import Any

from remnants import kits
from remnants.kernel import packs
from remnants.kernel.chronicle import Chronicle
from remnants.kernel.game import Game
from remnants.kernel.refusal import BadInput
from remnants.lessons.forms import lessons_of, puzzles_of
from remnants.lessons.rule_positions import shown_for
from remnants.server.http.game_messages import GameShown, GameTold, OptionShown, PackShown
from remnants.server.http.lesson_messages import ChapterShown, RulebookShown, RuleShown
from remnants.server.settings import Settings
from remnants.server.storage.queries import TableKept
from remnants.server.thinking import bot_levels
from remnants.text import LANGUAGES, Texts
from remnants.text.catalogue import OWN_FOLDER, RULES_FILE, check_language, title_of

logger = logging.getLogger("remnants.server")


class GamesOffered:
    """What can be played here."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        for place in settings.extra_games:
            kits.add(place)
        self._rulebooks: dict[tuple[str, str], RulebookShown] = {}
        self._contents: dict[tuple[str, str | None], dict[str, Any]] = {}

    def game(self, name: str) -> Game:
        return kits.game(name)

    def games(self) -> list[Game]:
        """All games that are installed; one that cannot be loaded is left out, with a line in the log."""
        found: list[Game] = []
        for name in kits.names():
            try:
                found.append(kits.game(name))
            except BadInput as error:
                logger.error("%s", error)
        return found

    def shown(self, game: Game) -> GameShown:
        options = [OptionShown(option.name, option.values, option.rule) for option in game.options]
        return GameShown(
            name=game.name,
            told={language: GameTold(**title_of(game.name, language)) for language in LANGUAGES},
            rules=game.version,
            fewest_players=game.fewest_players,
            most_players=game.most_players,
            options=options,
            packs=self.packs_shown(game),
            levels=bot_levels.levels(game.name),
            lessons=list(lessons_of(kits.kit(game.name))) if game.name in kits.names() else [],
            puzzles=len(puzzles_of(kits.kit(game.name))) if game.name in kits.names() else 0,
        )

    # ------------------------------------------------------------------ packs

    def packs_shown(self, game: Game) -> list[PackShown]:
        """All packs that tables may ask for, the usual one first; none for a game that needs no packs."""
        own = game.own_pack_names()
        usual = [PackShown(game.usual_pack, "usual")] if game.usual_pack in own else []
        others = [PackShown(name, "own") for name in own if name != game.usual_pack]
        return [*usual, *others, *[PackShown(name, "house") for name in self.packs(game.name) if name not in own]]

    def packs(self, game: str) -> list[str]:
        """The names of this server's packs, which tables may ask for besides the game's own."""
        if self.settings.packs_folder is None or not (self.settings.packs_folder / game).is_dir():
            return []
        return sorted([path.name for path in (self.settings.packs_folder / game).iterdir() if path.is_dir()])

    def pack_path(self, game: str, pack: str | None) -> str | None:
        """A pack as the game knows it: one of its own by name, or the folder of one that is listed here.

        Nothing else can be named, so no other folder of the server is ever read.
        """
        if pack is None or pack in self.game(game).own_pack_names():
            return pack
        if pack not in self.packs(game) or self.settings.packs_folder is None:
            listed = ", ".join([shown.name for shown in self.packs_shown(self.game(game))]) or "none"
            raise BadInput(f"there is no pack {pack!r} for {game} here; there is {listed}")
        return str(self.settings.packs_folder / game / pack)

    def pack_of_table(self, kept: TableKept) -> str | None:
        """The pack of a table: one that began with a pack that is no longer the usual one goes on with it."""
        own = self.game(kept.game)
        if kept.pack is not None or kept.pack_name == own.usual_pack or kept.pack_name not in own.own_pack_names():
            return kept.pack
        return kept.pack_name

    def pack_content(self, game: str, pack: str | None) -> dict[str, Any]:
        """The files of a pack as data, for drawing boards and cards: nothing in a pack is secret."""
        path = self.pack_path(game, pack)
        own = self.game(game)
        if not own.own_packs:
            return {}
        folder = packs.find(path, own.own_packs, own.usual_pack).folder
        return {file.stem: packs.read_toml(file) for file in packs.files_of(folder)}

    def content(self, game: str, pack: str | None) -> dict[str, Any]:
        """What the page must know to name and draw a pack's things, as the game itself tells it."""
        key = (game, pack)
        if key not in self._contents:
            loaded = self.game(game).load_pack(self.pack_path(game, pack))
            self._contents[key] = kits.kit(game).catalogue(loaded)
        return self._contents[key]

    def chronicle(self, game: str) -> type[Chronicle]:
        """How the chronicle of a game is told: as the game itself says, or only that it was played."""
        return kits.kit(game).chronicle()

    # ------------------------------------------------------------------ texts

    def rulebook(self, game: str, language: str) -> RulebookShown:
        """All rules of a game, chapter by chapter; kept, since nothing about it changes."""
        key = (self.game(game).name, check_language(language))
        if key not in self._rulebooks:
            self._rulebooks[key] = rulebook_of(*key) if game in kits.names() else RulebookShown(game, [])
        return self._rulebooks[key]

    def texts(self, game: str, language: str) -> str:
        """All messages of a game in one language with the rules of every table, as one Fluent file."""
        own = sorted((kits.kit(game).text_folder / check_language(language)).glob("*.ftl"))
        files = [OWN_FOLDER / language / RULES_FILE, *own]
        return "\n".join([file.read_text(encoding="utf-8") for file in files])


def rulebook_of(game: str, language: str) -> RulebookShown:
    texts = Texts(game, language)

    def look(rule: str) -> str | None:
        shown = shown_for(game, rule)
        return None if shown is None else shown.look.told_in(language)

    chapters = [
        ChapterShown(heading, [RuleShown(rule.rule, rule.title, rule.text, look(rule.rule)) for rule in rules])
        for heading, rules in texts.chapters()
    ]
    return RulebookShown(texts.title, chapters)
