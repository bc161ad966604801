import CProcessor

/// A linear map of straight colours in 0…1, done to whole pixels.
public struct ColorTransform: Hashable, Sendable {
  /// What a channel takes of red, green, blue and alpha.
  private(set) var red, green, blue, alpha: SIMD4<Float>
  /// What is added to them.
  private(set) var bias: SIMD4<Float>

  /// Numbers beyond ±1,000,000 are cut to it; what is not a number counts as 0.
  public init(
    red: SIMD4<Float>, green: SIMD4<Float>, blue: SIMD4<Float>, alpha: SIMD4<Float>,
    bias: SIMD4<Float>
  ) {
    (self.red, self.green, self.blue) = (red.moderate, green.moderate, blue.moderate)
    (self.alpha, self.bias) = (alpha.moderate, bias.moderate)
  }
}

extension SIMD4<Float> {
  fileprivate var moderate: SIMD4<Float> {
    var result = self
    for index in indices {
      result[index] = self[index].isNaN ? 0 : Swift.max(-1e6, Swift.min(1e6, self[index]))
    }
    return result
  }
}

extension Surface {
  /// Maps the colours of the pixels in `rect`.
  public func transform(
    _ rect: PixelRect, by transform: ColorTransform, bands: RowBands = .one
  ) {
    bands.forEach(of: rect.minY..<rect.maxY) { rows in
      self.transform(
        PixelRect(minX: rect.minX, minY: rows.lowerBound, maxX: rect.maxX, maxY: rows.upperBound),
        by: transform, kernels: .best)
    }
  }

  func transform(_ rect: PixelRect, by transform: ColorTransform, kernels: ColorKernelTable) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return }
    var map = ColorMap(
      red: transform.red, green: transform.green, blue: transform.blue, alpha: transform.alpha,
      bias: transform.bias)
    for y in area.minY..<area.maxY {
      kernels.transform(pointer(x: area.minX, y: y), area.width, &map)
    }
  }
}
