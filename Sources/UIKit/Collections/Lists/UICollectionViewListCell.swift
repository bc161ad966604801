import CoreGraphics
import Foundation

/// A row of a list: what is shown, accessories at both ends, and the lines around it.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  open override class var layerClass: AnyClass { RowLayer.self }

  /// How the list has the cell look at its place.
  private(set) var place: ListPlace?
  private var shown: [ListAccessory] = []
  private var upper: ControlPart?
  private var lower: ControlPart?

  private enum Length {
    static let accessoryGap: CGFloat = 8
    static let row: CGFloat = 44
    /// Below a wider accessory at the beginning, as an image has it.
    static let markGap: CGFloat = 8
  }

  // MARK: Content

  /// What suits the cell's place in its list, without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    place?.content ?? .cell()
  }

  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    place?.background ?? .listPlainCell()
  }

  override var ownBackground: UIBackgroundConfiguration? { place?.background }

  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// Points a level.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Whether accessories at the beginning are indented with the content.
  open var indentsAccessories = true { didSet { setNeedsLayout() } }

  /// From the beginning to the end on each side; marks of editing are outermost.
  open var accessories: [UICellAccessory] = [] {
    didSet { updateAccessories() }
  }

  override func takeList(_ new: ListPlace?) {
    guard new != place else { return }
    let wasInCard = place?.isInCard == true
    place = new
    setNeedsUpdateConfiguration()
    let card = new.flatMap {
      $0.isInCard ? RowCorners(inCardAsFirst: $0.isFirst, last: $0.isLast) : nil
    }
    if card != nil || wasInCard { layer.takeCard(card) }
  }

  override func stateDidChange() {
    super.stateDidChange()
    showSelection()
  }

  override func editingDidChange() {
    super.editingDidChange()
    updateAccessories()
  }

  private func showSelection() {
    let isOnTint = place?.appearance.isSidebar == true && isSelected && !isInEditing
    for view in shown { view.show(isSelected: isSelected, isOnTint: isOnTint) }
  }

  /// Whether what lies below the row is seen.
  private(set) var isExpanded = false

  /// Takes how deep the row lies, and whether what lies below it is seen.
  func take(level: Int, isExpanded: Bool) {
    if indentationLevel != level { indentationLevel = level }
    guard isExpanded != self.isExpanded else { return }
    self.isExpanded = isExpanded
    for view in shown { view.show(isExpanded: isExpanded) }
    setNeedsUpdateConfiguration()
  }

  /// Whether a tap anywhere shows or hides what lies below.
  var togglesByTap: Bool {
    shown.contains { view in
      guard case .outline(let style) = view.accessory.kind, view.accessory.action == nil else {
        return false
      }
      return style == .header || style == .automatic && place?.role == .header
    }
  }

  private func updateAccessories() {
    for view in shown { view.removeFromSuperview() }
    shown = accessories.filter { $0.isShown(isEditing: isInEditing) }.map {
      ListAccessory($0, of: self)
    }
    for view in shown {
      addSubview(view)
      view.show(isExpanded: isExpanded)
    }
    showSelection()
    setNeedsLayout()
    UIView.performWithoutAnimation { _ = layOutAccessories(in: bounds.size) }
  }

  // MARK: Layout

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func directed(_ rect: CGRect) -> CGRect {
    rect.mirrored(in: isMirrored ? bounds.width : nil)
  }

  private func row(isLeading: Bool) -> [ListAccessory] {
    let row = shown.filter { $0.accessory.isLeading == isLeading }
    let (marks, others) = (
      row.filter(\.accessory.isOutermost), row.filter { !$0.accessory.isOutermost }
    )
    return isLeading ? marks + others : others + marks
  }

  private var indent: CGFloat { CGFloat(max(0, indentationLevel)) * indentationWidth.settled }

  /// How much room the accessories leave for the content, which stands between their margins.
  private func contentSpan(in width: CGFloat) -> (start: CGFloat, end: CGFloat) {
    func length(_ row: [ListAccessory]) -> CGFloat {
      row.reduce(0) { $0 + $1.wantedSize.width + Length.accessoryGap }
    }
    let (leading, trailing) = (row(isLeading: true), row(isLeading: false))
    let place = place ?? ListPlace()
    var start = indent
    if !leading.isEmpty { start += place.leading + length(leading) }
    let end = trailing.isEmpty ? width : width - place.trailing - length(trailing)
    return (start, max(start, end))
  }

  private func layOutAccessories(in size: CGSize) -> (start: CGFloat, end: CGFloat) {
    let place = place ?? ListPlace()
    var x = place.leading + (indentsAccessories ? indent : 0)
    func put(_ view: ListAccessory) {
      let wanted = view.wantedSize
      // Its whole height can be touched.
      view.lie(in: directed(CGRect(x: x, y: 0, width: wanted.width, height: size.height)))
      x += wanted.width + Length.accessoryGap
    }
    for view in row(isLeading: true) { put(view) }
    let span = contentSpan(in: size.width)
    x = span.end + Length.accessoryGap
    for view in row(isLeading: false) { put(view) }
    return span
  }

  private func takeMargins() {
    let place = place ?? ListPlace()
    let hasLeading = shown.contains { $0.accessory.isLeading }
    let hasTrailing = shown.contains { !$0.accessory.isLeading }
    let start = hasLeading ? Length.markGap : place.leading
    let end = hasTrailing ? 0 : place.trailing
    // The list has what is covered in its margins.
    contentView.insetsLayoutMarginsFromSafeArea = false
    contentView.layoutMargins = UIEdgeInsets(
      top: 11, left: isMirrored ? end : start, bottom: 11, right: isMirrored ? start : end)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let span = layOutAccessories(in: bounds.size)
    takeMargins()
    let top = topPadding
    contentView.lie(
      in: directed(
        CGRect(
          x: span.start, y: top, width: span.end - span.start, height: max(0, bounds.height - top)))
    )
    configured?.lie(in: contentView.bounds)
    layOutLines(span.start)
  }

  private var topPadding: CGFloat {
    place?.role == .header ? max(0, (place?.topPadding ?? 0).settled) : 0
  }

  // MARK: Lines

  private func layOutLines(_ start: CGFloat) {
    var textStart = place?.leading ?? 16
    if let list = configured as? UIListContentView { textStart = start + list.textStart }
    upper = line(upper, isTop: true, textStart)
    lower = line(lower, isTop: false, textStart)
  }

  private func line(_ old: ControlPart?, isTop: Bool, _ textStart: CGFloat) -> ControlPart? {
    let separators = place?.separators
    let said = isTop ? separators?.topSeparatorVisibility : separators?.bottomSeparatorVisibility
    let isShown =
      switch said {
      case nil, .hidden: false
      case .visible: true
      case .automatic: place?.showsLine(isTop: isTop) ?? false
      }
    guard isShown, let separators, let place else {
      old?.removeFromSuperview()
      return nil
    }
    let part = old ?? ControlPart(separators.color)
    if part.backgroundColor != separators.color { part.backgroundColor = separators.color }
    if part.superview !== self { addSubview(part) }
    let given = isTop ? separators.topSeparatorInsets : separators.bottomSeparatorInsets
    let whole = place.isWhole(isTop: isTop)
    func inset(_ value: CGFloat, _ automatic: CGFloat) -> CGFloat {
      value == .greatestFiniteMagnitude ? automatic : value.settled
    }
    let (left, right) = (inset(given.leading, whole ? 0 : textStart), inset(given.trailing, 0))
    let height = 1 / max(1, layoutScale)
    part.lie(
      in: directed(
        CGRect(
          x: left, y: isTop ? 0 : bounds.height - height,
          width: max(0, bounds.width - left - right),
          height: height)))
    return part
  }

  // MARK: Size

  /// As high as the content needs in the width that accessories leave; rows no lower than usual.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    takeMargins()
    let span = contentSpan(in: targetSize.width)
    let room = CGSize(width: span.end - span.start, height: 0)
    var height: CGFloat = 0
    if let configured {
      height =
        configured.systemLayoutSizeFitting(
          room, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
    } else if Self.isConstrained(contentView) {
      height =
        contentView.systemLayoutSizeFitting(
          room, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
      if height > 0 { return CGSize(width: targetSize.width, height: pixels.up(height)).settled }
    }
    let least = place?.role == .row || place == nil ? Length.row : 0
    return CGSize(width: targetSize.width, height: max(least, pixels.up(height) + topPadding))
      .settled
  }
}
