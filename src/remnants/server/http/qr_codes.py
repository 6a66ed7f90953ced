"""Addresses as QR codes, for the phone across the table."""

from io import BytesIO

import segno


def code_of(address: str) -> bytes:
    """An address as an SVG picture."""
    picture = BytesIO()
    segno.make(address, error="m").save(picture, kind="svg", scale=6, border=2, light="#fff")
    return picture.getvalue()
