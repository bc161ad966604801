/// How many cells of a terminal text takes, and what must not reach a terminal at all.
///
/// Terminals differ in their tables; this follows Unicode's East Asian Width in blocks, which
/// is enough to put a caret under the right character.
package enum DisplayWidth {
  /// The cells that text without tabs takes.
  static func cells(of text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + cells(of: $1) }
  }

  /// 0 for combining marks alone, 2 for wide characters and emoji, else 1.
  static func cells(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if isWide(first.value) || scalars.contains(where: { $0.value == 0xFE0F }) { return 2 }
    let isInvisible =
      switch first.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format: true
      default: false
      }
    return isInvisible ? 0 : 1
  }

  /// The scalar itself, or U+FFFD for what a terminal would obey: escapes, line ends, and the
  /// marks that turn the direction of text and so can show a line that is not in the file.
  package static func printable(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x09: scalar
    case ..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: "\u{FFFD}"
    default: scalar
    }
  }

  /// A text with nothing in it that a terminal would obey.
  package static func printable(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { printable($0) }))
  }

  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case ..<0x1100: false
    case 0x1100...0x115F, 0x231A...0x231B, 0x23E9...0x23EC, 0x2614...0x2615, 0x2648...0x2653,
      0x26A1, 0x26BD...0x26BE, 0x2705, 0x274C, 0x2753...0x2755, 0x2795...0x2797, 0x2B50, 0x2B55,
      0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
      0x16FE0...0x18CFF, 0x1B000...0x1B2FF, 0x1F004, 0x1F0CF, 0x1F18E, 0x1F191...0x1F19A,
      0x1F1E6...0x1F320, 0x1F32D...0x1F64F, 0x1F680...0x1F6FF, 0x1F7E0...0x1F7EB,
      0x1F90C...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
