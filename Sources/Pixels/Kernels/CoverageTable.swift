import CProcessor
import PixelKernels

#if arch(x86_64)
  import PixelKernelsV3
#endif

/// The kernels that turn cells into coverage, for one kind of processor.
struct CoverageTable: @unchecked Sendable {
  /// The functions of a table.
  struct Functions: Sendable {
    let blend: @convention(c) (KernelTable.Target, UnsafePointer<CellRun>, UInt32) -> Int32
    let paintRows: @convention(c) (UnsafePointer<BandJob>) -> Void
    let addEdges: @convention(c) (UnsafePointer<EdgeJob>) -> Void
    let arcAreas: @convention(c) (UnsafePointer<ArcJob>) -> Void
    let corners: @convention(c) (UnsafePointer<CornersJob>) -> Void
    let resolve: @convention(c) (UnsafeMutablePointer<UInt8>, UnsafePointer<CellRun>) -> Int32
    let paintStencil: @convention(c) (UnsafePointer<StencilJob>) -> Void
    let paintRounded: @convention(c) (UnsafePointer<RoundedRectJob>) -> Void
    let paintSlices: @convention(c) (UnsafePointer<SliceJob>) -> Void
    let paintStamp: @convention(c) (UnsafePointer<StampJob>) -> Void
  }

  private let functions: UnsafePointer<Functions>

  /// Tables are made once and stay.
  private init(_ functions: Functions) {
    let place = UnsafeMutablePointer<Functions>.allocate(capacity: 1)
    place.initialize(to: functions)
    self.functions = UnsafePointer(place)
  }

  /// Paints a colour as strongly as cells say; returns the sum after them.
  @inline(__always)
  func blend(_ run: CellRun, onto target: KernelTable.Target, _ color: UInt32) -> Int32 {
    withUnsafePointer(to: run) { functions.pointee.blend(target, $0, color) }
  }

  /// Writes what cells say as bytes; returns the sum after them.
  @inline(__always)
  func resolve(_ run: CellRun, to mask: UnsafeMutablePointer<UInt8>) -> Int32 {
    withUnsafePointer(to: run) { functions.pointee.resolve(mask, $0) }
  }

  /// Paints a colour over rows of cells.
  @inline(__always) func paintRows(_ job: BandJob) {
    withUnsafePointer(to: job) { functions.pointee.paintRows($0) }
  }

  /// Adds edges to cells.
  @inline(__always) func addEdges(_ job: EdgeJob) {
    withUnsafePointer(to: job) { functions.pointee.addEdges($0) }
  }

  /// Computes the areas of a corner.
  @inline(__always) func arcAreas(_ job: ArcJob) {
    withUnsafePointer(to: job) { functions.pointee.arcAreas($0) }
  }

  /// Computes the areas of four corners.
  @inline(__always) func corners(_ job: CornersJob) {
    withUnsafePointer(to: job) { functions.pointee.corners($0) }
  }

  /// Paints a colour through recorded coverage.
  @inline(__always) func paintStencil(_ job: StencilJob) {
    withUnsafePointer(to: job) { functions.pointee.paintStencil($0) }
  }

  /// Paints a colour over a small rounded rectangle.
  @inline(__always) func paintRounded(_ job: RoundedRectJob) {
    withUnsafePointer(to: job) { functions.pointee.paintRounded($0) }
  }

  /// Paints a colour over a shape whose corners were recorded.
  @inline(__always) func paintSlices(_ job: SliceJob) {
    withUnsafePointer(to: job) { functions.pointee.paintSlices($0) }
  }

  /// Paints a colour over a recorded small shape.
  @inline(__always) func paintStamp(_ job: StampJob) {
    withUnsafePointer(to: job) { functions.pointee.paintStamp($0) }
  }

  static let portable = CoverageTable(
    Functions(
      blend: { PixelKernels.CoverageKernels.blend($0, $1, $2) },
      paintRows: { PixelKernels.CoverageKernels.paint($0) },
      addEdges: { PixelKernels.EdgeKernels.add($0) },
      arcAreas: { PixelKernels.ArcKernels.areas($0) },
      corners: { PixelKernels.ArcKernels.corners($0) },
      resolve: { PixelKernels.CoverageKernels.resolve($0, $1) },
      paintStencil: { PixelKernels.StencilKernels.paint($0) },
      paintRounded: { PixelKernels.RoundedRectKernels.paint($0) },
      paintSlices: { PixelKernels.SliceKernels.paint($0) },
      paintStamp: { PixelKernels.StampKernels.paint($0) }))

  #if arch(x86_64)
    static let vector = CoverageTable(
      Functions(
        blend: { PixelKernelsV3.CoverageKernels.blend($0, $1, $2) },
        paintRows: { PixelKernelsV3.CoverageKernels.paint($0) },
        addEdges: { PixelKernelsV3.EdgeKernels.add($0) },
        arcAreas: { PixelKernelsV3.ArcKernels.areas($0) },
        corners: { PixelKernelsV3.ArcKernels.corners($0) },
        resolve: { PixelKernelsV3.CoverageKernels.resolve($0, $1) },
        paintStencil: { PixelKernelsV3.StencilKernels.paint($0) },
        paintRounded: { PixelKernelsV3.RoundedRectKernels.paint($0) },
        paintSlices: { PixelKernelsV3.SliceKernels.paint($0) },
        paintStamp: { PixelKernelsV3.StampKernels.paint($0) }))
  #endif
}
