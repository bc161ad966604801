import UIKit

/// A row of the list of values: what it is called, what it is, and where it comes from.
final class PropertyCell: UITableViewCell {
  private let name = PanelLook.label(PanelLook.font, PanelLook.faint)
  private let value = PanelLook.label()
  private let origin = PanelLook.label(PanelLook.small, PanelLook.faint)
  private let swatch = UIView(frame: .zero)
  private var hasSwatch = false

  static let identifier = "property"
  /// The share of the width that names have.
  static let nameShare: CGFloat = 0.40
  private static let swatchSide: CGFloat = 12

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundColor = .clear
    let chosen = UIView(frame: .zero)
    chosen.backgroundColor = PanelLook.line
    selectedBackgroundView = chosen
    swatch.layer.cornerRadius = 3
    swatch.layer.borderWidth = 1
    swatch.layer.borderColor = UIColor(white: 1, alpha: 0.35).cgColor
    for view in [name, value, origin, swatch] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ row: PropertySheet.Row) {
    name.text = row.name
    value.text = row.shown.map { "\(row.value) → \($0)" } ?? row.value
    value.textColor =
      row.isChanged ? PanelLook.changed : row.shown != nil ? PanelLook.moving : PanelLook.text
    value.numberOfLines = row.lines
    origin.text = row.origin
    hasSwatch = row.color != nil
    swatch.isHidden = !hasSwatch
    swatch.backgroundColor = row.color
    setNeedsLayout()
  }

  /// Where the value stands, for the field that takes its place.
  static func valueFrame(in size: CGSize) -> CGRect {
    let start = PanelLook.inset + size.width * nameShare
    return CGRect(
      x: start, y: 0, width: size.width - start - PanelLook.inset, height: PanelLook.rowHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentView.bounds.size
    var frame = Self.valueFrame(in: size)
    if value.numberOfLines > 1 { frame.size.height = size.height }
    name.frame = CGRect(
      x: PanelLook.inset, y: 0, width: frame.minX - PanelLook.inset - 4,
      height: PanelLook.rowHeight)
    origin.frame = CGRect(
      x: frame.minX, y: PanelLook.rowHeight - 4, width: frame.width, height: 14)
    if hasSwatch {
      swatch.frame = CGRect(
        x: frame.minX, y: (PanelLook.rowHeight - Self.swatchSide) / 2, width: Self.swatchSide,
        height: Self.swatchSide)
      frame.origin.x += Self.swatchSide + 6
      frame.size.width -= Self.swatchSide + 6
    }
    value.frame = frame
  }
}
