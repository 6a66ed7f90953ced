"""Frames by name, made from their declarations by `python -m remnants.declaring`. Do not edit."""

from remnants.kernel.agenda import Frame


def drive(seat: int, cave: int, spent: int, used: int, engineering: int, blocked: int) -> Frame:
    return Frame("drive", seat, (cave, spent, used, engineering, blocked))


def draw_tile(seat: int, may_draw: int, calmed: int) -> Frame:
    return Frame("draw-tile", seat, (may_draw, calmed))


def dig(seat: int, may_draw: int, calmed: int) -> Frame:
    return Frame("dig", seat, (may_draw, calmed))


def skunk(seat: int, may_draw: int) -> Frame:
    return Frame("skunk", seat, (may_draw,))


def fight_dice(seat: int, dice: int, again: int) -> Frame:
    return Frame("fight-dice", seat, (dice, again))


def reroll(seat: int, rolled: int, dice: int) -> Frame:
    return Frame("reroll", seat, (rolled, dice))


def beat(seat: int, strength: int) -> Frame:
    return Frame("beat", seat, (strength,))


def load(seat: int, may_load: int, loaded: int) -> Frame:
    return Frame("load", seat, (may_load, loaded))


def unload(seat: int, may_unload: int, done: int) -> Frame:
    return Frame("unload", seat, (may_unload, done))


def go_on_unloading(seat: int, may_unload: int, done: int) -> Frame:
    return Frame("go-on-unloading", seat, (may_unload, done))


def browse(seat: int, may_unload: int, done: int) -> Frame:
    return Frame("browse", seat, (may_unload, done))


def pay(seat: int, good: int, amount: int) -> Frame:
    return Frame("pay", seat, (good, amount))


def replace(seat: int, mercenary: int) -> Frame:
    return Frame("replace", seat, (mercenary,))


def target(seat: int, pipe: int) -> Frame:
    return Frame("target", seat, (pipe,))


def ward(seat: int, attacker: int, pipe: int, car: int) -> Frame:
    return Frame("ward", seat, (attacker, pipe, car))


def shelter(seat: int, wanted: int) -> Frame:
    return Frame("shelter", seat, (wanted,))
