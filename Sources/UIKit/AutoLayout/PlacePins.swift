import CoreGraphics
import QuartzCore

/// The constraints by which a bar or a cell places a client's view that constraints place: its edges lie
/// where they are told, but for what the view insists on. Of a size that it insists on the upper left
/// corner stays.
@MainActor
final class PlacePins {
  /// None is required: which of two required constraints holds would be a matter of which came first.
  private static let (corner, ends) = (UILayoutPriority(999), UILayoutPriority(998))

  private weak var container: UIView?
  private let left, top, right, bottom: NSLayoutConstraint

  init(of view: UIView, in container: UIView) {
    self.container = container
    func pin(_ edge: NSLayoutConstraint.Attribute, to start: NSLayoutConstraint.Attribute)
      -> NSLayoutConstraint
    {
      NSLayoutConstraint(
        item: view, attribute: edge, relatedBy: .equal, toItem: container, attribute: start,
        multiplier: 1, constant: 0)
    }
    (left, top) = (pin(.left, to: .left), pin(.top, to: .top))
    (right, bottom) = (pin(.right, to: .left), pin(.bottom, to: .top))
    for start in [left, top] { start.priority = Self.corner }
    for end in [right, bottom] { end.priority = Self.ends }
    NSLayoutConstraint.activate([left, top, right, bottom])
  }

  func holds(in container: UIView) -> Bool { self.container === container && left.isActive }

  func place(in rect: CGRect) {
    for (pin, constant) in [
      (left, rect.minX), (top, rect.minY), (right, rect.maxX), (bottom, rect.maxY),
    ] where pin.constant != constant {
      pin.constant = constant
    }
  }

  /// Has them count as later than all that there is: they stand for a layout by hand.
  func comeLast() { for pin in [left, top, right, bottom] { pin.noteActivation() } }

  func drop() { NSLayoutConstraint.deactivate([left, top, right, bottom]) }
}

extension UIView {
  /// Places a client's view, whoever places it otherwise.
  package func lie(pinnedIn rect: CGRect) {
    guard !translatesAutoresizingMaskIntoConstraints, let superview = superviewReference else {
      dropPins()
      return lie(in: rect)
    }
    let ties = ensureTies()
    if ties.pins?.holds(in: superview) != true { ties.pins = PlacePins(of: self, in: superview) }
    ties.pins?.place(in: rect.settled)
  }

  /// Places a client's view in a rectangle that is as large as the view wants to be. By its frame a turned one
  /// would get another size, which the next layout would begin with.
  func lie(asLargeAsWanted rect: CGRect) {
    guard CATransform3DIsIdentity(layer.transform) else {
      bounds.size = rect.size.settled
      center = CGPoint(x: rect.midX, y: rect.midY).settled
      return
    }
    lie(pinnedIn: rect)
  }

  func dropPins() {
    guard let pins = extras?.ties?.pins else { return }
    extras?.ties?.pins = nil
    pins.drop()
  }
}
