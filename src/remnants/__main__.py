"""`python -m remnants` is the `remnants` command."""

from remnants.cli import main

if __name__ == "__main__":
    main()
