/// An image as it is drawn along the axes, smaller than it is, by which a copy of that can be known.
public struct ScaledImage: Hashable, Sendable {
  fileprivate let stepX: Int64
  fileprivate let stepY: Int64
  fileprivate let part: SIMD2<Int>
  /// From where the image begins.
  fileprivate let area: PixelRect
}

extension ImageSource {
  /// What pixels an area has of it, wherever whole pixels move both; nil where a copy would be no quicker, or
  /// larger than the image.
  public func scaled(in area: PixelRect) -> ScaledImage? {
    guard let phase, stepX.x.magnitude > 1 << 32 || stepY.y.magnitude > 1 << 32,
      area.area <= image.width * image.height, opacity == 255
    else { return nil }
    return ScaledImage(
      stepX: stepX.x, stepY: stepY.y, part: phase.part,
      area: area.moved(by: -phase.pixel.x, -phase.pixel.y))
  }

  /// The pixels of an area.
  public func copy(of area: PixelRect) -> Pixmap {
    let copy = Pixmap(width: area.width, height: area.height)
    for y in 0..<area.height {
      fetch(
        x: area.minX, y: area.minY + y, count: area.width, into: copy.surface.pointer(x: 0, y: y))
    }
    return copy
  }

  /// A copy of an area, in its place.
  public init?(copy: Pixmap, of area: PixelRect, isOpaque: Bool) {
    let map = SourceMap(a: 1, b: 0, c: 0, d: 1, tx: -Double(area.minX), ty: -Double(area.minY))
    self.init(copy, map: map, sampling: .nearest, isOpaque: isOpaque)
  }
}
