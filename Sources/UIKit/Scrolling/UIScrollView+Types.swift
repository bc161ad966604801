import CoreGraphics

extension UIScrollView {
  /// How much of its speed a scroll view keeps with every millisecond after the finger is lifted.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  public enum IndicatorStyle: Int, Sendable {
    /// Seen on any background.
    case `default`
    case black
    case white
  }
}
