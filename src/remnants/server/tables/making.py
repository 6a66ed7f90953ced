"""Making tables: new ones, rematches, private copies, and games that go on from a record."""

import asyncio
import logging
from typing import Any

import msgspec
from sqlalchemy import Connection

from remnants.kernel import record
from remnants.kernel.chance import common_seed
from remnants.kernel.game import Game
from remnants.kernel.match import Match
from remnants.kernel.refusal import BadInput
from remnants.lessons.puzzles import puzzle_named, think_through
from remnants.lessons.rule_positions import match_for
from remnants.server import random_keys
from remnants.server.cluster.news import News
from remnants.server.errors import Denied
from remnants.server.http.messages import Rematch
from remnants.server.http.quotas import Quotas
from remnants.server.http.requests import ImportWish, LessonWish, PuzzleWish, RuleWish, SeatWish, TableWish
from remnants.server.people.company import Company
from remnants.server.storage import queries
from remnants.server.storage.queries import TableKept
from remnants.server.tables import lessons, puzzles
from remnants.server.tables.bot_names import new_name
from remnants.server.tables.directory import TableDirectory
from remnants.server.tables.seating import seats_wished
from remnants.server.tables.seats import SeatKept
from remnants.server.tables.table import Table
from remnants.server.tables.visitor import Visitor
from remnants.server.thinking.calculations import CopiedPosition, RecordTrial
from remnants.server.thinking.calculator import Calculator

logger = logging.getLogger("remnants.server")


