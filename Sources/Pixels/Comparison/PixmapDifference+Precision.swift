import Glibc

extension PixmapDifference {
  /// The bytes of the pixels that both have and that differ.
  public var differingBytes: Int {
    guard expected != actual else { return 0 }
    var count = 0
    for y in 0..<min(expected.height, actual.height) {
      for x in 0..<min(expected.width, actual.width) {
        let difference = expected[x, y].value ^ actual[x, y].value
        guard difference != 0 else { continue }
        for shift: UInt32 in [0, 8, 16, 24] where difference >> shift & 255 != 0 { count += 1 }
      }
    }
    return count
  }

  /// How many pixels differ by more to the eye than is allowed, and the most that any does: from 0 to
  /// 100, by the formula of the CIE of 1994 for colours side by side. Two is just noticed.
  ///
  /// Only the pixels that both have count. Colours are compared over black; what is more or less
  /// opaque differs by that part of 100.
  public func perceived(beyond allowance: Float) -> (count: Int, largest: Float) {
    guard expected != actual else { return (0, 0) }
    var (count, largest) = (0, Float(0))
    for y in 0..<min(expected.height, actual.height) {
      for x in 0..<min(expected.width, actual.width) {
        let (one, other) = (expected[x, y].value, actual[x, y].value)
        guard one != other else { continue }
        let amount = Self.perceived(one, other)
        largest = max(largest, amount)
        if amount > allowance { count += 1 }
      }
    }
    return (count, largest)
  }

  private static func perceived(_ one: UInt32, _ other: UInt32) -> Float {
    let (first, second) = (LabColor(one), LabColor(other))
    let opacities = abs(Float(one >> 24) - Float(other >> 24)) / 255 * 100
    return min(100, max(first.distance(to: second), opacities))
  }
}

/// A colour by its lightness and its place between green and red, and blue and yellow.
private struct LabColor {
  private let lightness: Float
  private let a: Float
  private let b: Float

  /// Of sRGB bytes, from the highest: any, red, green, blue.
  init(_ bytes: UInt32) {
    let red = Self.linear(bytes >> 16 & 255)
    let green = Self.linear(bytes >> 8 & 255)
    let blue = Self.linear(bytes & 255)
    // XYZ by sRGB's primaries, over its white.
    let x = Self.curved((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
    let y = Self.curved(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    let z = Self.curved((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
    lightness = 116 * y - 16
    a = 500 * (x - y)
    b = 200 * (y - z)
  }

  func distance(to other: LabColor) -> Float {
    let (chroma, otherChroma) = (hypotf(a, b), hypotf(other.a, other.b))
    let byLightness = lightness - other.lightness
    let byChroma = chroma - otherChroma
    let (da, db) = (a - other.a, b - other.b)
    let byHue = max(0, da * da + db * db - byChroma * byChroma)
    let chromaWeight = 1 + 0.045 * chroma
    let hueWeight = 1 + 0.015 * chroma
    let chromaPart = byChroma / chromaWeight
    return
      (byLightness * byLightness + chromaPart * chromaPart + byHue / (hueWeight * hueWeight))
      .squareRoot()
  }

  private static func linear(_ byte: UInt32) -> Float {
    let value = Float(byte) / 255
    return value <= 0.04045 ? value / 12.92 : powf((value + 0.055) / 1.055, 2.4)
  }

  private static func curved(_ value: Float) -> Float {
    value > 0.008856 ? cbrtf(value) : 7.787 * value + 16 / 116
  }
}
