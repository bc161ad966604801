import CoreGraphics

/// Makes a transform of one number, or of three.
open class CAValueFunction: NSObject, NSSecureCoding, NamedOnce {
  open var name: CAValueFunctionName { function }
  private let function: CAValueFunctionName

  fileprivate init(_ function: CAValueFunctionName) {
    self.function = function
    super.init()
  }

  /// Nil where the archive has no name that means something. The one of an archive is another object than
  /// that of `init(name:)`, and equal to it.
  public required init?(coder: NSCoder) {
    let name = coder.decodeValue(forKey: "name") as? String
    guard let name, CAValueFunction.all[CAValueFunctionName(rawValue: name)] != nil else {
      return nil
    }
    function = CAValueFunctionName(rawValue: name)
    super.init()
  }

  open func encode(with coder: NSCoder) { coder.encodeValue(function.rawValue, forKey: "name") }

  open class var supportsSecureCoding: Bool { true }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CAValueFunction)?.function == function
  }

  open override var hash: Int { function.hashValue }

  nonisolated(unsafe) fileprivate static let all = Dictionary(
    uniqueKeysWithValues: CAValueFunctionName.all.map { ($0, CAValueFunction($0)) })

  /// What the function is given.
  var argumentKind: LayerValue.Kind {
    function == .scale || function == .translate ? .numbers : .number
  }

  /// What makes the transform that changes nothing.
  var start: LayerValue {
    switch function {
    case .scale: .numbers([1, 1, 1])
    case .translate: .numbers([0, 0, 0])
    case .scaleX, .scaleY, .scaleZ: .number(1)
    default: .number(0)
    }
  }

  func transform(of value: LayerValue) -> LayerValue? {
    switch value {
    case .number(let number): transform(number).map { .transform($0) }
    case .numbers(let numbers?) where numbers.count >= 2:
      function == .scale
        ? .transform(
          CATransform3DMakeScale(numbers[0], numbers[1], numbers.count > 2 ? numbers[2] : 1))
        : .transform(
          CATransform3DMakeTranslation(numbers[0], numbers[1], numbers.count > 2 ? numbers[2] : 0))
    default: nil
    }
  }

  private func transform(_ number: CGFloat) -> CATransform3D? {
    switch function {
    case .rotateX: CATransform3DMakeRotation(number, 1, 0, 0)
    case .rotateY: CATransform3DMakeRotation(number, 0, 1, 0)
    case .rotateZ: CATransform3DMakeRotation(number, 0, 0, 1)
    case .scaleX: CATransform3DMakeScale(number, 1, 1)
    case .scaleY: CATransform3DMakeScale(1, number, 1)
    case .scaleZ: CATransform3DMakeScale(1, 1, number)
    case .translateX: CATransform3DMakeTranslation(number, 0, 0)
    case .translateY: CATransform3DMakeTranslation(0, number, 0)
    case .translateZ: CATransform3DMakeTranslation(0, 0, number)
    default: nil
    }
  }
}

/// Whatever a name stands for is there once. Only an initialiser of a protocol can answer with an
/// object that is there already.
public protocol NamedOnce {}

extension NamedOnce where Self: CAValueFunction {
  /// Nil for a name without meaning.
  public init?(name: CAValueFunctionName) {
    guard let function = CAValueFunction.all[name] as? Self else { return nil }
    self = function
  }
}

/// The name of a value function.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  public static let scale = CAValueFunctionName(rawValue: "scale")
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  public static let translate = CAValueFunctionName(rawValue: "translate")
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")

  static let all: Set<CAValueFunctionName> = [
    .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX,
    .translateY, .translateZ,
  ]
}
