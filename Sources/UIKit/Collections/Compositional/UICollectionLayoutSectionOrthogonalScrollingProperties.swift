import CoreGraphics
import Foundation

/// How a section feels that scrolls by itself.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// How soon the section comes to rest.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// As suits the way that the section scrolls.
    public static let automatic = DecelerationRate(rawValue: 0)
    public static let normal = DecelerationRate(
      rawValue: UIScrollView.DecelerationRate.normal.rawValue)
    public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
  }

  /// Whether the section goes beyond its end and comes back.
  public enum Bounce: Int, Sendable {
    /// As suits its content.
    case automatic
    case always
    case never
  }

  open var decelerationRate = DecelerationRate.automatic
  open var bounce = Bounce.automatic

  public override init() { super.init() }
}
