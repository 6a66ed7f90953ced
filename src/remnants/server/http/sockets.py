"""The socket of a table: commands come in, the filtered table goes out.

A client that is slow gets fewer pushes, never stale ones: each is made when it can be sent.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from remnants.kernel.refusal import BadInput, Refused
from remnants.server import metrics
from remnants.server.errors import Denied, Stale, refusal_of
from remnants.server.game_server import GameServer
from remnants.server.http.connections import AnySocket
from remnants.server.http.guard import AUDIENCE, CLOSE_CODES, in_company, may_look
from remnants.server.http.guests import described_by, device_of, guest_of, network_behind
from remnants.server.http.listening import WAY_OUT
from remnants.server.http.messages import Chat, Done, Pong, Sent, TableChanged
from remnants.server.http.requests import Incoming, Look, Ping, Play, Preview, Say, Undo
from remnants.server.people.devices import ENDED
from remnants.server.tables import payloads
from remnants.server.tables.chat import say
from remnants.server.tables.table import Table

logger = logging.getLogger("remnants.server")
MOST_WAITING = 200
SLOW_TO_SEND_SECONDS = 30.0
PAUSE_IN_FLOODS = 0.01
"""Seconds before the next message of somebody is read who sends too many."""
LONGEST_LOOKED_AT = 4096
WrittenAtOnce = Callable[[bytes], bool]


class Subscriber:
    """One open socket: what it has seen, what it still has to be told."""

    def __init__(self, socket: AnySocket, game_server: GameServer, table: Table, guest: str) -> None:
        self.socket = socket
        self.game_server = game_server
        self.table = table
        self.guest = guest
        self.seat: int | None = None
        self.seen: int | None = None
        self._waiting: deque[Sent] = deque(maxlen=MOST_WAITING)
        self._moved = True
        self._changed = True
        self.carrying_out = asyncio.Lock()
        """Held while something is done that was asked here: what came of it is pushed after the answer."""
        self._wake = asyncio.Event()
        self._closing = False
        self.network = network_behind(socket)
        self._ended: Denied | None = None
        self._written_at_once = way_out_of(socket)

    # ------------------------------------------------------------------ being told

    def table_moved(self) -> None:
        self._moved = True
        self._wake.set()

    def table_changed(self) -> None:
        self._changed = True
        self._moved = True
        self._wake.set()

    def table_said(self, message: Sent) -> None:
        """Chat is for those at the table, and only from those whom they want to hear."""
        if not isinstance(message, Chat) or (
            in_company(self.table, self.guest) and self.table.company.hears(self.guest, message.seat)
        ):
            self.tell(message)

    def is_busy(self) -> bool:
        return True

    def tell(self, message: Sent) -> None:
        self._waiting.append(message)
        self._wake.set()

    def stop(self) -> None:
        """Nothing more is sent. A cancellation alone can get lost where a message has just gone out."""
        self._closing = True
        self._wake.set()

    def end(self, reason: Denied) -> None:
        """Nothing more is told but why."""
        self._ended = reason
        self._wake.set()

    async def send_all(self) -> None:
        """Sends whatever there is to tell, for as long as the socket is open."""
        while not self._closing:
            self._wake.clear()
            if self._ended is not None:
                raise self._ended
            if self._waiting:
                await self._send(self._waiting.popleft())
            elif self._changed:
                self._changed = False
                if not may_look(self.table, self.guest):
                    raise Denied("not-yours", "this table is no longer yours to see")
                await self._send(TableChanged(payloads.table_shown(self.table, self.guest)))
            elif self._moved and not self.carrying_out.locked():
                self._moved = False
                await self._send_push()
            else:
                await self._wake.wait()

    async def _send_push(self) -> None:
        held = self.table.seats_held(self.guest)
        if self.seat is not None and self.seat not in held:
            self.seat, self.seen = None, None
        seat, seen = self.seat, self.seen
        pushing = payloads.push(self.table, seat, held, seen)
        pushed = await self.game_server.workload.counted(self.network, pushing)
        looks_elsewhere = (self.seat, self.seen, self.table.seats_held(self.guest)) != (seat, seen, held)
        if looks_elsewhere or self.carrying_out.locked() or self._waiting:
            self._moved = True
            return
        self.seen = pushed.version
        await self._send(pushed)

    async def _send(self, message: Sent) -> None:
        text = msgspec.json.encode(message)
        if self._written_at_once(text):
            return
        async with asyncio.timeout(SLOW_TO_SEND_SECONDS):
            try:
                await self.socket.send_text(text.decode())
            except RuntimeError as error:  # the protocol has closed it: what came in was no text
                raise WebSocketDisconnect(detail=str(error)) from error

    # ------------------------------------------------------------------ being asked

    def look_from(self, seat: int | None) -> None:
        """Changes the seat whose eyes these are; everything is told anew."""
        if seat is not None and seat not in self.table.seats_held(self.guest):
            raise Denied("not-yours", f"seat {seat} is not yours")
        self.seat, self.seen = seat, None
        self.table_moved()

    async def hear_all(self) -> None:
        """Answers whatever is asked, for as long as the socket is open."""
        while True:
            if not await self.hear(await self.socket.receive_text()):
                raise Denied("too-many", "too many messages: the socket is closed")

    async def hear(self, text: str) -> bool:
        """Answers one message; False when the socket is to be closed."""
        if not self.game_server.messages.of(f"{self.guest} {self.network}").take():
            slower = Denied("too-many", "too many messages: slow down, this one was not carried out")
            self._refuse(slower, command_in(text))
            await asyncio.sleep(PAUSE_IN_FLOODS)
            return self.game_server.doors.refused(self.network)
        if len(text) > self.game_server.settings.largest_message:
            largest = self.game_server.settings.largest_message
            self._refuse(Denied("too-large", f"a message has at most {largest} bytes"), None)
            return True
        try:
            message: Incoming = _decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self._refuse(Denied("malformed", f"this is no message of ours: {error}"[:300]), None)
            return True
        async with self.carrying_out:
            await self._carry_out(message)
        self._wake.set()
        return True

    async def _carry_out(self, message: Incoming) -> None:
        command = getattr(message, "id", None)
        try:
            await self.game_server.workload.turn(self.network, self._answer(message))
        except Stale as error:
            self._refuse(error, command)
            self.table_moved()
        except (Denied, Refused, BadInput) as error:
            self._refuse(error, command)
        except Exception as error:
            logger.exception("a message failed at table %s", self.table.kept.id)
            self._refuse(error, command)

    async def _answer(self, message: Incoming) -> None:
        table = self.table
        match message:
            case Play(id, expect, choice, seat):
                self.tell(await table.play(self._own(seat), id, expect, choice))
            case Undo(id, expect, count, seat):
                self.tell(await table.undo(self._own(seat), id, expect, count))
            case Preview(id, expect, choice, seat):
                self.tell(preview(table, self._own(seat), id, expect, choice))
            case Look(seat):
                self.look_from(seat)
            case Say(text, id, seat):
                self.game_server.quotas.check_chat(self.guest)
                await say(table, self._own(seat), text, id)
                self.tell(Done(id or "", table.version, table.position, False))
            case Ping(id):
                self.tell(Pong(id))

    def _own(self, seat: int | None) -> int:
        """The seat a command is for: the named one, or the one looked from; it must be this browser's own."""
        wanted = self.seat if seat is None else seat
        if wanted is None or wanted not in self.table.seats_held(self.guest):
            raise Denied("not-yours", "spectators only watch" if wanted is None else f"seat {wanted} is not yours")
        return wanted

    def _refuse(self, error: Exception, command: str | None) -> None:
        refusal = refusal_of(error, command)
        metrics.refused_messages.labels(refusal.code).inc()
        self.tell(refusal)


