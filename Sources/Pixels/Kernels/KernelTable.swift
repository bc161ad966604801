import PixelKernels

#if arch(x86_64)
  import CProcessor
  import PixelKernelsV3
#endif

/// The kernels for one kind of processor.
///
/// All tables paint the same bytes; only their speed differs. They are C functions to Swift, which
/// cost no counting of references to keep, copy and call.
struct KernelTable: Sendable {
  typealias Target = UnsafeMutablePointer<UInt32>
  typealias Source = UnsafePointer<UInt32>
  typealias Mask = UnsafePointer<UInt8>
  typealias MaskTarget = UnsafeMutablePointer<UInt8>

  let fill: @convention(c) (Target, _ stride: Int, _ width: Int, _ height: Int, UInt32) -> Void
  let blend: @convention(c) (Target, _ stride: Int, _ width: Int, _ height: Int, UInt32) -> Void
  let blendMasked: @convention(c) (Target, Int, UInt32, Mask) -> Void
  let composite: @convention(c) (Target, Source, Int, UInt32) -> Void
  let compositeMasked: @convention(c) (Target, Source, Int, UInt32, Mask) -> Void
  let mix: @convention(c) (Target, Source, Mask, Int, _ mode: Int32) -> Void
  let multiply: @convention(c) (MaskTarget, Mask, Mask, Int) -> Void
  let weaken: @convention(c) (MaskTarget, Mask, Int, UInt32) -> Void
  let fade: @convention(c) (Target, Int, UInt32) -> Void
  let alphas: @convention(c) (MaskTarget, Source, Int) -> Void
  let coverage: CoverageTable
  let shadows: ShadowKernelTable
}

extension KernelTable {
  /// What every processor can do.
  static let portable = KernelTable(
    fill: { PixelKernels.SpanKernels.fill($0, $1, $2, $3, $4) },
    blend: { PixelKernels.SpanKernels.blend($0, $1, $2, $3, $4) },
    blendMasked: { PixelKernels.SpanKernels.blendMasked($0, $1, $2, $3) },
    composite: { PixelKernels.SpanKernels.composite($0, $1, $2, $3) },
    compositeMasked: { PixelKernels.SpanKernels.compositeMasked($0, $1, $2, $3, $4) },
    mix: { PixelKernels.MixKernels.mix($0, $1, $2, $3, $4) },
    multiply: { PixelKernels.RowKernels.multiply($0, $1, $2, $3) },
    weaken: { PixelKernels.RowKernels.weaken($0, $1, $2, $3) },
    fade: { PixelKernels.RowKernels.fade($0, $1, $2) },
    alphas: { PixelKernels.RowKernels.alphas($0, $1, $2) },
    coverage: .portable, shadows: .portable)

  #if arch(x86_64)
    /// For processors of x86-64-v3; nil on others.
    static let vector: KernelTable? =
      processor_has_x86_64_v3() == 0
      ? nil
      : KernelTable(
        fill: { PixelKernelsV3.SpanKernels.fill($0, $1, $2, $3, $4) },
        blend: { PixelKernelsV3.SpanKernels.blend($0, $1, $2, $3, $4) },
        blendMasked: { PixelKernelsV3.SpanKernels.blendMasked($0, $1, $2, $3) },
        composite: { PixelKernelsV3.SpanKernels.composite($0, $1, $2, $3) },
        compositeMasked: { PixelKernelsV3.SpanKernels.compositeMasked($0, $1, $2, $3, $4) },
        mix: { PixelKernelsV3.MixKernels.mix($0, $1, $2, $3, $4) },
        multiply: { PixelKernelsV3.RowKernels.multiply($0, $1, $2, $3) },
        weaken: { PixelKernelsV3.RowKernels.weaken($0, $1, $2, $3) },
        fade: { PixelKernelsV3.RowKernels.fade($0, $1, $2) },
        alphas: { PixelKernelsV3.RowKernels.alphas($0, $1, $2) },
        coverage: .vector, shadows: .vector)
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
