import CoreGraphics
import RenderTree

/// Something done to the picture of a layer, known by its name: a blur, a change of colours, or a
/// blend mode for `compositingFilter`.
///
/// A layer that was given a filter keeps the values that the filter had then.
public final class CAFilter: NSObject, NSCopying, NSSecureCoding {
  private(set) var state: FilterState

  init(_ state: FilterState) {
    self.state = state
  }

  /// A filter without settings; an unknown name is kept and does nothing.
  public convenience init(name: String) {
    self.init(FilterState(name: name))
  }

  /// A filter, a copy of one, or one by its name; nil for anything else.
  convenience init?(any value: Any) {
    switch value {
    case let filter as CAFilter: self.init(filter.state)
    case let name as String: self.init(name: name)
    default: return nil
    }
  }

  /// Nil where the archive has no name.
  public init?(coder: NSCoder) {
    guard let name = coder.decodeValue(forKey: "name") as? String else { return nil }
    let inputs = coder.decodeValue(forKey: "inputs") as? [String: Any]
    state = FilterState(
      name: name,
      inputs: (inputs ?? [:]).compactMapValues { ($0 as? NSNumber).map { CGFloat($0.doubleValue) } }
    )
  }

  public func encode(with coder: NSCoder) {
    coder.encodeValue(state.name, forKey: "name")
    coder.encodeValue(state.inputs, forKey: "inputs")
  }

  public static var supportsSecureCoding: Bool { true }

  public static func gaussianBlur(radius: CGFloat) -> CAFilter {
    CAFilter(FilterState(name: "gaussianBlur", inputs: ["inputRadius": radius]))
  }

  /// 0 takes the colours away, 1 leaves them, more makes them stronger.
  public static func saturation(_ amount: CGFloat) -> CAFilter {
    CAFilter(FilterState(name: "colorSaturate", inputs: ["inputAmount": amount]))
  }

  /// Added to every colour.
  public static func brightness(_ amount: CGFloat) -> CAFilter {
    CAFilter(FilterState(name: "colorBrightness", inputs: ["inputAmount": amount]))
  }

  /// 1 leaves the colours as they are, 0 makes them all grey.
  public static func contrast(_ amount: CGFloat) -> CAFilter {
    CAFilter(FilterState(name: "colorContrast", inputs: ["inputAmount": amount]))
  }

  public var name: String { state.name }

  public func value(forKey key: String) -> Any? {
    state.inputs[key].map { NSNumber(value: Double($0)) }
  }

  /// Takes a number; anything else unsets the value.
  public func setValue(_ value: Any?, forKey key: String) {
    state.inputs[key] = (value as? NSNumber).map { CGFloat($0.doubleValue) }
  }

  public func copy(with zone: NSZone? = nil) -> Any { CAFilter(state) }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CAFilter)?.state == state
  }

  public override var hash: Int { state.name.hashValue }
}
