import CoreGraphics

/// What of a layer is to be drawn anew.
enum DueDisplay: Equatable {
  case none
  /// A rectangle with an area, in the layer's own space.
  case part(CGRect)
  case whole

  /// Adds a rectangle; one without area adds nothing, one that is not finite adds everything.
  mutating func add(_ rect: CGRect) {
    let rect = rect.isNull ? .zero : rect.standardized
    guard rect.isFinite, rect.size.width.isFinite else {
      self = .whole
      return
    }
    guard rect.size.width > 0, rect.size.height > 0 else { return }
    switch self {
    case .none: self = .part(rect)
    case .part(let other):
      let (x, y) = (min(rect.minX, other.minX), min(rect.minY, other.minY))
      let (maxX, maxY) = (max(rect.maxX, other.maxX), max(rect.maxY, other.maxY))
      self = .part(CGRect(x: x, y: y, width: maxX - x, height: maxY - y))
    case .whole: break
    }
  }
}
