import CoreGraphics

/// A gradient over a node's rounded rectangle.
package struct GradientContent: Hashable, Sendable {
  /// The colours and their places.
  package var gradient: CGGradient
  /// Which of the three, and its places.
  package var course: Course

  /// Along a line, out from a centre, or round one.
  package enum Kind: String, Hashable, Sendable {
    case axial
    case radial
    case conic
  }

  /// Where the colours lie, all but the colours.
  package struct Course: Hashable, Sendable {
    /// Which of the three.
    package var kind: Kind
    /// In fractions of the bounds: the first colour's place, the centre of a round gradient.
    package var start: CGPoint
    /// In fractions of the bounds: the last colour's place, a corner of the rectangle around the
    /// ellipse, or where a conic gradient begins.
    package var end: CGPoint
  }

  package init(kind: Kind, gradient: CGGradient, start: CGPoint, end: CGPoint) {
    self.gradient = gradient
    course = Course(kind: kind, start: start, end: end)
  }
}
