import CoreGraphics
import Foundation

/// A view that can be swiped aside.
@MainActor
protocol SwipedRow: UIView {
  /// To the left is less than 0.
  var swipeOffset: CGFloat { get set }
}

extension UITableViewCell: SwipedRow {}
extension UICollectionReusableView: SwipedRow {}

/// A row that is swiped aside, and what that offers.
@MainActor
final class RowSwipe {
  let path: IndexPath
  let cell: any SwipedRow
  let strip: SwipeStrip
  private unowned let table: UIScrollView
  /// Puts the row where it is with its offset.
  private let place: () -> Void
  private let perform: (UIContextualAction, UIView) -> Void
  private let configuration: UISwipeActionsConfiguration
  /// Where the row was when the finger came.
  private var start: CGFloat = 0
  private(set) var isFull = false

  /// The part of the row's width beyond which a swipe is one across all of it.
  private static let fullShare: CGFloat = 0.6

  init(
    in table: UIScrollView, _ path: IndexPath, _ cell: any SwipedRow,
    _ configuration: UISwipeActionsConfiguration, isTrailing: Bool, behind frame: CGRect,
    place: @escaping () -> Void, perform: @escaping (UIContextualAction, UIView) -> Void
  ) {
    (self.table, self.path, self.cell, self.configuration) = (table, path, cell, configuration)
    (self.place, self.perform) = (place, perform)
    strip = SwipeStrip(configuration.actions, isTrailing: isTrailing)
    strip.onTap(perform)
    UIView.performWithoutAnimation {
      strip.lie(in: frame)
      table.insertSubview(strip, belowSubview: cell)
    }
  }

  /// How far the row is aside: to the left is less than 0.
  var offset: CGFloat { cell.swipeOffset }

  private var sign: CGFloat { strip.isTrailing ? -1 : 1 }

  /// Whether a finger there goes on with what was begun.
  func holds(_ place: CGPoint) -> Bool { cell.frame.holds(place) || strip.frame.holds(place) }

  /// Follows a finger; one that goes across all of the row has the first action performed.
  func follow(_ pan: UIPanGestureRecognizer, close: () -> Void) {
    switch pan.state {
    case .began:
      start = offset
      follow(pan.translation(in: table).x)
    case .changed: follow(pan.translation(in: table).x)
    case .ended:
      if isFull, let first = strip.first {
        openFully()
        perform(first.action, first.view)
      } else if staysOpen(velocity: pan.velocity(in: table).x) {
        open()
      } else {
        close()
      }
    case .cancelled: close()
    case .possible, .failed: break
    }
  }

  private func follow(_ way: CGFloat) {
    let reach = (start + way) * sign
    // The other side offers nothing here.
    guard reach > 0 else { return lie(at: 0) }
    let full = table.bounds.width * Self.fullShare
    isFull = configuration.performsFirstActionWithFullSwipe && reach > full
    if !configuration.performsFirstActionWithFullSwipe, reach > strip.width {
      return lie(at: strip.width + (reach - strip.width) / 4)
    }
    lie(at: reach)
  }

  func open() {
    isFull = false
    ControlMotion.run(true, in: table) { lie(at: strip.width) }
  }

  /// Whether a finger that lets go at a speed leaves the row open.
  private func staysOpen(velocity: CGFloat) -> Bool {
    let speed = velocity * sign
    if speed.magnitude > 300 { return speed > 0 }
    return offset * sign > strip.width / 2
  }

  /// Moves the row aside all the way, as the first action has it.
  private func openFully() {
    isFull = true
    ControlMotion.run(true, in: table) { lie(at: table.bounds.width) }
  }

  func lie(at reach: CGFloat) {
    cell.swipeOffset = reach * sign
    place()
    strip.open(reach, isFull: isFull)
  }

  func close(animated: Bool) {
    isFull = false
    let strip = strip
    guard animated, table.window != nil, UIView.areAnimationsEnabled else {
      lie(at: 0)
      return strip.removeFromSuperview()
    }
    UIView.animate(
      withDuration: 0.3, delay: 0, options: [.allowUserInteraction],
      animations: { self.lie(at: 0) }, completion: { _ in strip.removeFromSuperview() })
  }

  /// The row is gone or another one.
  func drop() {
    cell.swipeOffset = 0
    let strip = strip
    guard table.window != nil, UIView.areAnimationsEnabled else {
      return strip.removeFromSuperview()
    }
    UIView.animate(
      withDuration: 0.3, animations: { strip.alpha = 0 },
      completion: { _ in strip.removeFromSuperview() })
  }
}
