"""`python -m tests.mutants GAME`: makes small mistakes in the rules of a game and says which of them no test notices.

The game's tests are collected once. Each mistake is then made in a forked process, where only the tests that run the
changed line follow, the quickest first, and those that play so long that they may, until one fails. A mistake that is
not noticed, a survivor, is either harmless or shows what no test asks for.
"""

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from itertools import accumulate
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, Final, NamedTuple

import pytest
from rich.console import Console
from rich.progress import Progress

import remnants
from tests.mutants.children import Job, Outcome, outcomes
from tests.mutants.coverage import Covered, Line, Tracer, covered_by, passes
from tests.mutants.mutations import Mutation, mutated, mutations_in

ROOT: Final = Path(__file__).parents[2]
BOXES: Final = Path(remnants.__file__).parent / "boxes"
LEAST_SECONDS: Final = 10.0
"""A changed test may take so long, or ..."""
TIMES_SLOWER: Final = 5.0
"""... so many times as long as all its tests took; a mistake that makes a game endless is noticed by that."""
WHOLE_SUITE: Final = 1800.0
SURVIVED: Final = -1
MADE: Final = "Do not edit."


class Sampling(NamedTuple):
    """How thoroughly the mistakes are looked for."""

    sample: int = 300
    """So many changes are tried, chosen by the seed; 0 for all."""
    seed: int = 0
    jobs: int = 2
    functions: tuple[str, ...] = ()
    """Only changes in functions of these names, `Class.method` or the last part of it; none for all."""
    patience: float = 10.0
    """Of the tests that run a line the quickest follow until they take so many seconds in all."""
    minutes: float = 0.0
    """After so many no further change is begun; 0 for no limit."""


class Mutants:
    """A pytest plug-in that runs the collected tests in its own way."""

    def __init__(self, files: list[Path], sampling: Sampling) -> None:
        self.files = set(files)
        self.sampling = sampling
        self.while_loading: set[Line] = set()
        self.console = Console()
        self.began = time.perf_counter()
        self.judged = 0
        self.survivors: list[Mutation] = []
        self.tracer = Tracer(self.files, WHOLE_SUITE)

    @pytest.hookimpl(wrapper=True)
    def pytest_collection(self, session: pytest.Session) -> Iterator[None]:
        """What is run while modules are loaded cannot be changed afterwards."""
        with self.tracer as tracer:
            result = yield
        self.while_loading = set(tracer.seen)
        return result

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise session.Interrupted("the tests cannot be collected")
        items = [item for item in session.items if item.get_closest_marker("large") is None]
        covered = self.cover(items)
        running: dict[Line, list[int]] = {}
        for number, found in covered.items():
            for line in found.lines:
                running.setdefault(line, []).append(number)
        everything = [mutation for path in sorted(self.files) for mutation in mutations_in(path)]
        tried = [mutation for mutation in everything if self.is_wanted(mutation) and not self.is_loading(mutation)]
        random.Random(self.sampling.seed).shuffle(tried)
        self.judge(items, covered, running, tried[: self.sampling.sample or len(tried)])
        self.report(len(everything))
        return True

    def is_late(self) -> bool:
        return 0 < self.sampling.minutes < (time.perf_counter() - self.began) / 60

    def is_wanted(self, mutation: Mutation) -> bool:
        names = (mutation.function, mutation.function.split(".")[-1])
        return not self.sampling.functions or any([name in self.sampling.functions for name in names])

    def is_loading(self, mutation: Mutation) -> bool:
        return (str(mutation.path), mutation.line) in self.while_loading

    def cover(self, items: list[pytest.Item]) -> dict[int, Covered]:
        """Which lines each test runs, worked out in as many processes as there may be."""
        parts = min(len(items), 8 * self.sampling.jobs)
        shares = [list(range(place, len(items), parts)) for place in range(parts)]

        def work(share: list[int]) -> list[tuple[int, Covered]]:
            following = [*[items[number] for number in share[1:]], None]
            return [
                (number, covered_by(items[number], after, self.files))
                for number, after in zip(share, following, strict=True)
            ]

        found: dict[int, Covered] = {}
        jobs = [Job(str(place), lambda share=share: work(share), WHOLE_SUITE) for place, share in enumerate(shares)]  # type: ignore[misc]
        with Progress(console=self.console, transient=True) as progress:
            bar = progress.add_task(f"{len(items)} tests, unchanged", total=len(jobs))
            for outcome in outcomes(iter(jobs), self.sampling.jobs):
                if outcome.result is None:
                    raise pytest.UsageError("the tests break down without any change; make them pass first")
                for number, (lines, seconds, passed, watched) in outcome.result:
                    if not passed:
                        raise pytest.UsageError(f"{items[number].nodeid} fails without any change; make it pass first")
                    found[number] = Covered([(path, line) for path, line in lines], seconds, passed, watched)
                progress.advance(bar)
        return found

    def judge(
        self,
        items: list[pytest.Item],
        covered: dict[int, Covered],
        running: dict[Line, list[int]],
        tried: list[Mutation],
    ) -> None:
        """Makes every mistake; whoever is not noticed is kept."""
        noticed_by: Counter[int] = Counter()
        by_name = {f"{mutation.path}/{mutation.site}": mutation for mutation in tried}
        unwatched = sorted(
            [number for number in covered if not covered[number].watched], key=lambda number: covered[number].seconds
        )

        def jobs() -> Iterator[Job]:
            for name, mutation in by_name.items():
                if self.is_late():
                    return
                lines = {(str(mutation.path), mutation.line), (str(mutation.path), mutation.statement)}
                tests = {number for line in lines for number in running.get(line, [])}
                order = sorted(tests, key=lambda number: covered[number].seconds / (1 + noticed_by[number]))
                order += [number for number in unwatched if number not in tests]
                order = order[: self.bearable(order, covered)]
                most = max(LEAST_SECONDS, TIMES_SLOWER * sum([covered[number].seconds for number in order]))
                yield Job(name, lambda m=mutation, o=order: first_failure(m, items, o), most)  # type: ignore[misc]

        with Progress(console=self.console, transient=True) as progress:
            bar = progress.add_task("changes", total=len(tried))
            for outcome in outcomes(jobs(), self.sampling.jobs):
                self.hear(by_name[outcome.name], outcome, noticed_by)
                progress.update(bar, advance=1, description=f"changes, {len(self.survivors)} unnoticed")

    def bearable(self, order: list[int], covered: dict[int, Covered]) -> int:
        """How many of the tests follow: all that fit into the time, and the first of them in any case."""
        taken = accumulate([covered[number].seconds for number in order])
        return max(1, len([seconds for seconds in taken if seconds <= self.sampling.patience]))

    def hear(self, mutation: Mutation, outcome: Outcome, noticed_by: Counter[int]) -> None:
        self.judged += 1
        if outcome.result == SURVIVED:
            self.survivors.append(mutation)
            self.console.print(written(mutation), markup=False, highlight=False, soft_wrap=True)
        elif outcome.result is not None:
            noticed_by[outcome.result] += 1

    def report(self, possible: int) -> None:
        unnoticed = len(self.survivors)
        share = 100 * unnoticed / self.judged if self.judged else 0.0
        self.console.print(
            f"{unnoticed} of {self.judged} changes ({share:.1f}%) were noticed by no test; {possible} are possible",
            highlight=False,
            soft_wrap=True,
        )


