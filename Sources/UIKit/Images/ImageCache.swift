import CoreGraphics
import ImageFiles

/// The pictures that were asked for by name, until memory is short or their file changes.
final class ImageCache: Sendable {
  static let shared = ImageCache()

  /// 64 MiB of pixels; `NSCache` locks itself.
  private nonisolated(unsafe) let entries: NSCache<NSString, Entry>

  private init() {
    entries = NSCache()
    entries.totalCostLimit = 64 << 20
  }

  /// The picture in a file; nil where there is none that can be read.
  func image(atPath path: String) -> StoredImage? {
    guard let version = FileVersion(path) else { return nil }
    let key = NSString(string: path)
    if let entry = entries.object(forKey: key), entry.version == version { return entry.image }
    guard let data = FileManager.default.contents(atPath: path),
      let image = try? ImageFile.decodeStored([UInt8](data))
    else { return nil }
    let cost = image.image.width * image.image.height * 4
    entries.setObject(Entry(image, version), forKey: key, cost: cost)
    return image
  }

  private final class Entry {
    let image: StoredImage
    let version: FileVersion

    init(_ image: StoredImage, _ version: FileVersion) {
      self.image = image
      self.version = version
    }
  }

  /// What differs once somebody has written to a file or put another in its place.
  private struct FileVersion: Equatable {
    let number: UInt64?
    let size: UInt64?
    let date: Date?

    init?(_ path: String) {
      guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else {
        return nil
      }
      number = attributes[.systemFileNumber] as? UInt64
      size = attributes[.size] as? UInt64
      date = attributes[.modificationDate] as? Date
    }
  }
}
