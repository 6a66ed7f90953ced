"""The words that plug-ins added to the vocabulary of effects: the fields each takes, and what cards print for it."""

from typing import Final

FIELDS: Final = ("amount", "cogs", "brew", "target")
"""What a word of one's own may take; one with a target may have a reach as well."""
OWN_FIELDS: Final[dict[str, tuple[str, ...]]] = {}
OWN_TEXTS: Final[dict[str, dict[str, str]]] = {}
