import TestSupport

extension SplitMix {
  /// Changes, removes, doubles, swaps or inserts a few bytes.
  mutating func mutate(_ bytes: inout [UInt8]) {
    guard bytes.count > 8 else { return }
    let signs = Array("{}[],:\"'\\/*\n\r\t 0-+.eutfn#;=".utf8)
    let at = below(bytes.count)
    let end = min(bytes.count, at + 1 + below(8))
    switch below(6) {
    case 0: bytes[at] = UInt8(truncatingIfNeeded: next())
    case 1: bytes[at] = signs[below(signs.count)]
    case 2: bytes.removeSubrange(at..<end)
    case 3: bytes.insert(contentsOf: bytes[at..<end], at: below(bytes.count))
    case 4: bytes.swapAt(at, below(bytes.count))
    default: bytes.insert(signs[below(signs.count)], at: at)
    }
  }
}
