"""Which lines of the rules a test runs, and how long it takes."""

import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Final, NamedTuple

import pytest

Line = tuple[str, int]
"""A file and the number of a line in it."""
WATCHED: Final = 2.0
"""A test is watched for so many seconds, which makes it slow; from then on it runs at its own speed."""


class Covered(NamedTuple):
    """What one test ran while it was watched, for how many seconds it went on, and whether it passed."""

    lines: list[Line]
    seconds: float
    passed: bool = True
    watched: bool = True
    """Whether it was watched to its end; if not, it may run any other line too."""


class Tracer:
    """Notes the lines that are run in some files. A function all of whose lines were seen is watched no longer.

    After some seconds it stops: where a test plays whole games, watching would take most of the time.
    """

    def __init__(self, files: set[Path], seconds: float) -> None:
        self.files = {str(path) for path in files}
        self.seconds = seconds
        self.until = 0.0
        self.late = False
        self.left: dict[CodeType, set[int]] = {}
        self.seen: set[Line] = set()

    def __enter__(self) -> "Tracer":
        self.left.clear()
        self.seen.clear()
        self.late = False
        self.until = time.perf_counter() + self.seconds
        sys.settrace(self.called)
        return self

    def __exit__(self, *error: object) -> None:
        sys.settrace(None)

    def called(self, frame: FrameType, event: str, argument: Any) -> Callable[..., Any] | None:
        code = frame.f_code
        if code.co_filename not in self.files or self.late:
            return None
        if time.perf_counter() > self.until:
            self.late = True
            sys.settrace(None)
            return None
        if code not in self.left:
            self.left[code] = {
                line for _, _, line in code.co_lines() if line is not None and line > code.co_firstlineno
            }
        return self.stepped if self.left[code] else None

    def stepped(self, frame: FrameType, event: str, argument: Any) -> Callable[..., Any] | None:
        if event == "line":
            self.left[frame.f_code].discard(frame.f_lineno)
            self.seen.add((frame.f_code.co_filename, frame.f_lineno))
        return None if self.late else self.stepped


def passes(item: pytest.Item, following: pytest.Item | None) -> bool:
    """Runs one test with its fixtures; whether all of it went well."""
    from _pytest.runner import runtestprotocol

    return all([report.passed or report.skipped for report in runtestprotocol(item, log=False, nextitem=following)])


def covered_by(item: pytest.Item, following: pytest.Item | None, files: set[Path]) -> Covered:
    """Runs a test and notes its lines."""
    began = time.perf_counter()
    with Tracer(files, WATCHED) as tracer:
        passed = passes(item, following)
    return Covered(sorted(tracer.seen), time.perf_counter() - began, passed, not tracer.late)
