"""Saying no over the wire: every refusal has a status, a code a program can read and a sentence for people."""

from remnants.kernel.refusal import BadInput, Refused
from remnants.server.http.messages import Problem, RefusalMessage

ERROR_CODES = {
    "malformed": 400,
    "bad-input": 400,
    "stranger": 401,
    "not-yours": 403,
    "foreign-page": 403,
    "unknown": 404,
    "stale": 409,
    "wrong-phase": 409,
    "rule": 409,
    "too-large": 413,
    "too-many": 429,
    "failed": 500,
    "busy": 503,
}
RULES_OF_THE_TABLE = {
    "stranger": "table.seats",
    "not-yours": "table.seats",
    "unknown": "table.seats",
    "stale": "table.answers",
    "wrong-phase": "table.stages",
}
"""What the rulebook says of a refusal that no rule of the game cites, by its code."""
RULE_OF_THE_SERVER = "table.server"
"""What it says of all others."""


class Denied(Exception):
    """Nothing was done, for a reason given by code and sentence."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message

    @property
    def status(self) -> int:
        return ERROR_CODES[self.code]


class Stale(Denied):
    """The command was made at a version of the table that is no longer the current one."""

    def __init__(self, expect: int, version: int) -> None:
        super().__init__("stale", f"the table has moved on: this was made at version {expect}, it is now {version}")


def problem(code: str, message: str) -> Problem:
    """A refusal that no rule of the game cites, with the rule of every table that explains it."""
    return Problem(code, message, RULES_OF_THE_TABLE.get(code, RULE_OF_THE_SERVER))


def problem_of(error: Exception) -> tuple[int, Problem]:
    """The status and body that an error is answered with; what is nobody's fault but ours says nothing more."""
    if isinstance(error, Denied):
        return error.status, problem(error.code, error.message)
    if isinstance(error, Refused):
        refusal = error.refusal
        return ERROR_CODES["rule"], Problem("rule", f"{refusal.rule} forbids this", refusal.rule, refusal.facts)
    if isinstance(error, BadInput):
        return ERROR_CODES["bad-input"], problem("bad-input", str(error))
    if isinstance(error, RecursionError | UnicodeError):
        return ERROR_CODES["malformed"], problem("malformed", "this cannot be read: nested too deeply, or no text")
    return ERROR_CODES["failed"], problem("failed", "something went wrong here; nothing was changed")


def refusal_of(error: Exception, command: str | None) -> RefusalMessage:
    """The same for a socket."""
    _, found = problem_of(error)
    return RefusalMessage(found.code, found.message, command, found.rule, found.facts)
