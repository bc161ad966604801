/// Holds the views of a transition, and ends it when it leaves the window: nothing would move there any
/// more.
class TransitionArea: UIView {
  weak var transition: Transition?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { transition?.end() }
  }
}
