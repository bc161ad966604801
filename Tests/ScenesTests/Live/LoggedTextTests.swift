import Testing

@testable import Scenes

@Suite struct LoggedTextTests {
  @Test func `P16 what a terminal would obey is not in what is logged`() {
    // Titles, colours, the clipboard, and text that runs backwards.
    let text = "a\u{1B}]52;c;cm0=\u{07}b\u{1B}[31m\nc\u{9B}2J\u{202E}d\te"
    let shown = DisplayWidth.printable(text)
    #expect(
      !shown.unicodeScalars.contains { $0.value != 9 && ($0.value < 32 || 0x7F...0x9F ~= $0.value) }
    )
    #expect(shown == "a\u{FFFD}]52;c;cm0=\u{FFFD}b\u{FFFD}[31m\u{FFFD}c\u{FFFD}2J\u{FFFD}d\te")
  }
}
