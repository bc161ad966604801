/// Kinds of devices that scroll.
public struct UIScrollTypeMask: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Wheels, which go step by step.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// Track pads.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
