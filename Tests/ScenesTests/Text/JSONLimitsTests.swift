import Foundation
import Scenes
import Synchronization
import Testing

@Suite struct JSONLimitsTests {
  @Test(arguments: ["[", "{\"a\":"])
  func nestingTooDeepIsOneErrorHoweverDeep(_ opening: String) {
    for depth in [513, 600, 100_000] {
      let parsed = ParsedText(String(repeating: opening, count: depth))
      #expect(parsed.codes == ["nesting-too-deep"])
      let column = 512 * opening.count + (opening == "[" ? 1 : 1)
      #expect(parsed.first == "1:\(column)-\(column + 1) nested more than 512 levels deep")
    }
  }

  @Test func nestingUpToTheLimitIsRead() {
    let text = String(repeating: "[", count: 512) + "1" + String(repeating: "]", count: 512)
    let parsed = ParsedText(text)
    #expect(parsed.diagnostics.isEmpty)
    #expect(parsed.compact == text)
  }

  @Test func readingGoesOnBehindWhatIsTooDeep() {
    let deep = String(repeating: "[", count: 600) + String(repeating: "]", count: 600)
    let parsed = ParsedText("{\"a\": \(deep), b: 1}")
    #expect(parsed.codes == ["nesting-too-deep", "unquoted-key"])
    #expect(parsed.value?["b"]?.number == 1)
  }

  /// Parses, compares, points into, writes and frees the deepest trees on a small stack.
  @Test func deepestTreeNeedsNoMoreStackThanASmallThreadHas() {
    let results = Mutex<[Bool]>([])
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      for text in [
        String(repeating: "[", count: 512) + String(repeating: "]", count: 512),
        String(repeating: "{\"a\":", count: 511) + "{}" + String(repeating: "}", count: 511),
        String(repeating: "[", count: 100_000),
      ] {
        let parsed = ParsedText(text)
        let again = ParsedText(parsed.compact)
        let isSame = parsed.value.flatMap { value in again.value.map { $0.isSame(as: value) } }
        let middle = parsed.file.range(300, 300)
        let hasPointer = parsed.value?.pointer(to: middle) != nil
        results.withLock { $0.append(isSame == true && hasPointer) }
      }
      done.signal()
    }
    thread.stackSize = 512 << 10
    thread.start()
    #expect(done.wait(timeout: .now() + 60) == .success)
    #expect(results.withLock { $0 } == [true, true, true])
  }

  @Test func stringOfAMegabyteIsReadOnOneLine() {
    let long = String(repeating: "é", count: 1 << 19)
    let parsed = ParsedText("[\"\(long)\", x]")
    #expect(parsed.value?[0]?.string == long)
    #expect(parsed.first == "1:\(4 + (1 << 19) + 2)-\(4 + (1 << 19) + 3) unknown word 'x'")
    let rendered = DiagnosticRenderer().render(parsed.diagnostics)
    #expect(rendered.utf8.count < 600)
    #expect(rendered.hasSuffix("é\", x]\n" + String(repeating: " ", count: 61) + "^\n"))
  }

  @Test func fileAboveTheLimitIsRefusedUnread() {
    var limits = JSONParser.Limits()
    limits.bytes = 1 << 20
    let parsed = ParsedText(bytes: Array(repeating: 0x20, count: (1 << 20) + 1), limits: limits)
    #expect(parsed.first == "1:1-1 the file has 1048577 bytes; the limit is 1 MB")
    #expect(parsed.codes == ["file-too-large"])
    #expect(JSONParser.Limits().bytes == 64 << 20)
  }

  @Test func readingEndsAfterAHundredErrors() {
    let parsed = ParsedText("[" + String(repeating: "x ", count: 5000) + "]")
    #expect(parsed.diagnostics.errorCount == 100)
    #expect(parsed.codes.last == "too-many-errors")
    #expect(parsed.value?.elements != nil)
  }
}
