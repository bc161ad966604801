/// Turns lines into the area that a pen of some width covers along them, as polygons.
public struct Stroker {
  private let style: StrokeStyle
  private let flatness: Double
  private let arcs: PenArc.Points

  /// Lines that would become more dashes are drawn solid: nobody can see dashes that small.
  package static let mostDashes = 1_000_000.0

  /// `flatness` is in the path's own units. Arcs of round pens enclose their area, unless they are to
  /// reach as far as the pen does.
  public init(style: StrokeStyle, flatness: Double, reachesFully: Bool = false) {
    self.style = style
    self.flatness = flatness
    arcs = reachesFully ? .onCircle : .ofEqualArea
  }

  /// The pieces of the strokes of lines, dashes applied.
  public mutating func stroke(_ lines: [Polyline]) -> StrokePieces {
    var pen = StrokePen(style: style, flatness: flatness, sink: StrokePieces(), arcs: arcs)
    pen.stroke(lines)
    return pen.sink
  }
}
