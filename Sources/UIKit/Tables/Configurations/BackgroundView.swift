import CoreGraphics

extension UIBackgroundConfiguration {
  private static func made(_ color: UIColor) -> UIBackgroundConfiguration {
    var made = UIBackgroundConfiguration()
    made.backgroundColor = color
    return made
  }

  public static func listPlainCell() -> UIBackgroundConfiguration { made(.systemBackground) }
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    made(.secondarySystemGroupedBackground)
  }
}

/// Shows a configuration of a background.
final class BackgroundView: UIView {
  private let ground = ControlPart(frame: .zero)

  var configuration: UIBackgroundConfiguration {
    didSet {
      if configuration != oldValue { show() }
    }
  }

  init(_ configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(ground)
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    ground.backgroundColor = configuration.backgroundColor ?? .tintColor
    ground.layer.borderWidth = max(0, configuration.strokeWidth.settled)
    ground.layer.cornerRadius = max(0, configuration.cornerRadius.settled)
    setNeedsLayout()
  }

  override func refreshColors() {
    super.refreshColors()
    let color = configuration.strokeColor ?? .tintColor
    ground.layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = UIEdgeInsets(
      configuration.backgroundInsets.settled, effectiveUserInterfaceLayoutDirection)
    ground.lie(in: bounds.inside(insets))
    refreshColors()
  }
}
