extension CoverageRows {
  /// Adds edges so that a pixel counts as covered wholly or not at all, as its middle is.
  ///
  /// A middle on an edge lies right of it, and below it.
  func addMiddles(
    _ edges: UnsafeBufferPointer<OutlineEdge>, movedBy move: OutlineMove = .none
  ) {
    guard !rect.isEmpty else { return }
    for edge in edges { addMiddles(edge.moved(by: move)) }
  }

  private func addMiddles(_ edge: OutlineEdge) {
    let (one, half) = (Int(OutlineEdge.one), Int(OutlineEdge.one) / 2)
    // The first row whose middle is at or below an end, kept to the rows at hand.
    func row(_ y: Int32) -> Int {
      min(max((Int(y) + half - 1) >> OutlineEdge.bits, rect.minY), rect.maxY)
    }
    let goesDown = edge.fromY < edge.toY
    let (top, height) = (Int(edge.upperY), Int(edge.lowerY) - Int(edge.upperY))
    let topX = Int(goesDown ? edge.fromX : edge.toX)
    let run = Int(goesDown ? edge.toX : edge.fromX) - topX
    for y in row(edge.upperY)..<row(edge.lowerY) {
      // The first column whose middle is not left of where the edge crosses the row's middle:
      // topX + (y + ½ − top) · run / height, less ½, rounded up. Below 2⁶³ within the limit of
      // coordinates.
      let place = (topX - half) * height + (y * one + half - top) * run
      let column = -Self.floor(-place, height * one)
      let sign = goesDown ? Fixed.one : -Fixed.one
      add(row: y, column: column, height: sign, area: sign)
    }
  }

  /// The quotient rounded down; the divisor is positive.
  private static func floor(_ number: Int, _ divisor: Int) -> Int {
    let (quotient, rest) = number.quotientAndRemainder(dividingBy: divisor)
    return rest < 0 ? quotient - 1 : quotient
  }
}
