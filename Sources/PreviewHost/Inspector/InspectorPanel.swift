import Foundation
import UIKit

/// The inspector's side of the window: a search, the tree of layers, what is known of the one that is
/// selected, and a line for what is to be said.
final class InspectorPanel: UIView {
  let canvas = CanvasBar(frame: .zero)
  let search = UITextField(frame: .zero)
  let outline = UITableView(frame: .zero, style: .plain)
  let sheet = UITableView(frame: .zero, style: .plain)
  let field = UITextField(frame: .zero)
  let path = PanelLook.label(PanelLook.small, PanelLook.faint)
  let status = PanelLook.label(PanelLook.small, PanelLook.faint)
  let mode = PanelLook.button("")
  let all = PanelLook.button("")
  let alone = PanelLook.button("")
  let choices = UIStackView(frame: .zero)
  private let divider = UIView(frame: .zero)
  private let edge = UIView(frame: .zero)
  /// The share of the height that the tree has.
  private var share: CGFloat = 0.46

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = PanelLook.ground
    for table in [outline, sheet] {
      table.backgroundColor = .clear
      table.separatorStyle = .none
      table.sectionHeaderTopPadding = 0
    }
    outline.rowHeight = PanelLook.rowHeight
    outline.estimatedRowHeight = 0
    sheet.estimatedRowHeight = 0
    outline.register(OutlineCell.self, forCellReuseIdentifier: OutlineCell.identifier)
    sheet.register(PropertyCell.self, forCellReuseIdentifier: PropertyCell.identifier)
    for field in [search, field] {
      field.font = PanelLook.font
      field.textColor = PanelLook.text
      field.backgroundColor = PanelLook.raised
      field.layer.cornerRadius = 5
      field.autocorrectionType = .no
      field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 6, height: 1))
      field.leftViewMode = .always
    }
    search.attributedPlaceholder = NSAttributedString(
      string: "Search class, id or text", attributes: [.foregroundColor: PanelLook.faint])
    search.clearButtonMode = .whileEditing
    field.isHidden = true
    divider.backgroundColor = PanelLook.raised
    edge.backgroundColor = UIColor(white: 0, alpha: 0.6)
    status.numberOfLines = 2
    choices.axis = .vertical
    choices.alignment = .leading
    choices.spacing = 2
    for view in [
      outline, sheet, canvas, search, mode, divider, path, all, alone, status, choices, edge,
    ] {
      addSubview(view)
    }
    sheet.addSubview(field)
    let pan = UIPanGestureRecognizer()
    pan.addAction { [weak self] pan in self?.moveDivider(to: pan.location(in: self).y) }
    divider.addGestureRecognizer(pan)
  }

  required init?(coder: NSCoder) { nil }

  private func moveDivider(to place: CGFloat) {
    share = max(0.15, min(0.85, place / max(1, bounds.height)))
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = bounds.size
    let inset = PanelLook.inset
    edge.frame = CGRect(x: 0, y: 0, width: 1, height: size.height)
    canvas.frame = CGRect(x: inset - 4, y: 4, width: size.width - 2 * inset + 8, height: 24)
    mode.frame = CGRect(x: size.width - inset - 62, y: 32, width: 62, height: 24)
    search.frame = CGRect(
      x: inset, y: 32, width: max(0, mode.frame.minX - 6 - inset), height: 24)
    let middle = (size.height * share).rounded()
    outline.frame = CGRect(x: 1, y: 62, width: size.width - 1, height: max(0, middle - 62))
    divider.frame = CGRect(x: 1, y: middle, width: size.width - 1, height: 24)
    path.frame = CGRect(x: inset, y: middle, width: size.width - 2 * inset - 108, height: 24)
    alone.frame = CGRect(x: size.width - inset - 104, y: middle, width: 52, height: 24)
    all.frame = CGRect(x: size.width - inset - 56, y: middle, width: 56, height: 24)
    let asked = choices.arrangedSubviews.isEmpty ? 0 : choices.systemLayoutSizeFitting(size).height
    let foot = 34 + (asked > 0 ? asked + 6 : 0)
    status.frame = CGRect(
      x: inset, y: size.height - foot, width: size.width - 2 * inset, height: 32)
    choices.frame = CGRect(
      x: inset, y: size.height - asked - 4, width: size.width - 2 * inset, height: asked)
    sheet.frame = CGRect(
      x: 1, y: middle + 24, width: size.width - 1, height: max(0, size.height - foot - middle - 24))
  }
}
