import CPango

/// How deep each unit of a paragraph is in runs of the other direction: odd ones are written from
/// right to left.
struct BidiLevels {
  let base: UInt8
  /// A level for each unit of UTF-16; empty where all are of the base.
  private let levels: [UInt8]

  /// Most text needs no look at all: nothing in it is written from right to left.
  init(_ text: [UInt16], _ range: Range<Int>, direction: TextParagraph.Direction) {
    let mayTurn = text[range].contains { $0 >= 0x590 && !($0 >= 0x2E80 && $0 < 0xD800) }
    guard mayTurn || direction == .rightToLeft else {
      (base, levels) = (0, [])
      return
    }
    (base, levels) = Self.resolve(text, range, direction)
  }

  subscript(offset: Int) -> UInt8 { levels.isEmpty ? base : levels[offset] }

  private static func resolve(
    _ text: [UInt16], _ range: Range<Int>, _ direction: TextParagraph.Direction
  ) -> (UInt8, [UInt8]) {
    var scalars: [FriBidiChar] = []
    var counts: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let (scalar, count) = text.scalar(at: index, before: range.upperBound)
      scalars.append(scalar.value)
      counts.append(count)
      index += count
    }
    let length = FriBidiStrIndex(scalars.count)
    var types = [FriBidiCharType](repeating: FriBidiCharType(0), count: scalars.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
    var levels = [FriBidiLevel](repeating: 0, count: scalars.count)
    fribidi_get_bidi_types(scalars, length, &types)
    fribidi_get_bracket_types(scalars, length, types, &brackets)
    var base =
      switch direction {
      case .natural: bidi_natural
      case .leftToRight: bidi_left_to_right
      case .rightToLeft: bidi_right_to_left
      }
    let deepest = fribidi_get_par_embedding_levels_ex(types, brackets, length, &base, &levels)
    let baseLevel: UInt8 = base == bidi_right_to_left ? 1 : 0
    guard deepest > 0 else { return (baseLevel, []) }
    var result: [UInt8] = []
    for (level, count) in zip(levels, counts) {
      result.append(contentsOf: repeatElement(UInt8(max(0, level)), count: count))
    }
    return (baseLevel, result)
  }
}
