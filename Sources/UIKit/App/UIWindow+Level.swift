import CoreGraphics

extension UIWindow {
  /// How far in front a window is.
  public struct Level: Hashable, RawRepresentable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)

    public static func + (level: Level, offset: CGFloat) -> Level {
      Level(level.rawValue + offset)
    }

    public static func - (level: Level, offset: CGFloat) -> Level {
      Level(level.rawValue - offset)
    }
  }

  public static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  public static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
  public static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  public static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")
}
