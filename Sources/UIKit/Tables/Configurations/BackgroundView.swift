import CoreGraphics

/// What the background of a row looks like in a state.
enum ListRowGround {
  case plain
  case grouped
  case sidebar

  var color: UIColor {
    switch self {
    case .plain: .systemBackground
    case .grouped: .secondarySystemGroupedBackground
    case .sidebar: .clear
    }
  }

  func updated(
    _ given: UIBackgroundConfiguration, _ state: any UIConfigurationState
  ) -> UIBackgroundConfiguration {
    guard let state = state as? UICellConfigurationState, given.backgroundColor == color else {
      return given
    }
    var updated = given
    if self == .sidebar, state.isSelected, !state.isEditing {
      updated.backgroundColor = .tintColor
    } else if state.isHighlighted || state.isSelected || state.isSwiped && self == .sidebar {
      updated.backgroundColor = .systemGray4
    }
    return updated
  }
}

extension UIBackgroundConfiguration {
  private static func made(_ row: ListRowGround) -> UIBackgroundConfiguration {
    var made = UIBackgroundConfiguration()
    made.backgroundColor = row.color
    made.row = row
    return made
  }

  public static func listPlainCell() -> UIBackgroundConfiguration { made(.plain) }
  public static func listGroupedCell() -> UIBackgroundConfiguration { made(.grouped) }

  /// With round corners around what is selected.
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    var cell = made(.sidebar)
    cell.cornerRadius = 10
    return cell
  }

  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    listSidebarCell()
  }

  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    var header = UIBackgroundConfiguration()
    header.backgroundColor = .systemBackground
    return header
  }

  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
  public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }
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
