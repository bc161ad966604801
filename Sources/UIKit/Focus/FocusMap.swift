import CoreGraphics

/// The views of a tree that the focus can be on, with their places in the window.
@MainActor
struct FocusMap {
  struct Item {
    let view: UIView
    let rect: CGRect
  }

  /// By lines from top to bottom, within a line from left to right.
  let ordered: [Item]

  init(of root: UIView, in window: UIWindow) {
    var items: [Item] = []
    var pending = [(view: root, canScroll: false)]
    while let (view, canScroll) = pending.popLast() {
      guard view.takesTouches else { continue }
      if view.canBecomeFocused {
        let rect = window.convert(view.bounds, from: view)
        // What lies beyond the edge of a scroll view comes into sight with the focus.
        if rect.isFinite, rect.width > 0, rect.height > 0, canScroll || rect.touches(window.bounds)
        {
          items.append(Item(view: view, rect: rect))
        }
      }
      let showsMore = canScroll || (view as? UIScrollView)?.isScrollEnabled ?? false
      pending += view.subviewList.reversed().map { ($0, showsMore) }
    }
    ordered = Self.lines(of: items)
  }

  /// Whatever begins above the middle of a line's first item belongs to the line.
  private static func lines(of items: [Item]) -> [Item] {
    let fromTop = items.enumerated().sorted { first, second in
      let tops = (first.element.rect.minY, second.element.rect.minY)
      return tops.0 == tops.1 ? first.offset < second.offset : tops.0 < tops.1
    }.map(\.element)
    var ordered: [Item] = []
    var line: [Item] = []
    for item in fromTop {
      if let first = line.first, item.rect.minY >= first.rect.midY {
        ordered += sortedLine(line)
        line = []
      }
      line.append(item)
    }
    return ordered + sortedLine(line)
  }

  private static func sortedLine(_ line: [Item]) -> [Item] {
    line.enumerated().sorted { first, second in
      let sides = (first.element.rect.minX, second.element.rect.minX)
      return sides.0 == sides.1 ? first.offset < second.offset : sides.0 < sides.1
    }.map(\.element)
  }

  /// The next or the one before; round the end it begins anew.
  func neighbour(of view: UIView?, isForward: Bool) -> UIView? {
    guard !ordered.isEmpty else { return nil }
    guard let index = ordered.firstIndex(where: { $0.view === view }) else {
      return (isForward ? ordered.first : ordered.last)?.view
    }
    let step = isForward ? 1 : ordered.count - 1
    return ordered[(index + step) % ordered.count].view
  }

  /// The nearest in a direction; what lies straight on is nearer than what lies aside.
  func nearest(to view: UIView?, _ heading: UIFocusHeading) -> UIView? {
    guard let start = ordered.first(where: { $0.view === view }) else { return ordered.first?.view }
    var best: (view: UIView, distance: CGFloat)?
    for item in ordered where item.view !== start.view {
      guard let distance = Self.distance(from: start.rect, to: item.rect, heading) else { continue }
      if distance < best?.distance ?? .infinity { best = (item.view, distance) }
    }
    return best?.view
  }

  /// Nil where a rectangle does not lie in the direction.
  private static func distance(
    from start: CGRect, to end: CGRect, _ heading: UIFocusHeading
  ) -> CGFloat? {
    // It lies ahead if it begins beyond the middle.
    let ahead =
      switch heading {
      case .up: start.midY - end.maxY
      case .down: end.minY - start.midY
      case .left: start.midX - end.maxX
      default: end.minX - start.midX
      }
    guard ahead >= 0 else { return nil }
    let isLevel = heading == .left || heading == .right
    let gapX = max(0, end.minX - start.maxX, start.minX - end.maxX)
    let gapY = max(0, end.minY - start.maxY, start.minY - end.maxY)
    let aside = isLevel ? gapY : gapX
    // Of those that touch, the one that begins earlier is nearer; of neighbours in a grid without gaps,
    // the one that lies straight on.
    let offset = isLevel ? start.midY - end.midY : start.midX - end.midX
    return (isLevel ? gapX : gapY) + 2 * aside + ahead / 1000 + offset.magnitude / 1_000_000
  }
}

extension CGRect {
  fileprivate func touches(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
