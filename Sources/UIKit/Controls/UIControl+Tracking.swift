import CoreGraphics

extension UIControl {
  /// How far a touch may leave a control and still count as inside of it.
  private static let slop: CGFloat = 70

  private func isInside(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    return self.point(inside: point, with: event)
      || bounds.insetBy(dx: -Self.slop, dy: -Self.slop).contains(point)
  }

  private func highlight(_ isOn: Bool) {
    if isHighlighted != isOn { isHighlighted = isOn }
  }

  /// Follows the first touch; others meanwhile count for nothing.
  func track(began touch: UITouch, with event: UIEvent?) {
    guard isEnabled, trackedTouch == nil else { return }
    follow(touch, isInside: true)
    guard beginTracking(touch, with: event) else { return follow(nil, isInside: false) }
    highlight(true)
    send(.touchDown, with: event)
    if touch.tapCount > 1, isTracking { send(.touchDownRepeat, with: event) }
    if showsMenuAsPrimaryAction, isTracking { showMenu(for: event) }
  }

  /// What a crossing of the border means comes before what it means to be there.
  func track(moved touch: UITouch, with event: UIEvent?) {
    if let openMenu { return openMenu.follow(touch.location(in: openMenu)) }
    let (wasInside, isInside) = (isTouchInside, isInside(touch, with: event))
    follow(touch, isInside: isInside)
    guard continueTracking(touch, with: event) else {
      highlight(false)
      return follow(nil, isInside: false)
    }
    if wasInside != isInside {
      highlight(isInside)
      send(isInside ? .touchDragEnter : .touchDragExit, with: event)
    }
    // A handler may have ended it all.
    if isTracking { send(isInside ? .touchDragInside : .touchDragOutside, with: event) }
  }

  func track(ended touch: UITouch, with event: UIEvent?) {
    let isInside = isInside(touch, with: event)
    follow(touch, isInside: isInside)
    highlight(false)
    endTracking(touch, with: event)
    follow(nil, isInside: false)
    // The menu stays open for another touch where this one has chosen nothing.
    if let openMenu {
      openMenu.lift()
      self.openMenu = nil
      return
    }
    send(isInside ? upInsideEvents : .touchUpOutside, with: event)
  }

  /// Ends tracking without an end of the touch.
  func stopTracking(with event: UIEvent?) {
    guard isTracking else { return }
    follow(nil, isInside: false)
    highlight(false)
    cancelTracking(with: event)
  }
}
