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

  /// How a drag ends what is typed. There is no keyboard on the screen that a finger could pull down.
  public enum KeyboardDismissMode: Int, Sendable {
    case none
    /// As the drag begins.
    case onDrag
    /// Not before the finger reaches the keyboard.
    case interactive
    case onDragWithAccessory
    case interactiveWithAccessory
  }

  /// Along which axes the safe area adds to the room around the content.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Along those that scroll.
    case automatic
    /// Along those that scroll.
    case scrollableAxes
    case never
    case always
  }
}
