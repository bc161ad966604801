import Scenes
import Testing

/// A file with mistakes, what is read of it in spite of them, and what its author gets to read.
struct SyntaxCase: Sendable, CustomTestStringConvertible {
  let claim: String
  let input: String
  let reads: String
  let rendered: String

  init(_ claim: String, _ input: String, reads: String, _ rendered: String) {
    self.claim = claim
    self.input = input
    self.reads = reads
    self.rendered = rendered
  }

  var testDescription: String { claim }

  static let all = punctuation + brackets + keysAndWords + numbers + strings + files
}
