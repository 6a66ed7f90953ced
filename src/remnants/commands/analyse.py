"""`remnants analyse`: who was ahead when, what was luck, and which decisions cost most."""

import json
import multiprocessing
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from remnants.analysis.analysing import Analysis
from remnants.analysis.findings import Doubt, GameReport, Mistake, Stretch
from remnants.analysis.page import page_of
from remnants.analysis.wording import Wording, text_of
from remnants.commands.checks import at_least, record_in
from remnants.kernel.refusal import BadInput
from remnants.text.catalogue import check_language

USUAL_JOBS = 2
_analysis: list[Analysis] = []
"""In a process that takes part: the analysis it works at."""


def analyse(
    file: Path,
    *,
    seat: int | None = None,
    html: Path | None = None,
    json_output: Annotated[bool, Parameter(name="--json", negative="")] = False,
    lang: str = "en",
    pack: str | None = None,
    jobs: int = USUAL_JOBS,
) -> None:
    """Tell who was ahead when, what was luck, and which decisions cost most.

    Parameters
    ----------
    file
        The record of a game, finished or not.
    seat
        Tell it for this seat only, from 1 up; left out, for everybody.
    html
        Write the report to this file as one page.
    json_output
        Give the report as JSON.
    lang
        en or it.
    pack
        The name or the folder of the pack it was played with, if it does not come with the game.
    jobs
        How many processes share the work; the report is the same.
    """
    check_language(lang)
    at_least(jobs, 1, "--jobs")
    data = record_in(file)
    analysis = Analysis(data, pack)
    players = analysis.recorded.end.players
    if seat is not None and not 1 <= seat <= players:
        raise BadInput(f"--seat is a number from 1 to {players}, not {seat}")
    if html is not None and not html.absolute().parent.is_dir():
        raise BadInput(f"{html}: there is no folder {html.absolute().parent}")
    if html is not None and html.is_dir():
        raise BadInput(f"{html} is a folder; name a file for the page, such as {html / 'game.html'}")
    report = worked_out(analysis, data, pack, jobs)
    wording = Wording(report, lang, analysis.recorded.end)
    shown = [seat - 1] if seat is not None else list(range(players))
    if html is not None:
        html.write_text(page_of(report, wording, shown), encoding="utf-8")
    if json_output:
        whole = report.as_json()
        whole["seats"] = [entry for entry in whole["seats"] if entry["seat"] in shown]
        print(json.dumps(whole, indent=2))
    elif html is not None:
        print(wording.say("analysis-written", {"file": str(html)}))
    else:
        console = Console(highlight=False)
        console.print(text_of(report, wording, shown), markup=False, soft_wrap=not console.is_terminal)


def worked_out(analysis: Analysis, data: dict[str, Any], pack: str | None, jobs: int) -> GameReport:
    """The report, its parts shared by some processes, with a bar that shows how far it is."""
    console = Console(file=sys.stderr)
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        pool = ProcessPoolExecutor(min(jobs, os.cpu_count() or 1), context(), take_part, (data, pack))
        with pool:
            stretches = list(
                counted(progress, "looking at every decision", pool.map(stretch, analysis.stretches()), analysis)
            )
            doubts = analysis.dearest(stretches)
            bar = progress.add_task("weighing the dearest", total=len(doubts))
            mistakes: list[Mistake | None] = []
            for found in pool.map(mistake, doubts):
                mistakes.append(found)
                progress.advance(bar)
    return analysis.report(stretches, mistakes)


def counted(
    progress: Progress, description: str, found: "Iterator[Stretch]", analysis: Analysis
) -> "Iterator[Stretch]":
    bar = progress.add_task(description, total=len(analysis.stretches()))
    for one in found:
        progress.advance(bar)
        yield one


def context() -> Any:
    """Copies of this process where there can be: what was read need not be read again."""
    return multiprocessing.get_context("fork" if "fork" in multiprocessing.get_all_start_methods() else "spawn")


def take_part(data: dict[str, Any], pack: str | None) -> None:
    _analysis[:] = [Analysis(data, pack)]


def stretch(part: tuple[int, int]) -> Stretch:
    return _analysis[0].stretch(*part)


def mistake(doubt: Doubt) -> Mistake | None:
    return _analysis[0].mistake(doubt)
