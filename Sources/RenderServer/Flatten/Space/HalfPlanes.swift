import Pixels

/// The pixels whose middles lie on certain sides of lines, in device space.
///
/// Each pixel lies on one side of a line and not on the other, whatever part of it is asked for: so
/// the two parts that a line makes of a picture have all of its pixels, each once.
struct HalfPlanes: Sendable {
  var cuts: [Fragment.Cut]

  /// The columns of a row that are kept, within some; empty for none.
  func columns(of y: Int, in range: Range<Int>) -> Range<Int> {
    var (first, end) = (range.lowerBound, range.upperBound)
    for cut in cuts {
      let (threshold, isRising) = cut.threshold(of: y)
      if isRising == cut.keepsAbove {
        first = max(first, threshold)
      } else {
        end = min(end, threshold)
      }
    }
    return first < end ? first..<end : first..<first
  }

  /// The smallest rectangle around what is kept in another.
  func bounds(in rect: PixelRect) -> PixelRect {
    var bounds = PixelRect.empty
    for y in rect.minY..<max(rect.minY, rect.maxY) {
      let columns = columns(of: y, in: rect.minX..<max(rect.minX, rect.maxX))
      guard !columns.isEmpty else { continue }
      bounds = bounds.union(
        PixelRect(minX: columns.lowerBound, minY: y, maxX: columns.upperBound, maxY: y + 1))
    }
    return bounds
  }

  /// Whether all of a rectangle is kept.
  func contain(_ rect: PixelRect) -> Bool {
    (rect.minY..<max(rect.minY, rect.maxY)).allSatisfy {
      columns(of: $0, in: rect.minX..<rect.maxX).count == rect.width
    }
  }

  /// Visits what is kept of a rectangle, as few rectangles as equal rows give.
  func forEachPiece(of rect: PixelRect, _ visit: (PixelRect) -> Void) {
    guard !rect.isEmpty else { return }
    var start = rect.minY
    var current = columns(of: start, in: rect.minX..<rect.maxX)
    for y in rect.minY + 1...rect.maxY {
      let next = y < rect.maxY ? columns(of: y, in: rect.minX..<rect.maxX) : 0..<0
      if y < rect.maxY, next == current || (next.isEmpty && current.isEmpty) { continue }
      if !current.isEmpty {
        visit(
          PixelRect(
            minX: current.lowerBound, minY: start, maxX: current.upperBound, maxY: y))
      }
      (start, current) = (y, next)
    }
  }
}

extension Fragment.Cut {
  /// The first column of a row on the other side than those before it, and whether values rise.
  fileprivate func threshold(of y: Int) -> (Int, isRising: Bool) {
    let row = line.y * (Double(y) + 0.5) + line.z
    let limit = Double(PixelRect.coordinateLimit)
    let place = (-row / line.x - 0.5).rounded(.up)
    guard line.x != 0, place == place else {
      // All of the row lies on one side.
      return (row >= 0 ? -Int(limit) : Int(limit), true)
    }
    return (Int(max(-limit, min(limit, place))), line.x > 0)
  }
}
