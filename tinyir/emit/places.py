"""Where blocks of rows are along the loops of their chain, and which keys they read."""

from collections.abc import Mapping
from dataclasses import dataclass

from tinyir.emit.chains import FEW, KEYS_AT_ONCE, MOST, Chain
from tinyir.emit.reach import Reach, reach
from tinyir.emit.spans import Span, keys_of, span
from tinyir.ir.dims import Dim, Shape, Size, maximum, minimum
from tinyir.ir.graph import Node


@dataclass(frozen=True)
class Place:
    """Where a block is along the loops of its chain.

    `starts` and `sizes` are those of the part of each loop, `indices` the names of the loops over
    matrices and over turns, which turn `counts` times. `tables` has numbers for each turn by their
    names, `computed` what sizes are called that are computed for each. `own` is the first row that
    no other block has, and `most_keys` what any block reads. `together` rows pass at once;
    blocks that are `is_ragged` may have fewer.
    """

    indices: tuple[str, ...]
    counts: tuple[Dim, ...]
    tables: Mapping[str, tuple[int, ...]]
    computed: Mapping[str, Dim]
    together: int
    own: Dim
    is_ragged: bool
    starts: tuple[Dim, ...]
    sizes: tuple[Dim, ...]
    most_keys: Dim


@dataclass(frozen=True)
class Rows:
    """Rows of a part that may reach beyond the `last` one, which then is read again.

    They are along `axis` of the whole, and along `place` of the part.
    """

    axis: int
    place: int
    last: Dim


@dataclass(frozen=True)
class Part:
    """A part of a tensor: where it begins, its sizes, and the steps between its elements."""

    source: Node
    node: Node
    offsets: Shape
    sizes: Shape
    strides: tuple[int, ...]
    rows: Rows | None = None


@dataclass(frozen=True)
class Form:
    """How many rows of a chain pass together, in tiles of how many keys; what that is called.

    All the rows are `rows` or, where another form is for as many as there are, none.
    """

    name: str
    together: int
    tile: int
    rows: Dim


def forms_of(chain: Chain, name: str) -> tuple[Form, ...]:
    """One for few rows, one for blocks of rows, both where it is not known how many there are."""
    rows = chain.sizes[chain.row]
    few = rows * maximum(minimum(FEW - rows, 1), 0)
    forms = (
        Form(f"{name}.few", 1, KEYS_AT_ONCE, few),
        Form(name, chain.block, MOST, rows - few),
    )
    return tuple(form for form in forms if form.rows != 0)


def keys_read(chain: Chain, form: Form) -> Reach | Span | None:
    """Which keys blocks read; None where it is all of them."""
    return reach(chain, form.together, form.tile) or span(chain)


def place_of(chain: Chain, form: Form) -> Place:
    """Where blocks are, and which keys they read."""
    name, together = form.name, form.together
    found = keys_read(chain, form)
    matrices = tuple(f"{name}.at{loop}" for loop in range(chain.row))
    rows, keys = chain.sizes[chain.row], chain.sizes[chain.key]
    tables = _tables(name, found) if isinstance(found, Reach) else {}
    computed = _computed(chain, form, found) if isinstance(found, Span) else {}
    chosen = {each: Size.named(each) for each in (*tables, *computed)}
    own = chosen.get(f"{name}.block", Size.named(f"{name}.turn")) * together
    # The last block has rows of the one before it, too, where few are left.
    row = own
    if isinstance(rows, int) and rows > together and rows % together:
        row = minimum(own, rows - together)
    first, count = chosen.get(f"{name}.first", 0), chosen.get(f"{name}.keys", keys)
    is_known = isinstance(found, Reach) and found.most is None
    return Place(
        indices=(*matrices, f"{name}.turn"),
        counts=(*chain.sizes[: chain.row], _turns(form)),
        tables=tables,
        computed=computed,
        together=together,
        own=own,
        is_ragged=together > 1 and (not isinstance(rows, int) or rows < together),
        starts=(*map(Size.named, matrices), row, first, 0, 0),
        sizes=(*[1] * len(matrices), together, count, *chain.sizes[chain.depth :]),
        most_keys=max(found.count) if isinstance(found, Reach) and is_known else keys,
    )


def _turns(form: Form) -> Dim:
    turns: Dim = (form.rows + form.together - 1) // form.together
    return turns


def _tables(name: str, found: Reach) -> dict[str, tuple[int, ...]]:
    """Numbers for each turn, by their names."""
    order = _balanced(len(found.count))
    tables = {
        f"{name}.block": tuple(order),
        f"{name}.keys": tuple(found.count[at] for at in order),
    }
    if any(found.first):
        tables[f"{name}.first"] = tuple(found.first[at] for at in order)
    return tables


def _computed(chain: Chain, form: Form, found: Span) -> dict[str, Dim]:
    """Sizes that are computed for each turn, by their names. Blocks are in a balanced order."""
    name, together = form.name, form.together
    rows, keys = chain.sizes[chain.row], chain.sizes[chain.key]
    block, pair = Size.named(f"{name}.turn"), Size.named(f"{name}.pair")
    sizes: dict[str, Dim] = {}
    if found.moves and together > 1:
        last = _turns(form) - 1 - 2 * pair
        sizes[f"{name}.pair"] = block // 2
        sizes[f"{name}.last"] = last
        sizes[f"{name}.block"] = pair + (block - 2 * pair) * Size.named(f"{name}.last")
        block = Size.named(f"{name}.block")
    own = block * together
    sizes[f"{name}.end"] = minimum(own + together, rows)
    return sizes | keys_of(found, name, keys, own, form.tile)


def _balanced(count: int) -> list[int]:
    """The order of blocks: the last after the first, and so on, so that threads get equal work."""
    order = []
    for at in range(-(-count // 2)):
        order += [at] if 2 * at == count - 1 else [at, count - 1 - at]
    return order
