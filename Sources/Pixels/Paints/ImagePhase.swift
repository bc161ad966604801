/// Where an image along the axes begins on the device: a pixel, and how far from that pixel's border, in
/// 65,536ths.
///
/// Its place is rounded to these, and counted from there: so it has the same pixels, to the last bit,
/// wherever whole pixels of the device move it.
struct ImagePhase {
  let pixel: SIMD2<Int>
  let part: SIMD2<Int>

  private static let bits = 16

  /// Nil for a map that turns, or has no beginning on a canvas.
  init?(_ map: SourceMap) {
    guard map.b == 0, map.c == 0, let x = Self.place(map.tx, map.a),
      let y = Self.place(map.ty, map.d)
    else { return nil }
    pixel = SIMD2(x >> Self.bits, y >> Self.bits)
    part = SIMD2(x & (1 << Self.bits - 1), y & (1 << Self.bits - 1))
  }

  private static func place(_ offset: Double, _ step: Double) -> Int? {
    let place = -offset / step
    guard abs(place) < 1e6 else { return nil }
    return Int((place * Double(1 << bits)).rounded())
  }

  /// The map as it would be if the image began in the first pixel.
  func near(_ map: SourceMap) -> SourceMap {
    var near = map
    near.tx = -map.a * Double(part.x) / Double(1 << Self.bits)
    near.ty = -map.d * Double(part.y) / Double(1 << Self.bits)
    return near
  }
}
