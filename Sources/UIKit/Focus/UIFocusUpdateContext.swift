import Foundation

/// One change of the focus.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  public static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")

  open private(set) weak var previouslyFocusedView: UIView?
  open private(set) weak var nextFocusedView: UIView?
  open private(set) var focusHeading: UIFocusHeading

  open var previouslyFocusedItem: (any UIFocusItem)? { previouslyFocusedView }
  open var nextFocusedItem: (any UIFocusItem)? { nextFocusedView }

  init(from previous: UIView?, to next: UIView?, heading: UIFocusHeading) {
    previouslyFocusedView = previous
    nextFocusedView = next
    focusHeading = heading
    super.init()
  }
}

/// Takes what should happen along with a change of the focus; it happens once all have been told.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  private var animations: [@MainActor () -> Void] = []
  private var completions: [@MainActor () -> Void] = []

  open func addCoordinatedAnimations(
    _ animations: (@MainActor () -> Void)?, completion: (@MainActor () -> Void)? = nil
  ) {
    if let animations { self.animations.append(animations) }
    if let completion { completions.append(completion) }
  }

  func run() {
    for animation in animations { animation() }
    for completion in completions { completion() }
  }
}
