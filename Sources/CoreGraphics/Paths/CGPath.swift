import Foundation

/// What a step of a path is.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint = 0
  case addLineToPoint = 1
  case addQuadCurveToPoint = 2
  case addCurveToPoint = 3
  case closeSubpath = 4
}

/// A shape made of lines and curves; immutable unless it is a `CGMutablePath`.
///
/// As one may be mutable, it is not `Sendable`, as Apple's is not: other threads get `fixed`.
public class CGPath: Hashable {
  /// A step with its points.
  package enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(control: CGPoint, end: CGPoint)
    case cubic(control1: CGPoint, control2: CGPoint, end: CGPoint)
    case close
  }

  /// The steps in order; only a `CGMutablePath` changes them.
  package internal(set) var elements: [Element] {
    didSet { known = nil }
  }
  /// What `fixed` was when it was last asked for, until the path changes.
  private var known: FixedPath?

  package init(elements: [Element]) {
    self.elements = elements
  }

  package init(_ fixed: FixedPath) {
    elements = fixed.elements
    known = fixed
  }

  /// The path as it is now, for whoever keeps it; the same object until the path changes.
  package var fixed: FixedPath {
    if let known { return known }
    let fixed = FixedPath(elements)
    known = fixed
    return fixed
  }

  public var isEmpty: Bool { elements.isEmpty }

  /// An immutable copy, which of a path that does not change is the path.
  public func copy() -> CGPath? { self }

  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

  public static func == (left: CGPath, right: CGPath) -> Bool {
    left === right || left.elements == right.elements
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements)
  }
}
