/// Turns lines into the area that a pen of some width covers along them, as polygons.
public struct Stroker {
  private let style: StrokeStyle
  private let flatness: Double

  /// Lines that would become more dashes are drawn solid: nobody can see dashes that small.
  package static let mostDashes = 1_000_000.0

  /// `flatness` is in the path's own units.
  public init(style: StrokeStyle, flatness: Double) {
    self.style = style
    self.flatness = flatness
  }

  /// The pieces of the strokes of lines, dashes applied.
  public mutating func stroke(_ lines: [Polyline]) -> StrokePieces {
    var pen = StrokePen(style: style, flatness: flatness, sink: StrokePieces())
    pen.stroke(lines)
    return pen.sink
  }
}
