import QuartzCore

/// A colour, or a rule that gives one for each appearance.
open class UIColor: NSObject, @unchecked Sendable {
  private enum Source {
    case color(CGColor)
    case rule(@Sendable (UITraitCollection) -> UIColor)
  }

  private let source: Source

  public required init(cgColor: CGColor) {
    source = .color(cgColor)
    super.init()
  }

  public required init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .color(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  public required init(white: CGFloat, alpha: CGFloat) {
    source = .color(CGColor(gray: white, alpha: alpha))
    super.init()
  }

  /// A colour that is asked for anew whenever the appearance changes.
  public required init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    source = .rule(dynamicProvider)
    super.init()
  }

  /// The colour itself; of a rule, what it gives for the current appearance.
  open var cgColor: CGColor {
    switch source {
    case .color(let color): color
    case .rule(let rule): rule(.current).cgColor
    }
  }

  /// The colour for an appearance; a plain colour is its own.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch source {
    case .color: self
    case .rule(let rule): rule(traitCollection).resolvedColor(with: traitCollection)
    }
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .color(let color): UIColor(cgColor: color.copy(alpha: alpha) ?? color)
    case .rule(let rule): UIColor { rule($0).withAlphaComponent(alpha) }
    }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    guard case .color(let left) = source, case .color(let right) = other.source else {
      return false
    }
    return left == right
  }

  open override var hash: Int {
    switch source {
    case .color(let color): color.hashValue
    case .rule: ObjectIdentifier(self).hashValue
    }
  }
}
