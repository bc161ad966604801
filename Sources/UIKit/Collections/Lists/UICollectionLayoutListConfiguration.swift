import CoreGraphics
import Foundation

/// How a section looks that is a list of rows.
@MainActor
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable {
    /// From edge to edge; headers stay in sight as long as their section does.
    case plain
    case grouped
    /// Sections are cards with round corners.
    case insetGrouped
    /// Rows without separators, whose selection has round corners.
    case sidebar
    case sidebarPlain
  }

  public enum HeaderMode: Int, Sendable {
    case none
    /// A view that the data source gives.
    case supplementary
    case firstItemInSection
  }

  public enum FooterMode: Int, Sendable {
    case none
    case supplementary
  }

  public typealias SwipeActionsConfigurationProvider =
    @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
  public typealias ItemSeparatorHandler =
    @MainActor (_ indexPath: IndexPath, _ configuration: UIListSeparatorConfiguration) ->
    UIListSeparatorConfiguration

  public let appearance: Appearance
  public var showsSeparators: Bool
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Says how a row's separators are others than those of the section.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// Behind all sections; nil for the appearance's own.
  public var backgroundColor: UIColor?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// Above the header; nil for what suits the appearance.
  public var headerTopPadding: CGFloat?
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = !appearance.isSidebar
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}

extension UICollectionLayoutListConfiguration.Appearance {
  var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }
  var isGrouped: Bool { self == .grouped || self == .insetGrouped }

  /// Whether rows go from one edge of the view to the other.
  var reachesEdges: Bool { self != .insetGrouped && self != .sidebar }

  var ground: UIColor {
    switch self {
    case .plain, .sidebarPlain: .systemBackground
    case .grouped, .insetGrouped: .systemGroupedBackground
    case .sidebar: .secondarySystemBackground
    }
  }
}

/// What the lines between rows look like.
public struct UIListSeparatorConfiguration: Hashable {
  public enum Visibility: Int, Sendable {
    case automatic
    case visible
    case hidden
  }

  /// Insets that follow what the row shows.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  public var topSeparatorInsets = automaticInsets
  public var bottomSeparatorInsets = automaticInsets
  public var color = UIColor.separator

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  public func hash(into hasher: inout Hasher) {
    hasher.combine(topSeparatorVisibility)
    hasher.combine(bottomSeparatorVisibility)
    hasher.combine(color)
  }
}

// MARK: Sections

extension UICollectionViewCompositionalLayout {
  /// A layout all of whose sections are lists.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}

extension NSCollectionLayoutSection {
  private enum Length {
    static let row: CGFloat = 44
    static let header: CGFloat = 28
    /// Above and below groups without a title.
    static let groupGap: CGFloat = 17.5
    static let sidebarMargin: CGFloat = 10
  }

  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(Length.row))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    let (appearance, container) = (configuration.appearance, layoutEnvironment.container)
    let margin: CGFloat = container.contentSize.width >= 414 ? 20 : 16
    var list = ListSection(configuration: configuration, margins: (16, 16))
    if appearance.reachesEdges {
      // Backgrounds go to the edges, and what is shown keeps clear of them.
      section.contentInsetsReference = .none
      list.margins = (
        margin + container.contentInsets.leading, margin + container.contentInsets.trailing
      )
    } else {
      let side = appearance == .sidebar ? Length.sidebarMargin : margin
      section.contentInsets.leading = side
      section.contentInsets.trailing = side
      if appearance == .sidebar { list.margins = (10, 10) }
    }
    if appearance.isGrouped {
      if configuration.headerMode == .none { section.contentInsets.top = Length.groupGap }
      if configuration.footerMode == .none { section.contentInsets.bottom = Length.groupGap }
    }
    section.list = list
    section.addListEdges(configuration)
    return section
  }

  private func addListEdges(_ configuration: UICollectionLayoutListConfiguration) {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(Length.header))
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = configuration.appearance == .plain
      boundarySupplementaryItems.append(header)
    }
    if configuration.footerMode == .supplementary {
      let footer = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter,
        alignment: .bottom)
      boundarySupplementaryItems.append(footer)
    }
  }
}
