import CoreGraphics

/// What was made for frames, kept until there is too much of it: beyond the limit, whatever the last
/// frame did not use goes, and everything where that does not help. What no frame has used for a
/// while goes in any case.
struct RecentCache<Key: Hashable, Value> {
  private var entries: [Key: Entry] = [:]
  private(set) var bytes = 0
  private var frame = 0
  private let byteLimit: Int

  private struct Entry {
    var value: Value
    var bytes: Int
    var lastUse: Int
  }

  init(byteLimit: Int) {
    self.byteLimit = byteLimit
  }

  var count: Int { entries.count }

  /// What `make` makes for a key, or made; it tells what that takes as well.
  mutating func value(for key: Key, make: () -> (value: Value, bytes: Int)) -> Value {
    if let index = entries.index(forKey: key) {
      entries.values[index].lastUse = frame
      return entries.values[index].value
    }
    let (value, bytes) = make()
    entries[key] = Entry(value: value, bytes: bytes, lastUse: frame)
    self.bytes += bytes
    return value
  }

  mutating func endFrame() {
    if bytes > byteLimit { keep(usedSince: frame) }
    if bytes > byteLimit { keep(usedSince: frame + 1) }
    if frame % CacheBudget.frames == 0 { keep(usedSince: frame - CacheBudget.frames) }
    frame += 1
  }

  private mutating func keep(usedSince oldest: Int) {
    entries = entries.filter { $0.value.lastUse >= oldest }
    bytes = entries.values.reduce(0) { $0 + $1.bytes }
  }
}
