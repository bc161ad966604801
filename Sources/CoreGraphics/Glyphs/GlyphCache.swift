import Foundation
import Pixels
import Synchronization

/// The glyphs that were drawn last, for all contexts of the process.
///
/// Bounded: the strikes that were not used for longest go when it holds too much, and those that
/// nobody has drawn with for a long while in any case.
final class GlyphCache: Sendable {
  static let shared = GlyphCache(byteLimit: CacheBudget.glyphs)

  private struct Key: Hashable {
    let source: Int
    let size: CGFloat
    let xScale: CGFloat
    let yScale: CGFloat
  }

  private struct Contents: ~Copyable {
    var strikes: [Key: GlyphStrike] = [:]
    var use = 0
  }

  private let contents = Mutex(Contents())
  private let byteLimit: Int

  init(byteLimit: Int) { self.byteLimit = byteLimit }

  /// Calls `body` with the strike of a size; it is not kept beyond the call.
  func withStrike(
    of source: any GlyphSource, size: CGFloat, xScale: CGFloat, yScale: CGFloat,
    _ body: (GlyphStrike) -> Void
  ) {
    contents.withLock { contents in
      contents.use += 1
      let key = Key(source: source.number, size: size, xScale: xScale, yScale: yScale)
      let strike =
        contents.strikes[key]
        ?? GlyphStrike(source, size: size, xScale: xScale, yScale: yScale)
      let before = strike.lastUse == 0 ? 0 : strike.sheet.byteCount
      strike.lastUse = contents.use
      body(strike)
      contents.strikes[key] = strike
      if strike.sheet.byteCount != before { trim(&contents) }
      if contents.use % CacheBudget.drawings == 0 { dropUnused(&contents) }
    }
  }

  /// What all strikes take.
  var byteCount: Int {
    contents.withLock { contents in
      contents.strikes.values.reduce(0) { $0 + $1.sheet.byteCount }
    }
  }

  private func dropUnused(_ contents: inout Contents) {
    let oldest = contents.use - CacheBudget.drawings
    for (key, strike) in contents.strikes where strike.lastUse < oldest {
      contents.strikes[key] = nil
    }
  }

  /// Drops the strikes that were used least lately until half of the room is free.
  private func trim(_ contents: inout Contents) {
    var total = contents.strikes.values.reduce(0) { $0 + $1.sheet.byteCount }
    guard total > byteLimit else { return }
    for (key, strike) in contents.strikes.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      total -= strike.sheet.byteCount
      contents.strikes[key] = nil
      if total <= byteLimit / 2 { break }
    }
  }
}

extension CacheSize {
  /// The coverage of glyphs.
  package static var glyphs: CacheSize {
    CacheSize("glyphs", bytes: GlyphCache.shared.byteCount, limit: CacheBudget.glyphs)
  }
}
