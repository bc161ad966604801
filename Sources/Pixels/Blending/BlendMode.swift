/// How a source's pixels and those already there become new ones: Core Graphics' 28 modes.
///
/// The first sixteen mix colours and then lay the mixture over; the rest are Porter and Duff's
/// operators and two sums.
public enum BlendMode: Int32, CaseIterable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity
  case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn
  case destinationOut, destinationAtop, xor, plusDarker, plusLighter
}

extension BlendMode {
  /// Whether a clear pixel changes what it is blended with.
  public var changesBelowNothing: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }

  /// Blends a row of pixels onto another, each as far as its coverage goes.
  ///
  /// A pixel that is half covered becomes half of what it would be under full coverage, in every
  /// mode.
  func blend(
    _ source: UnsafePointer<UInt32>, coverage: UnsafePointer<UInt8>,
    onto target: UnsafeMutablePointer<UInt32>, count: Int, kernels: KernelTable = .best
  ) {
    kernels.mix(target, source, coverage, count, rawValue)
  }
}
