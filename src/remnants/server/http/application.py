"""The application: routes, the guard before them, the game server behind them."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, Router
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import remnants
from remnants.server.errors import ERROR_CODES, problem, problem_of
from remnants.server.game_server import GameServer
from remnants.server.http.guard import ANYONE, admit
from remnants.server.http.limits import Limits
from remnants.server.http.messages import Problem
from remnants.server.http.routes import (
    analysing,
    company,
    devices,
    games,
    lessons,
    looking,
    notices,
    operations,
    pages,
    people,
    puzzles,
    seats,
    tables,
    talk,
)
from remnants.server.http.sockets import table_socket
from remnants.server.http.static_files import StaticFiles
from remnants.server.http.transport import Transport
from remnants.server.settings import Settings
from remnants.server.storage.database import storage_for
from remnants.server.thinking import bot_levels

logger = logging.getLogger("remnants.server")
ROUTES: list[Any] = [
    games.list_games,
    games.game_texts,
    games.game_rules,
    games.game_pack,
    games.game_catalogue,
    games.message_schema,
    lessons.list_lessons,
    lessons.list_tips,
    lessons.take_lesson,
    puzzles.list_puzzles,
    puzzles.solve_puzzle,
    puzzles.try_rule,
    puzzles.show_overview,
    people.who_am_i,
    people.name_me,
    people.look_at_invitation,
    people.join,
    people.watch,
    people.bring_seat,
    devices.list_devices,
    devices.end_device,
    devices.set_passphrase,
    devices.come_back,
    tables.create_table,
    tables.show_table,
    tables.start_table,
    tables.play,
    tables.undo,
    tables.rematch,
    tables.sandbox,
    seats.set_seat,
    seats.leave_seat,
    seats.return_to_seat,
    seats.seat_stand_in,
    seats.make_seat_link,
    seats.add_number,
    seats.share_game,
    looking.show_position,
    looking.show_past,
    looking.show_timeline,
    looking.show_events,
    looking.show_recap,
    looking.show_chronicle,
    analysing.show_analysis,
    analysing.show_chances,
    analysing.ask_the_coach,
    looking.export_record,
    looking.verify,
    looking.qr_code,
    company.renew_link,
    company.remove_spectator,
    company.silence_seat,
    company.mute_seat,
    company.report_seat,
    talk.read_chat,
    talk.say_something,
    talk.read_notes,
    talk.write_notes,
    notices.push_key,
    notices.show_notices,
    notices.subscribe,
    notices.unsubscribe,
    notices.set_webhook,
    notices.remove_webhook,
    notices.try_notices,
    operations.health,
    operations.prometheus,
    pages.page,
    pages.start_page,
    table_socket,
]


def build(settings: Settings) -> Litestar:
    """The application for these settings."""
    bot_levels.add(settings.extra_bots)
    game_server = GameServer(settings, storage_for(settings.database))
    limits = {
        "requests": Limits("requests", settings.requests_per_second, settings.requests_at_once),
        "notices": Limits("notices sent to try them out", 0.2, settings.notices_tried_at_once),
        "pages": Limits("files of the page", settings.requests_per_second, settings.requests_at_once),
        "tables": Limits("new tables", 0.5, settings.tables_at_once),
    }

    @asynccontextmanager
    async def open_server(app: Litestar) -> AsyncIterator[None]:
        await game_server.open()
        try:
            yield
        finally:
            await game_server.close()

    app = Litestar(
        route_handlers=[*ROUTES, tables.importing(settings.largest_record)],
        guards=[admit],
        lifespan=[open_server],
        exception_handlers={HTTPException: answer_http_error, Exception: answer_error},
        request_max_body_size=settings.largest_message,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, gzip_compress_level=6, exclude_opt_key="packed_already"
        ),
        openapi_config=OpenAPIConfig(
            title="Remnants",
            version=remnants.__version__,
            description="Tables for three board games. The socket of a table is described in docs/server-api.md.",
            openapi_router=Router("/api/schema", route_handlers=[], opt={"admits": ANYONE}),
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
    )
    app.asgi_handler = Transport(
        app.asgi_handler,
        game_server.workload,
        game_server.doors,
        game_server.sending_on,
        settings.largest_message,
    )
    app.state.game_server = game_server
    app.state.static_files = StaticFiles(settings.static_folder.resolve())
    app.state.limits = limits
    return app


def answer_error(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Every refusal has the same form; only what is our own fault is logged with its traceback."""
    status, found = problem_of(error)
    if status >= 500:
        logger.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return Response(found, status_code=status)


def answer_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework refuses, in our form."""
    code = {status: code for code, status in reversed(ERROR_CODES.items())}.get(error.status_code, "malformed")
    message = error.detail
    if isinstance(error, ValidationException) and error.extra:
        wrong = [f"{one.get('key', 'the body')}: {one.get('message')}" for one in error.extra if isinstance(one, dict)]
        message = "; ".join(wrong)[:300] or message
        code = "malformed"
    return Response(problem(code, message), status_code=error.status_code)
