import CoreGraphics
import ImageFiles
import Synchronization

/// The pictures of the scenes that were loaded last, so that a reload decodes only what is new and
/// a layer whose picture stays the same keeps it.
///
/// A file is known by its path and all of its bytes. What has not been asked for the longest is
/// given up first, and what no load of a while has asked for in any case: unless layers show it, which
/// would be given another one by the next load.
final class DecodedImages: Sendable {
  static let shared = DecodedImages()

  /// Of pixels and of files, in bytes.
  private let budget: Int
  private let store = Mutex(Store())

  init(budget: Int = CacheBudget.sceneImages) {
    self.budget = budget
  }

  private enum Key: Hashable {
    case file(String)
    case checkerboard(Checkerboard)
    case symbol(SymbolValue, color: CGColor, scale: CGFloat)
  }

  private struct Store {
    var entries: [Key: Entry] = [:]
    var clock = 0
    var load = 0

    /// Smaller copies are made while pictures are painted, so it is asked anew each time.
    var bytes: Int { entries.values.reduce(0) { $0 + $1.cost } }
  }

  private struct Entry {
    let file: [UInt8]
    /// Nil where only others keep it.
    private(set) var kept: CGImage?
    private(set) weak var shown: CGImage?
    var lastUse: Int
    var lastLoad: Int

    init(_ image: CGImage, of file: [UInt8], use: Int, load: Int) {
      (self.file, kept, shown, lastUse, lastLoad) = (file, image, image, use, load)
    }

    var cost: Int { file.count + (kept?.byteCount ?? 0) + 256 }

    mutating func letGo() { kept = nil }

    mutating func take(use: Int, load: Int) -> CGImage? {
      (kept, lastUse, lastLoad) = (shown, use, load)
      return kept
    }
  }

  /// The picture in a file's bytes, at most `pixels` large.
  func image(
    _ path: String, _ bytes: [UInt8], limit: ImageSizeLimit
  ) throws(ImageFileError) -> CGImage {
    if let known = find(.file(path), bytes), known.width * known.height <= limit.pixels {
      return known
    }
    let image = try ImageFile.decode(bytes, limit: limit)
    keep(image, of: bytes, as: .file(path))
    return image
  }

  func image(_ board: Checkerboard) -> CGImage? {
    if let known = find(.checkerboard(board), []) { return known }
    guard let image = board.draw() else { return nil }
    keep(image, of: [], as: .checkerboard(board))
    return image
  }

  /// A symbol for a layer, in a colour where it has none of its own.
  func image(_ symbol: SymbolValue, color: CGColor, scale: CGFloat) -> CGImage? {
    let key = Key.symbol(symbol, color: color, scale: scale)
    if let known = find(key, []) { return known }
    guard let image = symbol.picture(in: color, scale: scale) else { return nil }
    keep(image, of: [], as: key)
    return image
  }

  /// How many are kept.
  var count: Int { store.withLock { $0.entries.count } }

  private func find(_ key: Key, _ bytes: [UInt8]) -> CGImage? {
    store.withLock { store in
      guard store.entries[key]?.file == bytes else { return nil }
      store.clock += 1
      return store.entries[key]?.take(use: store.clock, load: store.load)
    }
  }

  private func keep(_ image: CGImage, of bytes: [UInt8], as key: Key) {
    store.withLock { store in
      store.clock += 1
      store.entries[key] = Entry(image, of: bytes, use: store.clock, load: store.load)
      trim(&store)
    }
  }

  private func trim(_ store: inout Store) {
    var bytes = store.bytes
    guard bytes > budget else { return }
    // Some more than has to go, so that it is not looked for with each picture that comes.
    let enough = budget - budget / 8
    // First what is kept for nobody but the next load: what others keep would be decoded once more.
    for forgets in [false, true] where bytes > enough {
      let oldest = store.entries.sorted { $0.value.lastUse < $1.value.lastUse }.map(\.key)
      for key in oldest where bytes > enough {
        bytes -= store.entries[key]?.cost ?? 0
        store.entries[key]?.letGo()
        if forgets || store.entries[key]?.shown == nil { store.entries[key] = nil }
        bytes += store.entries[key]?.cost ?? 0
      }
    }
  }

  /// Another scene is loaded: what none of the last has asked for goes.
  func beginLoad() {
    store.withLock { store in
      store.load += 1
      let oldest = store.load - CacheBudget.loads
      for key in store.entries.filter({ $0.value.lastLoad < oldest }).map(\.key) {
        store.entries[key]?.letGo()
        if store.entries[key]?.shown == nil { store.entries[key] = nil }
      }
      trim(&store)
    }
  }

  /// What is kept now.
  var size: CacheSize {
    CacheSize("sceneImages", bytes: store.withLock { $0.bytes }, limit: budget)
  }
}

extension CacheSize {
  /// The pictures of the scenes that were loaded last.
  package static var sceneImages: CacheSize { DecodedImages.shared.size }
}
