"""Settings for tests: the toy among the games, quick bots, roomy limits."""

from typing import Any

from remnants.server.settings import Settings
from tests.server import toy


def settings_for(database: str, **changes: Any) -> Settings:
    """Settings for tests: the toy among the games, quick bots, roomy limits."""
    usual: dict[str, Any] = {
        "database": database,
        "extra_games": (toy.PLACE,),
        "extra_bots": toy.BOTS,
        "bot_pause": 0.0,
        "bot_workers": 1,
        "bot_seconds": 5.0,
        "messages_at_once": 1000.0,
        "requests_at_once": 5000.0,
        "tables_at_once": 1000.0,
        "away_seconds": 0.0,
        "wake_pause": 0.2,
        "clock_patience": 0.0,
        "guests_at_once": 5000.0,
        "chat_at_once": 1000.0,
        "work_at_once": 1000.0,
        "tables_per_guest": 100_000,
    }
    return Settings(**{**usual, **changes})
