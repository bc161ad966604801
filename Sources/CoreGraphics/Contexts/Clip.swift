import Foundation
import Pixels

/// Where drawing shows: a rectangle of pixels and, where its edges are not enough, how strongly
/// each of them takes part.
struct Clip {
  private(set) var bounds: PixelRect
  /// It covers `bounds` where it is there.
  private(set) var mask: Mask?

  init(_ bounds: PixelRect) {
    self.bounds = bounds
  }

  mutating func formIntersection(_ rect: PixelRect) {
    let part = bounds.intersection(rect)
    bounds = part.isEmpty ? .empty : part
    if bounds.isEmpty { mask = nil }
  }

  mutating func formIntersection(_ other: Mask) {
    formIntersection(other.bounds)
    guard !bounds.isEmpty else { return }
    mask = mask?.intersection(other) ?? other
  }
}
