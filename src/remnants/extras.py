"""The parts that are installed only where they are wanted (`remnants[server]`, `[lab]`, `[rl]`), and how to get one."""

import re
from importlib.metadata import PackageNotFoundError, requires
from importlib.util import find_spec

CALLED_OTHERWISE = {"pyspiel": "open_spiel", "pil": "pillow", "stable_baselines3": "sb3_contrib"}
"""Modules that are not called like the package that brings them."""


def extra_of(module: str, *beside: str) -> str | None:
    """The part of Remnants that brings a module, and most of those needed beside it; None if none does."""
    bringing = extras_bringing(module)
    return max(bringing, key=lambda extra: sum([extra in extras_bringing(other) for other in beside]), default=None)


def extras_bringing(module: str) -> list[str]:
    """All parts of Remnants that bring a module."""
    name = module.partition(".")[0].lower().replace("-", "_")
    package = CALLED_OTHERWISE.get(name, name)
    try:
        needed = requires("remnants") or []
    except PackageNotFoundError:
        return []
    found = [re.match(r"([\w.-]+).*extra == ['\"](\w+)['\"]", requirement) for requirement in needed]
    return [one.group(2) for one in found if one and one.group(1).lower().replace("-", "_") == package]


def how_to_get(module: str, *beside: str) -> str:
    """What to do where a module is missing, which is needed beside others."""
    extra = extra_of(module, *beside)
    brings = f"pip install {module}" if extra is None else f"pip install 'remnants[{extra}]'"
    return f"this needs {module}, which is not installed here; {brings} brings it"


def require(*modules: str) -> None:
    """Raises ModuleNotFoundError that says how to get what is missing."""
    for module in modules:
        if find_spec(module) is None:
            raise ModuleNotFoundError(how_to_get(module, *modules), name=module)
