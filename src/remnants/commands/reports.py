"""`remnants reports`: what people reported of each other to whoever runs the server."""

from typing import Annotated

from cyclopts import Parameter

from remnants.commands.serve import server


def reports(
    *, database: str = "", everything: Annotated[bool, Parameter(name="--all", negative="")] = False, done: str = ""
) -> None:
    """Show what was reported at the tables of a server, with what had been said there.

    Parameters
    ----------
    database
        Where tables are kept: the path of an SQLite file or a PostgreSQL URL. Left out, it is the usual file.
    everything
        Show those that have been dealt with too.
    done
        The name of a report that has been dealt with; it is not shown again.
    """
    for line in server().reports(database=database, everything=everything, done=done):
        print(line)
