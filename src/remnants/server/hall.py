"""All tables of a server: making, finding, copying them, and standing them up again after a restart."""

import asyncio
import logging
from typing import Any

import msgspec
from sqlalchemy import Connection

from remnants.kernel import record
from remnants.kernel.game import Game
from remnants.kernel.match import Match
from remnants.kernel.refusal import BadInput
from remnants.server import archive, keys, metrics, payloads
from remnants.server.archive import TableKept
from remnants.server.asked import ImportWish, SeatWish, TableWish
from remnants.server.catalogue import Catalogue
from remnants.server.courier import Courier
from remnants.server.errors import Denied
from remnants.server.herald import Herald
from remnants.server.limits import OpenSockets
from remnants.server.messages import Rematch, TableListed
from remnants.server.neighbours import Neighbours
from remnants.server.news import News
from remnants.server.seating import seat_wished
from remnants.server.seats import SeatKept
from remnants.server.settings import Settings
from remnants.server.storage import Storage
from remnants.server.tables import Table
from remnants.server.thinking import BotDriver, Thinkers

logger = logging.getLogger("remnants.server")


class Hall:
    """The tables. A game that cannot be stood up again is marked broken; the others are not touched by it."""

    def __init__(self, settings: Settings, storage: Storage) -> None:
        self.settings = settings
        self.storage = storage
        self.catalogue = Catalogue(settings)
        self.thinkers = Thinkers(settings)
        self.courier = Courier(settings, storage)
        self.sockets = OpenSockets(settings.sockets_per_address)
        self.neighbours = Neighbours(self)
        self._opened = False
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}

    async def open(self) -> None:
        """Connects, and replays every unfinished game before anybody is served; once."""
        if self._opened:
            return
        self._opened = True
        await self.storage.open()
        await self.courier.open()
        await self.neighbours.open()
        for table_id in await self.storage.do(archive.unfinished_tables):
            await self.table(table_id)

    async def close(self) -> None:
        await self.neighbours.close()
        for table in self._tables.values():
            for listener in table.listeners:
                if isinstance(listener, BotDriver | Herald):
                    await listener.stop()
        await self.courier.close()
        await self.thinkers.close()
        await self.storage.close()

    def tables(self) -> list[Table]:
        """Those in memory: all unfinished ones, and those somebody has looked at."""
        return list(self._tables.values())

    # ------------------------------------------------------------------ finding

    def known(self, table_id: str) -> Table | None:
        """A table if it is in memory."""
        return self._tables.get(table_id)

    async def table(self, table_id: str) -> Table:
        """A table by its id, read from the database if need be."""
        if table_id in self._tables:
            return self._tables[table_id]
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.ensure_future(self._read(table_id))
        try:
            return await asyncio.shield(self._loading[table_id])
        finally:
            self._loading.pop(table_id, None)

    async def _read(self, table_id: str) -> Table:
        def work(connection: Connection) -> tuple[TableKept | None, list[SeatKept], list[str]]:
            kept = archive.find_table(connection, table_id)
            return kept, archive.find_seats(connection, table_id), archive.read_watchers(connection, table_id)

        kept, seats, watchers = await self.storage.do(work)
        if kept is None:
            raise Denied("unknown", f"there is no table {table_id[:40]!r}")
        table = Table(kept, seats, watchers, self.storage)
        trouble: str | None = None
        try:
            self._equip(table)
            await table.read_again()
        except BadInput as error:
            trouble = str(error)
        except Exception as error:
            logger.exception("table %s cannot be replayed", table_id)
            trouble = f"the rules failed while it was replayed: {error!r}"
        if trouble != kept.trouble:
            kept.trouble = trouble
            await self.storage.do(lambda connection: archive.change_table(connection, kept, "trouble"))
        if trouble is not None:
            logger.error("table %s is broken: %s", table_id, trouble)
        self._add(table)
        return table

    def _equip(self, table: Table) -> None:
        table.snapshot_every = self.settings.replay_snapshot_every
        table.game = self.catalogue.game(table.kept.game)
        table.pack_path = self.catalogue.pack_path(table.kept.game, table.kept.pack)

    def _add(self, table: Table) -> None:
        self._forget_finished()
        self._tables[table.kept.id] = table
        table.elsewhere = self.neighbours.guests_at(table.kept.id)
        driver = BotDriver(table, self.thinkers, self.settings)
        herald = Herald(table, self.courier, self.settings)
        table.listeners += [driver, herald]
        driver.table_moved()
        herald.table_moved()

    def _forget_finished(self) -> None:
        """Finished tables that nobody watches are read again when somebody asks for them."""
        finished = [table for table in self._tables.values() if table.phase == "over" and not table.online]
        for table in finished[: max(0, len(finished) - self.settings.most_finished_tables_in_memory)]:
            del self._tables[table.kept.id]

    def count(self) -> None:
        """Tells the metrics how many tables there are."""
        phases = [table.phase for table in self._tables.values()]
        for phase in ("gathering", "playing", "over", "broken"):
            metrics.tables.labels(phase).set(phases.count(phase))

    async def tables_of(self, guest: str) -> list[TableListed]:
        """Somebody's tables, those first where it is their turn. Finished games are listed without replaying them."""
        rows = await self.storage.do(lambda connection: archive.tables_of(connection, guest))
        listed: list[TableListed] = []
        for kept, seats in rows:
            if kept.id not in self._tables and kept.phase == "over":
                listed.append(payloads.table_listed(Table(kept, seats, [], self.storage), guest))
            else:
                listed.append(payloads.table_listed(await self.table(kept.id), guest))
        unfinished = {"playing": 0, "gathering": 1, "broken": 2, "over": 3}
        return sorted(listed, key=lambda table: (not table.your_turn, unfinished[table.phase]))

    # ------------------------------------------------------------------ making

    async def create(self, wish: TableWish, guest: str | None, name: str) -> Table:
        """A new table, its seed already drawn and committed to."""
        game = self.catalogue.game(wish.game)
        pack_path = self.catalogue.pack_path(game.name, wish.pack)
        game.check_players(len(wish.seats))
        options = game.check_options(wish.options)
        pack = game.load_pack(pack_path)
        seats = [seat_wished(number, seat, game.name, guest, name) for number, seat in enumerate(wish.seats)]
        if wish.start and any([seat.kind == "open" for seat in seats]):
            raise BadInput("a table that starts at once has no open seats; leave `start` out or seat bots")
        kept = TableKept(
            id=keys.new_table_id(),
            game=game.name,
            players=len(seats),
            options=options,
            pack=wish.pack,
            pack_name=pack.name,
            pack_digest=pack.digest,
            seed=keys.new_seed(),
            phase="gathering",
            trouble=None,
            sandbox=False,
            start_when_full=wish.start_when_full,
            host=guest,
            invite=keys.new_secret(),
            watch=keys.new_secret(),
            base=None,
            rematch=None,
            created=archive.now(),
        )
        table = await self._seat_down(kept, seats)
        if wish.start:
            await self.start(table)
        return table

    async def _seat_down(self, kept: TableKept, seats: list[SeatKept]) -> Table:
        await self._keep(kept, seats)
        return self._stand_up(kept, seats)

    async def _keep(self, kept: TableKept, seats: list[SeatKept], rematch_of: str | None = None) -> None:
        """Puts a new table on disk, all at once with being the rematch of another."""

        def work(connection: Connection) -> None:
            archive.add_table(connection, kept, seats)
            if rematch_of is not None:
                archive.take_rematch(connection, rematch_of, kept.id)
                self.storage.announce(connection, News("changed", table=rematch_of))
            self.storage.announce(connection, News("changed", table=kept.id))

        await self.storage.do(work)

    def _stand_up(self, kept: TableKept, seats: list[SeatKept]) -> Table:
        table = Table(kept, seats, [], self.storage)
        self._equip(table)
        self._add(table)
        return table

    async def start(self, table: Table) -> None:
        """Begins the game once every seat is taken."""
        async with table.lock:
            await table.freshen()
            if table.phase != "gathering" or table.game is None:
                raise Denied("wrong-phase", "the game has begun already")
            missing = [str(seat.seat) for seat in table.seats if seat.kind == "open"]
            if missing:
                raise Denied("wrong-phase", f"seats {', '.join(missing)} are still open; invite somebody or seat bots")
            kept = table.kept
            match = Match.new(table.game, kept.players, kept.seed, dict(kept.options), table.pack_path)
            await table.begin(match)

    async def start_if_full(self, table: Table) -> None:
        full = all([seat.kind != "open" for seat in table.seats])
        if table.phase == "gathering" and table.kept.start_when_full and full:
            try:
                await self.start(table)
            except Denied:
                if table.phase == "gathering":
                    raise

    # ------------------------------------------------------------------ copying

    async def rematch(self, table: Table) -> Table:
        """The same people once more, everybody one seat further; asked twice, it is the same new table."""
        async with table.lock:
            if table.phase != "over":
                raise Denied("wrong-phase", "a rematch can be had when the game is over")
            if table.kept.rematch is not None:
                return await self.table(table.kept.rematch)
            kept = msgspec.structs.replace(
                table.kept,
                id=keys.new_table_id(),
                seed=keys.new_seed(),
                invite=keys.new_secret(),
                watch=keys.new_secret(),
                phase="gathering",
                base=None,
                created=archive.now(),
            )
            moved = table.seats[1:] + table.seats[:1]
            seats = [msgspec.structs.replace(seat, seat=number) for number, seat in enumerate(moved)]
            try:
                await self._keep(kept, seats, rematch_of=table.kept.id)
            except archive.Outdated:
                await table.freshen()
                return await self.table(table.kept.rematch or "")
            again = self._stand_up(kept, seats)
            table.kept.rematch = kept.id
        if all([seat.kind != "open" for seat in again.seats]):
            await self.start(again)
        table.say(Rematch(kept.id))
        return again

    async def import_record(self, wish: ImportWish, guest: str, name: str) -> Table:
        """A private table that goes on from a record."""
        data = record.checked(wish.record)
        game = self.catalogue.game(data["game"])
        pack = next(
            (
                named
                for named in [None, *self.catalogue.packs(game.name)]
                if game.load_pack(self.catalogue.pack_path(game.name, named)).digest == data["pack"].get("digest")
            ),
            None,
        )
        game.check_players(data["players"])
        if data["start"] is not None and data["start"].get("players") != data["players"]:
            raise BadInput("the position the record starts from is for another number of players")
        match = await asyncio.to_thread(_loaded, game, data, self.catalogue.pack_path(game.name, pack))
        seats = wish.seats or [SeatWish("me", f"{name} {number + 1}") for number in range(match.players)]
        if len(seats) != match.players or any([seat.kind == "open" for seat in seats]):
            raise BadInput(f"this record is for {match.players} players, each of them `me` or a `bot`")
        return await self._private_table(match, pack, seats, guest, name)

    async def sandbox(self, table: Table, seat: int | None, at: int | None, guest: str, name: str) -> Table:
        """A private copy to try things out. While the game runs it is a guess: it holds no hidden fact."""
        history = table.begun()
        match = history.match_at(history.index_at(history.position if at is None else at))
        if table.phase != "over":
            if seat is None:
                raise BadInput("say from which of your seats the position is to be copied")
            match = match.guess(seat, keys.new_secret())
        seats = [SeatWish("me", kept.name or f"{name} {kept.seat + 1}") for kept in table.seats]
        return await self._private_table(match, table.kept.pack, seats, guest, name)

    async def _private_table(
        self, match: Match, pack: str | None, wishes: list[SeatWish], guest: str, name: str
    ) -> Table:
        base: dict[str, Any] = match.dump()
        game = match.game.name
        kept = TableKept(
            id=keys.new_table_id(),
            game=game,
            players=match.players,
            options=dict(match.options),
            pack=pack,
            pack_name=match.pack.name,
            pack_digest=match.pack.digest,
            seed=match.seed,
            phase="playing" if match.seat is not None else "over",
            trouble=None,
            sandbox=True,
            start_when_full=False,
            host=guest,
            invite=keys.new_secret(),
            watch=keys.new_secret(),
            base=base,
            rematch=None,
            created=archive.now(),
        )
        seats = [seat_wished(number, wish, game, guest, name) for number, wish in enumerate(wishes)]
        await self._keep(kept, seats)
        return await self.table(kept.id)


def _loaded(game: Game, data: dict[str, Any], pack: str | None) -> Match:
    """The match of somebody's record; however broken it is, it is refused with a sentence."""
    try:
        match = Match.load(game, data, pack)
        match.view(None)
        match.choices()
    except BadInput:
        raise
    except Exception as error:
        raise BadInput(f"the record cannot be replayed: {error!r}"[:200]) from None
    return match
