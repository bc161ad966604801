import Snapshots
import Testing

struct TextDifferenceTests {
  @Test func equalTextsHaveNoDifference() {
    #expect(TextDifference(from: "a\nb\n", to: "a\nb\n").text == nil)
  }

  @Test func threeLinesStandAroundAChange() {
    let old = (1...9).map(String.init).joined(separator: "\n")
    let new = old.replacing("5", with: "five")
    #expect(
      TextDifference(from: old, to: new).text == """
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8
        """)
  }

  @Test func changesFarApartAreHunksOfTheirOwn() {
    let old = (1...20).map(String.init).joined(separator: "\n")
    let new = old.replacing("\n3\n", with: "\n").replacing("\n19\n", with: "\n18½\n19\n")
    #expect(
      TextDifference(from: old, to: new).text == """
        @@ -1,6 +1,5 @@
         1
         2
        -3
         4
         5
         6
        @@ -16,5 +15,6 @@
         16
         17
         18
        +18½
         19
         20
        """)
  }

  @Test func whatIsMissingAtTheEndIsSeen() {
    #expect(TextDifference(from: "a\n", to: "a").text == "@@ -1,2 +1,1 @@\n a\n-")
  }

  @Test func longTextsWithoutALineInCommonAreToldAtOnce() {
    let (old, new) = (
      (1...40_000).map { "a\($0)\n" }.joined(), (1...40_000).map { "b\($0)\n" }.joined()
    )
    let text = TextDifference(from: "same\n" + old, to: "same\n" + new).text ?? ""
    #expect(text.hasPrefix("@@ -1,40002 +1,40002 @@\n same\n-a1\n-a2\n"))
  }

  @Test func aLongDifferenceIsCut() {
    let new = (1...500).map { "\($0)\n" }.joined()
    let text = TextDifference(from: "", to: new).text ?? ""
    #expect(text.hasPrefix("@@ -1,1 +1,501 @@\n+1\n+2\n"))
    #expect(text.hasSuffix("+199\n… and 302 lines more"))
  }
}
