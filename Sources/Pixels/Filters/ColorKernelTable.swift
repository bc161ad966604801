import CProcessor
import PixelKernels

#if arch(x86_64)
  import PixelKernelsV3
#endif

/// The loops that map colours, for one kind of processor; see `KernelTable`.
struct ColorKernelTable: Sendable {
  let transform: @convention(c) (UnsafeMutablePointer<UInt32>, Int, UnsafePointer<ColorMap>) -> Void

  static let portable = ColorKernelTable(
    transform: { PixelKernels.ColorKernels.transform($0, $1, $2) })

  #if arch(x86_64)
    static let vector: ColorKernelTable? =
      KernelTable.vector == nil
      ? nil : ColorKernelTable(transform: { PixelKernelsV3.ColorKernels.transform($0, $1, $2) })
  #else
    static let vector: ColorKernelTable? = nil
  #endif

  static let best = vector ?? portable
}
