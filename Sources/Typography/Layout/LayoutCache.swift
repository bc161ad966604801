import CoreGraphics
import Synchronization

/// The layouts that were asked for last, by their content and room. Bounded by their bytes.
package final class LayoutCache: Sendable {
  /// For all texts and threads.
  package static let shared = LayoutCache(byteLimit: CacheBudget.layouts)

  private struct Key: Hashable {
    let content: TextContent
    let options: LayoutOptions
  }

  private struct Entries: ~Copyable {
    var layouts: [Key: TextLayout] = [:]
    /// Those from before the last half of the room was used, or the last questions were asked; what is
    /// asked for moves up.
    var older: [Key: TextLayout] = [:]
    var bytes = 0
    var olderBytes = 0
    /// Asked since the older ones became that.
    var questions = 0

    mutating func age() {
      (older, olderBytes) = (layouts, bytes)
      (layouts, bytes, questions) = ([:], 0, 0)
    }
  }

  private let entries = Mutex(Entries())
  /// Of both generations.
  private let byteLimit: Int
  private let patience: Int

  init(byteLimit: Int, patience: Int = CacheBudget.questions) {
    self.byteLimit = byteLimit
    self.patience = patience
  }

  /// What is kept now.
  package var size: CacheSize {
    let bytes = entries.withLock { $0.bytes + $0.olderBytes }
    return CacheSize("layouts", bytes: bytes, limit: byteLimit)
  }

  /// The layout of a content, made if it is not there.
  package func layout(_ content: TextContent, _ options: LayoutOptions) -> TextLayout {
    let key = Key(content: content, options: options)
    if let layout = find(key) { return layout }
    let layout = TextLayouter.layout(content, options)
    keep(layout, key)
    return layout
  }

  private func find(_ key: Key) -> TextLayout? {
    entries.withLock { entries in
      entries.questions += 1
      if entries.questions > patience { entries.age() }
      if let layout = entries.layouts[key] { return layout }
      guard let layout = entries.older.removeValue(forKey: key) else { return nil }
      entries.olderBytes -= layout.byteCount
      Self.add(layout, key, &entries, byteLimit)
      return layout
    }
  }

  private func keep(_ layout: TextLayout, _ key: Key) {
    entries.withLock { Self.add(layout, key, &$0, byteLimit) }
  }

  private static func add(
    _ layout: TextLayout, _ key: Key, _ entries: inout Entries, _ limit: Int
  ) {
    let bytes = layout.byteCount
    guard bytes <= limit / 4 else { return }
    if entries.bytes + bytes > limit / 2 { entries.age() }
    // Two threads may have made the same.
    if entries.layouts.updateValue(layout, forKey: key) == nil { entries.bytes += bytes }
  }
}

extension TextLayout {
  /// About what it takes with its content and its place in the cache.
  var byteCount: Int {
    let perGlyph = 2 * MemoryLayout<CGPoint>.stride + 3 * MemoryLayout<Int>.stride
    let perRun = MemoryLayout<LaidRun>.stride + 5 * 32
    let runs = lines.reduce(0) { $0 + $1.runs.count }
    return 1024 + content.text.count * 2 + lines.count * MemoryLayout<LaidLine>.stride
      + runs * perRun + glyphCount * perGlyph
  }
}
