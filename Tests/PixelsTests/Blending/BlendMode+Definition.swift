@testable import Pixels

// The blend modes by their definition, in floats: what the kernels are measured against.

extension BlendMode {
  /// What `blend` is to do.
  func blendInFloats(
    _ source: UnsafePointer<UInt32>, coverage: UnsafePointer<UInt8>,
    onto target: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    for index in 0..<count where coverage[index] > 0 {
      let below = BlendPixel(target[index])
      let mixed = blended(BlendPixel(source[index]), below)
      let share = Float(coverage[index]) / 255
      target[index] = (below.color + (mixed.color - below.color) * share).packed
    }
  }

  /// What one pixel becomes; colours are premultiplied.
  private func blended(_ source: BlendPixel, _ below: BlendPixel) -> BlendPixel {
    if let (sourceShare, belowShare) = shares(source.alpha, below.alpha) {
      return BlendPixel(source.color * sourceShare + below.color * belowShare)
    }
    switch self {
    case .plusLighter:
      return BlendPixel((source.color + below.color).clamped(lowerBound: .zero, upperBound: .one))
    case .plusDarker:
      let alpha = min(1, source.alpha + below.alpha)
      var sum = source.color + below.color
      sum -= SIMD4(repeating: source.alpha + below.alpha - alpha)
      sum.w = alpha
      return BlendPixel(sum.clamped(lowerBound: .zero, upperBound: .one))
    default:
      return BlendPixel(mixture(source, below))
    }
  }

  /// Porter and Duff's factors; nil for the other modes.
  private func shares(_ source: Float, _ below: Float) -> (Float, Float)? {
    switch self {
    case .normal: (1, 1 - source)
    case .clear: (0, 0)
    case .copy: (1, 0)
    case .sourceIn: (below, 0)
    case .sourceOut: (1 - below, 0)
    case .sourceAtop: (below, 1 - source)
    case .destinationOver: (1 - below, 1)
    case .destinationIn: (0, source)
    case .destinationOut: (0, 1 - source)
    case .destinationAtop: (1 - below, source)
    case .xor: (1 - below, 1 - source)
    default: nil
    }
  }

  /// `(1 − αb) s + (1 − αs) b + αs αb · B(cb, cs)`.
  private func mixture(_ source: BlendPixel, _ below: BlendPixel) -> SIMD4<Float> {
    let both = source.alpha * below.alpha
    var result = source.color * (1 - below.alpha) + below.color * (1 - source.alpha)
    if both > 0 { result += SIMD4(mixed(below.straight, source.straight) * both, 0) }
    if self == .colorBurn, source.alpha > 0 {
      // Core Graphics burns a channel that the source lacks to nothing, however clear the source.
      result.replace(with: 0, where: source.color .== 0 .& below.color .< below.alpha)
    }
    result.w = source.alpha + below.alpha - both
    return result
  }

  /// The mixture of two straight colours, `b` below.
  private func mixed(_ b: SIMD3<Float>, _ s: SIMD3<Float>) -> SIMD3<Float> {
    switch self {
    case .multiply: return b * s
    case .screen: return b + s - b * s
    case .darken: return pointwiseMin(b, s)
    case .lighten: return pointwiseMax(b, s)
    case .difference: return (b - s).magnitudes
    case .exclusion: return b + s - 2 * b * s
    case .hue: return s.with(saturation: b.saturation).with(luminosity: b.luminosity)
    case .saturation: return b.with(saturation: s.saturation).with(luminosity: b.luminosity)
    case .color: return s.with(luminosity: b.luminosity)
    case .luminosity: return b.with(luminosity: s.luminosity)
    default:
      return SIMD3(mixed(b.x, s.x), mixed(b.y, s.y), mixed(b.z, s.z))
    }
  }

  private func mixed(_ b: Float, _ s: Float) -> Float {
    switch self {
    case .overlay: hardLight(s, b)
    case .hardLight: hardLight(b, s)
    case .colorDodge: b == 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s))
    case .colorBurn: b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s)
    case .softLight: softLight(b, s)
    default: s
    }
  }

  private func hardLight(_ b: Float, _ s: Float) -> Float {
    s <= 0.5 ? 2 * b * s : b + (2 * s - 1) - b * (2 * s - 1)
  }

  private func softLight(_ b: Float, _ s: Float) -> Float {
    if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
    let curve = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
    return b + (2 * s - 1) * (curve - b)
  }
}
