import CoreGraphics

// The parts of a cell, each made when it is needed, and what they look like in a state.

extension UITableViewCell {
  // MARK: Content

  var ownTextLabel: UILabel {
    if let label = parts.textLabel { return label }
    let label = UILabel()
    if ownStyle == .value2 {
      label.font = .preferredFont(forTextStyle: .footnote)
      label.textColor = .tintColor
      label.textAlignment = .right
    } else {
      label.font = .preferredFont(forTextStyle: .body)
    }
    parts.textLabel = label
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  var ownDetailLabel: UILabel? {
    guard ownStyle != .default else { return nil }
    if let label = parts.detailLabel { return label }
    let label = UILabel()
    switch ownStyle {
    case .value1:
      label.font = .preferredFont(forTextStyle: .body)
      label.textColor = .secondaryLabel
    case .value2: label.font = .preferredFont(forTextStyle: .footnote)
    case .subtitle, .default: label.font = .preferredFont(forTextStyle: .caption1)
    }
    parts.detailLabel = label
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  var ownImageView: UIImageView {
    if let view = parts.imageView { return view }
    let view = CellImageView(frame: .zero)
    view.cell = self
    view.contentMode = .scaleAspectFit
    parts.imageView = view
    contentView.addSubview(view)
    return view
  }

  // MARK: Backgrounds

  func replaceBackground(_ old: UIView?, with view: UIView?) {
    if old !== view, old?.superview === self { old?.removeFromSuperview() }
    guard let view else { return }
    insertSubview(view, at: 0)
    setNeedsLayout()
  }

  func replaceSelectedBackground(with view: UIView?) {
    parts.selectedBackground?.removeFromSuperview()
    parts.selectedBackground = view
    updateState(animated: false)
  }

  // MARK: State

  /// Whether the selection is seen: in rows that are edited, marks show it.
  private var showsSelection: Bool {
    (isSelected || isHighlighted) && selectionStyle != .none
  }

  func updateState(animated: Bool) {
    setNeedsUpdateConfiguration()
    parts.mark?.show(isSelected: isSelected)
    parts.textLabel?.isHighlighted = isSelected || isHighlighted
    parts.detailLabel?.isHighlighted = isSelected || isHighlighted
    parts.imageView?.isHighlighted = isSelected || isHighlighted
    if showsSelection { showSelection(animated) } else { hideSelection(animated) }
  }

  private func showSelection(_ animated: Bool) {
    let view = parts.selectedBackground ?? ControlPart(.systemGray4)
    parts.selectedBackground = view
    UIView.performWithoutAnimation {
      view.lie(in: layer.bounds)
      if view.superview !== self {
        view.alpha = animated ? 0 : 1
        insertSubview(view, belowSubview: contentView)
      }
    }
    ControlMotion.run(animated, in: self) { view.alpha = 1 }
  }

  private func hideSelection(_ animated: Bool) {
    guard let view = parts.selectedBackground, view.superview === self else { return }
    guard animated, window != nil, UIView.areAnimationsEnabled else {
      return view.removeFromSuperview()
    }
    UIView.animate(
      withDuration: 0.35, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { view.alpha = 0 },
      completion: { [weak self] _ in
        guard let self, !showsSelection else { return }
        view.removeFromSuperview()
        view.alpha = 1
      })
  }

  // MARK: Editing

  /// Shows or hides the mark and the grip.
  func updateEditing() {
    let mark = isEditing ? editState.mark : nil
    if parts.mark?.mark != mark {
      parts.mark?.removeFromSuperview()
      parts.mark = mark.map { CellMark($0, of: self) }
      // Below the separators, as in a cell that is made for editing.
      if let mark = parts.mark { addPart(mark, above: [contentView, parts.accessory]) }
    }
    let hasGrip = isEditing && editState.hasGrip
    if hasGrip != (parts.grip != nil) {
      parts.grip?.removeFromSuperview()
      parts.grip = hasGrip ? CellGrip(of: self) : nil
      if let grip = parts.grip { addPart(grip, above: [contentView, parts.accessory, parts.mark]) }
    }
    setNeedsLayout()
    // What comes does not fly in from a corner.
    UIView.performWithoutAnimation { layOutEditing() }
  }

  // MARK: Accessories

  func updateAccessory() {
    let (type, view) =
      isEditing ? (editingAccessoryType, editingAccessoryView) : (accessoryType, accessoryView)
    let wanted: UIView?
    if let view {
      wanted = view
    } else if let own = parts.accessory as? CellAccessory, own.type == type {
      wanted = own
    } else {
      wanted = CellAccessory(type, of: self)
    }
    guard wanted !== parts.accessory else { return }
    parts.accessory?.removeFromSuperview()
    parts.accessory = wanted
    // Below the separators, whichever of them came first.
    if let wanted { addPart(wanted, above: [contentView]) }
    setNeedsLayout()
  }
}

/// The image of a cell; the texts beside it make room for what it shows.
private final class CellImageView: UIImageView {
  weak var cell: UITableViewCell?

  override var image: UIImage? {
    didSet {
      // A symbol stands in the middle of its room, as large as it is.
      contentMode = image?.isSymbolImage == true ? .center : .scaleAspectFit
      if image?.size != oldValue?.size { cell?.setNeedsLayout() }
    }
  }
}