def way_out_of(socket: AnySocket) -> WrittenAtOnce:
    """Writes to a socket at once where that can be; under another HTTP server than ours it never can."""
    scope: Any = socket.scope
    written_at_once: WrittenAtOnce = scope.get(WAY_OUT, lambda _: False)
    return written_at_once


_decoder: msgspec.json.Decoder[Incoming] = msgspec.json.Decoder(Incoming)


def command_in(text: str) -> str | None:
    """The id in a message that is not carried out, so that the client knows which one it was."""
    try:
        return msgspec.json.decode(text[:LONGEST_LOOKED_AT], type=Named).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


class Named(msgspec.Struct):
    id: str | None = None


def preview(table: Table, seat: int, command: str, expect: int, choice: list[int | str]) -> Sent:
    """What a choice would do."""
    history = table.playing()
    if table.try_choice is not None:
        raise Denied("wrong-phase", "at a table that goes on from a written position nothing is previewed")
    if expect != history.version:
        raise Stale(expect, history.version)
    refusal = history.match.refusal(seat, choice)
    if refusal is not None:
        raise Refused(refusal)
    return payloads.previewed(history.match, seat, history.version, command, choice)


@websocket("/api/tables/{table_id:str}/socket", opt={"admits": AUDIENCE})
async def table_socket(socket: AnySocket, table_id: FromPath[str], seat: FromQuery[int | None] = None) -> None:
    """The socket of a table; `?seat=` says from which of one's seats to look."""
    game_server: GameServer = socket.app.state.game_server
    table = await game_server.tables.find(table_id)
    guest = guest_of(socket) or ""
    address = network_behind(socket)
    await socket.accept()
    subscriber = Subscriber(socket, game_server, table, guest)
    device = device_of(socket) or ""
    game_server.devices.opened(device, subscriber)
    try:
        if guest and await game_server.devices.guest_behind(device, described_by(socket)) != guest:
            raise Denied("stranger", ENDED)
        with game_server.sockets.one_more(address):
            subscriber.look_from(usual_seat(table, guest) if seat is None else seat)
            await serve(subscriber)
    except Denied as error:
        await socket.send_text(msgspec.json.encode(refusal_of(error, None)).decode())
        await socket.close(CLOSE_CODES + error.status, error.message[:100])
    finally:
        game_server.devices.closed(device, subscriber)


