"""The report as one page that needs nothing but itself."""

from html import escape
from typing import Final

from remnants.analysis.findings import GameReport, OfSeat
from remnants.analysis.wording import Wording, moments, own_chances

WIDTH: Final = 720
HEIGHT: Final = 260
LEFT: Final = 44
RIGHT: Final = 172
TOP: Final = 12
BOTTOM: Final = 28
COLOURS: Final = ["#1f5fa8", "#b3261e", "#2e7d32", "#8a5a00"]
DASHES: Final = ["", "7 3", "2 3", "10 3 2 3"]
LEAST_APART: Final = 15
STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 52rem; margin: 2rem auto; padding: 0 1rem; color: #1c1b1a;
  background: #fff; }
svg { width: 100%; height: auto; } svg text { font-size: 13px; fill: #444; }
table { border-collapse: collapse; margin: .5rem 0; } th, td { padding: .2rem .7rem; border-bottom: 1px solid #ddd;
  text-align: right; font-variant-numeric: tabular-nums; } th:first-child, td.name { text-align: left; }
tbody.sum tr:last-child > * { border-top: 2px solid #444; font-weight: 700; }
section { border-top: 1px solid #ccc; margin-top: 1.5rem; } li p { margin: .1rem 0; } li { margin: .6rem 0; }
.heading { font-weight: 700; } .remark { color: #555; }
@media (prefers-color-scheme: dark) { body { color: #eee; background: #181818; } svg text { fill: #bbb; }
  th, td { border-color: #444; } .remark { color: #aaa; } }
"""


def page_of(report: GameReport, wording: Wording, seats: list[int]) -> str:
    """The whole page."""
    say = wording.say
    known = [own_chances(one) for one in report.standings]
    opened = [one.opened for one in report.standings]
    parts = [
        f"<h1>{escape(wording.title())}</h1>",
        *[f'<p class="remark">{escape(remark)}</p>' for remark in wording.remarks()],
        f"<h2>{escape(say('analysis-chances'))}</h2>",
        chart(report, wording, known),
        table(report, wording),
        f"<h2>{escape(say('analysis-chances-open'))}</h2>",
        chart(report, wording, opened),
        *[of_seat(report.seats[seat], wording) for seat in seats],
        f'<p class="remark">{escape(say("analysis-how"))}</p>',
    ]
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{wording.language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(wording.title())}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def chart(report: GameReport, wording: Wording, course: list[list[float]]) -> str:
    """Everybody's chances as lines, each with a dash of its own and its name at the end."""
    first, last = report.standings[0].position, report.standings[-1].position
    wide, tall = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM

    def across(position: int) -> float:
        return LEFT + wide * (position - first) / max(1, last - first)

    def up(chance: float) -> float:
        return TOP + tall * (1.0 - chance)

    label = escape(wording.say("analysis-chart", {"from": first, "to": last}))
    drawn = [f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">']
    for percent in (0, 25, 50, 75, 100):
        y = up(percent / 100)
        drawn.append(f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}" stroke="#8884"/>')
        drawn.append(f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{percent}</text>')
    lowest = HEIGHT - BOTTOM + LEAST_APART / 2
    for seat in sorted(range(report.players), key=lambda seat: course[-1][seat]):
        points = " ".join(
            [
                f"{across(one.position):.1f},{up(chances[seat]):.1f}"
                for one, chances in zip(report.standings, course, strict=True)
            ]
        )
        colour, dash = COLOURS[seat % len(COLOURS)], DASHES[seat % len(DASHES)]
        lowest = min(lowest - LEAST_APART, up(course[-1][seat]) + 4)
        drawn.append(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="{dash}"/>'
        )
        name = escape(wording.player(seat))
        drawn.append(f'<text x="{WIDTH - RIGHT + 6}" y="{lowest:.1f}" style="fill:{colour}">{name}</text>')
    seen: set[int] = set()
    for one in report.standings:
        if one.round is not None and one.round not in seen:
            seen.add(one.round)
            drawn.append(
                f'<text x="{across(one.position):.1f}" y="{HEIGHT - 8}" text-anchor="middle">{one.round}</text>'
            )
    return "".join([*drawn, "</svg>"])


def table(report: GameReport, wording: Wording) -> str:
    """The same for those who do not see lines."""
    names = "".join([f'<th scope="col">{escape(wording.player(seat))}</th>' for seat in range(report.players)])
    heads = "".join(
        [f'<th scope="col">{escape(wording.say(name))}</th>' for name in ("analysis-answer", "analysis-round")]
    )
    rows = []
    for one in moments(report):
        cells = "".join([f"<td>{wording.points(chance, signed=False)}</td>" for chance in own_chances(one)])
        counted = "" if one.round is None else one.round
        rows.append(f'<tr><th scope="row">{one.position}</th><td>{counted}</td>{cells}</tr>')
    return f"<table><thead><tr>{heads}{names}</tr></thead><tbody>{''.join(rows)}</tbody></table>"


def of_seat(entry: OfSeat, wording: Wording) -> str:
    """What one seat wants to know."""
    say = wording.say
    known, opened = wording.summands(entry.known), wording.summands(entry.opened)
    rows = [
        f'<tr><th scope="row">{escape(label)}</th><td>{worth}</td><td>{other}</td></tr>'
        for (label, worth), (_, other) in zip(known, opened, strict=True)
    ]
    sources = [
        f'<tr><td class="name">{escape(wording.source(one))}</td><td>{one.times}</td><td>{wording.worth(one)}</td></tr>'
        for one in entry.sources
    ]
    mistakes = []
    for place, mistake in enumerate(entry.mistakes, 1):
        told = "".join([f"<p>{escape(sentence)}</p>" for sentence in wording.sentences(mistake)])
        mistakes.append(f'<li><p class="heading">{escape(wording.heading(place, mistake))}</p>{told}</li>')
    nothing = f"<p>{escape(say('analysis-no-mistakes'))}</p>"
    luck_table = (
        f"<h3>{escape(say('analysis-by-source'))}</h3><table><thead><tr>"
        f'<th scope="col">{escape(say("analysis-source"))}</th><th scope="col">{escape(say("analysis-times"))}</th>'
        f'<th scope="col">{escape(say("analysis-worth"))}</th></tr></thead><tbody>{"".join(sources)}</tbody></table>'
    )
    return (
        f"<section><h2>{escape(wording.player(entry.seat))}</h2>"
        f'<table><thead><tr><td></td><th scope="col">{escape(say("analysis-known"))}</th>'
        f'<th scope="col">{escape(say("analysis-open"))}</th></tr></thead>'
        f'<tbody class="sum">{"".join(rows)}</tbody></table>'
        f"<p>{escape(say('analysis-sum'))}</p>"
        f"{luck_table if sources else ''}"
        f"<h3>{escape(say('analysis-mistakes'))}</h3>"
        f"{'<ul>' + ''.join(mistakes) + '</ul>' if mistakes else nothing}</section>"
    )
