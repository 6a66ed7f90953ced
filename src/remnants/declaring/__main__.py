"""`python -m remnants.declaring`: writes everything anew that is made from declarations."""

from remnants.declaring.files import write


def main() -> None:
    try:
        written = write()
    except ModuleNotFoundError as error:
        raise SystemExit(str(error)) from None
    for path in written:
        print(f"written: {path}")
    if not written:
        print("nothing to write: all is as declared (games installed as copies are left alone; see pip install -e)")


if __name__ == "__main__":
    main()
