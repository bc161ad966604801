import CProcessor
import PixelKernels

#if arch(x86_64)
  import PixelKernelsV3
#endif

/// The loops that make rows of pixels from images and gradients, for one kind of processor; see
/// `KernelTable`.
struct SourceKernelTable: Sendable {
  typealias Target = UnsafeMutablePointer<UInt32>
  typealias Source = UnsafePointer<UInt32>

  let nearest: @convention(c) (UnsafePointer<ImageJob>) -> Void
  let bilinear: @convention(c) (UnsafePointer<ImageJob>, _ scratch: Target) -> Void
  let rows: @convention(c) (UnsafePointer<ImageJob>, _ scratch: Target) -> Void
  let halve: @convention(c) (Target, Source, Source, Int) -> Void
  let halveDown: @convention(c) (Target, Source, Source, Int) -> Void
  let linear: @convention(c) (UnsafePointer<RampJob>) -> Void
  let rings: @convention(c) (UnsafePointer<GradientJob>, UnsafePointer<GradientRings>) -> Void
  let circles: @convention(c) (UnsafePointer<GradientJob>, UnsafePointer<GradientCircles>) -> Void
  let turns: @convention(c) (UnsafePointer<GradientJob>, _ angle: Double) -> Void

  static let scratchWords = PixelKernels.ImageKernels.scratchWords
  static let fractionBits = PixelKernels.GradientKernels.fractionBits
}

extension SourceKernelTable {
  static let portable = SourceKernelTable(
    nearest: { PixelKernels.ImageKernels.nearest($0) },
    bilinear: { PixelKernels.ImageKernels.bilinear($0, $1) },
    rows: { PixelKernels.ImageKernels.rows($0, $1) },
    halve: { PixelKernels.ImageKernels.halve($0, $1, $2, $3) },
    halveDown: { PixelKernels.ImageKernels.halveDown($0, $1, $2, $3) },
    linear: { PixelKernels.GradientKernels.linear($0) },
    rings: { PixelKernels.GradientKernels.rings($0, $1) },
    circles: { PixelKernels.GradientKernels.circles($0, $1) },
    turns: { PixelKernels.GradientKernels.turns($0, $1) })

  #if arch(x86_64)
    static let vector: SourceKernelTable? =
      KernelTable.vector == nil
      ? nil
      : SourceKernelTable(
        nearest: { PixelKernelsV3.ImageKernels.nearest($0) },
        bilinear: { PixelKernelsV3.ImageKernels.bilinear($0, $1) },
        rows: { PixelKernelsV3.ImageKernels.rows($0, $1) },
        halve: { PixelKernelsV3.ImageKernels.halve($0, $1, $2, $3) },
        halveDown: { PixelKernelsV3.ImageKernels.halveDown($0, $1, $2, $3) },
        linear: { PixelKernelsV3.GradientKernels.linear($0) },
        rings: { PixelKernelsV3.GradientKernels.rings($0, $1) },
        circles: { PixelKernelsV3.GradientKernels.circles($0, $1) },
        turns: { PixelKernelsV3.GradientKernels.turns($0, $1) })
  #else
    static let vector: SourceKernelTable? = nil
  #endif

  static let best = vector ?? portable
}

extension KernelChoice {
  var sources: SourceKernelTable { self == .best ? .best : .portable }
}
