"""Saying no: a choice is refused with the rule that forbids it, other bad input with a sentence."""

from typing import Any

from mypy_extensions import mypyc_attr

Fact = int | str


@mypyc_attr(allow_interpreted_subclasses=True)
class Refusal:
    """Why a choice is not allowed: the id of a ledger rule and the facts its text needs."""

    __slots__ = ("facts", "rule")

    def __init__(self, rule: str, facts: dict[str, Fact] | None = None) -> None:
        self.rule = rule
        self.facts: dict[str, Fact] = {} if facts is None else facts

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Refusal):
            return False
        return self.rule == other.rule and self.facts == other.facts

    def __hash__(self) -> int:
        return hash(self.rule)

    def __repr__(self) -> str:
        return f"Refusal(rule={self.rule!r}, facts={self.facts!r})"


class Refused(Exception):
    """Raised when somebody plays what the rules refuse. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule} {refusal.facts}" if refusal.facts else refusal.rule)
        self.refusal = refusal

    def __reduce__(self) -> tuple[Any, ...]:
        return Refused, (self.refusal,)


class BadInput(ValueError):
    """Raised for input that no rule speaks of: one sentence that says what is wrong and what would be right."""
