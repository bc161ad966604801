import CoreGraphics

/// What a tab bar shows for one tab.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// Tabs of many apps, with their words and signs.
  public enum SystemItem: Int, Sendable {
    case more
    case favorites
    case featured
    case topRated
    case recents
    case contacts
    case history
    case bookmarks
    case search
    case downloads
    case mostRecent
    case mostViewed
  }

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    chosen = selectedImage
  }

  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(
      title: systemItem.title, image: UIImage(systemName: systemItem.symbol), selectedImage: nil)
    self.tag = tag
  }

  private var chosen: UIImage? {
    didSet { noteChange() }
  }

  /// The image unless it is set.
  open var selectedImage: UIImage? {
    get { chosen ?? image }
    set { chosen = newValue }
  }

  /// A word in a spot at the image's corner.
  open var badgeValue: String? {
    didSet { if badgeValue != oldValue { noteChange() } }
  }

  /// Red unless it is set.
  open var badgeColor: UIColor? {
    didSet { noteChange() }
  }

  open var titlePositionAdjustment = UIOffset.zero {
    didSet { noteChange() }
  }

  open var standardAppearance: UITabBarAppearance? {
    didSet { noteChange() }
  }
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { noteChange() }
  }
}

extension UITabBarItem.SystemItem {
  fileprivate var title: String {
    switch self {
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }

  fileprivate var symbol: String {
    switch self {
    case .more: "ellipsis"
    case .favorites, .featured, .topRated: "star.fill"
    case .recents, .history, .mostRecent: "clock.fill"
    case .contacts: "person.crop.circle.fill"
    case .bookmarks: "book.fill"
    case .search: "magnifyingglass"
    case .downloads: "square.and.arrow.down.fill"
    case .mostViewed: "list.number"
    }
  }
}
