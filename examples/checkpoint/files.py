"""A checkpoint's folder: config.json, model.safetensors and tokenizer.json, read and checked.

Needs the packages safetensors and tokenizers: pip install 'tinyir[models]'.
"""

import argparse
import importlib
import json
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from tinyir.ir.types import TensorType

Tree = Any
"""Dicts and lists of tensor types or arrays."""


class CheckpointError(Exception):
    """What a checkpoint or a prompt cannot be used for, in one line."""


def config(folder: Path, expected: Mapping[str, object]) -> dict[str, Any]:
    """What config.json says; it must have the values `expected`, where it has any."""
    try:
        found: dict[str, Any] = json.loads(_existing(folder, "config.json").read_text("utf-8"))
    except ValueError as error:
        raise CheckpointError(f"{folder / 'config.json'} is not JSON: {error}") from None
    if not isinstance(found, dict):
        raise CheckpointError(f"{folder / 'config.json'} holds no object")
    for key, value in expected.items():
        if found.get(key, value) != value:
            raise CheckpointError(
                f"config.json has {key} = {found[key]!r}, and only {value!r} is implemented"
            )
    return found


def number(config: Mapping[str, Any], key: str) -> int:
    """A positive integer of a configuration."""
    value = config.get(key)
    if type(value) is not int or value < 1:
        raise CheckpointError(f"config.json needs a positive integer {key}, got {value!r}")
    return value


def weights(folder: Path, types: Tree, *, prefix: str) -> Tree:
    """The arrays of model.safetensors, nested as `types`; names may start with `prefix`.

    The keys that lead to a tensor, joined by dots, are its name.
    """
    path = _existing(folder, "model.safetensors")
    safetensors = _package("safetensors")
    try:
        with safetensors.safe_open(path, "numpy") as file:
            names = set(file.keys())
            start = prefix if any(name.startswith(prefix) for name in names) else ""

            def read(name: str, wanted: TensorType) -> np.ndarray:
                if name not in names:
                    raise CheckpointError(f"model.safetensors has no tensor '{name}'")
                part = file.get_slice(name)
                dtype, shape = part.get_dtype().lower(), tuple(part.get_shape())
                if (dtype, shape) != (wanted.dtype.name, wanted.shape):
                    raise CheckpointError(
                        f"'{name}' in model.safetensors must be {wanted}, got {dtype}{list(shape)}"
                    )
                return np.array(file.get_tensor(name))  # a copy: NumPy's memory has large pages

            return _mapped(types, start, read)
    except safetensors.SafetensorError as error:
        raise CheckpointError(f"{path} is not a file of safetensors: {error}") from None


def tokenizer(folder: Path) -> Any:
    """The tokenizer of tokenizer.json."""
    path = _existing(folder, "tokenizer.json")
    tokenizers = _package("tokenizers")
    try:
        return tokenizers.Tokenizer.from_file(str(path))
    except Exception as error:  # the package raises nothing narrower
        raise CheckpointError(f"{path} is not a tokenizer: {error}") from None


def within(ids: list[int], vocabulary: int) -> list[int]:
    """`ids`, which must be rows of a table of `vocabulary` rows."""
    for each in ids:
        if not 0 <= each < vocabulary:
            raise CheckpointError(f"token {each} is outside the vocabulary of {vocabulary}")
    return ids


def positive(text: str) -> int:
    """A number on a command line that counts something, 1 or more."""
    try:
        found = int(text)
    except ValueError:
        found = 0
    if found < 1:
        raise argparse.ArgumentTypeError(f"expected a number from 1 on, got '{text}'")
    return found


def run(main: Callable[[], None]) -> None:
    """Runs a script's `main`; what cannot be used is one line on standard error, and status 1."""
    try:
        main()
    except CheckpointError as error:
        sys.exit(f"error: {error}")


def _package(name: str) -> ModuleType:
    try:
        return importlib.import_module(name)
    except ImportError:
        raise CheckpointError(
            f"the package {name} is missing: pip install 'tinyir[models]' brings it"
        ) from None


def _existing(folder: Path, name: str) -> Path:
    path = folder / name
    if not path.is_file():
        raise CheckpointError(f"there is no file {path}")
    return path


def _mapped(types: Tree, name: str, read: Callable[[str, TensorType], np.ndarray]) -> Tree:
    if isinstance(types, TensorType):
        return read(name.removesuffix("."), types)
    if isinstance(types, dict):
        return {key: _mapped(each, f"{name}{key}.", read) for key, each in types.items()}
    return [_mapped(each, f"{name}{index}.", read) for index, each in enumerate(types)]
