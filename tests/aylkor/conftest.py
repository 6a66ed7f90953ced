"""What the tests of Aylkor share."""

import re
from pathlib import Path

import pytest

from remnants.boxes import aylkor


@pytest.fixture(scope="session")
def aylkor_rules() -> set[str]:
    """The ids of all rules that have a text. An id has three parts; only the last may hold hyphens of its own."""
    text = (Path(aylkor.__file__).parent / "text" / "en" / "rules.ftl").read_text(encoding="utf-8")
    return {".".join(name.split("-", 2)) for name in re.findall(r"^(aylkor-[a-z-]+) =", text, re.MULTILINE)}
