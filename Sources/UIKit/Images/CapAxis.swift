import CoreGraphics

/// A resizable image's parts along one axis: a cap, what is between, a cap.
struct CapAxis {
  struct Part {
    /// Pixels of the upright image.
    let source: Range<Int>
    /// Where they come to, in points.
    let target: (start: CGFloat, end: CGFloat)
    /// How long one repetition is; nil for a part that is stretched.
    var tile: CGFloat?

    var length: CGFloat { target.end - target.start }
    var isEmpty: Bool { source.isEmpty || !(length > 0) }
  }

  let parts: [Part]

  /// `caps` are in points, `scale` is the image's. The caps keep their size while there is room for
  /// both, and shrink alike when there is not. `snap` moves a border to a border of device pixels.
  init(
    pixels: Int, scale: CGFloat, caps: (CGFloat, CGFloat), from start: CGFloat, to end: CGFloat,
    tiles: Bool, snap: (CGFloat) -> CGFloat
  ) {
    let first = Self.pixels(caps.0 * scale, limit: pixels)
    let last = Self.pixels(caps.1 * scale, limit: pixels - first)
    // Where the caps leave nothing between them, the line where they meet is stretched.
    let middle = first + last < pixels ? first..<pixels - last : max(0, first - 1)..<max(1, first)
    let (lead, trail) = (CGFloat(first) / scale, CGFloat(last) / scale)
    let room = end - start
    let share = lead + trail > room ? room / (lead + trail) : 1
    // Without a cap the part's edge is the image's, which lies where it was put.
    let inner = first == 0 ? start : snap(start + lead * share)
    let outer = share < 1 ? inner : last == 0 ? end : max(inner, snap(end - trail))
    parts = [
      Part(source: 0..<first, target: (start, inner)),
      Part(
        source: middle, target: (inner, outer),
        tile: tiles && middle.count > 1 ? CGFloat(middle.count) / scale : nil),
      Part(source: pixels - last..<pixels, target: (outer, end)),
    ]
  }

  /// A cap in whole pixels; what is no length counts as none.
  private static func pixels(_ length: CGFloat, limit: Int) -> Int {
    length > 0 ? Int(min(CGFloat(limit), length.rounded())) : 0
  }
}
