import CoreGraphics

/// Traits that can be set: those of a collection that is being made, and those that a view or controller
/// says for itself.
///
/// Clients define traits of their own by a type, and add a property here for each:
/// `var theme: Theme { get { self[ThemeTrait.self] } set { self[ThemeTrait.self] = newValue } }`.
public protocol UIMutableTraits {
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

extension UIMutableTraits {
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }

  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }

  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }

  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }

  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }

  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }

  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }

  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }

  /// A number that is no scale counts as unspecified.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }
}

extension UITraitCollection {
  public typealias TraitMutations = (inout any UIMutableTraits) -> Void

  /// Traits that a block sets, and no others.
  public convenience init(mutations: TraitMutations) {
    self.init(MutableTraits.mutated(Traits(), mutations))
  }

  /// These traits, but for what a block sets.
  public func modifyingTraits(_ mutations: TraitMutations) -> UITraitCollection {
    UITraitCollection(MutableTraits.mutated(traits, mutations))
  }

  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { traits[trait] }
}

private struct MutableTraits: UIMutableTraits {
  var traits: Traits

  static func mutated(_ traits: Traits, _ mutations: UITraitCollection.TraitMutations) -> Traits {
    var mutable: any UIMutableTraits = MutableTraits(traits: traits)
    mutations(&mutable)
    // A block may put anything that has traits in its place, overrides for one.
    return (mutable as? MutableTraits)?.traits ?? (mutable as? UITraitOverrides)?.traits ?? traits
  }

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { traits[trait] }
    set { traits[trait] = newValue }
  }
}
