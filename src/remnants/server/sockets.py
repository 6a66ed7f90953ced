"""The socket of a table: commands come in, the filtered table goes out.

A client that is slow gets fewer pushes, never stale ones: each is made when it can be sent.
"""

import asyncio
import logging
from collections import deque

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from remnants.kernel.refusal import BadInput, Refused
from remnants.server import metrics, payloads
from remnants.server.asked import Incoming, Look, Ping, Play, Preview, Say, Undo
from remnants.server.connections import AnySocket
from remnants.server.errors import Denied, Stale, refusal_of
from remnants.server.guard import AUDIENCE, CLOSE_CODES
from remnants.server.guests import guest_of
from remnants.server.hall import Hall
from remnants.server.limits import Bucket
from remnants.server.messages import Done, Pong, Sent, TableChanged
from remnants.server.tables import Table
from remnants.server.talking import say

logger = logging.getLogger("remnants.server")
MOST_WAITING = 200
SLOW_TO_SEND_SECONDS = 30.0


class Subscriber:
    """One open socket: what it has seen, what it still has to be told."""

    def __init__(self, socket: AnySocket, hall: Hall, table: Table, guest: str) -> None:
        self.socket = socket
        self.hall = hall
        self.table = table
        self.guest = guest
        self.seat: int | None = None
        self.seen: int | None = None
        self._waiting: deque[Sent] = deque(maxlen=MOST_WAITING)
        self._moved = True
        self._changed = True
        self._busy = False
        self._wake = asyncio.Event()
        self._bucket = Bucket(hall.settings.messages_per_second, hall.settings.messages_at_once)
        self._refused_as_flood = 0

    # ------------------------------------------------------------------ being told

    def table_moved(self) -> None:
        self._moved = True
        self._wake.set()

    def table_changed(self) -> None:
        self._changed = True
        self._moved = True
        self._wake.set()

    def table_said(self, message: Sent) -> None:
        self.tell(message)

    def tell(self, message: Sent) -> None:
        self._waiting.append(message)
        self._wake.set()

    async def send_all(self) -> None:
        """Sends whatever there is to tell, for as long as the socket is open."""
        while True:
            self._wake.clear()
            if self._waiting:
                await self._send(self._waiting.popleft())
            elif self._changed:
                self._changed = False
                await self._send(TableChanged(payloads.table_shown(self.table, self.guest)))
            elif self._moved and not self._busy:
                self._moved = False
                await self._send_push()
            else:
                await self._wake.wait()

    async def _send_push(self) -> None:
        held = self.table.seats_held(self.guest)
        if self.seat is not None and self.seat not in held:
            self.seat, self.seen = None, None
        pushed = payloads.push(self.table, self.seat, held, self.seen)
        self.seen = pushed.version
        await self._send(pushed)

    async def _send(self, message: Sent) -> None:
        text = msgspec.json.encode(message).decode()
        await asyncio.wait_for(self.socket.send_text(text), SLOW_TO_SEND_SECONDS)

    # ------------------------------------------------------------------ being asked

    def look_from(self, seat: int | None) -> None:
        """Changes the seat whose eyes these are; everything is told anew."""
        if seat is not None and seat not in self.table.seats_held(self.guest):
            raise Denied("not-yours", f"seat {seat} is not yours")
        self.seat, self.seen = seat, None
        self.table_moved()

    async def hear(self, text: str) -> bool:
        """Answers one message; False when the socket is to be closed."""
        if not self._bucket.take():
            self._refused_as_flood += 1
            if self._refused_as_flood % 20 == 1:
                self._refuse(Denied("too-many", "too many messages: slow down, this one was not carried out"), None)
            return self._refused_as_flood <= self.hall.settings.patience_with_floods
        if len(text) > self.hall.settings.largest_message:
            largest = self.hall.settings.largest_message
            self._refuse(Denied("too-large", f"a message has at most {largest} bytes"), None)
            return True
        try:
            message: Incoming = _decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self._refuse(Denied("malformed", f"this is no message of ours: {error}"[:300]), None)
            return True
        await self._carry_out(message)
        return True

    async def _carry_out(self, message: Incoming) -> None:
        """Answers a message; what came of it is pushed after the answer."""
        command = getattr(message, "id", None)
        self._busy = True
        try:
            await self._answer(message)
        except Stale as error:
            self._refuse(error, command)
            self.table_moved()
        except (Denied, Refused, BadInput) as error:
            self._refuse(error, command)
        except Exception as error:
            logger.exception("a message failed at table %s", self.table.kept.id)
            self._refuse(error, command)
        finally:
            self._busy = False
            self._wake.set()

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


_decoder: msgspec.json.Decoder[Incoming] = msgspec.json.Decoder(Incoming)


def preview(table: Table, seat: int, command: str, expect: int, choice: list[int | str]) -> Sent:
    """What a choice would do."""
    history = table.playing()
    if expect != history.version:
        raise Stale(expect, history.version)
    refusal = history.match.refusal(seat, choice)
    if refusal is not None:
        raise Refused(refusal)
    return payloads.previewed(history.match, seat, history.version, command, choice)


@websocket("/api/tables/{table_id:str}/socket", opt={"admits": AUDIENCE})
async def table_socket(socket: AnySocket, table_id: FromPath[str], seat: FromQuery[int | None] = None) -> None:
    """The socket of a table; `?seat=` says from which of one's seats to look."""
    hall: Hall = socket.app.state.hall
    table = await hall.table(table_id)
    guest = guest_of(socket) or ""
    address = socket.client.host if socket.client is not None else "unknown"
    await socket.accept()
    subscriber = Subscriber(socket, hall, table, guest)
    try:
        with hall.sockets.one_more(address):
            subscriber.look_from(usual_seat(table, guest) if seat is None else seat)
            await serve(subscriber)
    except Denied as error:
        await socket.send_text(msgspec.json.encode(refusal_of(error, None)).decode())
        await socket.close(CLOSE_CODES + error.status, error.message[:100])


def usual_seat(table: Table, guest: str) -> int | None:
    """From where to look if nobody says: the own seat that must decide, else the first own one, else nobody's."""
    held = table.seats_held(guest)
    if table.decides in held:
        return table.decides
    return held[0] if held else None


def _log_failure(sender: "asyncio.Future[None]", table: Table) -> None:
    """A client that went away or does not read is none of our business; a payload that cannot be made is."""
    failure = None if sender.cancelled() else sender.exception()
    if failure is not None and not isinstance(failure, WebSocketDisconnect | TimeoutError | OSError):
        logger.error("a push failed at table %s", table.kept.id, exc_info=failure)


async def serve(subscriber: Subscriber) -> None:
    """Listens and tells until one side closes."""
    table, socket = subscriber.table, subscriber.socket
    if table.came(subscriber.guest):
        subscriber.hall.neighbours.came(table.kept.id, subscriber.guest)
    table.listeners.append(subscriber)
    table.tell_change()
    metrics.sockets.inc()
    sender = asyncio.ensure_future(subscriber.send_all())
    try:
        while True:
            received = asyncio.ensure_future(socket.receive_text())
            await asyncio.wait([received, sender], return_when=asyncio.FIRST_COMPLETED)
            if sender.done():
                received.cancel()
                _log_failure(sender, table)
                break
            if not await subscriber.hear(received.result()):
                raise Denied("too-many", "too many messages: the socket is closed")
    except WebSocketDisconnect:
        pass
    finally:
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)
        table.listeners.remove(subscriber)
        if table.went(subscriber.guest):
            subscriber.hall.neighbours.went(table.kept.id, subscriber.guest)
        table.tell_change()
        metrics.sockets.dec()
