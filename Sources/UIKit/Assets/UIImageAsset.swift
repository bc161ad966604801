import CoreGraphics
import Foundation
import Synchronization

/// Pictures of the same thing for different traits. Views show the one that is for theirs.
open class UIImageAsset: NSObject, @unchecked Sendable {
  /// Nil for one that images are registered with.
  private let contents: AssetContents?
  private let store = Mutex(Store())

  /// What is kept knows nothing of the asset, which would never go else.
  private struct Store {
    /// What was found in the catalogue.
    var found: [AssetWish: ImageState] = [:]
    var registered: [(traits: Traits, image: UIImage)] = []
  }

  /// One without pictures.
  public override init() {
    contents = nil
    super.init()
  }

  /// What a catalogue in a folder has by a name; nil where none has.
  init?(named name: String, in folder: String) {
    guard let set = AssetCatalogs.shared.set(named: name, .image, in: folder),
      let contents = AssetContents(of: set, .image)
    else { return nil }
    self.contents = contents
    super.init()
  }

  /// The picture that is nearest to what is wished; one of no size where there is none at all.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    variant(for: traitCollection).map { UIImage($0) } ?? UIImage()
  }

  open func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traitCollection ?? .current)
  }

  /// Adds a picture, in place of the one for the same traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    let traits = traitCollection.traits
    let image = UIImage(image.state.with { $0.asset = nil })
    store.withLock { store in
      store.registered.removeAll { $0.traits == traits }
      store.registered.append((traits, image))
    }
  }

  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }

  open func unregister(imageWith traitCollection: UITraitCollection) {
    let traits = traitCollection.traits
    store.withLock { $0.registered.removeAll { $0.traits == traits } }
  }

  open func unregisterImage(with configuration: UIImage.Configuration) {
    unregister(imageWith: configuration.traitCollection ?? UITraitCollection())
  }

  /// The picture for traits; nil where there is none at all.
  func variant(for traits: UITraitCollection) -> ImageState? {
    if let image = registeredImage(for: traits.traits) {
      return image.state.with { $0.asset = self }
    }
    guard let contents else { return nil }
    let wish = AssetWish(traits)
    let kept = store.withLock { $0.found[wish] }
    guard let state = kept ?? ImageState(contents, for: wish) else { return nil }
    if kept == nil { store.withLock { $0.found[wish] = state } }
    return state.with { $0.asset = self }
  }

  /// Of those that contradict nothing, the one that says most; of these the one of the nearest scale.
  private func registeredImage(for wanted: Traits) -> UIImage? {
    let registered = store.withLock { $0.registered }
    func fit(_ traits: Traits) -> [Double] {
      var others = traits
      others.displayScale = 0
      let isFor = wanted.overridden(by: others) == wanted
      let wantedScale = wanted.displayScale > 0 ? wanted.displayScale : ScreenScale.main
      let scale = traits.displayScale > 0 ? traits.displayScale : 1
      return [isFor ? 1 : 0, Double(others.specified), -Double(abs(wantedScale - scale))]
    }
    return registered.max { fit($0.traits).lexicographicallyPrecedes(fit($1.traits)) }?.image
  }

  /// The same set of a catalogue, however often it was asked for.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImageAsset else { return false }
    return self === other || (contents != nil && contents?.set == other.contents?.set)
  }

  open override var hash: Int { contents?.set.hashValue ?? ObjectIdentifier(self).hashValue }
}

extension Traits {
  /// How many of the traits are specified.
  fileprivate var specified: Int {
    let said = [
      userInterfaceStyle != .unspecified, userInterfaceIdiom != .unspecified,
      userInterfaceLevel != .unspecified, accessibilityContrast != .unspecified,
      layoutDirection != .unspecified, horizontalSizeClass != .unspecified,
      verticalSizeClass != .unspecified, contentSizeCategory != .unspecified, displayScale != 0,
    ]
    return said.count { $0 } + own.count
  }
}
