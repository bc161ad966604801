/// The pixels of a pixmap through an affine map, repeated for ever along both axes.
public struct TileSource: PixelSource {
  private let image: Pixmap
  private let map: SourceMap
  /// How far the tile's pixels are from the device's where they lie on them.
  private let offset: SIMD2<Int>?
  public let isOpaque: Bool

  /// `map` leads from the device to the tile's pixels; nil where it leads beyond all numbers.
  public init?(_ image: Pixmap, map: SourceMap, isOpaque: Bool = false) {
    guard map.isFinite else { return nil }
    (self.image, self.map, self.isOpaque) = (image, map, isOpaque)
    offset = Self.wholeOffset(map)
  }

  /// Nil where pixels do not lie on pixels: nearer than the mixture's steps all over a canvas.
  private static func wholeOffset(_ map: SourceMap) -> SIMD2<Int>? {
    func isNear(_ value: Double, _ whole: Double, _ distance: Double) -> Bool {
      abs(value - whole) < distance
    }
    let (x, y) = (map.tx.rounded(), map.ty.rounded())
    guard isNear(map.a, 1, 5e-8), isNear(map.d, 1, 5e-8), isNear(map.b, 0, 5e-8),
      isNear(map.c, 0, 5e-8), isNear(map.tx, x, 2e-4), isNear(map.ty, y, 2e-4),
      abs(x) < 1e9, abs(y) < 1e9
    else { return nil }
    return SIMD2(Int(x), Int(y))
  }

  public func fetch(x: Int, y: Int, count: Int, into target: UnsafeMutablePointer<UInt32>) {
    guard let offset else { return sample(x: x, y: y, count: count, into: target) }
    let column = Self.remainder(x + offset.x, image.width)
    let row = image.surface.pointer(x: 0, y: Self.remainder(y + offset.y, image.height))
    // The rest of a tile and the beginning of the next: then what is there already, over and over.
    let end = min(count, image.width - column)
    target.update(from: row + column, count: end)
    var filled = min(count, image.width)
    (target + end).update(from: row, count: filled - end)
    while filled < count {
      let more = min(filled / image.width * image.width, count - filled)
      (target + filled).update(from: target, count: more)
      filled += more
    }
  }

  private static func remainder(_ place: Int, _ period: Int) -> Int {
    let rest = place % period
    return rest < 0 ? rest + period : rest
  }

  /// Any map: four pixels are mixed.
  func sample(x: Int, y: Int, count: Int, into target: UnsafeMutablePointer<UInt32>) {
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
