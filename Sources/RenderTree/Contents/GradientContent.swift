import CoreGraphics

/// A gradient over a node's rounded rectangle.
package struct GradientContent: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case axial
    case radial
    case conic
  }

  package var kind: Kind
  package var gradient: CGGradient
  /// In fractions of the bounds: the first colour's place, the centre of a round gradient.
  package var start: CGPoint
  /// In fractions of the bounds: the last colour's place, a corner of the rectangle around the
  /// ellipse, or where a conic gradient begins.
  package var end: CGPoint

  package init(kind: Kind, gradient: CGGradient, start: CGPoint, end: CGPoint) {
    self.kind = kind
    self.gradient = gradient
    self.start = start
    self.end = end
  }
}
