import Scenes
import Testing

@Suite struct ClosestMatchTests {
  private static let keys = [
    "cornerRadius", "backgroundColor", "borderColor", "borderWidth", "frame", "alpha", "text", "id",
    "isHidden", "tag", "center", "contentMode",
  ]

  @Test(arguments: [
    ("cornerRaduis", "cornerRadius"), ("cornerradius", "cornerRadius"),
    ("corner-radius", "cornerRadius"), ("background_color", "backgroundColor"),
    ("backgroundColour", "backgroundColor"), ("boarderWidth", "borderWidth"), ("farme", "frame"),
    ("fram", "frame"), ("txt", "text"), ("ID", "id"), ("hidden", "isHidden"),
    ("isHiden", "isHidden"),
    ("centre", "center"), ("xy", nil), ("", nil), ("-", nil), ("zzzzzzzzzz", nil), ("tga", "tag"),
  ])
  func matchIs(_ name: String, _ expected: String?) {
    #expect(closestMatch(to: name, among: Self.keys) == expected)
  }

  @Test func caseWinsOverDistance() {
    #expect(closestMatch(to: "Label", among: ["babel", "label"]) == "label")
  }

  @Test func nearerWinsThenTheSameFirstLetterThenTheEarlier() {
    #expect(closestMatch(to: "borderWidht", among: ["orderWidth", "borderWidth"]) == "borderWidth")
    #expect(closestMatch(to: "cord", among: ["lord", "core", "cork"]) == "core")
    #expect(closestMatch(to: "card1", among: ["card3", "card2"]) == "card3")
  }

  @Test func nameItselfIsNoSuggestion() {
    #expect(closestMatch(to: "frame", among: ["frame"]) == nil)
  }

  @Test func lettersBeyondASCIIAreCompared() {
    #expect(closestMatch(to: "GRÖSE", among: ["größe", "gröse"]) == "gröse")
    #expect(closestMatch(to: "größ", among: ["größe"]) == "größe")
  }

  @Test func workIsBounded() {
    let many = (0..<1_000_000).lazy.map { "name\($0)" }
    #expect(closestMatch(to: "nam", among: many) == nil)
    #expect(closestMatch(to: String(repeating: "a", count: 101), among: ["aaa"]) == nil)
    let long = String(repeating: "b", count: 1_000_000)
    #expect(closestMatch(to: "bbbb", among: [long]) == nil)
    var looked = 0
    let counted = sequence(state: 0) { (count: inout Int) -> String? in
      looked += 1
      count += 1
      return "candidate\(count)"
    }
    #expect(closestMatch(to: "zzzzzzzzz", among: counted) == nil)
    #expect(looked <= 10_001)
  }
}
