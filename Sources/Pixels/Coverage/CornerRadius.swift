/// The half axes of a rounded corner, in device pixels; a corner without either is square.
public struct CornerRadius: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public static let zero = CornerRadius(x: 0, y: 0)

  var isSquare: Bool { !(x > 0 && y > 0) }
  var isFinite: Bool { x.isFinite && y.isFinite }
}
