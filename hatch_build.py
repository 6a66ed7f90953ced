"""The build hook: puts the compiled engine and the built browser client into the wheel, where they can be made.

REMNANTS_COMPILE=0 leaves the engine plain Python, 1 insists on compiling; by default a compiler decides.
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
    """Runs for wheels; an editable installation uses the source as it is."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        self._build_client()
        self._compile_engine(build_data)

    def _build_client(self) -> None:
        if CLIENT_BUILT.exists() or not (CLIENT / "package.json").exists():
            return
        npm = shutil.which("npm")
        if npm is None:
            self.app.display_warning("the browser client is not built: there is no npm here")
            return
        for command in (["ci"], ["run", "build"]):
            subprocess.run([npm, *command], cwd=CLIENT, check=True)

    def _compile_engine(self, build_data: dict[str, Any]) -> None:
        wish = os.environ.get("REMNANTS_COMPILE", "auto")
        if wish == "0" or (wish == "auto" and not (shutil.which("cc") or shutil.which("gcc") or shutil.which("cl"))):
            return
        sys.path.insert(0, str(ROOT))
        import build_engine

        into = Path(tempfile.mkdtemp(prefix="remnants-compiled-"))
        try:
            made = build_engine.build(into)
        except (Exception, SystemExit) as error:
            if wish == "1":
                raise
            self.app.display_warning(f"the engine stays plain Python, compiling failed: {error}")
            return
        for path in made:
            build_data["force_include"][str(path)] = str(path.relative_to(into))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
