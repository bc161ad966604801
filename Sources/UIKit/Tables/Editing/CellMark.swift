import CoreGraphics

/// The round mark at the beginning of a row that is edited.
final class CellMark: UIControl {
  private let image = UIImageView()
  /// Seen through the symbol, where its sign is cut out.
  private let ground = ControlPart(.white)
  let mark: CellEditState.Mark

  /// As wide as the row is indented for it.
  static let width: CGFloat = 38

  init(_ mark: CellEditState.Mark, of cell: UITableViewCell) {
    self.mark = mark
    super.init(frame: .zero)
    image.contentMode = .center
    addSubview(ground)
    addSubview(image)
    // A check is a part of the row, which is tapped as a whole.
    isUserInteractionEnabled = mark != .check
    addAction(
      UIAction { [weak cell] _ in
        if let cell { cell.table?.markTapped(in: cell) }
      }, for: .touchUpInside)
    show(isSelected: cell.isSelected)
  }

  required init?(coder: NSCoder) { nil }

  func show(isSelected: Bool) {
    let (name, color): (String, UIColor?) =
      switch mark {
      case .delete: ("minus.circle.fill", .systemRed)
      case .insert: ("plus.circle.fill", .systemGreen)
      case .check: isSelected ? ("checkmark.circle.fill", nil) : ("circle", .tertiaryLabel)
      }
    image.image = UIImage(
      systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 20))
    image.tintColor = color
    ground.isHidden = mark == .check && !isSelected
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    image.lie(in: bounds)
    let side: CGFloat = 14
    ground.lie(in: bounds.inside(dx: (bounds.width - side) / 2, dy: (bounds.height - side) / 2))
    ground.round()
  }
}

/// What a row is held by that goes to another place.
final class CellGrip: UIView {
  private let image = UIImageView(
    image: UIImage(
      systemName: "line.3.horizontal",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 17)))

  static let width: CGFloat = 44

  init(of cell: UITableViewCell) {
    super.init(frame: .zero)
    image.contentMode = .center
    image.tintColor = .tertiaryLabel
    addSubview(image)
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0
    press.addAction { [weak cell, weak press] _ in
      guard let cell, let press else { return }
      cell.table?.follow(press, by: cell)
    }
    addGestureRecognizer(press)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    image.lie(in: bounds)
  }
}
