/// A fast 64-bit hash of a file's bytes, to tell an edit from a touch.
///
/// It multiplies to 128 bits and folds, eight bytes a step; it resists accidents, not attackers.
package struct ContentHash: Hashable, Sendable, CustomStringConvertible {
  package let value: UInt64

  package init(of bytes: [UInt8]) {
    let span = bytes.span
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    var index = 0
    while index + 8 <= span.count {
      state = Self.fold(state ^ Self.word(in: span, at: index))
      index += 8
    }
    var tail: UInt64 = 0
    while index < span.count {
      tail = tail << 8 | UInt64(span[index])
      index += 1
    }
    value = Self.fold(Self.fold(state ^ tail) ^ UInt64(span.count))
  }

  package var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Eight bytes, little end first, which the compiler turns into one load.
  @inline(__always)
  private static func word(in span: Span<UInt8>, at index: Int) -> UInt64 {
    let low =
      UInt64(span[index]) | UInt64(span[index + 1]) << 8 | UInt64(span[index + 2]) << 16
      | UInt64(span[index + 3]) << 24
    let high =
      UInt64(span[index + 4]) | UInt64(span[index + 5]) << 8 | UInt64(span[index + 6]) << 16
      | UInt64(span[index + 7]) << 24
    return low | high << 32
  }

  @inline(__always)
  private static func fold(_ word: UInt64) -> UInt64 {
    // A zero word would make the product zero and forget all that came before it.
    let product = (word ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
    return product.high ^ product.low &+ word
  }
}
