"""What is said where a traced value is to become an element of an array that is not traced.

NumPy makes such an array where only numbers are asked for: `out = np.zeros((T, B))`. Made after a
traced value, it is traced, too.
"""

import ast
from types import FrameType
from typing import Any

import numpy as np

from tinyir.places import expressions, source_tree, user_frame


def made_traced(traced: type[Any]) -> tuple[str, ...]:
    """How to make the array of the assignment `array[key] = value` that the user's code is in now.

    Empty where that is no array with a name, or the key is traced, too. `traced` is the class of
    traced values.
    """
    frame = user_frame()
    found = expressions(frame.f_code, frame.f_lasti) if frame is not None else ()
    for each in found:
        match each:
            case (
                ast.Subscript(value=ast.Name(id=name), slice=key)
                | ast.AugAssign(target=ast.Subscript(value=ast.Name(id=name), slice=key))
            ):
                names = {**frame.f_globals, **frame.f_locals}
                keys = (isinstance(names.get(each), traced) for each in _names(key))
                array = names.get(name)
                if isinstance(array, np.ndarray) and not any(keys):
                    return _made_after(name, array, frame, traced)
    return ()


def _made_after(
    name: str, array: np.ndarray, frame: FrameType, traced: type[Any]
) -> tuple[str, ...]:
    """How the `array` called `name` is made after a traced value."""
    function = _function(frame)
    made = [each for each in _assigned(function, name) if each.lineno <= frame.f_lineno]
    like = _like(function, made[-1].lineno if made else frame.f_lineno, frame, traced)
    if like is None:
        return ()
    call, words = "zeros_like", [f"shape={array.shape}"]
    match made:
        case [*_, ast.Assign(value=ast.Call() as known)] if _called(known) in _ALLOCATED:
            call = _ALLOCATED[_called(known)]
            words = [f"shape={_argument(known, 0, 'shape') or array.shape}"]
            if call == "full_like":
                words = [_argument(known, 1, "fill_value") or "value", *words]
    if frame.f_locals[like].dtype != array.dtype and hasattr(np, array.dtype.name):
        words.append(f"dtype=np.{array.dtype.name}")
    return (f"write {name} = np.{call}({', '.join([like, *words])}), which is traced",)


_ALLOCATED = {each: f"{each}_like" for each in ("empty", "full", "ones", "zeros")}
"""NumPy's functions that make an array of a shape, and those that make one after another."""


def _called(node: ast.expr) -> str:
    """The last name of the function that an expression calls, '' for any other expression."""
    match node:
        case ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name)):
            return name
    return ""


def _argument(call: ast.Call, place: int, name: str) -> str | None:
    """An argument of a call as it is written; None where there is none."""
    named = [each.value for each in call.keywords if each.arg == name]
    return next(map(ast.unparse, [*call.args[place : place + 1], *named]), None)


def _function(frame: FrameType) -> ast.FunctionDef | ast.Module:
    """The definition of the function that runs in `frame`, or its whole file."""
    code, tree = frame.f_code, source_tree(frame.f_code)
    for each in ast.walk(tree):
        if isinstance(each, ast.FunctionDef) and each.name == code.co_name:
            first = min([each.lineno, *(node.lineno for node in each.decorator_list)])
            if first == code.co_firstlineno:
                return each
    return tree


def _assigned(tree: ast.AST, name: str) -> list[ast.Assign]:
    """The assignments `name = value` in `tree`, in the order of their lines."""
    found = [
        each
        for each in ast.walk(tree)
        if isinstance(each, ast.Assign)
        and any(isinstance(to, ast.Name) and to.id == name for to in each.targets)
    ]
    return sorted(found, key=lambda each: each.lineno)


def _like(function: ast.AST, line: int, frame: FrameType, traced: type[Any]) -> str | None:
    """A variable that has a traced value before `line`: one of the assigned value, if any does."""
    code = frame.f_code
    known = [*code.co_varnames[: code.co_argcount + code.co_kwonlyargcount], *code.co_freevars]
    known += [
        each.id
        for each in ast.walk(function)
        if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store) and each.lineno < line
    ]
    usable = [each for each in known if isinstance(frame.f_locals.get(each), traced)]
    values = [
        name
        for each in ast.walk(function)
        if isinstance(each, ast.Assign | ast.AugAssign) and _is_at(each, frame)
        for name in _names(each.value)
    ]
    return next((each for each in (*values, *usable) if each in usable), None)


def _is_at(statement: ast.stmt, frame: FrameType) -> bool:
    return statement.lineno <= frame.f_lineno <= (statement.end_lineno or statement.lineno)


def _names(tree: ast.AST) -> list[str]:
    """The variables that are read in an expression."""
    return [each.id for each in ast.walk(tree) if isinstance(each, ast.Name)]
