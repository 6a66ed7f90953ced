"""`remnants lab`: the laboratory's own commands, where it is installed."""

from importlib import import_module
from importlib.util import find_spec
from typing import Annotated

from cyclopts import Parameter

from remnants.kernel.refusal import BadInput

HOW_TO_INSTALL = "the laboratory is not installed here; pip install 'remnants[lab]' brings it"


def lab(*words: Annotated[str, Parameter(allow_leading_hyphen=True)]) -> int:
    """Arena, ratings and balance reports.

    Parameters
    ----------
    words
        The laboratory's own commands and options; `remnants lab --help` lists them.
    """
    if find_spec("remnants.lab") is None:
        raise BadInput(HOW_TO_INSTALL)
    code: int = import_module("remnants.lab").command(list(words))
    return code
