"""The page's files as a browser gets them: compressed once, and whole."""

from pathlib import Path

from tests.server.house import House, settings_for, sqlite_in

SCRIPT = "".join([f"export const n{number} = {number * 7919 % 104729};\n" for number in range(2000)])
"""Long enough to be worth compressing even when it is compressed."""


def test_a_script_is_compressed_once(tmp_path: Path) -> None:
    assets = tmp_path / "static" / "assets"
    assets.mkdir(parents=True)
    (tmp_path / "static" / "index.html").write_text("<!doctype html><title>Remnants</title>" + "<p></p>" * 300)
    (assets / "page.js").write_text(SCRIPT)
    with House(settings_for(sqlite_in(tmp_path), static_folder=tmp_path / "static")) as house:
        browser = house.browser()
        for encodings in ("gzip", "identity"):
            got = browser.http.get("/assets/page.js", headers={"accept-encoding": encodings})
            assert got.status_code == 200 and got.text == SCRIPT, encodings
            assert got.headers.get("content-encoding") == ("gzip" if encodings == "gzip" else None)
            assert browser.http.get("/", headers={"accept-encoding": encodings}).text.startswith("<!doctype html>")
