import CoreGraphics
import Foundation

/// How the ground of a bar looks.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
  /// Whose look changes with it.
  var onChange: () -> Void = {}

  open var backgroundEffect: UIBlurEffect? { didSet { onChange() } }
  open var backgroundColor: UIColor? { didSet { onChange() } }
  open var backgroundImage: UIImage? { didSet { onChange() } }
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill { didSet { onChange() } }
  /// Of the line between the bar and the content; nil for none.
  open var shadowColor: UIColor? { didSet { onChange() } }
  /// Instead of the line.
  open var shadowImage: UIImage? { didSet { onChange() } }

  public override convenience init() {
    self.init(idiom: .unspecified)
  }

  public required init(idiom: UIUserInterfaceIdiom) {
    super.init()
    configureWithDefaultBackground()
  }

  public required init(barAppearance: UIBarAppearance) {
    super.init()
    takeGround(of: barAppearance)
  }

  public required init?(coder: NSCoder) {
    super.init()
    configureWithDefaultBackground()
  }

  private func takeGround(of other: UIBarAppearance) {
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  /// What lies behind shows through, blurred.
  open func configureWithDefaultBackground() {
    clear()
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    shadowColor = Self.line
  }

  open func configureWithOpaqueBackground() {
    clear()
    backgroundColor = .systemBackground
    shadowColor = Self.line
  }

  open func configureWithTransparentBackground() { clear() }

  private func clear() {
    (backgroundEffect, backgroundColor, backgroundImage) = (nil, nil, nil)
    (shadowColor, shadowImage) = (nil, nil)
    backgroundImageContentMode = .scaleToFill
  }

  private static let line = UIColor { traits in
    UIColor(
      white: traits.userInterfaceStyle == .dark ? 1 : 0,
      alpha: traits.userInterfaceStyle == .dark ? 0.15 : 0.3)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self(barAppearance: self)
    copy.takeRest(of: self)
    return copy
  }

  /// Subclasses take what they have beside the ground; for the framework's own.
  func takeRest(of other: UIBarAppearance) {}
}

/// How the buttons of a bar look.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
  open private(set) var normal = UIBarButtonItemStateAppearance()
  open private(set) var highlighted = UIBarButtonItemStateAppearance()
  open private(set) var disabled = UIBarButtonItemStateAppearance()
  open private(set) var focused = UIBarButtonItemStateAppearance()

  public init(style: UIBarButtonItem.Style) {
    super.init()
    configureWithDefault(for: style)
  }

  public override convenience init() {
    self.init(style: .plain)
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Takes back what was set.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] { state.clear() }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBarButtonItemAppearance()
    copy.normal.take(normal)
    copy.highlighted.take(highlighted)
    copy.disabled.take(disabled)
    copy.focused.take(focused)
    return copy
  }

  func attributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
    let own =
      if state.contains(.disabled) { disabled } else if state.contains(.highlighted) {
        highlighted
      } else { normal }
    return own.titleTextAttributes.isEmpty ? normal.titleTextAttributes : own.titleTextAttributes
  }
}

/// How the buttons of a bar look in a state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero

  override init() {
    super.init()
  }

  func clear() {
    titleTextAttributes = [:]
    titlePositionAdjustment = .zero
  }

  func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
  }
}

/// How a navigation bar looks.
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange() } }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { onChange() }
  }
  open var titlePositionAdjustment = UIOffset.zero { didSet { onChange() } }
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { onChange() } }
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { onChange() }
  }
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { onChange() }
  }
  private var indicator: UIImage?
  private var indicatorMask: UIImage?

  /// Nil for the chevron.
  open var backIndicatorImage: UIImage? { indicator }
  open var backIndicatorTransitionMaskImage: UIImage? { indicatorMask }

  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?
  ) {
    (indicator, indicatorMask) = (backIndicatorImage, transitionMaskImage)
    onChange()
  }

  override func takeRest(of other: UIBarAppearance) {
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    if let copy = other.buttonAppearance.copy() as? UIBarButtonItemAppearance {
      buttonAppearance = copy
    }
    if let copy = other.doneButtonAppearance.copy() as? UIBarButtonItemAppearance {
      doneButtonAppearance = copy
    }
    if let copy = other.backButtonAppearance.copy() as? UIBarButtonItemAppearance {
      backButtonAppearance = copy
    }
    (indicator, indicatorMask) = (other.indicator, other.indicatorMask)
  }
}

/// How a tool bar looks.
open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { onChange() } }
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { onChange() }
  }

  override func takeRest(of other: UIBarAppearance) {
    guard let other = other as? UIToolbarAppearance else { return }
    if let copy = other.buttonAppearance.copy() as? UIBarButtonItemAppearance {
      buttonAppearance = copy
    }
    if let copy = other.doneButtonAppearance.copy() as? UIBarButtonItemAppearance {
      doneButtonAppearance = copy
    }
  }
}
