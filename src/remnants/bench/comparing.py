"""What a change did: two sets of figures beside each other, with their spread."""

from typing import Any

PEER = "catanatron"


def compared(before: dict[str, Any], now: dict[str, Any]) -> list[dict[str, Any]]:
    """For everything measured in both: how many times faster it is now, and whether that is more than the spread.

    Where both sets have the same peer, the change is corrected by its speed: another machine, or a busier one, makes
    both slower alike.
    """
    pace = peer_pace(now) / peer_pace(before) if peer_pace(before) and peer_pace(now) else 1.0
    earlier = {key_of(figure): figure for figure in before["figures"]}
    rows: list[dict[str, Any]] = []
    for figure in now["figures"]:
        old = earlier.get(key_of(figure))
        if old is None or figure["measure"] in ("play", "copy"):
            continue
        quicker_is_less = figure["unit"] != "a second"
        gained = old["median"] / figure["median"] if quicker_is_less else figure["median"] / old["median"]
        times = gained / pace
        scale = 1 / pace if quicker_is_less else pace
        apart = figure["least"] > old["most"] * scale or figure["most"] < old["least"] * scale
        rows.append(
            {
                "game": figure["game"],
                "measure": figure["measure"],
                "before": old["median"],
                "before_spread": [old["least"], old["most"]],
                "now": figure["median"],
                "now_spread": [figure["least"], figure["most"]],
                "times_faster": round(times, 2),
                "verdict": "within the spread" if not apart else "faster" if times > 1 else "slower",
            }
        )
    return rows


def key_of(figure: dict[str, Any]) -> tuple[str, str, int]:
    return figure["measure"], figure["game"], figure["players"]


def peer_pace(figures: dict[str, Any]) -> float:
    """The peer's own rate in a set of figures; 0 if it was not measured."""
    found = [f["median"] for f in figures["figures"] if f["measure"] == "play" and f["game"].startswith(PEER)]
    return float(found[0]) if found else 0.0
