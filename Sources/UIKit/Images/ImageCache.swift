import CoreGraphics
import Foundation
import ImageFiles
import Synchronization

/// The pictures that were asked for by name, until they take too much or their file changes.
final class ImageCache: Sendable {
  static let shared = ImageCache(budget: CacheBudget.namedImages)

  /// In bytes.
  private let budget: Int
  private let store = Mutex(Store())

  init(budget: Int) {
    self.budget = budget
  }

  private struct Store {
    var entries: [String: Entry] = [:]
    var clock = 0

    /// With the smaller copies that are made while pictures are painted.
    var bytes: Int { entries.values.reduce(0) { $0 + $1.image.image.byteCount + 256 } }
  }

  /// The picture in a file; nil where there is none that can be read.
  func image(atPath path: String) -> StoredImage? {
    guard let version = FileVersion(path) else { return nil }
    if let image = find(path, version) { return image }
    guard let data = FileManager.default.contents(atPath: path),
      let image = try? ImageFile.decodeStored([UInt8](data))
    else { return nil }
    keep(image, version, path)
    return image
  }

  /// What is kept now.
  var size: CacheSize {
    CacheSize("namedImages", bytes: store.withLock { $0.bytes }, limit: budget)
  }

  private func find(_ path: String, _ version: FileVersion) -> StoredImage? {
    store.withLock { store in
      guard let entry = store.entries[path], entry.version == version else { return nil }
      store.clock += 1
      store.entries[path]?.lastUse = store.clock
      return entry.image
    }
  }

  private func keep(_ image: StoredImage, _ version: FileVersion, _ path: String) {
    store.withLock { store in
      store.clock += 1
      store.entries[path] = Entry(image: image, version: version, lastUse: store.clock)
      while store.bytes > budget,
        let oldest = store.entries.min(by: { $0.value.lastUse < $1.value.lastUse })
      {
        store.entries[oldest.key] = nil
      }
    }
  }

  private struct Entry {
    let image: StoredImage
    let version: FileVersion
    var lastUse: Int
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
