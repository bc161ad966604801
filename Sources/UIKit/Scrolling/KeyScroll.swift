import CoreGraphics

/// Where a key takes the content of a scroll view.
struct KeyScroll {
  enum Distance {
    case line
    case page
    case end
  }

  var distance: Distance
  var isForward: Bool
  /// Nil follows the content, which goes down where it can.
  var isSideways: Bool?

  /// Points that an arrow moves the content by.
  private static let line: CGFloat = 40
  /// The part of what is seen that a page goes on by at least, and what it leaves at most.
  private static let pageShare: CGFloat = 0.8
  private static let pageOverlap: CGFloat = 48

  /// Nil if it is none of the keys that do.
  @MainActor
  init?(_ key: UIKey) {
    let modifiers = key.modifierFlags.subtracting([.numericPad, .alphaShift])
    func arrow(_ isForward: Bool, isSideways: Bool) -> KeyScroll? {
      switch modifiers {
      case []: KeyScroll(.line, isForward, isSideways)
      case .alternate: KeyScroll(.page, isForward, isSideways)
      case .command: KeyScroll(.end, isForward, isSideways)
      default: nil
      }
    }
    let scroll: KeyScroll? =
      switch (key.keyCode, modifiers) {
      case (.keyboardUpArrow, _): arrow(false, isSideways: false)
      case (.keyboardDownArrow, _): arrow(true, isSideways: false)
      case (.keyboardLeftArrow, _): arrow(false, isSideways: true)
      case (.keyboardRightArrow, _): arrow(true, isSideways: true)
      case (.keyboardPageUp, []), (.keyboardSpacebar, .shift): KeyScroll(.page, false)
      case (.keyboardPageDown, []), (.keyboardSpacebar, []): KeyScroll(.page, true)
      case (.keyboardHome, []): KeyScroll(.end, false)
      case (.keyboardEnd, []): KeyScroll(.end, true)
      default: nil
      }
    guard let scroll else { return nil }
    self = scroll
  }

  private init(_ distance: Distance, _ isForward: Bool, _ isSideways: Bool? = nil) {
    (self.distance, self.isForward, self.isSideways) = (distance, isForward, isSideways)
  }

  /// Where an offset goes that has so much room to show content in.
  func target(from offset: CGFloat, on axis: ScrollAxis, room: CGFloat, isPaging: Bool) -> CGFloat {
    let way: CGFloat =
      switch distance {
      case .end: axis.highest - axis.lowest
      case .line: isPaging ? axis.length : Self.line
      case .page:
        isPaging ? axis.length : max(room * Self.pageShare, room - Self.pageOverlap)
      }
    return axis.clamped(axis.rounded(offset + (isForward ? way : -way)))
  }
}

extension UIScrollView {
  /// Whether there is anything out of sight along the way of a key.
  fileprivate func minds(_ key: KeyScroll) -> Bool {
    guard allowsKeyboardScrolling, isScrollEnabled else { return false }
    let (across, down) = (horizontalAxis, verticalAxis)
    return switch key.isSideways {
    case true?: across.lowest < across.highest
    case false?: down.lowest < down.highest
    case nil: across.lowest < across.highest || down.lowest < down.highest
    }
  }

  /// Does what a key says; tells whether there was anywhere to go.
  fileprivate func scroll(_ key: KeyScroll) -> Bool {
    let (across, down, insets) = (horizontalAxis, verticalAxis, adjustedContentInset)
    let from = motion.destination ?? contentOffset
    var target = from
    if key.isSideways ?? !(down.lowest < down.highest) {
      target.x = key.target(
        from: from.x, on: across, room: across.length - insets.left - insets.right,
        isPaging: isPagingEnabled)
    } else {
      target.y = key.target(
        from: from.y, on: down, room: down.length - insets.top - insets.bottom,
        isPaging: isPagingEnabled)
    }
    // A key that is held does not go on to what is around while the content is still on its way.
    guard target != from else { return motion.destination != nil }
    go(smoothlyTo: target)
    return true
  }
}

extension UIWindow {
  /// Scrolls what the keys are in; tells whether there was something to scroll.
  ///
  /// Where they are in nothing that scrolls, it is what was scrolled last, and what is in the middle
  /// of the window; the space bar leaves that to others.
  func scroll(with key: UIKey) -> Bool {
    guard let scroll = KeyScroll(key) else { return false }
    let isSpace = key.keyCode == .keyboardSpacebar
    if isSpace, firstResponder is any UIKeyInput { return false }
    if keyResponder.scrollChain(scroll) { return true }
    if let lastScrolled, lastScrolled.windowReference === self {
      return lastScrolled.scrollChain(scroll)
    }
    guard !isSpace else { return false }
    let middle = CGPoint(x: layer.bounds.midX, y: layer.bounds.midY)
    return hitTest(middle, with: nil)?.scrollChain(scroll) ?? false
  }
}

extension UIResponder {
  /// Has the first scroll view up the chain that can do so go where a key says. At the end of all
  /// of them the key has no other meaning.
  fileprivate func scrollChain(_ key: KeyScroll) -> Bool {
    let views = sequence(first: self, next: \.next).compactMap { $0 as? UIScrollView }
      .filter { $0.minds(key) }
    return views.contains { $0.scroll(key) } || !views.isEmpty
  }
}

extension UIView {
  /// Has the scroll views around the view show it.
  func scrollIntoView() {
    var rect = layer.bounds
    var view = self
    while let outer = view.superviewReference {
      rect = view.convert(rect, to: outer)
      (outer as? UIScrollView)?.scrollRectToVisible(rect, animated: true)
      view = outer
    }
  }
}
