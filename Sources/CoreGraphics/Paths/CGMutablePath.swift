import Foundation

/// A path under construction.
public final class CGMutablePath: CGPath {
  public convenience init() {
    self.init(elements: [])
  }

  public override func copy() -> CGPath? { CGPath(elements: elements) }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.move(point.applying(transform)))
  }

  // As with Apple's, a step that needs a point to begin at does nothing without one.

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    guard hasCurrentPoint else { return }
    elements.append(.line(point.applying(transform)))
  }

  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    guard hasCurrentPoint else { return }
    elements.append(.quad(control: control.applying(transform), end: end.applying(transform)))
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    guard hasCurrentPoint else { return }
    elements.append(
      .cubic(
        control1: control1.applying(transform), control2: control2.applying(transform),
        end: end.applying(transform)))
  }

  /// What is closed already stays as it is.
  public func closeSubpath() {
    guard hasCurrentPoint, elements.last != .close else { return }
    elements.append(.close)
  }

  /// Whether there is a point from which a line could go on.
  var hasCurrentPoint: Bool { !elements.isEmpty }
}

extension CGMutablePath {
  /// Adds all steps of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    elements += path.elements.map { $0.applying(transform) }
  }
}

extension CGPath.Element {
  /// The same step with all its points mapped, control points too.
  package func applying(_ map: CGAffineTransform) -> CGPath.Element {
    switch self {
    case .move(let point): .move(point.applying(map))
    case .line(let point): .line(point.applying(map))
    case .quad(let control, let end):
      .quad(control: control.applying(map), end: end.applying(map))
    case .cubic(let control1, let control2, let end):
      .cubic(
        control1: control1.applying(map), control2: control2.applying(map),
        end: end.applying(map))
    case .close: .close
    }
  }
}
