"""Frames by name, made from their declarations by `python -m remnants.declaring`. Do not edit."""

from remnants.kernel.agenda import Frame


def resources(seat: int, brew: int, cogs: int) -> Frame:
    return Frame("resources", seat, (brew, cogs))


def roll_brew(seat: int, brew: int, cogs: int) -> Frame:
    return Frame("roll-brew", seat, (brew, cogs))


def roll_cog(seat: int, brew: int, cogs: int) -> Frame:
    return Frame("roll-cog", seat, (brew, cogs))


def event_effect(seat: int, when: int, number: int) -> Frame:
    return Frame("event-effect", seat, (when, number))


def move_to(seat: int, unit: int) -> Frame:
    return Frame("move-to", seat, (unit,))


def place_unit(seat: int, card: int) -> Frame:
    return Frame("place-unit", seat, (card,))


def effect(seat: int, number: int, origin: int, card: int) -> Frame:
    return Frame("effect", seat, (number, origin, card))


def effect_target(seat: int, number: int, origin: int, card: int) -> Frame:
    return Frame("effect-target", seat, (number, origin, card))


def effect_player(seat: int, number: int, origin: int, card: int) -> Frame:
    return Frame("effect-player", seat, (number, origin, card))


def effect_space(seat: int, number: int, origin: int, card: int, unit: int) -> Frame:
    return Frame("effect-space", seat, (number, origin, card, unit))
