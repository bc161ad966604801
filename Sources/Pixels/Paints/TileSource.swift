/// The pixels of a pixmap through an affine map, repeated for ever along both axes.
public struct TileSource: PixelSource {
  private let image: Pixmap
  private let map: SourceMap

  /// `map` leads from the device to the tile's pixels; nil where it leads beyond all numbers.
  public init?(_ image: Pixmap, map: SourceMap) {
    guard map.isFinite else { return nil }
    (self.image, self.map) = (image, map)
  }

  public var isOpaque: Bool { false }

  public func fetch(x: Int, y: Int, count: Int, into target: UnsafeMutablePointer<UInt32>) {
    let surface = image.surface
    for index in 0..<count {
      let place = map.place(x + index, y) - 0.5
      let (left, right, fx) = Self.neighbours(place.x, image.width)
      let (top, bottom, fy) = Self.neighbours(place.y, image.height)
      let (upper, lower) = (surface.pointer(x: 0, y: top), surface.pointer(x: 0, y: bottom))
      target[index] = Self.mix(
        Self.mix(upper[left], upper[right], fx), Self.mix(lower[left], lower[right], fx), fy)
    }
  }

  /// The two pixels around a place of the repeated axis, and the share of the second in 256ths.
  @inline(__always)
  private static func neighbours(_ place: Double, _ period: Int) -> (Int, Int, UInt32) {
    // A 512th is less than a step of the mixture.
    let place = place + 1.0 / 512
    let wrapped = place - (place / Double(period)).rounded(.down) * Double(period)
    guard wrapped >= 0, wrapped < Double(period) else { return (0, 0, 0) }
    let first = Int(wrapped)
    let second = first + 1 < period ? first + 1 : 0
    return (first, second, UInt32((wrapped - Double(first)) * 256) & 255)
  }

  /// `a` and `b` in the shares 256 − `share` and `share`, rounded.
  @inline(__always)
  private static func mix(_ a: UInt32, _ b: UInt32, _ share: UInt32) -> UInt32 {
    let lanes: UInt32 = 0x00FF_00FF
    let rest = 256 &- share
    let even = ((a & lanes) &* rest &+ (b & lanes) &* share &+ 0x0080_0080) &>> 8 & lanes
    let odd = ((a &>> 8 & lanes) &* rest &+ (b &>> 8 & lanes) &* share &+ 0x0080_0080) & ~lanes
    return even | odd
  }
}
