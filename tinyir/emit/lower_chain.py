"""Lowers a chain of products: one scf.forall over blocks of rows, and the passes over a block."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from tinyir.emit import mlirtext
from tinyir.emit.blocks import Block, Segment
from tinyir.emit.blockviews import ForallView, SegmentsView
from tinyir.emit.chains import Chain
from tinyir.emit.context import Context
from tinyir.emit.lower_bound import emit_bound
from tinyir.emit.lower_compute import lower_contraction
from tinyir.emit.lower_parts import emit_computed, emit_part, emit_table
from tinyir.emit.lower_pass import emit_copy, emit_pass
from tinyir.emit.lower_shape import lower_constant, lower_iota, lower_size
from tinyir.emit.moveviews import SliceView
from tinyir.emit.passes import last_reads, passes
from tinyir.emit.places import Form, forms_of, keys_read, place_of
from tinyir.emit.regions import BlockContext
from tinyir.emit.sums import LONGEST_SUM, USUAL_SUM
from tinyir.emit.views import ValueView
from tinyir.ir.dims import Dim, Size, minimum
from tinyir.ir.graph import Node
from tinyir.ir.primitive import Kind
from tinyir.ir.types import TensorType


def lower_chain(context: Context, chain: Chain) -> None:
    """One scf.forall, each turn of which computes rows of the last product.

    Where the number of rows is known at run time only there are two, of which one has no turns: one
    is for few rows, the other for many.
    """
    name, result = context.names[chain.last], context.tensor(chain.last)
    forms = forms_of(chain, name)
    found = keys_read(chain, forms[0])
    condition = None
    if found and found.most is not None:
        condition = emit_bound(context, chain, name, found.most)
    init = f"{name}.init"
    for form in forms:
        at = result if form is forms[-1] else replace(result, name=f"{form.name}.result")
        forall = _forall(context, chain, form, at, condition)
        context.emit(replace(forall, init=init, makes_init=form is forms[0]))
        init = at.name


def _forall(
    context: Context, chain: Chain, form: Form, result: ValueView, condition: ValueView | None
) -> ForallView:
    """The loop over blocks of rows in one of its forms."""
    name = form.name
    place = place_of(chain, form)
    block = Block(chain, place, name, context.names)
    for counter in block.counters.values():
        context.names[counter] = block.names[counter]
        lower_iota(context, counter)
    inner = BlockContext(context, block, name)
    for table, numbers in place.tables.items():
        emit_table(inner, chain, table, numbers, condition)
    for computed, size in place.computed.items():
        emit_computed(inner, chain, computed, size, condition)
    for part in block.parts:
        emit_part(inner, part)
    marks = {block.queries: "queries", block.scores: "scores"}
    marks |= {block.lines: "lines"} if block.lines else {}
    _emit_nodes(inner, block.nodes, marks, {}, place.most_keys)
    _emit_sums(inner, block, name)
    written = _emit_result(inner, block, name, ValueView(f"{name}.shared", result.type))
    return ForallView(
        result=result,
        init=f"{name}.init",
        makes_init=False,
        indices=place.indices,
        counts=tuple(map(context.sizes.text, place.counts)),
        operations=tuple(inner.operations),
        written=written,
    )


def _emit_nodes(
    inner: BlockContext,
    nodes: Sequence[Node],
    marks: Mapping[Node, str],
    free: dict[str, Node],
    most: Dim,
) -> None:
    """Products, and passes over `most` keys; what is `free` may be overwritten after its last use.

    A pass has the mark of what it makes or reads.
    """
    found = passes(nodes)
    last = last_reads(found)
    at = {each.place: each for each in found}
    for node in nodes:
        if node.op.kind is Kind.CONTRACTION:
            lower_contraction(inner, node)
        elif node.op.kind is Kind.CONSTANT and node.attributes.value and node in inner.made:
            lower_constant(inner, node)
        elif node.op.kind is Kind.SIZE and node in inner.made:
            lower_size(inner, node)
        elif node in at:
            each = at[node]
            touched = [each.root, *(operand for one in each.nodes for operand in one.operands)]
            some = "keys" if each.reduces_at_once else "key"
            plain = some if each.root.type.rank > 1 else "rows"
            mark = next((marks[one] for one in touched if one in marks), plain)
            unread = frozenset(key for key, one in free.items() if last.get(one) is each)
            emit_pass(inner, each, f"{inner.prefix}.{mark}", unread, most)
            free[inner.tensor(each.root).name] = each.root


def _emit_sums(inner: BlockContext, block: Block, name: str) -> None:
    """The last product: some keys after the others, so that sums are short."""
    chain, place = block.chain, block.place
    keys, most = place.sizes[chain.key], place.most_keys
    length = most if isinstance(most, int) and most <= LONGEST_SUM else USUAL_SUM
    start = Size.named(f"{name}.from")
    count = keys if keys == length else minimum(length, keys - start)
    at = chain.key
    inside = replace(
        place,
        indices=(*place.indices, f"{name}.from"),
        starts=(*place.starts[:at], place.starts[at] + start, *place.starts[at + 1 :]),
        sizes=(*place.sizes[:at], count, *place.sizes[at + 1 :]),
    )
    segment = Segment(block, inside, name)
    body = BlockContext(inner, segment, f"{name}.segment", name)
    for part in segment.parts:
        emit_part(body, part)
    before = body.tensor(segment.before)
    _emit_nodes(body, segment.nodes, {segment.sums: "sums"}, {before.name: segment.before}, most)
    tile = inner.tensor(block.tile)
    inner.emit(
        SegmentsView(
            accumulator=inner.accumulator(tile.name, block.tile.type, 0),
            index=f"{name}.from",
            end=inner.sizes.name(keys),
            length=length,
            before=before,
            operations=tuple(body.operations),
            total=body.tensor(segment.total),
        )
    )


def _emit_result(inner: BlockContext, block: Block, name: str, shared: ValueView) -> SliceView:
    """The block's rows of the result, and where they belong.

    Where the last block has rows of the one before it, too, it writes its own only.
    """
    chain, place = block.chain, block.place
    rows, together = chain.sizes[chain.row], place.together
    starts = (*place.starts[: chain.row], place.own, *place.starts[chain.key :])
    overlaps = place.starts[chain.row] != place.own or place.is_ragged
    own: Dim = minimum(together, rows - place.own) if overlaps else together
    sizes = (*place.sizes[: chain.row], own, *place.sizes[chain.key :])
    loops = [loop for loop in chain.result if loop is not None]
    offsets = inner.sizes.list(tuple(starts[loop] for loop in loops))
    lengths = inner.sizes.list(tuple(sizes[loop] for loop in loops))
    ones = mlirtext.index_list([1] * len(loops))
    columns = chain.sizes[chain.column]
    node = block.result
    if not block.rows:
        tile = inner.tensor(node)
        return SliceView(shared, tile, offsets, lengths, ones, inner.place(node))
    init = None
    whole = inner.tensor(node)
    if not overlaps:
        init = ValueView(f"{whole.name}.part", whole.type)
        inner.emit(SliceView(init, shared, offsets, lengths, ones, inner.place(node)))
    emit_copy(inner, node, f"{name}.result", init)
    if overlaps:
        rest = inner.sizes.list((place.own - place.starts[chain.row], 0))
        part = inner.sizes.tensor(f"{whole.name}.own", TensorType(node.type.dtype, (own, columns)))
        cut = inner.sizes.list((own, columns))
        inner.emit(
            SliceView(part, whole, rest, cut, mlirtext.index_list([1, 1]), inner.place(node))
        )
        whole = part
    return SliceView(shared, whole, offsets, lengths, ones, inner.place(node))
