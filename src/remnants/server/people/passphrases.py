"""Passphrases: chosen by a person, kept so that they cannot be read back, and tried no faster than people type."""

import asyncio
import hashlib
import hmac
import secrets
import unicodedata

COST, BLOCK, LANES = 2**15, 8, 1
MEMORY = 64 * 1024 * 1024
SHORTEST = 8
WORKED_OUT_AT_ONCE = 2
NONE_KEPT = f"scrypt${COST}${BLOCK}${LANES}${'00' * 16}${'00' * 32}"


def as_meant(passphrase: str) -> str:
    """The passphrase however it was typed: one space between words, letters in one form."""
    return " ".join(unicodedata.normalize("NFKC", passphrase).split())


class Passphrases:
    """Works out their slow hashes beside the event loop, few at a time."""

    def __init__(self) -> None:
        self._turns = asyncio.Semaphore(WORKED_OUT_AT_ONCE)

    async def hashed(self, passphrase: str) -> str:
        """What is kept of a passphrase."""
        salt = secrets.token_bytes(16)
        digest = await self._scrypt(passphrase, salt, COST, BLOCK, LANES)
        return f"scrypt${COST}${BLOCK}${LANES}${salt.hex()}${digest.hex()}"

    async def fits(self, passphrase: str, kept: str | None) -> bool:
        """Whether it is that passphrase; where none is kept it takes as long to say no."""
        _, cost, block, lanes, salt, digest = (kept or NONE_KEPT).split("$")
        tried = await self._scrypt(passphrase, bytes.fromhex(salt), int(cost), int(block), int(lanes))
        return hmac.compare_digest(tried, bytes.fromhex(digest)) and kept is not None

    async def _scrypt(self, passphrase: str, salt: bytes, cost: int, block: int, lanes: int) -> bytes:
        text = as_meant(passphrase).encode()
        async with self._turns:
            return await asyncio.to_thread(
                hashlib.scrypt, text, salt=salt, n=cost, r=block, p=lanes, maxmem=MEMORY, dklen=32
            )
