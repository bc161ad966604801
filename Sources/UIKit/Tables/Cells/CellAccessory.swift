import CoreGraphics

/// What a cell shows at the end of its row by itself: a symbol, a button with details, or both.
final class CellAccessory: UIView {
  let type: UITableViewCell.AccessoryType
  private var symbol: UIImageView?
  private var button: UIButton?

  private static let gap: CGFloat = 12

  /// Nil where there is nothing to show.
  init?(_ type: UITableViewCell.AccessoryType, of cell: UITableViewCell) {
    guard type != .none else { return nil }
    self.type = type
    super.init(frame: .zero)
    if type == .detailButton || type == .detailDisclosureButton { addButton(of: cell) }
    switch type {
    case .disclosureIndicator, .detailDisclosureButton:
      addSymbol("chevron.forward", size: 13.5, .tertiaryLabel)
    case .checkmark: addSymbol("checkmark", size: 16, nil)
    case .none, .detailButton: break
    }
    isUserInteractionEnabled = button != nil
  }

  required init?(coder: NSCoder) { nil }

  private func addSymbol(_ name: String, size: CGFloat, _ color: UIColor?) {
    let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: .semibold)
    let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
    if let color { view.tintColor = color }
    addSubview(view)
    symbol = view
  }

  private func addButton(of cell: UITableViewCell) {
    let button = UIButton(type: .detailDisclosure)
    button.addAction(
      UIAction { [weak cell] _ in
        guard let cell, let table = cell.table, let path = cell.rowPath else { return }
        table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
      }, for: .primaryActionTriggered)
    addSubview(button)
    self.button = button
  }

  private var sizes: (button: CGSize, symbol: CGSize) {
    (button?.intrinsicContentSize ?? .zero, symbol?.intrinsicContentSize ?? .zero)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let (button, symbol) = sizes
    let gap = button.width > 0 && symbol.width > 0 ? Self.gap : 0
    return CGSize(
      width: button.width + gap + symbol.width, height: max(button.height, symbol.height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (button, symbol) = sizes
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (first, last) = (CGFloat(0), bounds.width)
    self.button?.lie(
      in: CGRect(
        x: isMirrored ? last - button.width : first, y: (bounds.height - button.height) / 2,
        width: button.width, height: button.height))
    self.symbol?.lie(
      in: CGRect(
        x: isMirrored ? first : last - symbol.width,
        y: pixels.whole((bounds.height - symbol.height) / 2), width: symbol.width,
        height: symbol.height))
  }
}
