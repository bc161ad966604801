import CoreGraphics
import QuartzCore

/// The line where typed text will go.
///
/// It goes off and on again on the clock of its window, each time for half a second, and stands still
/// where there is none. Nothing is scheduled while it is hidden.
@MainActor
final class TextCaret {
  let layer = CALayer()
  private weak var clock: EventClock?
  private var change: EventClock.Entry?
  /// As it was asked for; what the layer makes of it may differ in the last digit.
  private var place = CGRect.null

  static let width: CGFloat = 2
  private static let interval: TimeInterval = 0.5

  init() { layer.isHidden = true }

  /// Shows the caret; where it goes to another place, or comes, it begins anew.
  func show(at frame: CGRect, color: CGColor, in window: UIWindow?) {
    let frame = frame.settled
    let isNew = change == nil || place != frame || clock !== window?.clock
    CATransaction.atOnce {
      if layer.backgroundColor != color { layer.backgroundColor = color }
      if place != frame { layer.lie(in: frame) }
      if isNew, layer.isHidden { layer.isHidden = false }
    }
    place = frame
    guard isNew else { return }
    stop()
    clock = window?.clock
    goOn()
  }

  func hide() {
    stop()
    guard !place.isNull else { return }
    place = .null
    // As if it had never been shown.
    CATransaction.atOnce {
      layer.isHidden = true
      layer.backgroundColor = nil
      layer.lie(in: .zero)
    }
  }

  private func stop() {
    if let change { clock?.cancel(change) }
    change = nil
  }

  private func goOn() {
    change = clock?.schedule(after: Self.interval) { [weak self] in
      guard let self else { return }
      CATransaction.atOnce { self.layer.isHidden.toggle() }
      goOn()
    }
  }
}
