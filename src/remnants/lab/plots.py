"""The pictures of the reports, drawn as SVG that goes into the page itself."""

import re
from io import StringIO
from typing import Any, Final

from matplotlib import rc_context
from matplotlib.figure import Figure

from remnants.lab.statistics import Estimate

INK: Final = "#1f3a5f"
ALARM: Final = "#b3261e"
REFERENCE: Final = "#888888"
LINES: Final = ["#1f3a5f", "#b3261e", "#2e7d32", "#b26a00"]


def intervals(
    names: list[str], estimates: list[Estimate], reference: float, label: str, alarming: list[bool] | None = None
) -> str:
    """A point and its interval for each name, and a line where all would be if nothing mattered.

    Red is what the test beside the picture calls more than luck: many intervals miss the line by luck now and then.
    """
    figure, axes = empty(0.9 + 0.34 * len(names))
    places = list(range(len(names), 0, -1))
    for place, estimate, alarm in zip(places, estimates, alarming or [False] * len(names), strict=True):
        colour = ALARM if alarm else INK
        axes.plot([estimate.low, estimate.high], [place, place], color=colour, linewidth=2)
        axes.plot([estimate.value], [place], "o", color=colour)
    axes.axvline(reference, color=REFERENCE, linestyle="--", linewidth=1)
    axes.set_yticks(places, names)
    axes.set_ylim(0.4, len(names) + 0.6)
    axes.set_xlabel(label)
    return drawn(figure)


def curves(lines: dict[str, list[float]], across: str, up: str) -> str:
    """One line for each name."""
    figure, axes = empty(3.2)
    for number, (name, values) in enumerate(lines.items()):
        axes.plot(range(1, len(values) + 1), values, label=name, color=LINES[number % len(LINES)])
    axes.set_xlabel(across)
    axes.set_ylabel(up)
    axes.legend(frameon=False)
    return drawn(figure)


def histogram(values: dict[str, list[int]], across: str) -> str:
    """How often each value comes."""
    figure, axes = empty(2.8)
    for number, (name, found) in enumerate(values.items()):
        axes.hist(found, bins=min(30, max(5, len(set(found)))), label=name, color=LINES[number], alpha=0.6)
    axes.set_xlabel(across)
    axes.set_ylabel("games")
    if len(values) > 1:
        axes.legend(frameon=False)
    return drawn(figure)


def empty(height: float) -> tuple[Figure, Any]:
    figure = Figure(figsize=(7.5, height), layout="constrained")
    axes = figure.add_subplot()
    axes.spines[["top", "right"]].set_visible(False)
    return figure, axes


def drawn(figure: Figure) -> str:
    """The picture as an SVG element: no file beside the page, and the same picture for the same figures."""
    page = StringIO()
    with rc_context({"svg.hashsalt": "remnants", "svg.fonttype": "none"}):
        figure.savefig(page, format="svg", metadata={"Date": None})
    text = page.getvalue()
    return re.sub(r"\s+width=\"[^\"]+pt\" height=\"[^\"]+pt\"", ' class="plot"', text[text.index("<svg") :], count=1)
