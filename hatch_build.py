"""The build hook: puts the built browser client into sdist and wheel, and the compiled engine into the wheel.

REMNANTS_COMPILE=0 leaves the engine plain Python, 1 insists on compiling; by default a compiler decides. Whatever
cannot be made is said loudly: a wheel without page or compiled engine works, but is not what a release should be.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
CLIENT = ROOT / "web"
CLIENT_BUILT = ROOT / "src" / "remnants" / "server" / "static" / "index.html"


class EngineAndClient(BuildHookInterface):  # type: ignore[type-arg]
    """Runs for sdists and wheels; an editable installation uses the source as it is."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self._build_client()
        if self.target_name == "wheel":
            self._compile_engine(build_data)

    def _build_client(self) -> None:
        if CLIENT_BUILT.exists() or not (CLIENT / "package.json").exists():
            return
        npm = shutil.which("npm")
        if npm is None:
            self._say_loudly("NO PAGE: the browser client is not built, because there is no npm here")
            return
        for command in (["ci"], ["run", "build"]):
            subprocess.run([npm, *command], cwd=CLIENT, check=True)

    def _compile_engine(self, build_data: dict[str, Any]) -> None:
        wish = os.environ.get("REMNANTS_COMPILE") or "auto"
        if wish == "0":
            return
        if wish == "auto" and not any([shutil.which(compiler) for compiler in ("cc", "gcc", "clang", "cl")]):
            self._say_loudly("NOT COMPILED: the engine stays plain Python, because there is no C compiler here")
            return
        sys.path.insert(0, str(ROOT))
        import build_engine

        into = Path(tempfile.mkdtemp(prefix="remnants-compiled-"))
        try:
            made = build_engine.build(into)
        except (Exception, SystemExit) as error:
            if wish == "1":
                raise
            self._say_loudly(f"NOT COMPILED: the engine stays plain Python, because compiling failed: {error}")
            return
        for path in made:
            build_data["force_include"][str(path)] = str(path.relative_to(into))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _say_loudly(self, sentence: str) -> None:
        """Builders hide what a hook displays, so it goes to the error output as well."""
        self.app.display_warning(sentence)
        print(f"remnants: {sentence}", file=sys.stderr, flush=True)
