import CoreGraphics

/// What a view or controller says of traits for itself and all below, whatever holds above.
///
/// A trait that is set to be unspecified is contained, and leaves the question to whoever is above, as
/// `overrideUserInterfaceStyle` does. What was not set reads as the trait's default.
public struct UITraitOverrides: UIMutableTraits, CustomStringConvertible, Sendable {
  private(set) var traits = Traits()
  private var contained: Set<ObjectIdentifier> = []

  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { traits[trait] }
    set {
      traits[trait] = newValue
      contained.insert(ObjectIdentifier(trait))
    }
  }

  public func contains(_ trait: UITrait) -> Bool { contained.contains(ObjectIdentifier(trait)) }

  /// Has what is above hold again.
  public mutating func remove(_ trait: UITrait) {
    traits.remove(trait)
    contained.remove(ObjectIdentifier(trait))
  }

  public var description: String { "<UITraitOverrides: \(traits.text)>" }
}

extension UIView {
  /// Traits for this view and all below; they have the last word over `overrideUserInterfaceStyle`.
  public var traitOverrides: UITraitOverrides {
    get { extras?.overrides ?? UITraitOverrides() }
    set {
      changeTraits {
        Self.hasTraitOverrides = true
        ensureExtras().overrides = newValue
      }
    }
  }

  /// Afterwards the view knows its traits, as on Apple's systems, where it may have to wait for the next
  /// layout. Here it is told as soon as they change.
  public func updateTraitsIfNeeded() {}
}

extension UIViewController {
  /// Traits for this controller, its view and all below.
  public var traitOverrides: UITraitOverrides {
    get { overrides }
    set {
      UIView.hasTraitOverrides = true
      guard let view = viewIfLoaded else {
        overrides = newValue
        return
      }
      view.changeTraits { overrides = newValue }
    }
  }

  /// As `UIView.updateTraitsIfNeeded()`.
  public func updateTraitsIfNeeded() {}

  /// What holds for this controller whatever holds above, by its parent's word and its own.
  var ownTraits: Traits {
    var own = givenTraits?.traits ?? Traits()
    if overrideUserInterfaceStyle != .unspecified {
      own.userInterfaceStyle = overrideUserInterfaceStyle
    }
    return own.overridden(by: overrides.traits)
  }

  /// What will hold for the view, where it is not there yet.
  var traitsWithoutView: UITraitCollection {
    let inherited = parentReference?.traitCollection ?? .current
    guard UIView.hasTraitOverrides else { return inherited }
    let all = inherited.traits.overridden(by: ownTraits)
    return all == inherited.traits ? inherited : UITraitCollection(all)
  }
}
