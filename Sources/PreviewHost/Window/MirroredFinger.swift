import CoreGraphics
import UIKit

/// A second finger for those who have a mouse: with Alt held, it moves as the pointer does in a
/// mirror, so that a drag pinches and turns. With Shift held besides, both move side by side.
struct MirroredFinger {
  /// What the fingers lie on both sides of.
  private var center: CGPoint
  private var pointer: CGPoint

  /// Fingers at a place and opposite to it, on both sides of the middle of what is touched.
  init(at point: CGPoint, around center: CGPoint) {
    self.center = center
    pointer = point
  }

  /// Both, the pointer's first.
  var places: [CGPoint] { [pointer, place] }

  /// Where the second finger is.
  var place: CGPoint { CGPoint(x: 2 * center.x - pointer.x, y: 2 * center.y - pointer.y) }

  mutating func move(to point: CGPoint, modifiers: UIKeyModifierFlags) {
    if modifiers.contains(.shift) {
      center.x += point.x - pointer.x
      center.y += point.y - pointer.y
    }
    pointer = point
  }
}
