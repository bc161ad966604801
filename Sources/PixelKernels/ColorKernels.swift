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
    if map.alpha[0] == 0, map.alpha[1] == 0, map.alpha[2] == 0, map.alpha[3] == 1,
      map.bias[3] == 0, isOpaque(pixels, count)
    {
      return transformOpaque(pixels, count, map)
    }
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

  /// The same of opaque pixels that stay so, as below what blurs they nearly always are: nothing is divided, and
  /// what is left out would multiply by 1.
  @inline(__always)
  private static func transformOpaque(
    _ pixels: UnsafeMutablePointer<UInt32>, _ count: Int, _ map: ColorMap
  ) {
    let red = (map.red[3] + map.bias[0]) * 255
    let green = (map.green[3] + map.bias[1]) * 255
    let blue = (map.blue[3] + map.bias[2]) * 255
    var x = 0
    while x < count {
      let pixel = pixels[x]
      let color = (red: channel(pixel, 16), green: channel(pixel, 8), blue: channel(pixel, 0))
      pixels[x] =
        255 &<< 24 | level(limited(dot(color, map.red) + red, 255)) &<< 16
        | level(limited(dot(color, map.green) + green, 255)) &<< 8
        | level(limited(dot(color, map.blue) + blue, 255))
      x &+= 1
    }
  }

  @inline(__always)
  private static func isOpaque(_ pixels: UnsafeMutablePointer<UInt32>, _ count: Int) -> Bool {
    var common = UInt32.max
    var x = 0
    while x < count {
      common &= pixels[x]
      x &+= 1
    }
    return common &>> 24 == 255
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
