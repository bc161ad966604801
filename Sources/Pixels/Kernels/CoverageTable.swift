import PixelKernels

#if arch(x86_64)
  import PixelKernelsV3
#endif

/// The kernels that turn cells into coverage, for one kind of processor.
struct CoverageTable: Sendable {
  typealias Cells = UnsafeMutablePointer<Int32>

  /// Paints a colour: target, cells, count, the sum before them, folding, colour; returns the sum.
  let blend: @convention(c) (KernelTable.Target, Cells, Int, Int32, Int32, UInt32) -> Int32
  /// Adds edges: their coordinates, count, what the cells stand for, cells, marks, working memory.
  let addEdges:
    @convention(c) (
      UnsafePointer<Int32>, Int, UnsafePointer<Int>, Cells, UnsafeMutablePointer<UInt8>,
      UnsafeMutablePointer<Int32>
    ) -> Void
  /// Computes corners: areas, columns, rows, two starts with steps, unit, working memory.
  let arcAreas:
    @convention(c) (
      Cells, Int, Int, Float, Float, Float, Float, Float, UnsafeMutablePointer<Float>
    ) -> Void
  /// Computes four corners: areas, counts, starts, two steps, unit, working memory.
  let corners:
    @convention(c) (
      Cells, UnsafePointer<Int32>, UnsafePointer<Float>, Float, Float, Float,
      UnsafeMutablePointer<Float>
    ) -> Void
  /// Writes bytes: mask, cells, count, the sum before them, folding; returns the sum.
  let resolve: @convention(c) (UnsafeMutablePointer<UInt8>, Cells, Int, Int32, Int32) -> Int32
  /// Paints a colour through recorded coverage: target, stride, columns, rows, starts, runs, bytes,
  /// colour.
  let paintStencil:
    @convention(c) (
      KernelTable.Target, Int, Int, Int, Int, UnsafePointer<Int32>, UnsafePointer<Int32>,
      UnsafePointer<UInt8>, UInt32
    ) -> Void
  /// Paints a colour over a small rounded rectangle: target, stride, what describes it, areas of
  /// corners, colour.
  let paintRounded:
    @convention(c) (
      KernelTable.Target, Int, UnsafePointer<Int>, UnsafePointer<Int32>, UInt32
    ) -> Void

  static let portable = CoverageTable(
    blend: { PixelKernels.CoverageKernels.blend($0, $1, $2, $3, $4, $5) },
    addEdges: { PixelKernels.EdgeKernels.add($0, $1, $2, $3, $4, $5) },
    arcAreas: { PixelKernels.ArcKernels.areas($0, $1, $2, $3, $4, $5, $6, $7, $8) },
    corners: { PixelKernels.ArcKernels.corners($0, $1, $2, $3, $4, $5, $6) },
    resolve: { PixelKernels.CoverageKernels.resolve($0, $1, $2, $3, $4) },
    paintStencil: { PixelKernels.StencilKernels.paint($0, $1, $2, $3, $4, $5, $6, $7, $8) },
    paintRounded: { PixelKernels.RoundedRectKernels.paint($0, $1, $2, $3, $4) })

  #if arch(x86_64)
    static let vector = CoverageTable(
      blend: { PixelKernelsV3.CoverageKernels.blend($0, $1, $2, $3, $4, $5) },
      addEdges: { PixelKernelsV3.EdgeKernels.add($0, $1, $2, $3, $4, $5) },
      arcAreas: { PixelKernelsV3.ArcKernels.areas($0, $1, $2, $3, $4, $5, $6, $7, $8) },
      corners: { PixelKernelsV3.ArcKernels.corners($0, $1, $2, $3, $4, $5, $6) },
      resolve: { PixelKernelsV3.CoverageKernels.resolve($0, $1, $2, $3, $4) },
      paintStencil: { PixelKernelsV3.StencilKernels.paint($0, $1, $2, $3, $4, $5, $6, $7, $8) },
      paintRounded: { PixelKernelsV3.RoundedRectKernels.paint($0, $1, $2, $3, $4) })
  #endif
}
