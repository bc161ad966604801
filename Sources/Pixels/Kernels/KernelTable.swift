import CProcessor
import PixelKernels

#if arch(x86_64)
  import PixelKernelsV3
#endif

/// The kernels for one kind of processor.
///
/// All tables paint the same bytes; only their speed differs. They are C functions to Swift, which
/// cost no counting of references to keep, copy and call; and a table is one pointer to where they
/// stand, as it is handed on with every shape. What is called with a job hands its address on.
struct KernelTable: @unchecked Sendable {
  typealias Target = UnsafeMutablePointer<UInt32>
  typealias Source = UnsafePointer<UInt32>
  typealias Mask = UnsafePointer<UInt8>
  typealias MaskTarget = UnsafeMutablePointer<UInt8>

  /// The functions of a table.
  struct Functions: Sendable {
    typealias Rect = @convention(c) (UnsafePointer<RectJob>) -> Void
    typealias BlendMasked =
      @convention(c) (Target, Int, UInt32, Mask) -> Void
    typealias Composite =
      @convention(c) (Target, Source, Int, UInt32) -> Void
    typealias CompositeMasked =
      @convention(c) (Target, Source, Int, UInt32, Mask) -> Void
    typealias Mix = @convention(c) (UnsafePointer<MixJob>) -> Void
    typealias Multiply =
      @convention(c) (MaskTarget, Mask, Mask, Int) -> Void
    typealias Weaken =
      @convention(c) (MaskTarget, Mask, Int, UInt32) -> Void
    typealias Fade =
      @convention(c) (Target, Int, UInt32) -> Void
    typealias Alphas =
      @convention(c) (MaskTarget, Source, Int) -> Void

    let fill: Rect
    let blend: Rect
    let blendMasked: BlendMasked
    let composite: Composite
    let compositeMasked: CompositeMasked
    let mix: Mix
    let multiply: Multiply
    let weaken: Weaken
    let fade: Fade
    let alphas: Alphas
  }

  private let functions: UnsafePointer<Functions>
  let coverage: CoverageTable
  let shadows: ShadowKernelTable

  /// Tables are made once and stay.
  private init(_ functions: Functions, _ coverage: CoverageTable, _ shadows: ShadowKernelTable) {
    let place = UnsafeMutablePointer<Functions>.allocate(capacity: 1)
    place.initialize(to: functions)
    self.functions = UnsafePointer(place)
    (self.coverage, self.shadows) = (coverage, shadows)
  }

  @inline(__always) func fill(_ job: RectJob) {
    withUnsafePointer(to: job) { functions.pointee.fill($0) }
  }
  @inline(__always) func blend(_ job: RectJob) {
    withUnsafePointer(to: job) { functions.pointee.blend($0) }
  }
  @inline(__always) var blendMasked: Functions.BlendMasked { functions.pointee.blendMasked }
  @inline(__always) var composite: Functions.Composite { functions.pointee.composite }
  @inline(__always) var compositeMasked: Functions.CompositeMasked {
    functions.pointee.compositeMasked
  }
  @inline(__always) func mix(_ job: MixJob) {
    withUnsafePointer(to: job) { functions.pointee.mix($0) }
  }
  @inline(__always) var multiply: Functions.Multiply { functions.pointee.multiply }
  @inline(__always) var weaken: Functions.Weaken { functions.pointee.weaken }
  @inline(__always) var fade: Functions.Fade { functions.pointee.fade }
  @inline(__always) var alphas: Functions.Alphas { functions.pointee.alphas }
}

extension KernelTable {
  /// What every processor can do.
  static let portable = KernelTable(
    Functions(
      fill: { PixelKernels.SpanKernels.fill($0) },
      blend: { PixelKernels.SpanKernels.blend($0) },
      blendMasked: { PixelKernels.SpanKernels.blendMasked($0, $1, $2, $3) },
      composite: { PixelKernels.SpanKernels.composite($0, $1, $2, $3) },
      compositeMasked: { PixelKernels.SpanKernels.compositeMasked($0, $1, $2, $3, $4) },
      mix: { PixelKernels.MixKernels.mix($0) },
      multiply: { PixelKernels.RowKernels.multiply($0, $1, $2, $3) },
      weaken: { PixelKernels.RowKernels.weaken($0, $1, $2, $3) },
      fade: { PixelKernels.RowKernels.fade($0, $1, $2) },
      alphas: { PixelKernels.RowKernels.alphas($0, $1, $2) }), .portable, .portable)

  #if arch(x86_64)
    /// For processors of x86-64-v3; nil on others.
    static let vector: KernelTable? =
      processor_has_x86_64_v3() == 0
      ? nil
      : KernelTable(
        Functions(
          fill: { PixelKernelsV3.SpanKernels.fill($0) },
          blend: { PixelKernelsV3.SpanKernels.blend($0) },
          blendMasked: { PixelKernelsV3.SpanKernels.blendMasked($0, $1, $2, $3) },
          composite: { PixelKernelsV3.SpanKernels.composite($0, $1, $2, $3) },
          compositeMasked: { PixelKernelsV3.SpanKernels.compositeMasked($0, $1, $2, $3, $4) },
          mix: { PixelKernelsV3.MixKernels.mix($0) },
          multiply: { PixelKernelsV3.RowKernels.multiply($0, $1, $2, $3) },
          weaken: { PixelKernelsV3.RowKernels.weaken($0, $1, $2, $3) },
          fade: { PixelKernelsV3.RowKernels.fade($0, $1, $2) },
          alphas: { PixelKernelsV3.RowKernels.alphas($0, $1, $2) }), .vector, .vector)
  #else
    /// This architecture has one table only.
    static let vector: KernelTable? = nil
  #endif

  /// What this processor runs fastest.
  static let best = vector ?? portable
}

/// The kernels that painting uses, by name: for tests, and to look for a difference.
public enum KernelChoice: Sendable {
  case best
  case portable

  var table: KernelTable { self == .best ? .best : .portable }
}