class TableMaker:
    """Makes tables and starts games. A table is on disk before anybody hears of it."""

    def __init__(self, tables: TableDirectory, calculator: Calculator, quotas: Quotas) -> None:
        self.tables = tables
        self.calculator = calculator
        self.quotas = quotas
        self.games = tables.games
        self.storage = tables.storage

    async def create(self, wish: TableWish, visitor: Visitor | None) -> Table:
        """A new table, its seed already drawn and committed to."""
        guest, name = (None, "") if visitor is None else (visitor.guest, visitor.name)
        if guest is not None:
            await self.quotas.check_new_table(guest)
        game = self.games.game(wish.game)
        pack_path = self.games.pack_path(game.name, wish.pack)
        game.check_players(len(wish.seats))
        options = game.check_options(wish.options)
        pack = game.load_pack(pack_path)
        seats = seats_wished(wish.seats, game.name, guest, name)
        if wish.clock is not None and wish.clock.bank + wish.clock.per_turn < 1:
            raise BadInput("a clock gives at least a second, in its bank or for each turn")
        if wish.start and any([seat.kind == "open" for seat in seats]):
            raise BadInput("a table that starts at once has no open seats; leave `start` out or seat bots")
        kept = TableKept(
            id=random_keys.new_table_id(),
            game=game.name,
            players=len(seats),
            options=options,
            pack=wish.pack,
            pack_name=pack.name,
            pack_digest=pack.digest,
            seed=random_keys.new_seed(),
            phase="gathering",
            trouble=None,
            sandbox=False,
            start_when_full=wish.start_when_full,
            host=guest,
            invite=random_keys.new_secret(),
            watch=random_keys.new_secret(),
            base=None,
            rematch=None,
            created=queries.now(),
            origin=None if visitor is None else visitor.origin,
            clock=wish.clock,
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
            queries.add_table(connection, kept, seats)
            if rematch_of is not None:
                queries.take_rematch(connection, rematch_of, kept.id)
                self.storage.announce(connection, News("changed", table=rematch_of))
            self.storage.announce(connection, News("changed", table=kept.id))

        await self.storage.do(work)
        await self.tables.owners.elsewhere(kept.id)

    def _stand_up(self, kept: TableKept, seats: list[SeatKept]) -> Table:
        table = Table(kept, seats, Company(), self.storage)
        self.tables.add(table)
        return table

    async def start(self, table: Table) -> None:
        """Begins the game once every seat is taken."""
        async with table.lock:
            await table.freshen()
            while not await table.begin(first_position(table)):
                logger.debug("the seats of table %s changed while it began", table.kept.id)

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
                await table.freshen()  # the last answer may have been given at another server
            if table.phase != "over":
                raise Denied("wrong-phase", "a rematch can be had when the game is over")
            if table.kept.rematch is not None:
                return await self.tables.find(table.kept.rematch)
            kept = msgspec.structs.replace(
                table.kept,
                id=random_keys.new_table_id(),
                seed=random_keys.new_seed(),
                invite=random_keys.new_secret(),
                watch=random_keys.new_secret(),
                phase="gathering",
                base=None,
                created=queries.now(),
                clock_state=None,
                ended=None,
            )
            moved = table.seats[1:] + table.seats[:1]
            seats = [msgspec.structs.replace(seat, seat=number, number=None) for number, seat in enumerate(moved)]
            try:
                await self._keep(kept, seats, rematch_of=table.kept.id)
            except queries.Outdated:
                await table.freshen()
                return await self.tables.find(table.kept.rematch or "")
            again = self._stand_up(kept, seats)
            table.kept.rematch = kept.id
        if all([seat.kind != "open" for seat in again.seats]):
            await self.start(again)
        table.say(Rematch(kept.id))
        return again

    async def import_record(self, wish: ImportWish, visitor: Visitor) -> Table:
        """A private table that goes on from a record, once that has been tried where it can do no harm."""
        await self.quotas.check_new_table(visitor.guest)
        data = record.checked(wish.record)
        game = self.games.game(data["game"])
        pack = self._pack_named(game, data["pack"]["digest"])
        game.check_players(data["players"])
        if data["start"] is not None and data["start"].get("players") != data["players"]:
            raise BadInput("the position the record starts from is for another number of players")
        players = data["players"]
        seats = wish.seats or [SeatWish("me", f"{visitor.name} {number + 1}") for number in range(players)]
        if len(seats) != players or any([seat.kind == "open" for seat in seats]):
            raise BadInput(f"this record is for {players} players, each of them `me` or a `bot`")
        tried = await self._tried(RecordTrial(game.name, self.games.pack_path(game.name, pack), data), visitor)
        return await self._private_table(tried.dump, tried.over, pack, seats, visitor, uploaded=True)

    async def lesson(self, wish: LessonWish, visitor: Visitor) -> Table:
        """A private table at which a lesson is taken; afterwards the game goes on against bots."""
        await self.quotas.check_new_table(visitor.guest)
        game = self.games.game(wish.game)
        file = lessons.lesson_named(game.name, wish.lesson)
        match = Match.position(game, file.position, file.pack)
        level = lessons.level_of(wish.lesson)
        learner = SeatKept(file.seat, "person", visitor.name, visitor.guest)
        seats = against_bots(learner, match.players, game.name, level)
        return await self._private(match.dump(), match.seat is None, file.pack, seats, visitor, uploaded=False)

    async def puzzle(self, wish: PuzzleWish, visitor: Visitor) -> Table:
        """A private table at which a puzzle is solved, thought through beforehand so that it is judged at once."""
        await self.quotas.check_new_table(visitor.guest)
        game = self.games.game(wish.game)
        file = puzzle_named(game.name, wish.puzzle)
        await asyncio.to_thread(think_through, game.name, wish.puzzle)
        match = Match.position(game, file.position, file.pack)
        mark = puzzles.level_of(wish.puzzle)
        solver = SeatKept(file.seat, "person", visitor.name, visitor.guest, mark)
        seats = against_bots(solver, match.players, game.name, mark)
        return await self._private(match.dump(), match.seat is None, file.pack, seats, visitor, uploaded=False)

    async def rule(self, wish: RuleWish, visitor: Visitor) -> Table:
        """A private table at a position where a rule can be tried, with every seat the visitor's."""
        await self.quotas.check_new_table(visitor.guest)
        match = match_for(self.games.game(wish.game).name, wish.rule)
        seats = [SeatKept(seat, "person", f"{visitor.name} {seat + 1}", visitor.guest) for seat in range(match.players)]
        pack = None if match.pack.name == match.game.usual_pack else match.pack.name
        return await self._private(match.dump(), match.seat is None, pack, seats, visitor, uploaded=False)

    def _pack_named(self, game: Game, digest: Any) -> str | None:
        for named in [None, *game.own_pack_names(), *self.games.packs(game.name)]:
            if game.load_pack(self.games.pack_path(game.name, named)).known_as(digest):
                return named
        return None

    async def _tried(self, trial: RecordTrial, visitor: Visitor) -> "TriedRecord":
        seconds = self.tables.settings.trial_seconds
        try:
            return await self.calculator.result(trial, visitor.origin, TriedRecord, seconds=seconds)
        except Denied as error:
            raise BadInput(f"the record does not stand up: {error.message}"[:300]) from None

    async def sandbox(self, table: Table, seat: int | None, at: int | None, visitor: Visitor) -> Table:
        """A private copy to try things out. While the game runs it is a guess: it holds no hidden fact."""
        await self.quotas.check_new_table(visitor.guest)
        history = table.begun()
        if table.phase != "over" and seat is None:
            raise BadInput("say from which of your seats the position is to be copied")
        stretch, _ = history.stretch_to(history.index_at(history.position if at is None else at))
        eyes = None if table.phase == "over" else seat
        copy = CopiedPosition(table.kept.game, table.pack_path, stretch, eyes, random_keys.new_secret())
        base = await self.calculator.result(copy, visitor.origin, dict[str, Any])
        seats = [SeatWish("me", kept.name or f"{visitor.name} {kept.seat + 1}") for kept in table.seats]
        over = table.phase == "over" and table.kept.ended is None and (at is None or at >= history.position)
        return await self._private_table(base, over, table.pack, seats, visitor, uploaded=table.kept.uploaded)

    async def _private_table(
        self,
        base: dict[str, Any],
        over: bool,
        pack: str | None,
        wishes: list[SeatWish],
        visitor: Visitor,
        uploaded: bool,
    ) -> Table:
        guest, name = visitor.guest, visitor.name
        seats = seats_wished(wishes, base["game"], guest, name)
        return await self._private(base, over, pack, seats, visitor, uploaded)

    async def _private(
        self,
        base: dict[str, Any],
        over: bool,
        pack: str | None,
        seats: list[SeatKept],
        visitor: Visitor,
        uploaded: bool,
    ) -> Table:
        kept = TableKept(
            id=random_keys.new_table_id(),
            game=base["game"],
            players=base["players"],
            options=base["options"],
            pack=pack,
            pack_name=base["pack"]["name"],
            pack_digest=base["pack"]["digest"],
            seed=base["seed"],
            phase="over" if over else "playing",
            trouble=None,
            sandbox=True,
            start_when_full=False,
            host=visitor.guest,
            invite=random_keys.new_secret(),
            watch=random_keys.new_secret(),
            base=base,
            rematch=None,
            created=queries.now(),
            origin=visitor.origin,
            uploaded=uploaded,
        )
        await self._keep(kept, seats)
        return await self.tables.find(kept.id)


def first_position(table: Table) -> Match:
    """The game before its first answer, from the seed that the server and the people at the table made together."""
    if table.phase != "gathering" or table.game is None:
        raise Denied("wrong-phase", "the game has begun already")
    missing = [str(seat.seat) for seat in table.seats if seat.kind == "open"]
    if missing:
        raise Denied("wrong-phase", f"seats {', '.join(missing)} are still open; invite somebody or seat bots")
    kept = table.kept
    added = {seat.seat: seat.number for seat in table.seats if seat.number is not None}
    seed = common_seed(kept.seed, added)
    return Match.new(table.game, kept.players, seed, dict(kept.options), table.pack_path)


def against_bots(own: SeatKept, players: int, game: str, level: str) -> list[SeatKept]:
    """Somebody's seat, and bots in all the others."""
    seats: list[SeatKept] = []
    for seat in range(players):
        name = new_name(game, level, [other.name for other in seats])
        seats.append(own if seat == own.seat else SeatKept(seat, "bot", name, None, level))
    return seats


class TriedRecord(msgspec.Struct):
    """A stranger's record after it was tried."""

    players: int
    over: bool
    dump: dict[str, Any]
