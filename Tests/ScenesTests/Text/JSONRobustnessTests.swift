import Scenes
import TestSupport
import Testing

/// Documents broken at random, the same ones in every run.
@Suite struct JSONRobustnessTests {
  private static let scene = """
    {
      "version": 1, // a comment
      "define": { "accent": "#0A84FF", "inset": 16.5, "none": null, },
      "root": { "class": "UIView", "subviews": [
        { "class": "UILabel", "text": "Zwölf \\"Zitronen\\" \\ud83c\\udf4b", "frame": [0, -1e2, 3, 4] },
        /* two
           lines */
        { "class": "UISwitch", "isOn": true, "actions": { "tap": [ { "log": "日本" } ] } },
      ] }
    }
    """

  @Test func brokenDocumentsAreReadToTheEndWithRangesInTheFile() throws {
    var random = SplitMix(seed: 1)
    for _ in 0..<6000 {
      var bytes = Array(Self.scene.utf8)
      for _ in 0...random.below(4) { random.mutate(&bytes) }
      check(bytes)
    }
  }

  @Test func tokensInAnyOrderAreReadToTheEnd() {
    let pieces = [
      "{", "}", "[", "]", ",", ":", "\"a\"", "\"", "'", "1", "-", ".", "e9", "true", "x", "\\", "/",
      "/*", "*/", "//", "\n", " ", "\r", "é", "“", "\u{A0}", "\u{0}", "#", ";", "=", "\\u",
      "\\ud800",
    ]
    var random = SplitMix(seed: 2)
    for _ in 0..<6000 {
      let count = random.below(40)
      check((0..<count).flatMap { _ in Array(pieces[random.below(pieces.count)].utf8) })
    }
  }

  @Test func anyBytesAreReadToTheEnd() {
    var random = SplitMix(seed: 3)
    for _ in 0..<3000 {
      check((0..<random.below(60)).map { _ in UInt8(truncatingIfNeeded: random.next()) })
    }
  }

  @Test func everyBeginningOfADocumentIsAnErrorAndNoCrash() {
    let bytes = Array(Self.scene.utf8)
    for count in 0..<bytes.count {
      check(Array(bytes.prefix(count)))
      #expect(ParsedText(bytes: Array(bytes.prefix(count))).diagnostics.hasErrors)
    }
    #expect(ParsedText(bytes: bytes).diagnostics.isEmpty)
  }

  /// What must hold of any bytes whatever.
  private func check(_ bytes: [UInt8]) {
    let parsed = ParsedText(bytes: bytes)
    for diagnostic in parsed.diagnostics.all {
      let places = [diagnostic.place] + diagnostic.notes.map(\.place)
      #expect(places.allSatisfy { $0.map { isInside($0.range, bytes) } ?? false })
    }
    #expect(parsed.diagnostics.errorCount <= 100)
    for format in DiagnosticFormat.allCases {
      _ = DiagnosticRenderer(format: format, coloring: .terminal).render(parsed.diagnostics)
    }
    guard let value = parsed.value else {
      #expect(parsed.diagnostics.hasErrors, "\(bytes)")
      return
    }
    #expect(isInside(value.range, bytes))
    #expect(rangesAreNested(value), "\(String(decoding: bytes, as: UTF8.self))")
    let again = ParsedText(parsed.compact)
    #expect(again.diagnostics.isEmpty, "\(String(decoding: bytes, as: UTF8.self))")
    #expect(again.value?.isSame(as: value) == true)
  }

  private func isInside(_ range: SourceRange, _ bytes: [UInt8]) -> Bool {
    range.startOffset <= range.endOffset && range.endOffset <= bytes.count
  }

  /// Whether parts lie inside their container, in order and apart.
  private func rangesAreNested(_ value: JSONValue) -> Bool {
    let parts =
      value.elements.map { $0.map { ($0.range, $0) } }
      ?? value.members.map { $0.map { ($0.range, $0.value) } } ?? []
    var end = value.range.startOffset
    for (range, part) in parts {
      guard range.startOffset >= end, value.range.contains(range), range.contains(part.range),
        rangesAreNested(part)
      else { return false }
      end = range.endOffset
    }
    return true
  }
}
