import CoreGraphics

/// A length in points, or a share of the superview's size.
package enum Length: Hashable, Sendable {
  case points(CGFloat)
  /// 1 is the whole of the superview's side.
  case share(CGFloat)

  func resolved(in whole: CGFloat) -> CGFloat {
    switch self {
    case .points(let points): points
    // Shares of shares can grow without end; what no object may have is not passed on.
    case .share(let share):
      min(max(share * whole, -ValueKind.geometryLimit), ValueKind.geometryLimit)
    }
  }
}

/// Two lengths, along x and y.
package struct LengthPair: Hashable, Sendable {
  /// A share of it is one of the width.
  package var x: Length
  /// A share of it is one of the height.
  package var y: Length

  package func point(in whole: CGSize) -> CGPoint {
    CGPoint(x: x.resolved(in: whole.width), y: y.resolved(in: whole.height))
  }

  func size(in whole: CGSize) -> CGSize {
    CGSize(width: x.resolved(in: whole.width), height: y.resolved(in: whole.height))
  }

  package init(x: Length, y: Length) {
    self.x = x
    self.y = y
  }

  init(_ point: CGPoint) { self.init(x: .points(point.x), y: .points(point.y)) }
  init(_ size: CGSize) { self.init(x: .points(size.width), y: .points(size.height)) }
}
