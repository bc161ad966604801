/// The pixels of a pixmap through an affine map.
///
/// Beyond its edges an image goes on with the colour of the edge; what may be seen of that is for
/// the shape to say that is filled with it.
public struct ImageSource: PixelSource, Sendable {
  public enum Sampling: Sendable {
    /// The pixel that the place lies in.
    case nearest
    /// Four pixels, mixed in 256 steps along each axis.
    case bilinear
  }

  private let image: Pixmap
  private let surface: Surface
  private let sampling: Sampling
  /// How the place in the image moves, in 32.32 fixed point: exact sums, so that it does not matter
  /// where a span begins.
  private let stepX: SIMD2<Int64>
  private let stepY: SIMD2<Int64>
  private let origin: SIMD2<Int64>
  private let opacity: UInt32
  public let isOpaque: Bool

  /// `map` leads from the device to the image's pixels; nil where it leads beyond all numbers.
  public init?(
    _ image: Pixmap, map: SourceMap, sampling: Sampling, opacity: UInt8 = 255,
    isOpaque: Bool = false
  ) {
    self.image = image
    surface = image.surface
    self.sampling = sampling
    self.opacity = UInt32(opacity)
    self.isOpaque = isOpaque && opacity == 255
    // Bilinear sampling mixes the four pixels whose middles surround the place.
    let shift = sampling == .bilinear ? 0.5 : 0
    guard let stepX = Self.fixed(map.a, map.b), let stepY = Self.fixed(map.c, map.d),
      let origin = Self.fixed(
        map.tx + (map.a + map.c) / 2 - shift, map.ty + (map.b + map.d) / 2 - shift)
    else { return nil }
    (self.stepX, self.stepY, self.origin) = (stepX, stepY, origin)
  }

  /// Nil where a place on the largest canvas could leave the range.
  private static func fixed(_ x: Double, _ y: Double) -> SIMD2<Int64>? {
    let limit = 30_000.0
    guard abs(x) < limit * limit, abs(y) < limit * limit else { return nil }
    let one = 4_294_967_296.0
    let (u, v) = ((x * one).rounded(), (y * one).rounded())
    guard abs(u) < 9e18, abs(v) < 9e18 else { return nil }
    return SIMD2(Int64(u), Int64(v))
  }

  public func fetch(x: Int, y: Int, count: Int, into target: UnsafeMutablePointer<UInt32>) {
    var u = origin.x &+ stepX.x &* Int64(x) &+ stepY.x &* Int64(y)
    var v = origin.y &+ stepX.y &* Int64(x) &+ stepY.y &* Int64(y)
    let (maxX, maxY) = (image.width - 1, image.height - 1)
    let row = surface.rowPixels
    let base = surface.base
    for index in 0..<count {
      let (column, line) = (Int(u >> 32), Int(v >> 32))
      let left = min(max(column, 0), maxX)
      let top = base + min(max(line, 0), maxY) * row
      if sampling == .nearest {
        target[index] = top[left]
      } else {
        let right = min(max(column + 1, 0), maxX)
        let bottom = base + min(max(line + 1, 0), maxY) * row
        let fx = UInt32(truncatingIfNeeded: u >> 24) & 255
        let fy = UInt32(truncatingIfNeeded: v >> 24) & 255
        target[index] = Self.mix(
          Self.mix(top[left], top[right], fx), Self.mix(bottom[left], bottom[right], fx), fy)
      }
      u &+= stepX.x
      v &+= stepX.y
    }
    guard opacity < 255 else { return }
    for index in 0..<count {
      target[index] = Pixel(target[index]).scaled(by: opacity).value
    }
  }

  /// `a` and `b` in the shares 256 − `share` and `share`, rounded.
  @inline(__always)
  static func mix(_ a: UInt32, _ b: UInt32, _ share: UInt32) -> UInt32 {
    let lanes: UInt32 = 0x00FF_00FF
    let rest = 256 &- share
    let even = ((a & lanes) &* rest &+ (b & lanes) &* share &+ 0x0080_0080) &>> 8 & lanes
    let odd = ((a &>> 8 & lanes) &* rest &+ (b &>> 8 & lanes) &* share &+ 0x0080_0080) & ~lanes
    return even | odd
  }
}
