import PixelKernels

#if arch(x86_64)
  import PixelKernelsV3
#endif

/// The loops that make rows of pixels from images and gradients, for one kind of processor; see
/// `KernelTable`.
struct SourceKernelTable: Sendable {
  typealias Target = UnsafeMutablePointer<UInt32>
  typealias Source = UnsafePointer<UInt32>
  typealias Numbers = UnsafePointer<Double>
  typealias Place = UnsafePointer<Int64>

  let nearest:
    @convention(c) (Target, Int, Source, _ rowPixels: Int, _ maxX: Int, _ maxY: Int, Place) -> Void
  let bilinear:
    @convention(c) (
      Target, _ scratch: Target, Int, Source, _ rowPixels: Int, _ maxX: Int, _ maxY: Int, Place
    ) -> Void
  let halve: @convention(c) (Target, Source, Source, Int) -> Void
  let halveDown: @convention(c) (Target, Source, Source, Int) -> Void
  let linear: @convention(c) (Target, Int, Source, _ place: Int64, _ step: Int64) -> Void
  let rings: @convention(c) (Target, Int, _ x: Int32, Source, _ steps: Double, Numbers) -> Void
  let circles: @convention(c) (Target, Int, _ x: Int32, Source, _ steps: Double, Numbers) -> Void
  let turns: @convention(c) (Target, Int, _ x: Int32, Source, _ steps: Double, Numbers) -> Void

  static let scratchWords = PixelKernels.ImageKernels.scratchWords
  static let fractionBits = PixelKernels.GradientKernels.fractionBits
}

extension SourceKernelTable {
  static let portable = SourceKernelTable(
    nearest: { PixelKernels.ImageKernels.nearest($0, $1, $2, $3, $4, $5, $6) },
    bilinear: { PixelKernels.ImageKernels.bilinear($0, $1, $2, $3, $4, $5, $6, $7) },
    halve: { PixelKernels.ImageKernels.halve($0, $1, $2, $3) },
    halveDown: { PixelKernels.ImageKernels.halveDown($0, $1, $2, $3) },
    linear: { PixelKernels.GradientKernels.linear($0, $1, $2, $3, $4) },
    rings: { PixelKernels.GradientKernels.rings($0, $1, $2, $3, $4, $5) },
    circles: { PixelKernels.GradientKernels.circles($0, $1, $2, $3, $4, $5) },
    turns: { PixelKernels.GradientKernels.turns($0, $1, $2, $3, $4, $5) })

  #if arch(x86_64)
    static let vector: SourceKernelTable? =
      KernelTable.vector == nil
      ? nil
      : SourceKernelTable(
        nearest: { PixelKernelsV3.ImageKernels.nearest($0, $1, $2, $3, $4, $5, $6) },
        bilinear: { PixelKernelsV3.ImageKernels.bilinear($0, $1, $2, $3, $4, $5, $6, $7) },
        halve: { PixelKernelsV3.ImageKernels.halve($0, $1, $2, $3) },
        halveDown: { PixelKernelsV3.ImageKernels.halveDown($0, $1, $2, $3) },
        linear: { PixelKernelsV3.GradientKernels.linear($0, $1, $2, $3, $4) },
        rings: { PixelKernelsV3.GradientKernels.rings($0, $1, $2, $3, $4, $5) },
        circles: { PixelKernelsV3.GradientKernels.circles($0, $1, $2, $3, $4, $5) },
        turns: { PixelKernelsV3.GradientKernels.turns($0, $1, $2, $3, $4, $5) })
  #else
    static let vector: SourceKernelTable? = nil
  #endif

  static let best = vector ?? portable
}

extension KernelChoice {
  var sources: SourceKernelTable { self == .best ? .best : .portable }
}
