"""Delivering notices. It happens beside the table: nobody ever waits for a push service or a webhook."""

import asyncio
import logging
from typing import Any

import aiohttp
import msgspec
from sqlalchemy.exc import IntegrityError

from remnants.server import metrics
from remnants.server.http.messages import Notice, NoticesTried
from remnants.server.http.requests import Language
from remnants.server.notices.outside_addresses import check_address, leads_inside, outside_socket
from remnants.server.notices.web_push import Signature, new_key
from remnants.server.notices.wording import Kind, notice
from remnants.server.settings import Settings
from remnants.server.storage import notice_queries
from remnants.server.storage.database import Storage
from remnants.server.storage.notice_queries import Addresses, Browser, Webhook
from remnants.server.tables.table import Table

logger = logging.getLogger("remnants.server")
MOST_AT_ONCE = 16
GONE = (404, 410)
WORTH_ANOTHER_TRY = (408, 425, 429)


class Undelivered(Exception):
    """A notice did not arrive; `gone` if nothing will ever arrive there, `again` if a later try may."""

    def __init__(self, sentence: str, status: int = 0) -> None:
        super().__init__(sentence)
        self.status = status
        self.again = status == 0 or status >= 500 or status in WORTH_ANOTHER_TRY


class NoticeDelivery:
    """Sends notices, and tries again where that may help."""

    def __init__(self, settings: Settings, storage: Storage) -> None:
        self.settings = settings
        self.storage = storage
        self._signature: Signature | None = None
        self._session: aiohttp.ClientSession | None = None
        self._under_way: set[asyncio.Task[None]] = set()
        self._at_once = asyncio.Semaphore(MOST_AT_ONCE)

    @property
    def signature(self) -> Signature:
        if self._signature is None:
            raise RuntimeError("notices cannot be sent before the server is open")
        return self._signature

    async def open(self) -> None:
        """Finds the key that this server (and any other on its database) signs with."""
        try:
            key = await self.storage.do(lambda connection: notice_queries.push_key(connection, new_key))
        except IntegrityError:
            key = await self.storage.do(lambda connection: notice_queries.push_key(connection, new_key))
        self._signature = Signature(key, self.settings.contact)

    async def close(self) -> None:
        for task in self._under_way:
            task.cancel()
        await asyncio.gather(*self._under_way, return_exceptions=True)
        if self._session is not None:
            await self._session.close()

    # ------------------------------------------------------------------ whom

    def send(self, table: Table, seat: int, kind: Kind, addresses: Addresses) -> None:
        """Tells all of them, without waiting."""
        deliveries = [self._tell_browser(table, seat, kind, browser) for browser in addresses.browsers]
        if addresses.webhook is not None:
            deliveries.append(self._tell_webhook(table, seat, kind, addresses.webhook))
        for delivery in deliveries:
            task = asyncio.ensure_future(delivery)
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)

    async def try_out(self, table: Table, seat: int, addresses: Addresses) -> NoticesTried:
        """Tells all of them once, now, and says what came of it."""
        posts = [self._post_push(table, seat, "test", browser) for browser in addresses.browsers]
        if addresses.webhook is not None:
            posts.append(self._post_webhook(table, seat, "test", addresses.webhook))
        results = await asyncio.gather(*posts, return_exceptions=True)
        troubles = [str(result) for result in results if isinstance(result, Undelivered)]
        unexpected = [result for result in results if isinstance(result, BaseException)]
        for failure in unexpected:
            if not isinstance(failure, Undelivered):
                raise failure
        return NoticesTried(len(results) - len(unexpected), troubles)

    async def _tell_browser(self, table: Table, seat: int, kind: Kind, browser: Browser) -> None:
        try:
            await self._patiently(self._post_push, table, seat, kind, browser)
        except Undelivered as failure:
            if failure.status in GONE:
                await self.storage.do(
                    lambda connection: notice_queries.forget_endpoint(connection, browser.endpoint),
                )

    async def _tell_webhook(self, table: Table, seat: int, kind: Kind, webhook: Webhook) -> None:
        trouble: str | None = None
        try:
            await self._patiently(self._post_webhook, table, seat, kind, webhook)
        except Undelivered as failure:
            trouble = str(failure)
            if failure.status == GONE[-1]:
                await self.storage.do(
                    lambda connection: notice_queries.forget_webhook(connection, table.kept.id, seat),
                )
                return
        if trouble != webhook.trouble:
            await self.storage.do(
                lambda connection: notice_queries.note_trouble(connection, table.kept.id, seat, trouble),
            )

    async def _patiently(self, post: Any, table: Table, seat: int, kind: Kind, address: Browser | Webhook) -> None:
        """Tries a few times, each pause twice as long; raises the last failure. A turn taken needs no notice."""
        pause, version = self.settings.notice_pause, table.version
        for left in range(self.settings.notice_tries - 1, -1, -1):
            try:
                async with self._at_once:
                    await post(table, seat, kind, address)
                metrics.notices.labels("delivered").inc()
                return
            except Undelivered as failure:
                if left == 0 or not failure.again:
                    metrics.notices.labels("failed").inc()
                    logger.warning("a notice of table %s was not delivered: %s", table.kept.id, failure)
                    raise
            except Exception as error:
                metrics.notices.labels("failed").inc()
                logger.exception("a notice of table %s could not be made", table.kept.id)
                raise Undelivered("the notice could not be made") from error
            await asyncio.sleep(pause)
            pause *= 2
            if kind == "your-turn" and table.version != version:
                return

    # ------------------------------------------------------------------ what

    def _notice(self, table: Table, seat: int, kind: Kind, language: Language, site: str) -> Notice:
        return notice(table, seat, kind, language, self.settings.public_address or site)

    async def _post_push(self, table: Table, seat: int, kind: Kind, browser: Browser) -> None:
        told = self._notice(table, seat, kind, browser.language, browser.site)
        body, headers = self.signature.sealed(browser, msgspec.json.encode(told), table.kept.id)
        await self._post(browser.endpoint, body, headers, https_only=True)

    async def _post_webhook(self, table: Table, seat: int, kind: Kind, webhook: Webhook) -> None:
        told = self._notice(table, seat, kind, webhook.language, webhook.site)
        sentence = told.text if told.url is None else f"{told.text} {told.url}"
        body = msgspec.structs.asdict(msgspec.structs.replace(told, text=sentence, content=sentence))
        body["allowed_mentions"] = {"parse": []}
        headers = {"Content-Type": "application/json"}
        await self._post(webhook.url, msgspec.json.encode(body), headers, https_only=False)

    async def _post(self, url: str, body: bytes, headers: dict[str, str], https_only: bool) -> None:
        """Posts once; whatever is not a success is Undelivered."""
        check_address(url, self.settings.notices_to_own_network, https_only)
        try:
            async with self._open_session().post(url, data=body, headers=headers, allow_redirects=False) as response:
                status = response.status
        except (aiohttp.ClientError, OSError, TimeoutError, UnicodeError) as error:
            if leads_inside(error):
                raise Undelivered("the address lies in the server's own network", 403) from None
            raise Undelivered(f"nobody answers there: {type(error).__name__}") from None
        if not 200 <= status < 300:
            raise Undelivered(f"it was answered with {status}", status)

    def _open_session(self) -> aiohttp.ClientSession:
        if self._session is None:
            sockets = None if self.settings.notices_to_own_network else outside_socket
            self._session = aiohttp.ClientSession(
                connector=aiohttp.TCPConnector(socket_factory=sockets, limit=MOST_AT_ONCE, limit_per_host=4),
                timeout=aiohttp.ClientTimeout(total=self.settings.notice_seconds),
                cookie_jar=aiohttp.DummyCookieJar(),
                trust_env=False,
            )
        return self._session
