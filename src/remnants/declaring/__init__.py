"""Source made from what a game declares: the columns of its state, its frames by name, and the page's types.

`python -m remnants.declaring` writes it again for all games that are declared, except for installed copies; what it
writes is checked in, and a test says when it is no longer what the declarations say.
"""

from remnants.declaring.files import stale, write

__all__ = ["stale", "write"]
