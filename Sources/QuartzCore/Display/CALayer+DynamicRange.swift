import CoreGraphics

extension CALayer {
  /// How much brighter than white what is shown may be. Here nothing is.
  public struct DynamicRange: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let automatic = DynamicRange(rawValue: "automatic")
    public static let standard = DynamicRange(rawValue: "standard")
    public static let constrainedHigh = DynamicRange(rawValue: "constrainedHigh")
    public static let high = DynamicRange(rawValue: "high")
  }

  /// Whether what is brighter than the display can be is made darker.
  public struct ToneMapMode: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let automatic = ToneMapMode(rawValue: "automatic")
    public static let never = ToneMapMode(rawValue: "never")
    public static let ifSupported = ToneMapMode(rawValue: "ifSupported")
  }

  /// A value of which few layers have one: it takes no room in the others.
  func rare<Value>(_ key: String, usual: Value) -> Value {
    storedValues.isEmpty ? usual : storedValues[key] as? Value ?? usual
  }

  func setRare<Value: Equatable>(_ key: String, _ value: Value, usual: Value) {
    if value == usual, storedValues.isEmpty { return }
    storedValues[key] = value == usual ? nil : value
  }
}
