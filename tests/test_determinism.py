"""Equal input gives equal bytes at every stage, wherever and however the command runs."""

import os
import shutil

import pytest

from tinyir.stages import Stage

ENVIRONMENTS = {
    "again": {"PYTHONHASHSEED": "0"},
    "another hash seed": {"PYTHONHASHSEED": "4242"},
    "an ASCII locale": {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
}
FILES = [
    "examples/transformer.py",
    "tests/kernels/results.py",
    "tests/kernels/names.py",
    "tests/kernels/constants.py",
]


@pytest.fixture(scope="module", params=FILES)
def compiled(request, tmp_path_factory, pytestconfig, tinyir_compile):
    """`compiled(folder name, environment)`: every file that the command makes, by name."""
    original = pytestconfig.rootpath / request.param

    def files(name, environment):
        folder = tmp_path_factory.mktemp(name)
        source = shutil.copy(original, folder)
        temporary = tmp_path_factory.mktemp("temporary")
        tinyir_compile(
            source,
            "--save-temps",
            "stages",
            "-o",
            "made.so",
            cwd=folder,
            env={**os.environ, "TMPDIR": str(temporary), **environment},
        )
        made = {path.name: path.read_bytes() for path in (folder / "stages").iterdir()}
        for path in (folder / "made.so", folder / "made.h"):
            made[path.name] = path.read_bytes()
        assert not any(bytes(folder) in each or bytes(temporary) in each for each in made.values())
        return made

    return files


@pytest.fixture(scope="module")
def reference(compiled):
    return compiled("here", {"PYTHONHASHSEED": "0"})


def test_every_stage_is_compared(reference):
    for stage in Stage:
        assert sum(name.endswith(f".{stage.number}{stage.suffix}") for name in reference) == 1


@pytest.mark.parametrize("environment", ENVIRONMENTS)
def test_bytes_are_the_same(environment, compiled, reference):
    other = compiled("an other folder", ENVIRONMENTS[environment])
    assert other.keys() == reference.keys()
    assert [name for name in other if other[name] != reference[name]] == []
