import CoreGraphics

// Where the parts of a cell lie. Everything is found as if reading went from left to right, and turned
// round in the end where it does not.

extension UITableViewCell {
  private enum Length {
    /// Above and below texts.
    static let vertical: CGFloat = 11
    static let imageGap: CGFloat = 16
    /// What symbols have at least, so that the texts beside them begin below each other.
    static let symbolWidth: CGFloat = 28
    static let textGap: CGFloat = 8
    /// Between a text and the one below.
    static let lineGap: CGFloat = 2
    static let accessoryGap: CGFloat = 8
    /// The part of the width that the first text of the style `value2` has.
    static let titleShare: CGFloat = 0.28
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// A rectangle as it lies in a width, by the direction of reading.
  private func directed(_ rect: CGRect, in width: CGFloat) -> CGRect {
    guard isMirrored else { return rect }
    return CGRect(
      x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  func takePlace(since old: CellPlace) {
    if old.style != place.style || !parts.hasOwnColor { takeStandardColor() }
    let isCard = place.style == .insetGrouped
    if isCard || old.style == .insetGrouped {
      layer.takeCard(
        isCard ? RowCorners(inCardAsFirst: place.isFirst, last: place.isLast) : nil)
    }
    setNeedsLayout()
  }

  // MARK: The cell

  func layOutParts() {
    let bounds = layer.bounds
    parts.ground?.lie(in: bounds)
    backgroundView?.lie(in: bounds)
    parts.selectedBackground?.lie(in: bounds)
    let content = contentFrame(in: bounds.size)
    contentView.lie(in: directed(content, in: bounds.width))
    // What is around it may be other where its frame is not.
    noteFollowersForConstraints()
    takeMargins()
    if let accessory = parts.accessory { layOut(accessory, in: bounds) }
    layOutEditing()
    layOutTexts(in: content.size)
    if let configured = parts.configured {
      configured.lie(in: contentView.layer.bounds)
      if let list = configured as? UIListContentView {
        parts.textStart = content.minX + list.textStart
      }
    }
    layOutSeparators()
  }

  /// What is left of a cell's size for its content view.
  package func contentFrame(in size: CGSize) -> CGRect {
    var rect = CGRect(origin: .zero, size: size).inside(surroundings)
    let indent = min(indent, rect.width)
    rect.origin.x += indent
    rect.size.width -= indent
    return rect
  }

  /// What is around the content view and its indent, as if reading went from left to right.
  private var surroundings: UIEdgeInsets {
    var insets = leadingInsets
    if let accessory = parts.accessory {
      insets.right += accessorySize(accessory).width + (parts.grip == nil ? place.margin : 0)
    }
    if parts.grip != nil { insets.right += CellGrip.width }
    return insets
  }

  private var indent: CGFloat { isEditing && editState.isIndented ? CellMark.width : 0 }

  /// What is around the content view in a cell that has room for it.
  var contentInsets: UIEdgeInsets {
    var insets = surroundings
    insets.left += indent
    if isMirrored { (insets.left, insets.right) = (insets.right, insets.left) }
    return insets.settled
  }

  func layOutEditing() {
    let bounds = layer.bounds
    // The mark stands in the middle between the edge and the text.
    let mark = CGRect(
      x: leadingInsets.left + place.margin - 8, y: 0, width: CellMark.width, height: bounds.height)
    parts.mark?.lie(in: directed(mark, in: bounds.width))
    let grip = CGRect(
      x: bounds.width - leadingInsets.right - CellGrip.width - 4, y: 0, width: CellGrip.width,
      height: bounds.height)
    parts.grip?.lie(in: directed(grip, in: bounds.width))
  }

  /// What the table says of the safe area, as if reading went from left to right.
  private var leadingInsets: UIEdgeInsets {
    let insets = place.insets
    return isMirrored
      ? UIEdgeInsets(top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
      : insets
  }

  private var contentMargins: UIEdgeInsets {
    let end = parts.accessory == nil ? place.margin : Length.accessoryGap
    return UIEdgeInsets(
      top: Length.vertical, left: isMirrored ? end : place.margin, bottom: Length.vertical,
      right: isMirrored ? place.margin : end)
  }

  /// It is the table that keeps clear of the safe area, and what of that lies over a row is not known
  /// where that is measured. A table that does not leaves it to the content.
  private func takeMargins() {
    contentView.insetsLayoutMarginsFromSafeArea = table?.insetsContentViewsToSafeArea == false
    contentView.layoutMargins = contentMargins
  }

  private func accessorySize(_ view: UIView) -> CGSize {
    if view is CellAccessory { return view.sizeThatFits(.zero).settled }
    if view.translatesAutoresizingMaskIntoConstraints { return view.bounds.size.settled }
    return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).settled
  }

  private func layOut(_ accessory: UIView, in bounds: CGRect) {
    let size = accessorySize(accessory)
    let rect = CGRect(
      x: bounds.width - leadingInsets.right - size.width
        - (parts.grip == nil ? place.margin : CellGrip.width),
      y: pixels.whole((bounds.height - size.height) / 2), width: size.width, height: size.height)
    accessory.lie(asLargeAsWanted: directed(rect, in: bounds.width))
  }

  // MARK: Separators

  /// As thin as the screen can show.
  private var hairline: CGFloat { 1 / max(1, layoutScale) }

  var shownSeparatorInset: UIEdgeInsets {
    if let own = parts.separatorInset { return own }
    let automatic = UIEdgeInsets(
      top: 0, left: parts.textStart, bottom: 0, right: place.separatorEnd)
    guard let given = place.separatorInset else { return automatic }
    return place.isInsetAdded ? given + automatic : given
  }

  private func layOutSeparators() {
    let bounds = layer.bounds
    let isEdge = place.style == .grouped
    let hasLower = place.separatorColor != nil && !(place.style == .insetGrouped && place.isLast)
    parts.lower = separator(parts.lower, isNeeded: hasLower)
    parts.upper = separator(
      parts.upper, isNeeded: place.separatorColor != nil && isEdge && place.isFirst)
    let insets = isEdge && place.isLast ? .zero : shownSeparatorInset
    let line = CGRect(
      x: insets.left, y: bounds.height - hairline,
      width: max(0, bounds.width - insets.left - insets.right), height: hairline)
    parts.lower?.lie(in: directed(line, in: bounds.width))
    parts.upper?.lie(in: CGRect(x: 0, y: 0, width: bounds.width, height: hairline))
  }

  private func separator(_ part: ControlPart?, isNeeded: Bool) -> ControlPart? {
    guard isNeeded else {
      part?.removeFromSuperview()
      return nil
    }
    let part = part ?? ControlPart(place.separatorColor)
    if part.superview == nil { addSubview(part) }
    if part.backgroundColor != place.separatorColor { part.backgroundColor = place.separatorColor }
    return part
  }

  // MARK: Texts

  private struct Texts {
    var image = CGRect.zero
    var text = CGRect.zero
    var detail = CGRect.zero
    var height: CGFloat = 0
  }

  private func layOutTexts(in size: CGSize) {
    let texts = texts(in: size)
    func lie(_ view: UIView?, _ rect: CGRect) { view?.lie(in: directed(rect, in: size.width)) }
    lie(parts.imageView, texts.image)
    lie(parts.textLabel, texts.text)
    lie(parts.detailLabel, texts.detail)
    parts.textStart = texts.text.minX + contentFrame(in: layer.bounds.size).minX
  }

  private func texts(in size: CGSize) -> Texts {
    var texts = Texts()
    let left = place.margin + CGFloat(max(0, indentationLevel)) * indentationWidth.settled
    let right = size.width - (parts.accessory == nil ? place.margin : Length.accessoryGap)
    var start = left
    if let image = parts.imageView?.image {
      var wanted = image.size.settled
      // An image is no higher than its row.
      if wanted.height > size.height, size.height > 0 {
        wanted = CGSize(width: wanted.width * size.height / wanted.height, height: size.height)
      }
      if image.isSymbolImage { wanted.width = max(wanted.width, Length.symbolWidth) }
      texts.image = CGRect(
        x: left, y: pixels.whole((size.height - wanted.height) / 2), width: wanted.width,
        height: wanted.height)
      start = texts.image.maxX + Length.imageGap
    }
    let room = CGRect(x: start, y: 0, width: max(0, right - start), height: size.height)
    switch ownStyle {
    case .default: placeOne(&texts, room)
    case .subtitle: placeBelow(&texts, room)
    case .value1: placeApart(&texts, room)
    case .value2: placeBeside(&texts, room)
    }
    return texts
  }

  private func fitting(_ label: UILabel?, _ width: CGFloat) -> CGSize {
    guard let label, label.text?.isEmpty == false else { return .zero }
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: min(pixels.up(size.width), width), height: pixels.up(size.height)).settled
  }

  /// A rectangle in the middle of the room's height.
  private func centred(
    _ height: CGFloat, x: CGFloat, width: CGFloat, in room: CGRect
  ) -> CGRect {
    CGRect(
      x: x, y: pixels.whole(room.midY - height / 2), width: max(0, width), height: height)
  }

  private func placeOne(_ texts: inout Texts, _ room: CGRect) {
    let size = fitting(parts.textLabel, room.width)
    texts.text = centred(size.height, x: room.minX, width: room.width, in: room)
    texts.height = size.height
  }

  private func placeBelow(_ texts: inout Texts, _ room: CGRect) {
    let (title, detail) = (
      fitting(parts.textLabel, room.width), fitting(parts.detailLabel, room.width)
    )
    let gap = title.height > 0 && detail.height > 0 ? Length.lineGap : 0
    texts.height = title.height + gap + detail.height
    let top = pixels.whole(room.midY - texts.height / 2)
    texts.text = CGRect(x: room.minX, y: top, width: room.width, height: title.height)
    texts.detail = CGRect(
      x: room.minX, y: top + title.height + gap, width: room.width, height: detail.height)
  }

  private func placeApart(_ texts: inout Texts, _ room: CGRect) {
    let title = fitting(parts.textLabel, room.width)
    let left = max(0, room.width - title.width - Length.textGap)
    let detail = fitting(parts.detailLabel, left)
    texts.text = centred(title.height, x: room.minX, width: title.width, in: room)
    texts.detail = centred(
      detail.height, x: room.maxX - detail.width, width: detail.width, in: room)
    texts.height = max(title.height, detail.height)
  }

  private func placeBeside(_ texts: inout Texts, _ room: CGRect) {
    let width = pixels.whole(room.width * Length.titleShare)
    let start = room.minX + width + Length.textGap
    let (title, detail) = (
      fitting(parts.textLabel, width), fitting(parts.detailLabel, max(0, room.maxX - start))
    )
    texts.text = centred(title.height, x: room.minX, width: width, in: room)
    texts.detail = centred(detail.height, x: start, width: room.maxX - start, in: room)
    texts.height = max(title.height, detail.height)
  }

  // MARK: Size

  /// What constraints in the content view ask for; else what the cell itself needs.
  func fittingHeight(forWidth width: CGFloat) -> CGFloat {
    updateConfigurationIfNeeded()
    let isConstrained = contentView.subviews.contains {
      !$0.translatesAutoresizingMaskIntoConstraints
    }
    guard parts.configured == nil, isConstrained else { return ownHeight(forWidth: width) }
    let content = contentFrame(in: CGSize(width: width, height: 0))
    takeMargins()
    let height = contentView.systemLayoutSizeFitting(
      CGSize(width: content.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return height > 0 ? pixels.up(height).settled : UITableView.standardRowHeight
  }

  /// What the configuration or the texts need, and no less than a row usually has.
  func ownHeight(forWidth width: CGFloat) -> CGFloat {
    updateConfigurationIfNeeded()
    let content = contentFrame(in: CGSize(width: width, height: 0))
    guard let configured = parts.configured else {
      let texts = texts(in: CGSize(width: content.width, height: 0))
      let needed = texts.height > 0 ? texts.height + 2 * Length.vertical : 0
      return max(UITableView.standardRowHeight, pixels.up(needed)).settled
    }
    takeMargins()
    let height = configured.systemLayoutSizeFitting(
      CGSize(width: content.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    let least = configured is UIListContentView || !(height > 0)
    return max(least ? UITableView.standardRowHeight : 0, pixels.up(height)).settled
  }
}

extension UIView {
  /// The width for which the height of what goes into a table is asked for: a table without any asks for that, and who
  /// only wants a view as small as can be names none, which is its own.
  func widthToFit(_ targetSize: CGSize, _ horizontal: UILayoutPriority) -> CGFloat {
    let isWidth = targetSize.width > 0 || horizontal == .required
    return isWidth ? max(0, targetSize.width) : bounds.width
  }
}
