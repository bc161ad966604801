import PixelKernels

#if arch(x86_64)
  import PixelKernelsV3
#endif

/// The kernels that turn cells into coverage, for one kind of processor.
struct CoverageTable: @unchecked Sendable {
  typealias Cells = UnsafeMutablePointer<Int32>

  /// The functions of a table.
  struct Functions: Sendable {
    typealias Blend =
      @convention(c) (KernelTable.Target, Cells, Int, Int32, Int32, UInt32) -> Int32
    typealias PaintRows =
      @convention(c) (
        KernelTable.Target, UnsafePointer<Int>, Cells, UnsafeMutablePointer<UInt64>, Int32, UInt32
      ) -> Void
    typealias AddEdges =
      @convention(c) (
        UnsafePointer<Int32>, Int, UnsafePointer<Int>, Cells, UnsafeMutablePointer<UInt8>,
        UnsafeMutablePointer<Int32>
      ) -> Void
    typealias ArcAreas =
      @convention(c) (
        Cells, Int, Int, Float, Float, Float, Float, Float, UnsafeMutablePointer<Float>
      ) -> Void
    typealias Corners =
      @convention(c) (
        Cells, UnsafePointer<Int32>, UnsafePointer<Float>, Float, Float, Float,
        UnsafeMutablePointer<Float>
      ) -> Void
    typealias Resolve =
      @convention(c) (UnsafeMutablePointer<UInt8>, Cells, Int, Int32, Int32) -> Int32
    typealias PaintStencil =
      @convention(c) (
        KernelTable.Target, Int, Int, Int, Int, UnsafePointer<Int32>, UnsafePointer<Int32>,
        UnsafePointer<UInt8>, UInt32
      ) -> Void
    typealias PaintRounded =
      @convention(c) (
        KernelTable.Target, Int, UnsafePointer<Int>, UnsafePointer<Int32>, UInt32
      ) -> Void
    typealias PaintSlices =
      @convention(c) (
        KernelTable.Target, Int, UnsafePointer<Int>, UnsafePointer<Int32>, UnsafePointer<UInt8>,
        UInt32
      ) -> Void
    typealias PaintStamp =
      @convention(c) (
        KernelTable.Target, Int, UnsafePointer<Int>, UnsafePointer<UInt8>, UInt32
      ) -> Void

    /// Paints a colour: target, cells, count, the sum before them, folding, colour; returns the sum.
    let blend: Blend
    /// Paints a colour over rows: target, what describes them, cells, marks, folding, colour.
    let paintRows: PaintRows
    /// Adds edges: their coordinates, count, what the cells stand for, cells, marks, working memory.
    let addEdges: AddEdges
    /// Computes corners: areas, columns, rows, two starts with steps, unit, working memory.
    let arcAreas: ArcAreas
    /// Computes four corners: areas, counts, starts, two steps, unit, working memory.
    let corners: Corners
    /// Writes bytes: mask, cells, count, the sum before them, folding; returns the sum.
    let resolve: Resolve
    /// Paints a colour through recorded coverage: target, stride, columns, rows, starts, runs, bytes,
    /// colour.
    let paintStencil: PaintStencil
    /// Paints a colour over a small rounded rectangle: target, stride, what describes it, areas of
    /// corners, colour.
    let paintRounded: PaintRounded
    /// Paints a colour over what was recorded: target, stride, what describes it, rows, bytes, colour.
    let paintSlices: PaintSlices
    /// Paints a colour over a recorded small shape: target, stride, what describes it, bytes, colour.
    let paintStamp: PaintStamp
  }

  private let functions: UnsafePointer<Functions>

  /// Tables are made once and stay.
  private init(_ functions: Functions) {
    let place = UnsafeMutablePointer<Functions>.allocate(capacity: 1)
    place.initialize(to: functions)
    self.functions = UnsafePointer(place)
  }

  @inline(__always) var blend: Functions.Blend { functions.pointee.blend }
  @inline(__always) var paintRows: Functions.PaintRows { functions.pointee.paintRows }
  @inline(__always) var addEdges: Functions.AddEdges { functions.pointee.addEdges }
  @inline(__always) var arcAreas: Functions.ArcAreas { functions.pointee.arcAreas }
  @inline(__always) var corners: Functions.Corners { functions.pointee.corners }
  @inline(__always) var resolve: Functions.Resolve { functions.pointee.resolve }
  @inline(__always) var paintStencil: Functions.PaintStencil { functions.pointee.paintStencil }
  @inline(__always) var paintRounded: Functions.PaintRounded { functions.pointee.paintRounded }
  @inline(__always) var paintSlices: Functions.PaintSlices { functions.pointee.paintSlices }
  @inline(__always) var paintStamp: Functions.PaintStamp { functions.pointee.paintStamp }

  static let portable = CoverageTable(
    Functions(
      blend: { PixelKernels.CoverageKernels.blend($0, $1, $2, $3, $4, $5) },
      paintRows: { PixelKernels.CoverageKernels.paint($0, $1, $2, $3, $4, $5) },
      addEdges: { PixelKernels.EdgeKernels.add($0, $1, $2, $3, $4, $5) },
      arcAreas: { PixelKernels.ArcKernels.areas($0, $1, $2, $3, $4, $5, $6, $7, $8) },
      corners: { PixelKernels.ArcKernels.corners($0, $1, $2, $3, $4, $5, $6) },
      resolve: { PixelKernels.CoverageKernels.resolve($0, $1, $2, $3, $4) },
      paintStencil: { PixelKernels.StencilKernels.paint($0, $1, $2, $3, $4, $5, $6, $7, $8) },
      paintRounded: { PixelKernels.RoundedRectKernels.paint($0, $1, $2, $3, $4) },
      paintSlices: { PixelKernels.SliceKernels.paint($0, $1, $2, $3, $4, $5) },
      paintStamp: { PixelKernels.StampKernels.paint($0, $1, $2, $3, $4) }))

  #if arch(x86_64)
    static let vector = CoverageTable(
      Functions(
        blend: { PixelKernelsV3.CoverageKernels.blend($0, $1, $2, $3, $4, $5) },
        paintRows: { PixelKernelsV3.CoverageKernels.paint($0, $1, $2, $3, $4, $5) },
        addEdges: { PixelKernelsV3.EdgeKernels.add($0, $1, $2, $3, $4, $5) },
        arcAreas: { PixelKernelsV3.ArcKernels.areas($0, $1, $2, $3, $4, $5, $6, $7, $8) },
        corners: { PixelKernelsV3.ArcKernels.corners($0, $1, $2, $3, $4, $5, $6) },
        resolve: { PixelKernelsV3.CoverageKernels.resolve($0, $1, $2, $3, $4) },
        paintStencil: { PixelKernelsV3.StencilKernels.paint($0, $1, $2, $3, $4, $5, $6, $7, $8) },
        paintRounded: { PixelKernelsV3.RoundedRectKernels.paint($0, $1, $2, $3, $4) },
        paintSlices: { PixelKernelsV3.SliceKernels.paint($0, $1, $2, $3, $4, $5) },
        paintStamp: { PixelKernelsV3.StampKernels.paint($0, $1, $2, $3, $4) }))
  #endif
}
