import CoreGraphics
import Pixels
import RenderTree

extension ImageContent {
  /// The part of a piece that there is anything to see of, where whole pixels are enough to say so; nil
  /// for nothing. Text is mostly less than half of its image.
  ///
  /// A side is moved inwards only where all that is cut off is clear, so that no pixel changes.
  func inked(_ piece: Piece, of visible: CGRect, in context: FlattenContext) -> CGRect? {
    let (map, ink) = (context.map, image.pyramid.ink)
    guard !ink.isEmpty else { return nil }
    guard context.lens == nil, map.b == 0, map.c == 0, map.a > 0, map.d > 0, !piece.isFlipped
    else { return visible }
    let across = Band(piece.pixels.minX, piece.pixels.width, piece.frame.minX, piece.frame.width)
    let down = Band(piece.pixels.minY, piece.pixels.height, piece.frame.minY, piece.frame.height)
    guard
      let columns = across.cut(
        visible.minX...visible.maxX, to: ink.minX..<ink.maxX, of: image.width, (map.a, map.tx)),
      let rows = down.cut(
        visible.minY...visible.maxY, to: ink.minY..<ink.maxY, of: image.height, (map.d, map.ty))
    else { return nil }
    return CGRect(
      x: columns.lowerBound, y: rows.lowerBound, width: columns.upperBound - columns.lowerBound,
      height: rows.upperBound - rows.lowerBound)
  }

  /// One axis of a piece: from the image's pixels to the layer's points.
  private struct Band {
    let pixels: CGFloat
    let start: CGFloat
    let scale: CGFloat

    init(_ pixels: CGFloat, _ length: CGFloat, _ start: CGFloat, _ space: CGFloat) {
      (self.pixels, self.start, scale) = (pixels, start, space / length)
    }

    /// What is left of a range when clear pixels of the image are cut off; nil for nothing.
    func cut(
      _ visible: ClosedRange<CGFloat>, to ink: Range<Int>, of length: Int,
      _ map: (scale: CGFloat, offset: CGFloat)
    ) -> ClosedRange<CGFloat>? {
      // Pixel on pixel, or beside them, what is mixed lies within the pixels that it is on. Else what is
      // seen of a pixel reaches so far.
      let size = scale * map.scale
      let reach = abs(size - 1) < 1e-9 ? 0 : 1 + 2 * max(1, 1 / size)
      let slack = 1e-6
      func device(_ place: CGFloat) -> CGFloat {
        (start + (place - pixels) * scale) * map.scale + map.offset
      }
      let first = (device(CGFloat(ink.lowerBound) - reach) - slack).rounded(.down)
      let last = (device(CGFloat(ink.upperBound) + reach) + slack).rounded(.up)
      guard first.isFinite, last.isFinite else { return visible }
      var (low, high) = (visible.lowerBound, visible.upperBound)
      if ink.lowerBound > 0 { low = max(low, (first - map.offset) / map.scale) }
      if ink.upperBound < length { high = min(high, (last - map.offset) / map.scale) }
      return low < high ? low...high : nil
    }
  }
}
