import CoreGraphics

/// The nine parts of a resizable image in a rectangle: corners keep their size, edges grow along
/// one axis, the middle along both.
struct ResizableLayout {
  private let state: ImageState
  private let columns: CapAxis
  private let rows: CapAxis

  /// The borders between the parts lie on borders of the context's pixels, so that nothing shows
  /// between them.
  init(_ state: ImageState, in rect: CGRect, _ context: CGContext) {
    self.state = state
    let caps = state.capInsets ?? .zero
    let size = state.pixelSize
    let map = context.userSpaceToDeviceSpaceTransform
    columns = CapAxis(
      pixels: Int(size.width), scale: state.scale, caps: (caps.left, caps.right), from: rect.minX,
      to: rect.maxX, tiles: state.resizingMode == .tile
    ) { Self.snapped($0, map.a != 0 ? (map.a, map.tx) : (map.b, map.ty), map) }
    rows = CapAxis(
      pixels: Int(size.height), scale: state.scale, caps: (caps.top, caps.bottom), from: rect.minY,
      to: rect.maxY, tiles: state.resizingMode == .tile
    ) { Self.snapped($0, map.d != 0 ? (map.d, map.ty) : (map.c, map.tx), map) }
  }

  /// The nearest border of pixels, where the axes stay axes.
  private static func snapped(
    _ place: CGFloat, _ axis: (scale: CGFloat, shift: CGFloat), _ map: CGAffineTransform
  ) -> CGFloat {
    guard map.keepsAxes, axis.scale != 0, axis.scale.isFinite else { return place }
    return ((place * axis.scale + axis.shift).rounded() - axis.shift) / axis.scale
  }

  /// Draws the parts of the upright picture.
  func draw(_ image: CGImage, in context: CGContext) {
    for row in rows.parts where !row.isEmpty {
      for column in columns.parts where !column.isEmpty {
        let source = CGRect(
          x: column.source.lowerBound, y: row.source.lowerBound, width: column.source.count,
          height: row.source.count)
        guard let part = image.cropping(to: source) else { continue }
        let target = CGRect(
          x: column.target.start, y: row.target.start, width: column.length, height: row.length)
        if column.tile == nil, row.tile == nil {
          context.draw(part, .up, in: target)
        } else {
          tile(part, column.tile, row.tile, over: target, in: context)
        }
      }
    }
  }

  /// Repeats a part along the axes that have a tile's length, and stretches it along the other one.
  private func tile(
    _ part: CGImage, _ width: CGFloat?, _ height: CGFloat?, over target: CGRect,
    in context: CGContext
  ) {
    // A rim keeps the pixels of one edge from being mixed with those of the edge across.
    let (columns, rows) = (width == nil ? 1 : 0, height == nil ? 1 : 0)
    guard let part = columns + rows == 0 ? part : part.padded(columns: columns, rows: rows)
    else { return }
    var tile = target
    tile.size.width = width ?? target.width
    tile.size.height = height ?? target.height
    tile = tile.insetBy(
      dx: -CGFloat(columns) * tile.width / CGFloat(part.width - 2 * columns),
      dy: -CGFloat(rows) * tile.height / CGFloat(part.height - 2 * rows))
    context.saveGState()
    context.clip(to: target)
    context.draw(part, .up, in: tile, byTiling: true)
    context.restoreGState()
  }
}
