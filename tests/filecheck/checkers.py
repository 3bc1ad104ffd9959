"""Compares standard input with the CHECK lines of a file, as every checker that is found sees it.

    checkers.py FILE --check-prefix=PREFIX

LLVM's FileCheck is the stricter one; the pip package filecheck needs no LLVM. Both are asked to
forget variables at each LABEL, and LLVM's to refuse prefixes that no check has.
"""

import importlib.util
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

LLVM = "FileCheck"
PYTHON = "filecheck"


def checkers() -> dict[str, list[str]]:
    """The command of each checker that is found."""
    found = {}
    packaged = Path(sysconfig.get_path("purelib")) / "llvm" / "bin" / LLVM
    llvm = str(packaged) if packaged.is_file() else shutil.which(LLVM)
    if llvm:
        found[LLVM] = [llvm, "-enable-var-scope", "--allow-unused-prefixes=false"]
    if importlib.util.find_spec(PYTHON):
        options = ["--enable-var-scope", "--reject-empty-vars"]
        found[PYTHON] = [sys.executable, "-m", PYTHON, *options]
    return found


def main() -> int:
    """Runs all; returns 1 when one of them fails, or when there is none."""
    text = sys.stdin.buffer.read()
    failed = []
    for name, command in checkers().items():
        done = subprocess.run([*command, *sys.argv[1:]], input=text, check=False)
        if done.returncode:
            failed.append(name)
            print(f"{name} failed", file=sys.stderr)
    return 1 if failed or not checkers() else 0


if __name__ == "__main__":
    sys.exit(main())
