import Foundation
import Scenes

/// What the compiler says about the code.
package struct CompilerMessage: Equatable, Sendable {
  package enum Kind: String, Sendable {
    case error
    case warning
    case note
  }

  package var kind: Kind
  package var text: String
  /// Nil where it is about no place in a file.
  package var file: String?
  /// Both begin at 1.
  package var line = 0
  package var column = 0

  /// The messages among all that a compiler and a linker have said: lines such as
  /// `Badge.swift:3:5: error: cannot find 'foo' in scope`. Where it has failed without one, its last lines.
  static func all(in said: String, hasFailed: Bool) -> [CompilerMessage] {
    let lines = said.split(separator: "\n").map(String.init)
    let found = lines.compactMap { CompilerMessage(line: $0) }
    let isTold = found.contains { $0.kind == .error }
    guard hasFailed, !isTold else { return found }
    let last = lines.filter { !$0.trimmingCharacters(in: .whitespaces).isEmpty }.suffix(3)
    let text = last.isEmpty ? "the compiler ended without a word" : last.joined(separator: " ")
    return found + [CompilerMessage(kind: .error, text: text)]
  }

  package init(kind: Kind, text: String, file: String? = nil, line: Int = 0, column: Int = 0) {
    (self.kind, self.text, self.file) = (kind, text, file)
    (self.line, self.column) = (line, column)
  }

  private init?(line: String) {
    // The first of these words counts: what is behind it may have others.
    let marks = [Kind.error, .warning, .note].compactMap { kind in
      line.range(of: "\(kind.rawValue): ").map { (kind: kind, range: $0) }
    }
    guard let mark = marks.min(by: { $0.range.lowerBound < $1.range.lowerBound }) else {
      return nil
    }
    let before = line[..<mark.range.lowerBound]
    guard before.isEmpty || before.hasSuffix(": ") else { return nil }
    self.init(kind: mark.kind, text: String(line[mark.range.upperBound...]))
    // `<unknown>:0:` and what the linker calls itself are no places.
    let parts = before.dropLast(2).split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 3, let row = Int(parts[parts.count - 2]),
      let column = Int(parts[parts.count - 1])
    else { return }
    file = parts.dropLast(2).joined(separator: ":")
    (self.line, self.column) = (row, column)
  }
}

extension DiagnosticCode {
  /// The compiler's word about code.
  package static let swift = Self("swift")
  /// Code is there and nothing in it can be shown.
  package static let nothingToShow = Self("nothing-to-show")
}

extension DiagnosticList {
  /// Tells what a compiler has said, each thing at its place; notes go with what they are about.
  package mutating func add(
    _ messages: [CompilerMessage], as code: DiagnosticCode = .swift,
    reading read: (String) -> [UInt8]?
  ) {
    var known: [String: SourceFile] = [:]
    func file(_ path: String, _ files: inout SourceFiles) -> SourceFile? {
      if let file = known[path] { return file }
      guard let bytes = read(path) else { return nil }
      let file = files.add(path: path, bytes: bytes)
      known[path] = file
      return file
    }
    func place(_ message: CompilerMessage, _ files: inout SourceFiles) -> SourcePlace? {
      guard let path = message.file, let file = file(path, &files),
        let range = file.word(line: message.line, column: message.column)
      else { return nil }
      return SourcePlace(file: file, range: range)
    }
    var open: Diagnostic?
    for message in messages {
      let place = place(message, &files)
      if message.kind == .note {
        open?.notes.append(Diagnostic.Note(message.text, at: place))
        continue
      }
      if let open { add(open) }
      open = Diagnostic(
        message.kind == .error ? .error : .warning, code, message.text, at: place)
    }
    if let open { add(open) }
  }
}

extension SourceFile {
  /// The word that stands at a place as compilers count it: columns are bytes.
  fileprivate func word(line: Int, column: Int) -> SourceRange? {
    guard let extent = extent(ofLine: line) else { return nil }
    let start = min(extent.lowerBound + max(0, column - 1), extent.upperBound)
    var end = start
    func isWord(_ byte: UInt8) -> Bool {
      byte >= 0x80 || byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte)
        || (0x61...0x7A).contains(byte | 0x20)
    }
    while end < extent.upperBound, isWord(bytes[end]) { end += 1 }
    return range(start, max(end, min(start + 1, extent.upperBound)))
  }
}
