import Foundation

extension UITraitCollection {
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(Traits(userInterfaceStyle: userInterfaceStyle))
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(Traits(userInterfaceIdiom: idiom))
  }

  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(Traits(userInterfaceLevel: userInterfaceLevel))
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(Traits(accessibilityContrast: accessibilityContrast))
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(Traits(layoutDirection: layoutDirection))
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Traits(horizontalSizeClass: horizontalSizeClass))
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Traits(verticalSizeClass: verticalSizeClass))
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(Traits(contentSizeCategory: preferredContentSizeCategory))
  }

  public convenience init(displayScale scale: CGFloat) {
    self.init(Traits(displayScale: UITraitDisplayScale.cleaned(scale)))
  }

  /// All traits of several collections; of one that several specify, the last one's.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(Traits()) { $0.overridden(by: $1.traits) })
  }

  /// What holds in a window of a size in points, on a display of a scale.
  package convenience init(style: UIUserInterfaceStyle, size: CGSize, scale: CGFloat) {
    var traits = UITraitCollection.standard.traits
    traits.userInterfaceStyle = style
    traits.displayScale = scale
    traits.horizontalSizeClass = size.width < Self.regularWidth ? .compact : .regular
    traits.verticalSizeClass = size.height < Self.regularHeight ? .compact : .regular
    self.init(traits)
  }

  /// Phones held upright are narrower, and lying on their side lower.
  private static let regularWidth: CGFloat = 700
  private static let regularHeight: CGFloat = 480
}