def first_failure(mutation: Mutation, items: list[pytest.Item], order: list[int]) -> int:
    """Makes the change, for good: this process does nothing else. Gives the first test that fails."""
    make(mutation)
    following = [*[items[number] for number in order[1:]], None]
    for number, after in zip(order, following, strict=True):
        if not passes(items[number], after):
            return number
    return SURVIVED


def make(mutation: Mutation) -> None:
    """Gives the function, wherever it is already known, the changed code."""
    code = mutated(mutation)
    module = next(
        module
        for module in list(sys.modules.values())
        if isinstance(module, ModuleType) and getattr(module, "__file__", None) == str(mutation.path)
    )
    holder: Any = module
    *outer, name = mutation.function.split(".")
    for word in outer:
        holder = vars(holder)[word]
    function_in(vars(holder)[name]).__code__ = code


def function_in(found: Any) -> FunctionType:
    """The plain function inside a property, a class method or a cache."""
    for wrapping in ("__wrapped__", "__func__", "fget"):
        found = getattr(found, wrapping, found)
    assert isinstance(found, FunctionType)
    return found


def written(mutation: Mutation) -> str:
    path = mutation.path.relative_to(ROOT) if mutation.path.is_relative_to(ROOT) else mutation.path
    return f"{path}:{mutation.line}  {mutation.function}:  {mutation.change}"


def run(files: list[Path], tests: Path, sampling: Sampling) -> int:
    """Tries changes in some files against the tests in a folder; the exit status."""
    options = ["-o", "addopts=", "-p", "no:terminal", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", "not large"]
    return int(pytest.main([*options, str(tests)], plugins=[Mutants(files, sampling)]))


def is_made(path: Path) -> bool:
    """Whether a module is made from the declarations: a test of its own says when it is not as they are."""
    return MADE in path.read_text(encoding="utf-8").partition("\n")[0]


def main() -> int:
    usual = Sampling()
    games = sorted([path.name for path in BOXES.iterdir() if (path / "rules").is_dir()])
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description="Which mistakes no test notices.")
    parser.add_argument("game", choices=games)
    parser.add_argument("--chapter", action="append", default=[], help="only this module of the rules; may be repeated")
    parser.add_argument("--function", action="append", default=[], help="only this function; may be repeated")
    parser.add_argument("--tests", type=Path, help="only the tests of this file or folder")
    parser.add_argument("--sample", type=int, default=usual.sample, help="so many changes; 0 for all")
    parser.add_argument("--seed", type=int, default=usual.seed, help="which changes are in the sample")
    parser.add_argument("--jobs", type=int, default=usual.jobs, help="how many processes work at once")
    parser.add_argument("--patience", type=float, default=usual.patience, help="seconds of tests for a change")
    parser.add_argument("--minutes", type=float, default=usual.minutes, help="stop after so many; 0 for never")
    words = parser.parse_args()
    chapters = [path for path in sorted((BOXES / words.game / "rules").rglob("*.py")) if not is_made(path)]
    files = [path for path in chapters if not words.chapter or path.stem in words.chapter]
    unknown = set(words.chapter) - {path.stem for path in chapters}
    if unknown:
        known = ", ".join([path.stem for path in chapters])
        parser.error(f"the rules of {words.game} have no chapter {', '.join(sorted(unknown))}; there are {known}")
    if min(words.sample, words.jobs - 1, words.patience, words.minutes) < 0:
        parser.error("--sample, --patience and --minutes must be 0 or more, --jobs 1 or more")
    sampling = Sampling(words.sample, words.seed, words.jobs, tuple(words.function), words.patience, words.minutes)
    if words.tests and not words.tests.exists():
        parser.error(f"there is no {words.tests}")
    return run(files, words.tests or ROOT / "tests" / words.game, sampling)


if __name__ == "__main__":
    sys.exit(main())
