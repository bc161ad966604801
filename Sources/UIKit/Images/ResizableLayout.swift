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

  func draw(_ image: CGImage, in context: CGContext) {
    for row in rows.parts where !row.isEmpty {
      for column in columns.parts where !column.isEmpty {
        draw(image, column, row, in: context)
      }
    }
  }

  private func draw(
    _ image: CGImage, _ column: CapAxis.Part, _ row: CapAxis.Part, in context: CGContext
  ) {
    let source = CGRect(
      x: column.source.lowerBound, y: row.source.lowerBound, width: column.source.count,
      height: row.source.count)
    let stored = state.orientation.storedPart(source, of: state.pixelSize)
    guard let part = image.cropping(to: stored) else { return }
    var target = CGRect(
      x: column.target.start, y: row.target.start, width: column.length, height: row.length)
    guard column.tile != nil || row.tile != nil else {
      return context.draw(part, state.orientation, in: target)
    }
    context.saveGState()
    context.clip(to: target)
    target.size.width = column.tile ?? column.length
    target.size.height = row.tile ?? row.length
    context.draw(part, state.orientation, in: target, byTiling: true)
    context.restoreGState()
  }
}
