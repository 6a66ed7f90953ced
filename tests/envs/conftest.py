"""The environments need the extra `rl`; without it their tests are left out."""

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("gymnasium") and find_spec("pettingzoo") and find_spec("pyspiel") else ["*"]
