import CoreGraphics
import UIKit

/// A hand that moves a scene which is larger than the window: the middle button, or the left one while
/// Space is down.
struct GrabbingHand {
  /// Where it was last; nil while it holds nothing.
  private var place: CGPoint?
  private var isSpaceDown = false

  /// What an event comes to.
  enum Answer: Equatable {
    /// It is for somebody else.
    case none
    case taken
    case pan(CGVector)
    /// What Space has done when it went down is to be undone: it was for this.
    case begin(undoesSpace: Bool)
  }

  mutating func take(_ event: HostEvent) -> Answer {
    switch event {
    case .grab(.began, let point):
      place = point
      return .begin(undoesSpace: false)
    case .press(let point, _) where isSpaceDown:
      place = point
      isSpaceDown = false
      return .begin(undoesSpace: true)
    case .grab(.moved, let point), .move(let point):
      guard let last = place else { return .none }
      place = point
      return .pan(CGVector(dx: point.x - last.x, dy: point.y - last.y))
    case .grab, .release:
      defer { place = nil }
      return place == nil ? .none : .taken
    case .keyUp(.keyboardSpacebar, _): isSpaceDown = false
    case .inputLost: (place, isSpaceDown) = (nil, false)
    default: break
    }
    return .none
  }

  /// Space has held the scene, or let it go on.
  mutating func noteSpace() { isSpaceDown = true }
}
