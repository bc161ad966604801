import PixelKernels

#if arch(x86_64)
  import PixelKernelsV3
#endif

/// The loops of shadows for one kind of processor; see `KernelTable`.
struct ShadowKernelTable: Sendable {
  typealias Target = UnsafeMutablePointer<UInt16>
  typealias Source = UnsafePointer<UInt16>

  let product: @convention(c) (Target, Source, _ height: UInt32, Int) -> Void
  let subtract: @convention(c) (Target, Source, Int) -> Void
  let narrow: @convention(c) (UnsafeMutablePointer<UInt8>, Source, _ alpha: UInt32, Int) -> Void
  let darken: @convention(c) (UnsafeMutablePointer<UInt32>, Int, UnsafePointer<UInt8>) -> Void
  let accumulate:
    @convention(c) (UnsafeMutablePointer<Float>, UnsafePointer<Float>, Float, Int) -> Void

  /// Rows are read and written by so many values at once.
  static let block = PixelKernels.ShadowKernels.block
}

extension ShadowKernelTable {
  static let portable = ShadowKernelTable(
    product: { PixelKernels.ShadowKernels.product($0, $1, $2, $3) },
    subtract: { PixelKernels.ShadowKernels.subtract($0, $1, $2) },
    narrow: { PixelKernels.ShadowKernels.narrow($0, $1, $2, $3) },
    darken: { PixelKernels.ShadowKernels.darken($0, $1, $2) },
    accumulate: { PixelKernels.ShadowKernels.accumulate($0, $1, $2, $3) })

  #if arch(x86_64)
    static let vector = ShadowKernelTable(
      product: { PixelKernelsV3.ShadowKernels.product($0, $1, $2, $3) },
      subtract: { PixelKernelsV3.ShadowKernels.subtract($0, $1, $2) },
      narrow: { PixelKernelsV3.ShadowKernels.narrow($0, $1, $2, $3) },
      darken: { PixelKernelsV3.ShadowKernels.darken($0, $1, $2) },
      accumulate: { PixelKernelsV3.ShadowKernels.accumulate($0, $1, $2, $3) })
  #endif
}
