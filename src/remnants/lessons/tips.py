"""Tips: what is said once, in somebody's first games, when something becomes possible or has happened."""

from typing import Literal

from msgspec import Struct

from remnants.kernel import packs
from remnants.kernel.refusal import BadInput
from remnants.kits import Kit
from remnants.lessons.forms import Said
from remnants.text import Texts

FILE = "tips.toml"


class Tip(Struct, forbid_unknown_fields=True, frozen=True):
    """A tip and its moment: an event, a verb that can be chosen, or a rule that refused something."""

    id: str
    say: Said
    event: str = ""
    of: Literal["own", "others", "anybody"] = "anybody"
    """Whose event it is."""
    where: dict[str, int] = {}
    """Fields that the event must have: `{ winner = -1 }`."""
    missed: str = ""
    """A verb that must have been open to the player shortly before the event: "you could have bribed it"."""
    choice: str = ""
    """A verb that can be chosen; "*" is whatever comes first."""
    refused: str = ""


class TipsFile(Struct, forbid_unknown_fields=True, frozen=True):
    tip: list[Tip]


def tips_of(kit: Kit) -> list[Tip]:
    """The tips of a game, those said first where several fit; none for a game that has none."""
    if not (kit.folder / FILE).is_file():
        return []
    return packs.read(kit.folder, FILE, TipsFile).tip


def check_tips(kit: Kit, tips: list[Tip]) -> None:
    """Raises BadInput about the first tip whose moment can never come."""
    declared = kit.declared()
    events = set() if declared is None else set(declared.events)
    verbs = set() if declared is None else {name for name, _arguments in declared.verbs}
    rules = {rule.rule for rule in Texts(kit.name).rules()}
    for tip in tips:
        named = [(tip.event, events, "event"), (tip.choice, verbs, "choice"), (tip.refused, rules, "rule")]
        moments = [moment for moment in named if moment[0]]
        if len(moments) != 1:
            raise BadInput(f"tip {tip.id!r}: one moment is needed: an event, a choice or a rule that refuses")
        name, known, what = moments[0]
        if name not in known and not (what == "choice" and name == "*"):
            raise BadInput(f"tip {tip.id!r}: there is no {what} {name!r}")
        if (tip.where or tip.missed) and not tip.event:
            raise BadInput(f"tip {tip.id!r}: where and missed belong to an event")
        if tip.missed and tip.missed not in verbs:
            raise BadInput(f"tip {tip.id!r}: there is no choice {tip.missed!r}")
        parts = set() if declared is None or not tip.event else set(declared.events[tip.event].parts)
        if not set(tip.where) <= parts:
            raise BadInput(f"tip {tip.id!r}: {tip.event!r} has {', '.join(sorted(parts))}, not {', '.join(tip.where)}")
    ids = [tip.id for tip in tips]
    twice = sorted({name for name in ids if ids.count(name) > 1})
    if twice:
        raise BadInput(f"tip {twice[0]!r} is there twice")