def usual_seat(table: Table, guest: str) -> int | None:
    """From where to look if nobody says: the own seat that must decide, else the first own one, else nobody's."""
    held = table.seats_held(guest)
    if table.decides in held:
        return table.decides
    return held[0] if held else None


def _log_failure(sender: "asyncio.Future[None]", table: Table) -> None:
    """A client that went away or does not read is none of our business; a payload that cannot be made is."""
    failure = None if sender.cancelled() else sender.exception()
    if failure is not None and not isinstance(failure, WebSocketDisconnect | TimeoutError | OSError | Denied):
        logger.error("a push failed at table %s", table.kept.id, exc_info=failure)


async def serve(subscriber: Subscriber) -> None:
    """Listens and tells until one side closes."""
    table = subscriber.table
    if table.came(subscriber.guest):
        subscriber.game_server.other_servers.came(table.kept.id, subscriber.guest)
    table.listeners.append(subscriber)
    table.tell_change()
    metrics.sockets.inc()
    sending = asyncio.ensure_future(subscriber.send_all())
    hearing = asyncio.ensure_future(subscriber.hear_all())
    try:
        await asyncio.wait([hearing, sending], return_when=asyncio.FIRST_COMPLETED)
        if sending.done():
            _log_failure(sending, table)
            async with subscriber.carrying_out:  # what is being done is finished
                hearing.cancel()
            failure = None if sending.cancelled() else sending.exception()
            if isinstance(failure, Denied):
                raise failure
        else:
            hearing.result()
    except WebSocketDisconnect:
        pass
    finally:
        subscriber.stop()
        for task in (hearing, sending):
            task.cancel()
        await asyncio.gather(hearing, sending, return_exceptions=True)
        table.listeners.remove(subscriber)
        if table.went(subscriber.guest):
            subscriber.game_server.other_servers.went(table.kept.id, subscriber.guest)
        table.tell_change()
        metrics.sockets.dec()
