"""Secrets: 128 random bits for a browser, for a link; kept hashed where nobody needs to show them again."""

import hashlib
import secrets

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
LONGEST_TABLE_ID = 32


def new_secret() -> str:
    """128 random bits, as text for cookies and links."""
    return secrets.token_urlsafe(16)


def hashed(secret: str) -> str:
    """What is kept of a browser's secret. It is random and long, so one plain hash cannot be turned round."""
    return hashlib.sha256(f"remnants guest {secret}".encode()).hexdigest()


def new_table_id() -> str:
    """A short name for a table that can be read aloud; it opens nothing."""
    return "".join([secrets.choice(ALPHABET) for _ in range(10)])


def is_table_id(text: str) -> bool:
    """Whether some text can be the name of a table at all."""
    return 0 < len(text) <= LONGEST_TABLE_ID and all([letter in ALPHABET for letter in text])


def new_seed() -> str:
    """The seed of a game, which nobody knows before its end."""
    return secrets.token_hex(16)
