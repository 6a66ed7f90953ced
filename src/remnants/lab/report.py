"""A report as one HTML file that needs nothing else: headings, sentences, tables and pictures."""

from html import escape
from pathlib import Path

STYLE = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { padding: .25rem .75rem; text-align: right; border-bottom: 1px solid #8884; }
th:first-child, td:first-child { text-align: left; }
tr.alarm td { background: #b3261e22; font-weight: 600; }
.plot { width: 100%; max-width: 46rem; height: auto; background: #fff; }
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

    def table(self, headings: list[str], rows: list[list[str]], alarming: list[bool] | None = None) -> None:
        """A table; alarming rows stand out."""
        head = "".join([f"<th>{escape(heading)}</th>" for heading in headings])
        body: list[str] = []
        for number, row in enumerate(rows):
            mark = ' class="alarm"' if alarming is not None and alarming[number] else ""
            body.append(f"<tr{mark}>" + "".join([f"<td>{escape(cell)}</td>" for cell in row]) + "</tr>")
        self.parts.append(f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(body)}</tbody></table>")

    def picture(self, svg: str, caption: str) -> None:
        self.parts.append(f"<figure>{svg}<figcaption>{escape(caption)}</figcaption></figure>")

    def write(self, path: Path) -> None:
        page = (
            f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(self.title)}</title>'
            f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style><body>{"".join(self.parts)}'
            "</body></html>\n"
        )
        path.write_text(page, encoding="utf-8")


def percent(share: float) -> str:
    return f"{100 * share:.1f}%"


def chance_words(chance: float) -> str:
    """A p-value as a reader wants it."""
    return "< 0.001" if chance < 0.001 else f"{chance:.3f}"
