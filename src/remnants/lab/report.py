"""A report as one HTML file that needs nothing else: headings, sentences, tables and pictures."""

from html import escape
from pathlib import Path

from remnants.lab.statistics import Estimate

STYLE = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 72rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; }
li { margin: .35rem 0; }
.wide { overflow-x: auto; margin: 1rem 0; }
table { border-collapse: collapse; }
th, td { padding: .25rem .75rem; text-align: right; border-bottom: 1px solid #8884; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
th button { all: unset; cursor: pointer; }
th button:focus-visible { outline: 2px solid; outline-offset: 2px; }
th[aria-sort=ascending]::after { content: " \\25B4"; }
th[aria-sort=descending]::after { content: " \\25BE"; }
tr.alarm td { background: #b3261e22; font-weight: 600; }
.plot { width: 100%; max-width: 46rem; height: auto; background: #fff; }
"""

SORTING = """
document.addEventListener("click", (event) => {
  const heading = event.target.closest("th button")?.parentNode;
  if (!heading) return;
  const table = heading.closest("table");
  const column = [...heading.parentNode.children].indexOf(heading);
  const order = heading.ariaSort === "descending" ? "ascending" : "descending";
  const value = (row) => {
    const text = row.children[column].textContent.trim().replace("< ", "");
    const number = Number.parseFloat(text.replaceAll(",", ""));
    return Number.isNaN(number) ? text : number;
  };
  const compared = (one, other) => {
    if (typeof one === typeof other) return one < other ? -1 : one > other ? 1 : 0;
    return typeof one === "number" ? -1 : 1;
  };
  const rows = [...table.tBodies[0].rows].sort((one, other) => compared(value(one), value(other)));
  for (const other of heading.parentNode.children) other.ariaSort = null;
  heading.ariaSort = order;
  table.tBodies[0].append(...(order === "ascending" ? rows : rows.reverse()));
});
"""


class Report:
    """A page that grows from top to bottom."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.parts: list[str] = [f"<h1>{escape(title)}</h1>"]

    def heading(self, text: str) -> None:
        self.parts.append(f"<h2>{escape(text)}</h2>")

    def say(self, text: str) -> None:
        self.parts.append(f"<p>{escape(text)}</p>")

    def ordered(self, sentences: list[str]) -> None:
        """Sentences one below the other, the most important first."""
        self.parts.append("<ol>" + "".join([f"<li>{escape(sentence)}</li>" for sentence in sentences]) + "</ol>")

    def table(self, headings: list[str], rows: list[list[str]], alarming: list[bool] | None = None) -> None:
        """A table; alarming rows stand out."""
        head = "".join(
            [f'<th scope="col"><button type="button">{escape(heading)}</button></th>' for heading in headings]
        )
        body: list[str] = []
        for number, row in enumerate(rows):
            mark = ' class="alarm"' if alarming is not None and alarming[number] else ""
            body.append(f"<tr{mark}>" + "".join([f"<td>{escape(cell)}</td>" for cell in row]) + "</tr>")
        whole = f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(body)}</tbody></table>"
        self.parts.append(f'<div class="wide">{whole}</div>')

    def picture(self, svg: str, caption: str) -> None:
        self.parts.append(f"<figure>{svg}<figcaption>{escape(caption)}</figcaption></figure>")

    def write(self, path: Path) -> None:
        page = (
            f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(self.title)}</title>'
            f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style><body>{"".join(self.parts)}'
            f"<script>{SORTING}</script></body></html>\n"
        )
        path.write_text(page, encoding="utf-8")


def percent(share: float) -> str:
    return f"{100 * share:.1f}%"


def share_words(estimate: Estimate) -> str:
    """A share with what it rests on: 12.5% of 40."""
    return f"{percent(estimate.value)} of {estimate.observations}" if estimate.observations else "none of 0"


def points(gap: float) -> str:
    """A difference of shares in points."""
    return f"{100 * gap:+.1f}"


def chance_words(chance: float) -> str:
    """A p-value as a reader wants it."""
    return "< 0.001" if chance < 0.001 else f"{chance:.3f}"
