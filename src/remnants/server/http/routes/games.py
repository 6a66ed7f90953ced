"""The games on offer: what can be set, the texts and the content of packs."""

from functools import partial
from typing import Any

from litestar import MediaType, get
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery

from remnants.server import metering
from remnants.server.games_offered import GamesOffered
from remnants.server.http.game_messages import GameShown
from remnants.server.http.guard import ANYONE
from remnants.server.http.lesson_messages import RulebookShown
from remnants.server.http.schema import json_schema


def catalogue_of(state: State) -> GamesOffered:
    found: GamesOffered = state.game_server.games
    return found


@get("/api/games", opt={"admits": ANYONE})
async def list_games(state: State) -> list[GameShown]:
    """All games with their options, packs and bots."""
    catalogue = catalogue_of(state)
    return [catalogue.shown(game) for game in catalogue.games()]


@get("/api/games/{game:str}/text/{language:str}", media_type=MediaType.TEXT, opt={"admits": ANYONE})
async def game_texts(state: State, game: FromPath[str], language: FromPath[str]) -> str:
    """All messages of a game in a language, as a Fluent file."""
    catalogue = catalogue_of(state)
    return catalogue.texts(catalogue.game(game).name, language)


@get("/api/games/{game:str}/rules/{language:str}", opt={"admits": ANYONE})
async def game_rules(state: State, game: FromPath[str], language: FromPath[str]) -> RulebookShown:
    """The rulebook of a game in a language, chapter by chapter."""
    return await metering.in_thread(partial(catalogue_of(state).rulebook, game, language))


@get("/api/games/{game:str}/pack", opt={"admits": ANYONE})
async def game_pack(state: State, game: FromPath[str], pack: FromQuery[str | None] = None) -> dict[str, Any]:
    """The files of a pack as data: what boards and cards are drawn from."""
    catalogue = catalogue_of(state)
    return catalogue.pack_content(catalogue.game(game).name, pack)


@get("/api/games/{game:str}/catalogue", opt={"admits": ANYONE})
async def game_catalogue(state: State, game: FromPath[str], pack: FromQuery[str | None] = None) -> dict[str, Any]:
    """Names and numbers of everything that choices, events and views speak of."""
    catalogue = catalogue_of(state)
    return catalogue.content(catalogue.game(game).name, pack)


@get("/api/messages", opt={"admits": ANYONE})
async def message_schema() -> dict[str, Any]:
    """The JSON schema of everything that is sent and received, sockets included."""
    return json_schema()
