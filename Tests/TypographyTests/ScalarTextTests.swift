import Testing

@testable import Typography

@Suite struct ScalarTextTests {
  @Test func utf8AndPlacesAreThoseOfTheLibrary() {
    for text in ["", "plain", "naïve \u{7FF}\u{800}\u{FFFF}", "a👩‍👩‍👧 𐐷 e\u{301}", "\0x"] {
      let units = Array(text.utf16)
      let scalars = ScalarText(([0x41] + units)[...])
      #expect(scalars.utf8 == Array(("A" + text).utf8))
      #expect(scalars.places.count == text.unicodeScalars.count + 1)
    }
    #expect(ScalarText(Array("x👩y".utf16)[...]).places == [0, 1, 3])
    #expect(ScalarText(Array("x👩y".utf16)[1...]).places == [0, 2])
  }

  @Test func halfAPairIsTheSignOfWhatIsNoLetter() {
    for units in [
      [0xD83D], [0xDC69], [0x61, 0xD83D, 0x62], [0xDC69, 0xD83D], [0xD83D, 0xD83D, 0xDC69],
    ]
      as [[UInt16]]
    {
      let scalars = ScalarText(units[...])
      #expect(scalars.utf8 == Array(String(decoding: units, as: UTF16.self).utf8))
    }
  }
}
