import Foundation
import QuartzCore
import UIKit

/// A row of the tree of layers.
final class OutlineCell: UITableViewCell {
  private let fold = UIButton(type: .system)
  private let name = PanelLook.label()
  private let visibility = UIButton(type: .system)
  private var depth = 0
  private var isLayerHidden = false
  var showsEye: Bool { !visibility.isHidden }
  var onFold: () -> Void = {}
  var onHide: () -> Void = {}

  static let identifier = "outline"
  private static let step: CGFloat = 12

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundColor = .clear
    let chosen = UIView(frame: .zero)
    chosen.backgroundColor = PanelLook.selected
    selectedBackgroundView = chosen
    for view in [fold, name, visibility] { contentView.addSubview(view) }
    for button in [fold, visibility] {
      button.tintColor = PanelLook.faint
      button.titleLabel?.font = PanelLook.small
    }
    fold.addAction(UIAction { [weak self] _ in self?.onFold() }, for: .touchUpInside)
    visibility.addAction(UIAction { [weak self] _ in self?.onHide() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  /// What the row says, to tell whether anything of it is new.
  private struct Words: Equatable {
    var depth: Int
    var texts: [String?]
    var flags: [Bool]
  }

  private var words: Words?

  func show(_ row: LayerOutline.Row) {
    let item = row.item
    let words = Words(
      depth: row.depth, texts: [item.className, item.name, item.words],
      flags: [
        row.hasChildren, row.isFolded, row.isMask, item.layer.isHidden, isSelected, item.isShown,
        item.node == nil,
      ])
    guard words != self.words else { return }
    self.words = words
    depth = row.depth
    fold.isHidden = !row.hasChildren
    fold.setImage(Self.chevron(isFolded: row.isFolded), for: .normal)
    visibility.setImage(Self.eye(isShown: !item.layer.isHidden), for: .normal)
    isLayerHidden = item.layer.isHidden
    visibility.isHidden = !isLayerHidden && !isSelected
    name.attributedText = Self.title(of: row)
    name.alpha = item.isShown ? 1 : 0.45
    setNeedsLayout()
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    visibility.isHidden = !isLayerHidden && !selected
    words = nil
  }

  private static func chevron(isFolded: Bool) -> UIImage? {
    UIImage(
      systemName: isFolded ? "chevron.right" : "chevron.down",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 9, weight: .semibold))
  }

  private static func eye(isShown: Bool) -> UIImage? {
    UIImage(
      systemName: isShown ? "eye" : "eye.slash",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 10, weight: .regular))
  }

  private static func title(of row: LayerOutline.Row) -> NSAttributedString {
    let item = row.item
    let title = NSMutableAttributedString(string: "")
    func add(_ text: String, _ color: UIColor, _ font: UIFont = PanelLook.font) {
      title.append(
        NSAttributedString(string: text, attributes: [.foregroundColor: color, .font: font]))
    }
    if row.isMask { add("mask ", PanelLook.faint) }
    // Parts that no file speaks of stand back.
    add(item.className, item.node == nil ? PanelLook.faint : PanelLook.text)
    if let name = item.name { add("  \(name)", PanelLook.accent, PanelLook.strong) }
    if let words = item.words { add("  “\(words)”", PanelLook.faint) }
    return title
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentView.bounds.size
    let start = 6 + CGFloat(depth) * Self.step
    fold.frame = CGRect(x: start, y: 0, width: 16, height: size.height)
    visibility.frame = CGRect(x: size.width - 28, y: 0, width: 24, height: size.height)
    name.frame = CGRect(
      x: start + 18, y: 0, width: max(0, size.width - start - 18 - 30), height: size.height)
  }
}
