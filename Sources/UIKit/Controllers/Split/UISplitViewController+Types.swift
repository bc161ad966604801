extension UISplitViewController {
  public enum Style: Int, Sendable {
    /// A primary and a secondary controller, each shown as it is.
    case unspecified
    case doubleColumn
    case tripleColumn
  }

  public enum Column: Int, Sendable {
    case primary
    /// Between the two others, in the style `tripleColumn` alone.
    case supplementary
    case secondary
    /// Shown instead of all others where there is no room for columns.
    case compact
  }

  /// Which columns are seen beside the secondary one, and how they lie.
  public enum DisplayMode: Int, Sendable {
    case automatic
    case secondaryOnly
    case oneBesideSecondary
    case oneOverSecondary
    case twoBesideSecondary
    case twoOverSecondary
    /// The secondary column makes room by leaving the view in part.
    case twoDisplaceSecondary
  }

  public enum SplitBehavior: Int, Sendable {
    case automatic
    case tile
    case overlay
    case displace
  }

  public enum PrimaryEdge: Int, Sendable {
    case leading
    case trailing
  }

  /// Whether columns that are navigation controllers show the button that changes the mode.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// Where hands may change the mode.
    case automatic
    case never
    case always
  }
}

extension UISplitViewController.DisplayMode {
  /// How many columns are seen beside the secondary one.
  var count: Int {
    switch self {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  /// Whether what is seen beside the secondary column keeps touches from it.
  var shadesSecondary: Bool {
    switch self {
    case .oneOverSecondary, .twoOverSecondary, .twoDisplaceSecondary: true
    case .automatic, .secondaryOnly, .oneBesideSecondary, .twoBesideSecondary: false
    }
  }

  /// The behaviour that alone has the mode.
  var ownBehavior: UISplitViewController.SplitBehavior {
    switch self {
    case .automatic, .secondaryOnly: .automatic
    case .oneBesideSecondary, .twoBesideSecondary: .tile
    case .oneOverSecondary, .twoOverSecondary: .overlay
    case .twoDisplaceSecondary: .displace
    }
  }

  /// So many columns beside the secondary one, as a behaviour shows them.
  init(count: Int, _ behavior: UISplitViewController.SplitBehavior) {
    self =
      switch (count, behavior) {
      case (1, .overlay): .oneOverSecondary
      case (1, _): .oneBesideSecondary
      case (2, .overlay): .twoOverSecondary
      case (2, .displace): .twoDisplaceSecondary
      case (2, _): .twoBesideSecondary
      default: .secondaryOnly
      }
  }
}
