import CPango

/// Where a text may be broken, by Unicode's rules as Pango applies them.
package struct TextBreaks {
  private struct Mark: OptionSet {
    let rawValue: UInt8
    static let line = Mark(rawValue: 1)
    static let character = Mark(rawValue: 2)
    static let cursor = Mark(rawValue: 4)
    static let wordStart = Mark(rawValue: 8)
    static let wordEnd = Mark(rawValue: 16)
  }

  /// What may happen before each unit of UTF-16, and at the end.
  private var marks: [Mark]

  package init(_ text: ArraySlice<UInt16>) {
    marks = [Mark](repeating: [], count: text.count + 1)
    var scalars = ScalarText(text)
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: scalars.places.count + 1)
    scalars.utf8.append(0)
    scalars.utf8.withUnsafeBytes { bytes in
      // English, whatever the machine's language: the same breaks everywhere.
      pango_get_log_attrs(
        bytes.assumingMemoryBound(to: CChar.self).baseAddress, Int32(bytes.count - 1), -1,
        pango_language_from_string("en"), &attributes, Int32(attributes.count))
    }
    for (place, attribute) in zip(scalars.places, attributes) {
      marks[place] = Self.mark(attribute)
    }
    if let last = attributes.last { marks[text.count] = Self.mark(last) }
  }

  private static func mark(_ attribute: PangoLogAttr) -> Mark {
    var mark: Mark = []
    if attribute.is_line_break != 0 { mark.insert(.line) }
    if attribute.is_char_break != 0 { mark.insert(.character) }
    if attribute.is_cursor_position != 0 { mark.insert(.cursor) }
    if attribute.is_word_start != 0 { mark.insert(.wordStart) }
    if attribute.is_word_end != 0 { mark.insert(.wordEnd) }
    return mark
  }

  /// Offsets count from the text's first unit.
  func canBreakLine(at offset: Int) -> Bool { marks[offset].contains(.line) }
  /// Whether a caret may stand before a unit.
  package func isCursorPosition(_ offset: Int) -> Bool { marks[offset].contains(.cursor) }
  /// Whether a word begins with a unit.
  package func isWordStart(_ offset: Int) -> Bool { marks[offset].contains(.wordStart) }
  /// Whether a word ends before a unit.
  package func isWordEnd(_ offset: Int) -> Bool { marks[offset].contains(.wordEnd) }
}
