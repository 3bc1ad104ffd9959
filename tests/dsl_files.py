"""The DSL files of the tests and the examples: those that have kernels."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOUND = sorted([*ROOT.glob("tests/kernels/*.py"), *ROOT.glob("examples/*.py")])
FILES = [path for path in FOUND if "\n@kernel" in path.read_text(encoding="utf-8")]
