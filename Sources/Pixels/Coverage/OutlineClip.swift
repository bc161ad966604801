/// The pixels that an outline is wanted for, in the units of its edges.
struct OutlineClip {
  private let minX: Int32
  private let minY: Int32
  private let maxX: Int32
  private let maxY: Int32

  init(_ rect: PixelRect) {
    let limit = PixelRect.coordinateLimit
    func units(_ pixel: Int) -> Int32 {
      Int32(max(-limit, min(limit, pixel))) << Int32(OutlineEdge.bits)
    }
    (minX, maxX) = (units(rect.minX), units(rect.maxX))
    // Nothing lies above the first row of all: so an empty clip shows nothing.
    (minY, maxY) = rect.isEmpty ? (.max, .min) : (units(rect.minY), units(rect.maxY))
  }

  /// The edge as far as it can be seen: whole, on the left side of the clip, or not at all.
  func part(_ edge: OutlineEdge) -> OutlineEdge? {
    guard edge.upperY < maxY, edge.lowerY > minY, edge.minX < maxX else { return nil }
    if edge.maxX > minX { return edge }
    let from = max(minY, min(maxY, edge.fromY))
    let to = max(minY, min(maxY, edge.toY))
    return OutlineEdge(fromX: minX, fromY: from, toX: minX, toY: to)
  }

  /// The column after the last.
  var endColumn: Int { Int(maxX) >> OutlineEdge.bits }

  /// Whether it covers, from right of the clip, rows of it.
  func isRight(_ edge: OutlineEdge) -> Bool {
    edge.minX >= maxX && edge.upperY < maxY && edge.lowerY > minY
  }

  /// Whether it stands on the left side.
  func isLeft(_ edge: OutlineEdge) -> Bool { edge.fromX == minX && edge.toX == minX }
}
