import CoreGraphics
import Synchronization

/// The layouts that were asked for last, by their content and room. Bounded by what they show.
package final class LayoutCache: Sendable {
  /// For all texts and threads; its limit is in units of UTF-16.
  package static let shared = LayoutCache(unitLimit: 400_000)

  private struct Key: Hashable {
    let content: TextContent
    let options: LayoutOptions
  }

  private struct Entries: ~Copyable {
    var layouts: [Key: TextLayout] = [:]
    /// Those from before the last half of the room was used; what is asked for moves up.
    var older: [Key: TextLayout] = [:]
    var units = 0
  }

  private let entries = Mutex(Entries())
  /// Of UTF-16, of both generations.
  private let unitLimit: Int

  init(unitLimit: Int) { self.unitLimit = unitLimit }

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
      if let layout = entries.layouts[key] { return layout }
      guard let layout = entries.older.removeValue(forKey: key) else { return nil }
      Self.add(layout, key, &entries, unitLimit)
      return layout
    }
  }

  private func keep(_ layout: TextLayout, _ key: Key) {
    entries.withLock { Self.add(layout, key, &$0, unitLimit) }
  }

  private static func add(
    _ layout: TextLayout, _ key: Key, _ entries: inout Entries, _ limit: Int
  ) {
    // An entry takes memory even if its text is short.
    let units = layout.content.text.count + 32
    guard units <= limit / 4 else { return }
    if entries.units + units > limit / 2 {
      entries.older = entries.layouts
      entries.layouts = [:]
      entries.units = 0
    }
    entries.layouts[key] = layout
    entries.units += units
  }
}
