"""Makes one elementwise operation of several, of which later ones read what earlier ones write."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from tinyir.emit.views import BodyView, ElementwiseView, ValueView


def fused(views: Sequence[ElementwiseView]) -> ElementwiseView:
    """One operation with the result of the last of `views`.

    All have the same loops, and read each other's results element by element. Each body's names
    get the name of its result in front.
    """
    reads: dict[tuple[ValueView, str], ValueView] = {}
    bodies: list[BodyView] = []
    written: dict[str, ValueView] = {}
    for view in views:
        names: dict[str, str] = {}
        for operand, map_, argument in zip(
            view.operands, view.maps[:-1], view.arguments[:-1], strict=True
        ):
            inner = ValueView(f"in{len(reads)}", argument.type)
            if operand.name not in written:
                inner = reads.setdefault((operand, map_), inner)
            names[argument.name] = written.get(operand.name, inner).name
        for body in view.bodies:
            names.update({each.name: f"{view.result.name}.{each.name}" for each in body.results})
            bodies.append(renamed(body, names))
        yielded = view.yielded
        written[view.result.name] = ValueView(names.get(yielded.name, yielded.name), yielded.type)
    last = views[-1]
    return replace(
        last,
        operands=tuple(operand for operand, _ in reads),
        maps=(*(map_ for _, map_ in reads), last.maps[-1]),
        arguments=(*reads.values(), last.arguments[-1]),
        bodies=tuple(bodies),
        yielded=written[last.result.name],
    )


def renamed(body: BodyView, names: Mapping[str, str]) -> BodyView:
    """`body` with its values called as `names` says."""
    return replace(
        body,
        operands=tuple(
            replace(each, name=names.get(each.name, each.name)) for each in body.operands
        ),
        results=tuple(replace(each, name=names[each.name]) for each in body.results),
    )
