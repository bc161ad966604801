import CoreGraphics

/// What a layer showed before goes over into what it shows now.
open class CATransition: CAAnimation {
  var style = TransitionStyle()

  public required init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  package override func take(_ other: CAAnimation) {
    super.take(other)
    if let other = other as? CATransition { style = other.style }
  }

  open var type: CATransitionType {
    get { style.type }
    set { style.type = newValue }
  }

  /// The side that the new picture comes from; nil is the left.
  open var subtype: CATransitionSubtype? {
    get { style.subtype }
    set { style.subtype = newValue }
  }

  /// Where in the whole of the transition it begins.
  open var startProgress: Float {
    get { style.start }
    set { style.start = newValue }
  }

  open var endProgress: Float {
    get { style.end }
    set { style.end = newValue }
  }

  override class var settings: KeyedSettings<CAAnimation> { transitionSettings }
  private static let transitionSettings = KeyedSettings<CAAnimation>(
    [
      .of("type", \CATransition.type), .name("subtype", \CATransition.subtype),
      .of("startProgress", \CATransition.startProgress),
      .of("endProgress", \CATransition.endProgress),
    ], after: commonSettings)

  override func motion(of layer: CALayer, within duration: Double) -> Motion? {
    Motion(
      timing: state.timing, function: state.timingFunction?.curve, content: .transition(style))
  }
}

/// All that can be set on a transition.
struct TransitionStyle {
  var type = CATransitionType.fade
  var subtype: CATransitionSubtype?
  var start: Float = 0
  var end: Float = 1
}

/// How a picture goes over into another; an unknown one is kept and taken as `fade`.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new one slides over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new one pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old one slides away.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// A side to come from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
