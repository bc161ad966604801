import CoreGraphics
import ImageFiles
import Synchronization

// Images from bytes, files and names.

extension ImageState {
  init?(data: Data, scale: CGFloat) {
    guard let stored = try? ImageFile.decodeStored([UInt8](data)) else { return nil }
    self.init(stored.image, scale: scale, orientation: UIImage.Orientation(stored.orientation))
  }

  init?(contentsOfFile path: String) {
    for file in ScaledImageFile.candidates(for: path, screenScale: ScreenScale.main) {
      guard let data = FileManager.default.contents(atPath: file.path) else { continue }
      self.init(data: data, scale: file.scale)
      return
    }
    return nil
  }

  /// An image in a folder, of its asset catalogues or a file; kept in memory for the next one who asks.
  fileprivate init?(named name: String, in folder: String, for traits: UITraitCollection?) {
    guard !name.isEmpty else { return nil }
    let asset = UIImageAsset(named: name, in: folder)
    if let variant = asset?.variant(for: traits ?? .current) {
      self = variant
      return
    }
    let given = traits?.displayScale ?? 0
    let scale = given > 0 ? given : ScreenScale.main
    for name in ScaledImageFile.fileNames(for: name) {
      let path = folder + "/" + name
      for file in ScaledImageFile.candidates(for: path, screenScale: scale) {
        guard let stored = ImageCache.shared.image(atPath: file.path) else { continue }
        self.init(
          stored.image, scale: file.scale, orientation: UIImage.Orientation(stored.orientation))
        return
      }
    }
    return nil
  }
}

extension UIImage {
  /// Where images are looked for by name before the main bundle: the folders of scenes and tests.
  package static var searchDirectories: [String] {
    get { searchDirectoryList.withLock { $0 } }
    set { searchDirectoryList.withLock { $0 = newValue } }
  }

  private static let searchDirectoryList = Mutex<[String]>([])

  /// The image of a name in the main bundle: of an asset catalogue, or a file in the version nearest to
  /// the screen's scale.
  ///
  /// A name without an ending means a PNG or JPEG file. An image is read once and read again after
  /// its file has changed.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The same in another bundle. Of a catalogue's images the one for the traits is taken, and views show
  /// the one for theirs; of files only the scale counts.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    for folder in Bundle.resourceFolders(of: bundle) {
      guard let state = ImageState(named: name, in: folder, for: traitCollection) else { continue }
      self.init(state)
      return
    }
    return nil
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
  }

  /// What an image is wanted for.
  open class Configuration: NSObject, @unchecked Sendable {
    public let traitCollection: UITraitCollection?

    public init(traitCollection: UITraitCollection?) {
      self.traitCollection = traitCollection
      super.init()
    }

    /// What another says goes over what this one does.
    open func applying(_ otherConfiguration: Configuration?) -> Configuration {
      otherConfiguration ?? self
    }
  }
}
