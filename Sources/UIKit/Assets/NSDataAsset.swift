import Foundation

/// The name of a set of data.
public typealias NSDataAssetName = String

/// A file that an asset catalogue has by a name.
open class NSDataAsset: NSObject, @unchecked Sendable {
  public let name: NSDataAssetName
  public let data: Data
  /// What the catalogue says that the data are.
  public let typeIdentifier: String

  /// Of a catalogue in the main bundle; nil where none has the name, or its file cannot be read.
  public convenience init?(name: NSDataAssetName) {
    self.init(name: name, bundle: nil)
  }

  public convenience init?(name: NSDataAssetName, bundle: Bundle) {
    self.init(name: name, bundle: Optional(bundle))
  }

  private init?(name: NSDataAssetName, bundle: Bundle?) {
    for folder in Bundle.resourceFolders(of: bundle) {
      guard let set = AssetCatalogs.shared.set(named: name, .data, in: folder),
        let contents = AssetContents(of: set, .data)
      else { continue }
      for entry in contents.ranked(for: AssetWish(.current)) {
        guard let path = contents.path(of: entry),
          let data = FileManager.default.contents(atPath: path)
        else { continue }
        (self.name, self.data) = (name, data)
        typeIdentifier = entry.typeIdentifier ?? "public.data"
        super.init()
        return
      }
    }
    return nil
  }
}
