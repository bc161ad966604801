import CoreGraphics

/// All that can be set on a layer: one value, so that a copy of a layer cannot forget a field.
///
/// What most layers leave as it is stands apart and takes memory with the first other value: there may be a
/// million layers. Copies share it until one of them changes.
struct LayerState {
  var position = CGPoint.zero
  var bounds = CGRect.zero
  var opacity: Float = 1
  private var corners = UInt8(truncatingIfNeeded: CACornerMask.all.rawValue)
  var isHidden = false
  var isDoubleSided = true
  var isGeometryFlipped = false
  var masksToBounds = false
  /// Whether corners bend as `continuous` has it.
  private(set) var isContinuous = false
  var needsDisplayOnBoundsChange = false
  /// Whether what is drawn covers all of the bounds, so that a store needs no alpha.
  var isOpaque = false
  var cornerRadius: CGFloat = 0
  var backgroundColor: CGColor?
  /// Nil for a layer that lies in its superlayer's plane as it is, about its centre.
  private(set) var placing: StatePart<PlacingState>?
  /// Nil for a layer without border, shadow, effects and contents.
  private(set) var dress: StatePart<DressState>?

  var maskedCorners: CACornerMask {
    get { CACornerMask(rawValue: UInt(corners)) }
    set { corners = UInt8(truncatingIfNeeded: newValue.rawValue) }
  }

  var cornerCurve: CALayerCornerCurve {
    get { isContinuous ? .continuous : .circular }
    set { isContinuous = newValue == .continuous }
  }
}

/// How a layer is turned, and about what.
struct PlacingState {
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var zPosition: CGFloat = 0
  var anchorPointZ: CGFloat = 0
  var transform = CATransform3DIdentity
  var sublayerTransform = CATransform3DIdentity
}

/// What is seen of a layer besides its background and its sublayers, and what is done to it.
struct DressState {
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = .blackOfLayers
  var shadow = ShadowState()
  var effects = EffectState()
  var contents = ContentsState()
}

/// A part of a state that stands apart; it changes only while one state alone holds it.
final class StatePart<Value> {
  @exclusivity(unchecked) fileprivate(set) var value: Value
  private init(_ value: Value) { self.value = value }

  /// Where a part is written to, which is `usual` until then.
  @inline(__always)
  fileprivate static func own(
    _ part: inout StatePart?, _ usual: @autoclosure () -> Value
  ) -> StatePart {
    if isKnownUniquelyReferenced(&part), let part { return part }
    let own = StatePart(part?.value ?? usual())
    part = own
    return own
  }
}

extension LayerState {
  /// Where `placing` is written to.
  private mutating func ownPlacing() -> StatePart<PlacingState> {
    .own(&placing, PlacingState())
  }

  /// Where `dress` is written to.
  private mutating func ownDress() -> StatePart<DressState> { .own(&dress, DressState()) }

  var anchorPoint: CGPoint {
    get { placing?.value.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
    set {
      if placing != nil || newValue != CGPoint(x: 0.5, y: 0.5) {
        ownPlacing().value.anchorPoint = newValue
      }
    }
  }

  var zPosition: CGFloat {
    get { placing?.value.zPosition ?? 0 }
    set {
      if placing != nil || newValue != 0 { ownPlacing().value.zPosition = newValue }
    }
  }

  var anchorPointZ: CGFloat {
    get { placing?.value.anchorPointZ ?? 0 }
    set {
      if placing != nil || newValue != 0 { ownPlacing().value.anchorPointZ = newValue }
    }
  }

  var transform: CATransform3D {
    get { placing?.value.transform ?? CATransform3DIdentity }
    set {
      if placing != nil || newValue != CATransform3DIdentity {
        ownPlacing().value.transform = newValue
      }
    }
  }

  var sublayerTransform: CATransform3D {
    get { placing?.value.sublayerTransform ?? CATransform3DIdentity }
    set {
      if placing != nil || newValue != CATransform3DIdentity {
        ownPlacing().value.sublayerTransform = newValue
      }
    }
  }

  var borderWidth: CGFloat {
    get { dress?.value.borderWidth ?? 0 }
    set {
      if dress != nil || newValue != 0 { ownDress().value.borderWidth = newValue }
    }
  }

  var borderColor: CGColor? {
    get {
      if let dress { return dress.value.borderColor }
      return .blackOfLayers
    }
    set { ownDress().value.borderColor = newValue }
  }

  var shadow: ShadowState {
    get { dress?.value.shadow ?? ShadowState() }
    _modify { yield &ownDress().value.shadow }
  }

  var effects: EffectState {
    get { dress?.value.effects ?? EffectState() }
    _modify { yield &ownDress().value.effects }
  }

  var contents: ContentsState {
    get { dress?.value.contents ?? ContentsState() }
    _modify { yield &ownDress().value.contents }
  }
}

/// How a rounded corner bends.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// The bend begins and ends gently, further along the sides than the radius.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The corners that `cornerRadius` rounds.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  /// The four corners; Apple has no name for them together.
  package static let all = CACornerMask(rawValue: 15)
}
