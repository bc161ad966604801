import CoreGraphics

/// A place in a line that a tab goes on to.
public final class NSTextTab: NSObject, NSCopying, Sendable {
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public let alignment: NSTextAlignment
  /// In points from the leading edge.
  public let location: CGFloat

  public init(
    textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]
  ) {
    (self.alignment, self.location) = (alignment, location)
    super.init()
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.alignment == alignment && other.location == location
  }

  public override var hash: Int { location.hashValue }
}
