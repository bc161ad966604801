import CProcessor

/// The loop that maps colours by a matrix. For the rules of this module see `SpanKernels`.
package enum ColorKernels {
  /// Maps a row of premultiplied pixels by a matrix of straight colours with moderate numbers.
  ///
  /// With straight s = c / a, a channel is `A · clamped(m · s + mₐ α + bias)`. Written as
  /// `clamped(m · c + (mₐ α + bias) a) · A / a` it divides by nothing that a matrix which leaves alpha
  /// alone could round: `A / a` is 1. Results are the nearest numbers, of two the even one.
  @inline(never)
  package static func transform(
    _ pixels: UnsafeMutablePointer<UInt32>, _ count: Int, _ map: UnsafePointer<ColorMap>
  ) {
    let map = map.pointee
    var x = 0
    while x < count {
      let pixel = pixels[x]
      let (red, green, blue) = (channel(pixel, 16), channel(pixel, 8), channel(pixel, 0))
      let alpha = channel(pixel, 24)
      // Clear pixels are those of a clear black.
      let divisor = alpha > 1 ? alpha : 1
      let color = (red: red, green: green, blue: blue)
      let opacity = limited(
        255 * (dot(color, map.alpha) / divisor) + map.alpha[3] * alpha + 255 * map.bias[3], 255)
      let factor = opacity / divisor
      let unit = alpha / 255
      let reds = dot(color, map.red) + (map.red[3] * unit + map.bias[0]) * divisor
      let greens = dot(color, map.green) + (map.green[3] * unit + map.bias[1]) * divisor
      let blues = dot(color, map.blue) + (map.blue[3] * unit + map.bias[2]) * divisor
      let whole = level(opacity)
      pixels[x] =
        whole &<< 24 | below(level(limited(reds, divisor) * factor), whole) &<< 16
        | below(level(limited(greens, divisor) * factor), whole) &<< 8
        | below(level(limited(blues, divisor) * factor), whole)
      x &+= 1
    }
  }

  @inline(__always)
  private static func channel(_ pixel: UInt32, _ place: UInt32) -> Float {
    Float(Int32(truncatingIfNeeded: pixel &>> place & 255))
  }

  @inline(__always)
  private static func dot(
    _ color: (red: Float, green: Float, blue: Float), _ row: SIMD4<Float>
  ) -> Float {
    row[0] * color.red + row[1] * color.green + row[2] * color.blue
  }

  @inline(__always)
  private static func limited(_ value: Float, _ limit: Float) -> Float {
    let positive = value > 0 ? value : 0
    return positive < limit ? positive : limit
  }

  /// Adding 2²³ leaves the number, rounded, in the lower bits.
  @inline(__always)
  private static func level(_ value: Float) -> UInt32 {
    (value + 8_388_608).bitPattern & 511
  }

  @inline(__always)
  private static func below(_ level: UInt32, _ limit: UInt32) -> UInt32 {
    level < limit ? level : limit
  }
}
