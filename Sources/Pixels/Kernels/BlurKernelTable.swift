import CProcessor
import PixelKernels

#if arch(x86_64)
  import PixelKernelsV3
#endif

/// The loops of a blur for one kind of processor; see `KernelTable`.
struct BlurKernelTable: Sendable {
  typealias Target = UnsafeMutablePointer<UInt16>
  typealias Source = UnsafePointer<UInt16>
  typealias Bytes = UnsafePointer<UInt8>
  typealias ByteTarget = UnsafeMutablePointer<UInt8>

  let convolve: @convention(c) (UnsafePointer<ConvolveJob>) -> Void
  let widen: @convention(c) (Target, Bytes, Int) -> Void
  let narrow: @convention(c) (ByteTarget, Source, Int) -> Void
  let halveByteRows: @convention(c) (Target, Bytes, Bytes, Bytes, Bytes, Int) -> Void
  let halveRows: @convention(c) (Target, Source, Source, Source, Source, Int) -> Void
  let halveColumns1: @convention(c) (Target, Source, Int) -> Void
  let halveColumns4: @convention(c) (Target, Source, Int) -> Void
  let doubleRow: @convention(c) (Target, Source, Source, Int) -> Void
  let doubleColumns: @convention(c) (Target, Source, Int, _ step: Int) -> Void
  let doubleByteColumns: @convention(c) (ByteTarget, Source, Int, _ step: Int) -> Void
  let interleave: Interleaving

  /// By the bits of an element.
  struct Interleaving: Sendable {
    let of8: @convention(c) (ByteTarget, Bytes, Bytes, Int) -> Void
    let of16: @convention(c) (Target, Source, Source, Int) -> Void
    let of32:
      @convention(c) (
        UnsafeMutablePointer<UInt32>, UnsafePointer<UInt32>, UnsafePointer<UInt32>, Int
      ) -> Void
    let of64:
      @convention(c) (
        UnsafeMutablePointer<UInt64>, UnsafePointer<UInt64>, UnsafePointer<UInt64>, Int
      ) -> Void
  }
}

extension BlurKernelTable {
  static let portable = BlurKernelTable(
    convolve: { PixelKernels.BlurKernels.convolve($0) },
    widen: { PixelKernels.BlurKernels.widen($0, $1, $2) },
    narrow: { PixelKernels.BlurKernels.narrow($0, $1, $2) },
    halveByteRows: { PixelKernels.BlurKernels.halveByteRows($0, $1, $2, $3, $4, $5) },
    halveRows: { PixelKernels.BlurKernels.halveRows($0, $1, $2, $3, $4, $5) },
    halveColumns1: { PixelKernels.BlurKernels.halveColumns1($0, $1, $2) },
    halveColumns4: { PixelKernels.BlurKernels.halveColumns4($0, $1, $2) },
    doubleRow: { PixelKernels.BlurKernels.doubleRow($0, $1, $2, $3) },
    doubleColumns: { PixelKernels.BlurKernels.doubleColumns($0, $1, $2, $3) },
    doubleByteColumns: { PixelKernels.BlurKernels.doubleByteColumns($0, $1, $2, $3) },
    interleave: Interleaving(
      of8: { PixelKernels.BlurKernels.interleave8($0, $1, $2, $3) },
      of16: { PixelKernels.BlurKernels.interleave16($0, $1, $2, $3) },
      of32: { PixelKernels.BlurKernels.interleave32($0, $1, $2, $3) },
      of64: { PixelKernels.BlurKernels.interleave64($0, $1, $2, $3) }))

  #if arch(x86_64)
    static let vector: BlurKernelTable? =
      KernelTable.vector == nil
      ? nil
      : BlurKernelTable(
        convolve: { PixelKernelsV3.BlurKernels.convolve($0) },
        widen: { PixelKernelsV3.BlurKernels.widen($0, $1, $2) },
        narrow: { PixelKernelsV3.BlurKernels.narrow($0, $1, $2) },
        halveByteRows: { PixelKernelsV3.BlurKernels.halveByteRows($0, $1, $2, $3, $4, $5) },
        halveRows: { PixelKernelsV3.BlurKernels.halveRows($0, $1, $2, $3, $4, $5) },
        halveColumns1: { PixelKernelsV3.BlurKernels.halveColumns1($0, $1, $2) },
        halveColumns4: { PixelKernelsV3.BlurKernels.halveColumns4($0, $1, $2) },
        doubleRow: { PixelKernelsV3.BlurKernels.doubleRow($0, $1, $2, $3) },
        doubleColumns: { PixelKernelsV3.BlurKernels.doubleColumns($0, $1, $2, $3) },
        doubleByteColumns: { PixelKernelsV3.BlurKernels.doubleByteColumns($0, $1, $2, $3) },
        interleave: Interleaving(
          of8: { PixelKernelsV3.BlurKernels.interleave8($0, $1, $2, $3) },
          of16: { PixelKernelsV3.BlurKernels.interleave16($0, $1, $2, $3) },
          of32: { PixelKernelsV3.BlurKernels.interleave32($0, $1, $2, $3) },
          of64: { PixelKernelsV3.BlurKernels.interleave64($0, $1, $2, $3) }))
  #else
    static let vector: BlurKernelTable? = nil
  #endif

  static let best = vector ?? portable
}
