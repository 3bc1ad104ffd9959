"""What a function of the `mlir` stage consists of."""

from tinyir.emit.callviews import CallView
from tinyir.emit.moveviews import (
    ConcatenateView,
    CopyView,
    ReshapeView,
    SizedReshapeView,
    SliceView,
    UpdateView,
)
from tinyir.emit.sizeviews import SizeOperation
from tinyir.emit.views import (
    ApartView,
    ArgReductionView,
    BufferView,
    ConstantView,
    ContractionView,
    DataView,
    ElementwiseView,
    GatherView,
    IotaView,
    LanesView,
    ReductionView,
    ScanView,
    UnpackView,
)

OperationView = (
    SizeOperation
    | BufferView
    | CallView
    | ConstantView
    | DataView
    | ElementwiseView
    | ApartView
    | ReductionView
    | LanesView
    | ArgReductionView
    | ScanView
    | ReshapeView
    | SizedReshapeView
    | SliceView
    | CopyView
    | UpdateView
    | ConcatenateView
    | GatherView
    | IotaView
    | ContractionView
    | UnpackView
)
