import CoreGraphics
import Scenes

extension Importer {
  /// A shape as layers: one where both inks are plain, else one for each.
  mutating func shape(
    _ geometry: Geometry, _ element: XMLElement, in context: Context
  ) -> Drawn {
    let box = geometry.box
    guard !box.isNull else { return Drawn() }
    let style = context.style
    let outline = Outline(
      geometry: geometry, rule: context.role == .clip ? style.clipRule : style.fillRule,
      line: line(of: element, in: context), decimals: context.decimals, scale: context.scale)
    var (fill, stroke) = (Ink.color(.black), Ink.none)
    if context.role != .clip {
      fill = ink(style.fill, opacity: style.fillOpacity, of: element, in: context)
      if outline.line.width > 0 {
        stroke = ink(style.stroke, opacity: style.strokeOpacity, of: element, in: context)
      }
    }
    var drawn = Drawn(box: box, extent: box)
    if case .none = stroke {} else { drawn.extent = outline.strokedBox }
    drawn.nodes = layers(outline, fill, stroke, in: context)
    takePath(geometry.steps * drawn.nodes.reduce(0) { $0 + $1.shapeCount }, at: element.range)
    takeLayers(drawn.nodes.reduce(0) { $0 + $1.count }, at: element.range)
    return drawn
  }

  private mutating func layers(
    _ outline: Outline, _ fill: Ink, _ stroke: Ink, in context: Context
  ) -> [LayerNode] {
    if context.role == .luminance {
      return lightLayers(fill) { outline.layers(.fill, $0) }
        + lightLayers(stroke) { outline.layers(.stroke, $0) }
    }
    switch (fill, stroke) {
    case (.none, .none): return []
    case (.color(let color), .none): return [outline.layer(.fill, color)]
    case (.none, .color(let color)): return [outline.layer(.stroke, color)]
    case (.color(let fill), .color(let stroke)) where !context.style.paintsStrokeFirst:
      return [outline.layer(fill: fill, stroke: stroke)]
    default:
      var layers = outline.layers(.fill, fill) + outline.layers(.stroke, stroke)
      if context.style.paintsStrokeFirst { layers.reverse() }
      return layers
    }
  }

  /// How the line of a shape is drawn.
  mutating func line(of element: XMLElement, in context: Context) -> Outline.Line {
    let style = context.style
    func points(_ length: DrawingLength) -> Double {
      let points = length.points(of: context.diagonal, fontSize: style.fontSize)
      return max(-Limits.farthest, min(Limits.farthest, points)).rounded(to: context.decimals)
    }
    var line = Outline.Line(
      width: points(style.lineWidth), cap: style.lineCap, join: style.lineJoin,
      miterLimit: style.miterLimit.rounded(to: 3))
    var dashes = style.dashes.map(points)
    // An odd number of lengths is gone through twice, and nothing but zeros is a whole line.
    if dashes.count % 2 == 1 { dashes += dashes }
    if dashes.contains(where: { $0 > 0 }) {
      line.dashes = dashes
      line.dashOffset = points(style.dashOffset)
    }
    return line
  }
}
