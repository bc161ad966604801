import CoreGraphics

/// Short titles at the edge of a table; a finger on one takes the table to its section.
final class TableIndex: UIControl {
  let titles: [String]
  private let labels: [UILabel]
  /// Hears which title the finger came to.
  var onTitle: (Int) -> Void = { _ in }
  private var last: Int?

  static let width: CGFloat = 16
  /// Of a title.
  private static let height: CGFloat = 15

  init(_ titles: [String]) {
    self.titles = titles
    labels = titles.map { title in
      let label = UILabel()
      label.text = title == UITableView.indexSearch ? "\u{2315}" : title
      label.font = .systemFont(ofSize: 11, weight: .semibold)
      label.textAlignment = .center
      return label
    }
    super.init(frame: .zero)
    for label in labels { addSubview(label) }
  }

  required init?(coder: NSCoder) { nil }

  var color: UIColor? {
    didSet {
      for label in labels { label.textColor = color ?? .tintColor }
    }
  }

  /// As high as all titles, and no higher than there is room.
  private var spans: (top: CGFloat, step: CGFloat) {
    let count = CGFloat(max(1, titles.count))
    let step = min(Self.height, bounds.height / count)
    return ((bounds.height - step * count) / 2, step)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (top, step) = spans
    for (index, label) in labels.enumerated() {
      label.lie(
        in: CGRect(x: 0, y: top + CGFloat(index) * step, width: bounds.width, height: step))
    }
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    last = nil
    return continueTracking(touch, with: event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let (top, step) = spans
    guard step > 0, !titles.isEmpty else { return false }
    let share = ((touch.location(in: self).y - top) / step).settled
    let index = Int(min(max(share, 0), CGFloat(titles.count - 1)))
    if index != last { onTitle(index) }
    last = index
    return true
  }
}

extension UITableView {
  /// Asks for the titles anew.
  func askIndex() {
    look.index?.removeFromSuperview()
    look.index = nil
    let count = rowLayout.sections.reduce(0) { $0 + $1.rows.count }
    guard let titles = dataSource?.sectionIndexTitles(for: self), !titles.isEmpty,
      count >= sectionIndexMinimumDisplayRowCount
    else { return }
    let index = TableIndex(titles)
    index.color = sectionIndexColor
    index.backgroundColor = sectionIndexBackgroundColor
    index.onTitle = { [weak self] in self?.showSection(ofTitle: $0) }
    putInFront(index)
    look.index = index
  }

  private func showSection(ofTitle title: Int) {
    guard let titles = look.index?.titles, titles.indices.contains(title) else { return }
    if titles[title] == Self.indexSearch {
      return go(to: CGPoint(x: contentOffset.x, y: -adjustedContentInset.top), animated: false)
    }
    let section =
      dataSource?.tableView(
        self, sectionForSectionIndexTitle: titles[title], at: title) ?? title
    guard rowLayout.sections.indices.contains(section) else { return }
    scroll(to: IndexPath(row: NSNotFound, section: section), .top, animated: false)
  }

  /// A finger that goes along the titles drags nothing.
  func isOnIndex(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let index = look.index, recognizer.numberOfTouches > 0,
      let pan = recognizer as? UIPanGestureRecognizer
    else { return false }
    let (place, way) = (pan.location(in: self), pan.translation(in: self))
    return index.frame.holds(CGPoint(x: place.x - way.x, y: place.y - way.y))
  }

  /// At the end of the rows, whatever is scrolled.
  func placeIndex() {
    guard let index = look.index else { return }
    let (bounds, insets) = (layer.bounds, adjustedContentInset)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isMirrored ? bounds.minX : bounds.maxX - TableIndex.width
    index.lie(
      in: CGRect(
        x: x, y: bounds.minY + insets.top, width: TableIndex.width,
        height: max(0, bounds.height - insets.top - insets.bottom)))
    if hasSubview(above: index, where: isRowOrEdge) { putInFront(index) }
  }
}
