"""The wheel holds all that an installation needs, and works away from the checkout."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel's files, as pip would lay them in site-packages."""
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=ROOT,
        check=True,
    )
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "site")
    return folder / "site"


def run_outside(installed: Path, folder: Path, *arguments: str) -> str:
    """What Python prints in `folder`, with the unpacked wheel and without the checkout."""
    environment = os.environ | {"PYTHONPATH": str(installed)}
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def files_below(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_has_every_module_template_and_the_type_marker(installed: Path) -> None:
    expected = {path.relative_to(ROOT).as_posix() for path in (ROOT / "tinyir").rglob("*.py")} | {
        f"tinyir/templates/{name}" for name in files_below(ROOT / "templates")
    }
    found = files_below(installed / "tinyir")
    assert {f"tinyir/{name}" for name in found} == expected | {"tinyir/py.typed"}


def test_says_its_entry_point_version_and_license(installed: Path) -> None:
    (metadata,) = installed.glob("tinyir-*.dist-info")
    assert "tinyir-compile = tinyir.cli:main" in (metadata / "entry_points.txt").read_text()
    program = "from tinyir import __version__; print(__version__)"
    version = run_outside(installed, installed, "-c", program).strip()
    assert f"\nVersion: {version}\n" in (metadata / "METADATA").read_text()
    assert "License-Expression: MIT" in (metadata / "METADATA").read_text()


def test_renders_from_its_own_templates(installed: Path, tmp_path: Path) -> None:
    (tmp_path / "twice.py").write_text(
        "from tinyir import f32, kernel\n\n\n@kernel\ndef twice(x: f32[3]):\n    return x + x\n"
    )
    program = (
        "import sys; from tinyir.cli import main; from tinyir.emit.render import template_folder;"
        "status = main(['twice.py', '--emit', 'mlir']); print(template_folder()); sys.exit(status)"
    )
    *text, folder = run_outside(installed, tmp_path, "-c", program).splitlines()
    assert Path(folder) == installed / "tinyir" / "templates"
    assert "func.func @twice(" in "\n".join(text)
