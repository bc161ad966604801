/// Numbers of which the largest or the smallest comes first, each once.
///
/// It is quick where, once one was taken out, only smaller ones are put in, or only larger ones.
struct IndexQueue {
  /// A bit for each number.
  private var words: [UInt64] = []
  /// The first and the last word that may have a bit.
  private var first = Int.max
  private var last = -1

  mutating func insert(_ item: Int) {
    let word = item >> 6
    while words.count <= word { words.append(0) }
    words[word] |= 1 << UInt64(item & 63)
    first = min(first, word)
    last = max(last, word)
  }

  mutating func popLast() -> Int? {
    while last >= first {
      let word = words[last]
      if word != 0 {
        let bit = 63 - word.leadingZeroBitCount
        words[last] = word & ~(1 << UInt64(bit))
        return last << 6 + bit
      }
      last -= 1
    }
    reset()
    return nil
  }

  mutating func popFirst() -> Int? {
    while first <= last {
      let word = words[first]
      if word != 0 {
        words[first] = word & (word - 1)
        return first << 6 + word.trailingZeroBitCount
      }
      first += 1
    }
    reset()
    return nil
  }

  private mutating func reset() {
    first = .max
    last = -1
  }
}
