/// A text as UTF-8, with the place of each of its scalars.
///
/// The library's own conversion takes as long as looking for breaks does.
struct ScalarText {
  private(set) var places: [Int] = []
  var utf8: [UInt8] = []

  /// Half a pair of surrogates stands for the sign of what is no letter.
  init(_ text: ArraySlice<UInt16>) {
    places.reserveCapacity(text.count)
    utf8.reserveCapacity(text.count + 64)
    var index = text.startIndex
    while index < text.endIndex {
      let unit = UInt32(text[index])
      places.append(index - text.startIndex)
      index += 1
      if unit < 0x80 {
        utf8.append(UInt8(truncatingIfNeeded: unit))
      } else if unit & 0xFC00 == 0xD800, index < text.endIndex, text[index] & 0xFC00 == 0xDC00 {
        add(0x10000 + (unit & 0x3FF) << 10 + UInt32(text[index]) & 0x3FF)
        index += 1
      } else {
        add(unit & 0xF800 == 0xD800 ? 0xFFFD : unit)
      }
    }
  }

  /// Adds a scalar that is not ASCII.
  private mutating func add(_ scalar: UInt32) {
    func rest(_ shift: UInt32) -> UInt8 { UInt8(0x80 | scalar >> shift & 0x3F) }
    switch scalar {
    case ..<0x800: utf8 += [UInt8(0xC0 | scalar >> 6), rest(0)]
    case ..<0x10000: utf8 += [UInt8(0xE0 | scalar >> 12), rest(6), rest(0)]
    default: utf8 += [UInt8(0xF0 | scalar >> 18), rest(12), rest(6), rest(0)]
    }
  }
}
