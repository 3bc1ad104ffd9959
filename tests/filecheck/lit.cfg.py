"""The lit suite: each DSL file holds the command that compiles it and what its output must show.

    lit -v tests/filecheck

The programs under test are substitutions; `--param exec_root=FOLDER` is where lit's own files go.
"""
# ruff: noqa: F821  (lit defines `config` and `lit_config`)

import os
import platform
import shlex
import sys
import tempfile
from pathlib import Path

import lit.formats

HERE = Path(__file__).resolve().parent
COMPILER = HERE.parent.parent / "bin" / "tinyir-compile"

config.name = "tinyir"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".py"]
config.excludes = ["lit.cfg.py", "checkers.py"]
config.test_source_root = str(HERE)
config.test_exec_root = lit_config.params.get("exec_root") or tempfile.mkdtemp(prefix="lit-")
config.available_features.add(platform.machine())
config.substitutions += [
    ("%tinyir-compile", shlex.join([sys.executable, str(COMPILER)])),
    ("%FileCheck", shlex.join([sys.executable, str(HERE / "checkers.py")])),
]
for name in ("HOME", "TINYIR_CACHE", "TINYIR_LLVM", "XDG_CACHE_HOME"):
    if name in os.environ:
        config.environment[name] = os.environ[name]
