import CProcessor
import PixelKernels

#if arch(x86_64)
  import PixelKernelsV3
#endif

/// The loops of shadows for one kind of processor; see `KernelTable`.
struct ShadowKernelTable: @unchecked Sendable {
  typealias Target = UnsafeMutablePointer<UInt16>
  typealias Source = UnsafePointer<UInt16>

  /// The functions of a table.
  struct Functions: Sendable {
    typealias Product =
      @convention(c) (Target, Source, _ height: UInt32, Int) -> Void
    typealias Subtract =
      @convention(c) (Target, Source, Int) -> Void
    typealias Narrow =
      @convention(c) (UnsafeMutablePointer<UInt8>, Source, _ alpha: UInt32, Int) -> Void
    typealias Darken =
      @convention(c) (UnsafeMutablePointer<UInt32>, Int, UnsafePointer<UInt8>) -> Void
    typealias Shade = @convention(c) (UnsafePointer<ShadeJob>) -> Void
    typealias Stretch = @convention(c) (UnsafePointer<StretchJob>) -> Void
    typealias Mix = @convention(c) (UnsafePointer<CornerJob>) -> Void
    typealias Accumulate =
      @convention(c) (UnsafeMutablePointer<Float>, UnsafePointer<Float>, Float, Int) -> Void

    let product: Product
    let subtract: Subtract
    let narrow: Narrow
    let darken: Darken
    let shade: Shade
    let stretch: Stretch
    let mix: Mix
    let accumulate: Accumulate
  }

  private let functions: UnsafePointer<Functions>

  /// Tables are made once and stay.
  private init(_ functions: Functions) {
    let place = UnsafeMutablePointer<Functions>.allocate(capacity: 1)
    place.initialize(to: functions)
    self.functions = UnsafePointer(place)
  }

  @inline(__always) var product: Functions.Product { functions.pointee.product }
  @inline(__always) var subtract: Functions.Subtract { functions.pointee.subtract }
  @inline(__always) var narrow: Functions.Narrow { functions.pointee.narrow }
  @inline(__always) var darken: Functions.Darken { functions.pointee.darken }
  @inline(__always) func shade(_ job: ShadeJob) {
    withUnsafePointer(to: job) { functions.pointee.shade($0) }
  }
  @inline(__always) func stretch(_ job: StretchJob) {
    withUnsafePointer(to: job) { functions.pointee.stretch($0) }
  }
  @inline(__always) func mix(_ job: CornerJob) {
    withUnsafePointer(to: job) { functions.pointee.mix($0) }
  }
  @inline(__always) var accumulate: Functions.Accumulate { functions.pointee.accumulate }

  /// Rows are read and written by so many values at once.
  static let block = PixelKernels.ShadowKernels.block
  /// Numbers of a row of sums that are read behind its last one, and count for nothing.
  static let sumsBehind = PixelKernels.ShadowKernels.sumsBehind
}

extension ShadowKernelTable {
  static let portable = ShadowKernelTable(
    Functions(
      product: { PixelKernels.ShadowKernels.product($0, $1, $2, $3) },
      subtract: { PixelKernels.ShadowKernels.subtract($0, $1, $2) },
      narrow: { PixelKernels.ShadowKernels.narrow($0, $1, $2, $3) },
      darken: { PixelKernels.ShadowKernels.darken($0, $1, $2) },
      shade: { PixelKernels.ShadowKernels.shade($0) },
      stretch: { PixelKernels.ShadowKernels.stretch($0) },
      mix: { PixelKernels.ShadowKernels.mix($0) },
      accumulate: { PixelKernels.ShadowKernels.accumulate($0, $1, $2, $3) }))

  #if arch(x86_64)
    static let vector = ShadowKernelTable(
      Functions(
        product: { PixelKernelsV3.ShadowKernels.product($0, $1, $2, $3) },
        subtract: { PixelKernelsV3.ShadowKernels.subtract($0, $1, $2) },
        narrow: { PixelKernelsV3.ShadowKernels.narrow($0, $1, $2, $3) },
        darken: { PixelKernelsV3.ShadowKernels.darken($0, $1, $2) },
        shade: { PixelKernelsV3.ShadowKernels.shade($0) },
        stretch: { PixelKernelsV3.ShadowKernels.stretch($0) },
        mix: { PixelKernelsV3.ShadowKernels.mix($0) },
        accumulate: { PixelKernelsV3.ShadowKernels.accumulate($0, $1, $2, $3) }))
  #endif
}
