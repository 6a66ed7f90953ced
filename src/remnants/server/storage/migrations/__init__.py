"""The database's migrations, run by Alembic whenever a server starts."""

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection

from remnants.kernel.refusal import BadInput


def upgrade(connection: Connection) -> None:
    """Brings a database to the newest form; does nothing where it has it already."""
    config = Config()
    config.set_main_option("script_location", "remnants.server.storage:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise BadInput(f"the database is not one this version of Remnants can use: {error}") from None
