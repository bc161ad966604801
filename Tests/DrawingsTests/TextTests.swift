import Testing

@MainActor @Suite struct TextTests {
  /// The parts of text layers that say where they are.
  private func frames(_ svg: String) throws -> [[Double]] {
    try Drawn.scene(Drawn.svg(svg)).matches(of: /"frame": \[(.*?)\]/).map { match in
      match.output.1.split(separator: ", ").compactMap { Double($0) }
    }
  }

  @Test func letersStandWhereALabelHasThem() throws {
    // A label's first baseline is where `firstBaseline` says.
    let hand = """
      { "canvas": { "size": [100, 80] }, "root": { "subviews": [ { "class": "UILabel", "text": "Hx",
        "font": { "family": "DejaVu Sans", "size": 30 }, "textColor": "black",
        "constraints": { "leading": 10, "firstBaseline": "superview.top + 50" } } ] } }
      """
    let svg = Drawn.svg("<text x='10' y='50' font-size='30' font-family='DejaVu Sans'>Hx</text>")
    let (one, other) = (try Drawn.picture(Drawn.scene(svg)), try Drawn.picture(hand))
    #expect(Ink(one) == Ink(other))
  }

  @Test func aTextIsAnchored() throws {
    let text = "<text x='50' y='20' font-size='10' text-anchor="
    let start = try #require(try frames(text + "'start'>wide</text>").first)
    let middle = try #require(try frames(text + "'middle'>wide</text>").first)
    let end = try #require(try frames(text + "'end'>wide</text>").first)
    #expect(start[0] == 50 && end[0] + end[2] == 50 && middle[0] + middle[2] / 2 == 50)
  }

  @Test func partsOfATextFollowEachOther() throws {
    let svg =
      "<text x='10' y='20' font-size='10'>ab<tspan fill='red'>cd</tspan> ef<tspan x='5' dy='12'"
    let found = try frames(svg + ">gh</tspan></text>")
    #expect(found.count == 4)
    #expect(found[0][0] == 10 && found[3][0] == 5)
    #expect(found[1][0] > 20 && found[2][0] > found[1][0] + 9)
    #expect(found[3][1] == found[0][1] + 12)
    // As wide as the whole text in one.
    let whole = try #require(
      try frames("<text y='20' font-size='10' text-anchor='end'>abcd ef</text>").first)
    #expect(abs((found[2][0] - 10) + 11 + whole[0]) < 4)
  }

  @Test func blanksAreJoined() throws {
    let scene = try Drawn.scene(
      Drawn.svg("<text>\n  a \t b\n<tspan fill='red'> c </tspan> d  </text>"))
    #expect(
      scene.matches(of: /"string": "(.*?)"/).map { String($0.output.1) } == ["a b ", "c ", "d"])
    let kept = try Drawn.scene(Drawn.svg("<text xml:space='preserve'> a  b</text>"))
    #expect(kept.contains(#""string": " a  b""#))
  }

  @Test func spacedLettersStandAlone() throws {
    let found = try frames("<text x='10' y='20' font-size='10' letter-spacing='5'>abc</text>")
    #expect(found.count == 3)
    #expect(found[1][0] - found[0][0] > 10)
    let placed = try frames("<text x='10 30 40' y='20 25'>abcd</text>")
    #expect(placed.map { $0[0] }.prefix(3) == [10, 30, 40])
    #expect(placed.count == 3 && placed[1][1] == placed[0][1] + 5)
  }

  @Test func aDollarStaysADollar() throws {
    for text in ["$5", "$$", "${a}", "a$b"] {
      let svg = Drawn.svg("<text x='5' y='40' font-size='30'>\(text)</text>")
      #expect(Ink(try Drawn.picture(Drawn.scene(svg))).box != nil)
    }
    #expect(try Drawn.scene(Drawn.svg("<text>$5</text>")).contains(#""string": "$$5""#))
  }

  @Test(arguments: [
    ("sans-serif", nil), ("Inter, x", nil), ("'DejaVu Sans'", #""family": "DejaVu Sans""#),
    ("serif", #""font": "serif 17""#), ("ui-monospace", #""font": "monospaced 17""#),
  ])
  func familiesThatAreHereAreTaken(_ family: String, _ wanted: String?) throws {
    let scene = try Drawn.scene(Drawn.svg("<text font-family=\"\(family)\">a</text>"))
    if let wanted { #expect(scene.contains(wanted)) } else { #expect(!scene.contains("\"font\"")) }
  }

  @Test func otherFamiliesAreTold() throws {
    let (scene, warnings) = try Drawn.imported(
      Drawn.svg("<text font-family='Georgia' font-weight='bold'>a</text>"))
    #expect(warnings.first?.contains("'Georgia' is not here; DejaVu Serif stands in") == true)
    #expect(scene.contains(#""font": "serif bold 17""#))
  }

  @Test func aGradientIsSeenThroughLetters() throws {
    let svg = Drawn.svg(
      """
      <linearGradient id='g'><stop stop-color='red'/><stop offset='1' stop-color='red'/></linearGradient>
      <text x='5' y='50' font-size='40' fill='url(#g)'>Ab</text>
      """)
    let plain = Drawn.svg("<text x='5' y='50' font-size='40' fill='red'>Ab</text>")
    #expect(
      Ink(try Drawn.picture(Drawn.scene(svg))) == Ink(try Drawn.picture(Drawn.scene(plain))))
  }
}
