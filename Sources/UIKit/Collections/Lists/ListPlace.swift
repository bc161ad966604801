import CoreGraphics
import Foundation

/// What a section that is a list knows of its rows.
@MainActor
struct ListSection {
  var configuration: UICollectionLayoutListConfiguration
  /// Between the edges of a row and what it shows.
  var margins: (leading: CGFloat, trailing: CGFloat)

  func place(of path: IndexPath, count: Int) -> ListPlace {
    let hasHeader = configuration.headerMode == .firstItemInSection
    let first = hasHeader ? 1 : 0
    var place = place(hasHeader && path.item == 0 ? .header : .row)
    place.isFirst = path.item == first
    place.isLast = path.item == count - 1
    if place.role == .row, configuration.showsSeparators {
      let separators = configuration.separatorConfiguration
      place.separators = configuration.itemSeparatorHandler?(path, separators) ?? separators
    }
    return place
  }

  func place(ofKind kind: String) -> ListPlace {
    place(kind == UICollectionView.elementKindSectionFooter ? .footer : .header)
  }

  private func place(_ role: ListPlace.Role) -> ListPlace {
    ListPlace(
      appearance: configuration.appearance, role: role, leading: margins.leading,
      trailing: margins.trailing, topPadding: configuration.headerTopPadding)
  }
}

/// Where a view is in a list, which says what it looks like.
struct ListPlace: Equatable {
  enum Role {
    case row
    case header
    case footer
  }

  var appearance = UICollectionLayoutListConfiguration.Appearance.plain
  var role = Role.row
  var isFirst = false
  var isLast = false
  var leading: CGFloat = 16
  var trailing: CGFloat = 16
  /// Above a header, where somebody says so.
  var topPadding: CGFloat?
  /// Nil for none.
  var separators: UIListSeparatorConfiguration?

  var isInCard: Bool { appearance == .insetGrouped && role == .row }

  var content: UIListContentConfiguration {
    switch role {
    case .row: appearance.isSidebar ? .sidebarCell() : .cell()
    case .footer: appearance.isGrouped ? .groupedFooter() : .plainFooter()
    case .header:
      appearance.isSidebar
        ? .sidebarHeader() : appearance.isGrouped ? .groupedHeader() : .plainHeader()
    }
  }

  var background: UIBackgroundConfiguration {
    switch role {
    case .row:
      appearance.isSidebar
        ? .listSidebarCell() : appearance.isGrouped ? .listGroupedCell() : .listPlainCell()
    case .header, .footer:
      appearance == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
    }
  }

  /// Whether the line above, or below, is to be seen where nobody says so.
  func showsLine(isTop: Bool) -> Bool {
    switch appearance {
    case .plain, .sidebar, .sidebarPlain: !isTop
    case .grouped: isTop ? isFirst : true
    case .insetGrouped: !isTop && !isLast
    }
  }

  /// Whether that line goes from edge to edge.
  func isWhole(isTop: Bool) -> Bool { appearance == .grouped && (isTop ? isFirst : isLast) }
}
