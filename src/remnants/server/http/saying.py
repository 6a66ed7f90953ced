"""Texts of lessons and puzzles, which stand in both languages, as they are sent."""

from remnants.lessons.forms import Said
from remnants.server.http.lesson_messages import SaidInBoth


def said_in_both(said: Said) -> SaidInBoth:
    return SaidInBoth(en=said.en, it=said.it)
