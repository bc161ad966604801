import CoreGraphics
import RenderTree

/// Something done to the picture of a layer, known by its name: a blur, a change of colours, or a
/// blend mode for `compositingFilter`.
///
/// A layer that was given a filter keeps the values that the filter had then.
public final class CAFilter: NSObject, NSCopying {
  public let name: String
  /// Settings by their keys, such as `inputRadius`.
  private var inputs: [String: CGFloat] = [:]

  /// A filter without settings; an unknown name is kept and does nothing.
  public init(name: String) {
    self.name = name
  }

  /// A filter, a copy of one, or one by its name; nil for anything else.
  convenience init?(any value: Any) {
    switch value {
    case let filter as CAFilter:
      self.init(name: filter.name)
      inputs = filter.inputs
    case let name as String: self.init(name: name)
    default: return nil
    }
  }

  public static func gaussianBlur(radius: CGFloat) -> CAFilter {
    CAFilter(name: "gaussianBlur", inputs: ["inputRadius": radius])
  }

  /// 0 takes the colours away, 1 leaves them, more makes them stronger.
  public static func saturation(_ amount: CGFloat) -> CAFilter {
    CAFilter(name: "colorSaturate", inputs: ["inputAmount": amount])
  }

  /// Added to every colour.
  public static func brightness(_ amount: CGFloat) -> CAFilter {
    CAFilter(name: "colorBrightness", inputs: ["inputAmount": amount])
  }

  /// 1 leaves the colours as they are, 0 makes them all grey.
  public static func contrast(_ amount: CGFloat) -> CAFilter {
    CAFilter(name: "colorContrast", inputs: ["inputAmount": amount])
  }

  private convenience init(name: String, inputs: [String: CGFloat]) {
    self.init(name: name)
    self.inputs = inputs
  }

  public func value(forKey key: String) -> Any? {
    inputs[key].map { NSNumber(value: Double($0)) }
  }

  /// Takes a number; anything else unsets the value.
  public func setValue(_ value: Any?, forKey key: String) {
    inputs[key] = (value as? NSNumber).map { CGFloat($0.doubleValue) }
  }

  public func copy(with zone: NSZone? = nil) -> Any { CAFilter(name: name, inputs: inputs) }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CAFilter else { return false }
    return name == other.name && inputs == other.inputs
  }

  public override var hash: Int { name.hashValue }

  /// A finite setting, or what it is when it was not set.
  func input(_ key: String, default value: CGFloat) -> CGFloat {
    inputs[key].flatMap { $0.isFinite ? $0 : nil } ?? value
  }
}
