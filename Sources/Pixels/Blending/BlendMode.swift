import CProcessor

@_exported import enum CProcessor.BlendMode

extension BlendMode {
  /// Whether a clear pixel changes what it is blended with.
  public var changesBelowNothing: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .softLight, .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity,
      .sourceAtop, .destinationOver, .destinationOut, .xor, .plusDarker, .plusLighter:
      false
    @unknown default: true
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
    kernels.mix(
      MixJob(target: target, source: source, coverage: coverage, count: count, mode: self))
  }
}
