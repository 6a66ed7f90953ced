"""The position a record starts from: somebody may have written it by hand, so its form is checked."""

from typing import Any

from remnants.kernel.game import Game, Pack
from remnants.kernel.limits import beyond_limits
from remnants.kernel.refusal import BadInput
from remnants.kernel.state import State, dump, load


def started(game: Game, pack: Pack, start: dict[str, Any], completing: bool = False) -> State:
    """The state that `start` describes; raises BadInput if it is no position of this game.

    `completing` leaves fields that there were not yet when it was written as they are in a blank state.
    """
    game.check_players(start.get("players", 0))
    state = game.blank(pack, start["players"])
    form = dump(state)
    start = form | start if completing else start
    for name in [*form, *start]:
        if name not in start or name not in form:
            raise broken(f"{name} is missing" if name in form else f"there is no {name}")
        if not fits(start[name], form[name]) and name != "agenda":
            raise broken(f"{name} is {start[name]!r}"[:120])
    check_agenda(game, start)
    wrong = None if game.declared is None else beyond_limits(game.declared, pack, start, form)
    if wrong is not None:
        raise broken(wrong)
    load(state, start)
    look_over(game, state)
    return state


def fits(value: Any, example: Any) -> bool:
    """Whether data has the form of an example: the same kinds of values, lists of the same kind of entries."""
    if type(value) is not type(example):
        return False
    if not isinstance(value, list):
        return True
    if example and isinstance(example[0], list):
        return all([fits(entry, []) for entry in value])
    return all([type(entry) is int or fits(entry, []) for entry in value])


def check_agenda(game: Game, start: dict[str, Any]) -> None:
    agenda = start["agenda"]
    if not isinstance(agenda, list):
        raise broken("agenda is no list")
    for frame in agenda:
        good = isinstance(frame, list) and len(frame) == 3 and type(frame[0]) is str and isinstance(frame[2], list)
        if not good or frame[0] not in game.steps or type(frame[1]) is not int or not -1 <= frame[1] < start["players"]:
            raise broken(f"{frame!r} in the agenda is no step, seat and numbers"[:120])
        if any([type(number) is not int for number in frame[2]]):
            raise broken(f"{frame!r} in the agenda has something else than numbers"[:120])


def look_over(game: Game, state: State) -> None:
    """Nothing is lost or doubled, and no number points nowhere: it shows here and not in the middle of play."""
    try:
        lost = game.conserved(state)
    except (IndexError, KeyError, TypeError, ValueError, AttributeError) as error:
        raise broken(repr(error)) from None
    if lost:
        raise broken(lost[0])


def broken(why: str) -> BadInput:
    return BadInput(f"the position the record starts from is broken: {why}")
