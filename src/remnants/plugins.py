"""Plug-ins: Python files with which a pack's author teaches a game new words. Trusted code, named on the command line.

They are named in the environment, so that the processes which play and think for this one know them too, and run when
the first game is asked for.
"""

import os
from collections.abc import Sequence
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Final

from remnants.kernel.refusal import BadInput

NAMED_IN: Final = "REMNANTS_PLUGINS"


def name(paths: Sequence[str]) -> None:
    """Names the plug-ins of this process and of those it starts."""
    for path in paths:
        if not Path(path).is_file():
            raise BadInput(f"--plugin {path}: there is no such file; a plug-in is a Python file")
    os.environ[NAMED_IN] = os.pathsep.join([str(Path(path).resolve()) for path in paths])


def load() -> None:
    """Runs every plug-in that is named, each once."""
    for path in os.environ.get(NAMED_IN, "").split(os.pathsep):
        if path:
            _run(path)


@cache
def _run(path: str) -> None:
    spec = spec_from_file_location(f"remnants_plugin_{Path(path).stem}", path)
    if spec is None or spec.loader is None:
        raise BadInput(f"{path}: a plug-in is a Python file, its name ends in .py")
    try:
        spec.loader.exec_module(module_from_spec(spec))
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from None
    except Exception as error:
        raise BadInput(f"{path}: the plug-in fails with {type(error).__name__}: {error}") from error
