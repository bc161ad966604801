import CoreGraphics
import Synchronization

/// Symbols in pixels, until they take too much or nobody has asked for them in a while.
final class SymbolCache: Sendable {
  static let shared = SymbolCache(budget: CacheBudget.symbols)

  /// In bytes.
  private let budget: Int
  /// Questions after which one goes that none of them was about.
  private let patience: Int
  private let store = Mutex(Store())

  init(budget: Int, patience: Int = CacheBudget.questions) {
    self.budget = budget
    self.patience = patience
  }

  private struct Key: Hashable {
    let name: String
    let style: SymbolStyle
    let scale: CGFloat
    let zoom: CGFloat
  }

  private struct Entry {
    let image: CGImage
    var lastUse: Int
    var cost: Int { image.byteCount + 256 }
  }

  private struct Store {
    var entries: [Key: Entry] = [:]
    /// Counts the questions.
    var clock = 0
    var lastDrop = 0

    /// Smaller copies are made while pictures are painted, so it is asked anew each time.
    var bytes: Int { entries.values.reduce(0) { $0 + $1.cost } }
  }

  /// Black on nothing; nil where it would be larger than a picture can be.
  func stencil(of symbol: SymbolImage, scale: CGFloat, zoom: CGFloat) -> CGImage? {
    let key = Key(name: symbol.drawing.name, style: symbol.style, scale: scale, zoom: zoom)
    if let known = find(key) { return known }
    guard let image = symbol.drawnStencil(scale: scale, zoom: zoom) else { return nil }
    keep(image, key)
    return image
  }

  private func find(_ key: Key) -> CGImage? {
    store.withLock { store in
      store.clock += 1
      if store.clock - store.lastDrop > patience {
        store.lastDrop = store.clock
        let oldest = store.clock - patience
        store.entries = store.entries.filter { $0.value.lastUse >= oldest }
      }
      guard let entry = store.entries[key] else { return nil }
      store.entries[key]?.lastUse = store.clock
      return entry.image
    }
  }

  private func keep(_ image: CGImage, _ key: Key) {
    store.withLock { store in
      store.entries[key] = Entry(image: image, lastUse: store.clock)
      var bytes = store.bytes
      while bytes > budget,
        let oldest = store.entries.min(by: { $0.value.lastUse < $1.value.lastUse })
      {
        store.entries[oldest.key] = nil
        bytes -= oldest.value.cost
      }
    }
  }

  /// What is kept now.
  var size: CacheSize {
    CacheSize("symbols", bytes: store.withLock { $0.bytes }, limit: budget)
  }
}
