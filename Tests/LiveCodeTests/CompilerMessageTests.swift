import Foundation
import Scenes
import Testing

@testable import LiveCode

/// What compilers say, as messages of ours.
struct CompilerMessageTests {
  @Test func readsPlacesKindsAndTexts() {
    let said = """
      /tmp/a b/Badge.swift:3:5: error: cannot find 'foo' in scope
          foo
          ^~~
      Badge.swift:7:1: warning: 'x' was never used: error: not one [#no-usage]
      Badge.swift:2:13: note: 'A' previously declared here
      <unknown>:0: error: fatalError
      error: link command failed with exit code 1
      """
    let found = CompilerMessage.all(in: said, hasFailed: true)
    #expect(
      found == [
        CompilerMessage(
          kind: .error, text: "cannot find 'foo' in scope", file: "/tmp/a b/Badge.swift", line: 3,
          column: 5),
        CompilerMessage(
          kind: .warning, text: "'x' was never used: error: not one [#no-usage]",
          file: "Badge.swift", line: 7, column: 1),
        CompilerMessage(
          kind: .note, text: "'A' previously declared here", file: "Badge.swift", line: 2,
          column: 13),
        CompilerMessage(kind: .error, text: "fatalError"),
        CompilerMessage(kind: .error, text: "link command failed with exit code 1"),
      ])
  }

  @Test func whatFailedWithoutAMessageSaysItsLastLines() {
    let said = "a\nb\n\nclang: oh\nld: no\n"
    #expect(
      CompilerMessage.all(in: said, hasFailed: true)
        == [CompilerMessage(kind: .error, text: "b clang: oh ld: no")])
    #expect(CompilerMessage.all(in: said, hasFailed: false).isEmpty)
    #expect(CompilerMessage.all(in: "", hasFailed: true).count == 1)
  }

  @Test func messagesAreDiagnosticsAtTheirWords() throws {
    let text = "import UIKit\nlet a = fooBar + 1\n"
    var list = DiagnosticList()
    let messages = [
      CompilerMessage(kind: .error, text: "no fooBar", file: "A.swift", line: 2, column: 9),
      CompilerMessage(kind: .note, text: "look", file: "A.swift", line: 1, column: 8),
      CompilerMessage(kind: .warning, text: "far", file: "A.swift", line: 99, column: 1),
      CompilerMessage(kind: .error, text: "gone", file: "B.swift", line: 1, column: 1),
    ]
    list.add(messages) { $0 == "A.swift" ? Array(text.utf8) : nil }
    #expect(list.errorCount == 2 && list.warningCount == 1)
    let first = try #require(list.all.first)
    let place = try #require(first.place)
    #expect(place.file.text(in: place.range) == "fooBar")
    #expect(first.notes.map(\.message) == ["look"])
    #expect(list.all.dropFirst().allSatisfy { $0.place == nil })
  }
}
