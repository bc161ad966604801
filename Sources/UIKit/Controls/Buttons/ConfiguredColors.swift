import CoreGraphics

/// The colours of a configured button in one of its states.
struct ConfiguredColors {
  var foreground: UIColor
  var background: UIColor?

  init(_ configuration: UIButton.Configuration, state: UIControl.State, tint: UIColor) {
    let tint = configuration.baseBackgroundColor ?? tint
    var style = configuration.style
    if state.contains(.selected), configuration.automaticallyUpdateForSelection {
      style = style.selected
    }
    switch style {
    case .plain:
      foreground = tint
      background = configuration.baseBackgroundColor
    case .gray:
      foreground = tint
      background = configuration.baseBackgroundColor ?? .secondarySystemFill
    case .tinted:
      foreground = tint
      background = UIColor { traits in
        tint.resolvedColor(with: traits)
          .withAlphaComponent(traits.userInterfaceStyle == .dark ? 0.26 : 0.16)
      }
    case .filled:
      foreground = .white
      background = tint
    }
    if let own = configuration.baseForegroundColor { foreground = own }
    if let own = configuration.background.backgroundColor { background = own }
    if state.contains(.disabled) {
      foreground = .tertiaryLabel
      background = background.map { _ in .tertiarySystemFill }
    }
  }
}

extension UIButton.Configuration.Style {
  /// What a selected button looks like.
  fileprivate var selected: Self {
    switch self {
    case .plain, .gray: .tinted
    case .tinted, .filled: .filled
    }
  }
}
