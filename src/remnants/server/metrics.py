"""What Prometheus is told."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

registry = CollectorRegistry()

tables = Gauge("remnants_tables", "Tables in memory, by phase", ["phase"], registry=registry)
sockets = Gauge("remnants_sockets", "Open sockets", registry=registry)
commands = Counter("remnants_commands", "Answers and undos carried out", registry=registry)
stale_commands = Counter("remnants_stale_commands", "Commands made at an older version", registry=registry)
refused_messages = Counter("remnants_refused_messages", "Messages refused, by code", ["code"], registry=registry)
requests = Counter("remnants_requests", "HTTP requests admitted", registry=registry)
write_seconds = Histogram("remnants_write_seconds", "Time until an answer was on disk", registry=registry)
bot_answers = Counter("remnants_bot_answers", "Answers of bots, by level", ["level"], registry=registry)
bot_failures = Counter(
    "remnants_bot_failures", "Bots that failed or were overdue, by level", ["level"], registry=registry
)
bot_seconds = Histogram("remnants_bot_seconds", "Time bots thought", registry=registry)
notices = Counter("remnants_notices", "Notices to people who were not here, by result", ["result"], registry=registry)


def exposition() -> bytes:
    return generate_latest(registry)
