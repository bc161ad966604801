import CoreGraphics

// What belongs to the table as a whole, and how wide things are.

extension UITableView {
  /// How far text is from the sides: as wide as the system's margins of a screen.
  var sideMargin: CGFloat { layer.bounds.width < 414 ? 16 : 20 }

  /// What of the safe area lies at the sides, where the content keeps clear of it.
  private var sideArea: (left: CGFloat, right: CGFloat) {
    let insets = adjustedContentInset
    return (
      max(0, safeAreaInsets.left - insets.left).settled,
      max(0, safeAreaInsets.right - insets.right).settled
    )
  }

  /// Titles at the edge stand beside what rows show; those of cards have the margin.
  private var indexRoom: CGFloat {
    look.index == nil || style == .insetGrouped ? 0 : TableIndex.width
  }

  /// How far what cells show lies from their sides.
  var contentInsets: UIEdgeInsets {
    let clear = insetsContentViewsToSafeArea && style != .insetGrouped
    var (left, right) = clear ? sideArea : (0, 0)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      left = max(left, indexRoom)
    } else {
      right = max(right, indexRoom)
    }
    return UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
  }

  /// A stretch of the table's height, as wide as cells are.
  func cellFrame(_ span: TableSpan) -> CGRect {
    var (left, right): (CGFloat, CGFloat) = (0, 0)
    if style == .insetGrouped {
      (left, right) = insetsContentViewsToSafeArea ? sideArea : (0, 0)
      (left, right) = (left + sideMargin, right + sideMargin)
    }
    return CGRect(
      x: left, y: span.top, width: max(0, layer.bounds.width - left - right), height: span.height)
  }

  func fixtureHeight(_ view: UIView?) -> CGFloat { max(0, view?.bounds.height.settled ?? 0) }

  func replaceFixture(_ old: UIView?, with view: UIView?, isBehind: Bool) {
    if old !== view, old?.superview === self { old?.removeFromSuperview() }
    if let view {
      if isBehind { insertSubview(view, at: 0) } else { addSubview(view) }
    }
    rowLayout.top = fixtureHeight(tableHeaderView)
    if isLoaded { updateContentSize() }
    setNeedsLayout()
  }

  /// Puts the table's header, its footer and what lies behind the rows in their places.
  func placeFixtures() {
    let bounds = layer.bounds
    if let backgroundView {
      backgroundView.lie(in: bounds)
      sendSubviewToBack(backgroundView)
    }
    if let tableHeaderView, tableHeaderView.superview === self {
      let height = fixtureHeight(tableHeaderView)
      tableHeaderView.lie(in: CGRect(x: 0, y: 0, width: bounds.width, height: height))
      if rowLayout.top != height {
        rowLayout.top = height
        updateContentSize()
        setNeedsLayout()
      }
    }
    if let tableFooterView, tableFooterView.superview === self {
      tableFooterView.lie(
        in: CGRect(
          x: 0, y: rowLayout.bottom, width: bounds.width,
          height: fixtureHeight(tableFooterView)))
    }
  }

  /// Cells, headers and footers take anew what they look like.
  func updateLooks() {
    for row in shownRows { place(row.cell, at: row.path) }
    for edge in shownEdges.views.keys {
      (shownEdges[edge]?.view as? UITableViewHeaderFooterView)?.role?.insets = contentInsets
    }
    setNeedsLayout()
  }

  // MARK: Looks of cells

  func cellPlace(at path: IndexPath) -> CellPlace {
    var place = CellPlace(style: style, margin: sideMargin, insets: contentInsets)
    (place.isFirst, place.isLast) = ends(at: path)
    guard separatorStyle == .singleLine else { return place }
    place.separatorColor = separatorColor
    place.separatorInset = look.separatorInset
    place.separatorEnd = indexRoom
    place.isInsetAdded = separatorInsetReference == .fromAutomaticInsets
    return place
  }
}
