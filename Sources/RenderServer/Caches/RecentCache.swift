/// What was made for frames, kept until there is too much of it: beyond the capacity, whatever the
/// last frame did not use goes.
struct RecentCache<Key: Hashable, Value> {
  private var entries: [Key: Entry] = [:]
  private var frame = 0
  private let capacity: Int

  private struct Entry {
    var value: Value
    var lastUse: Int
  }

  init(capacity: Int) {
    self.capacity = capacity
  }

  var count: Int { entries.count }

  /// What `make` makes for a key, or made.
  mutating func value(for key: Key, make: () -> Value) -> Value {
    if let index = entries.index(forKey: key) {
      entries.values[index].lastUse = frame
      return entries.values[index].value
    }
    let value = make()
    entries[key] = Entry(value: value, lastUse: frame)
    return value
  }

  mutating func endFrame() {
    if entries.count > capacity { entries = entries.filter { $0.value.lastUse == frame } }
    frame += 1
  }
}
