/// What a list of diagnostics does not take, because it would only follow from mistakes that were
/// told: a name that stands in a file which is not there, a value on a line that could not be read.
struct Silence: Sendable {
  /// Kinds of diagnostics of which there is nothing to be said any more.
  var codes: Set<DiagnosticCode> = []
  /// Lines of files that could not be read as they stand.
  private var lines: [SourceFile.ID: Set<Int>] = [:]
  /// From where on a file's brackets are in disorder: what is in what is not known behind.
  private var ends: [SourceFile.ID: Int] = [:]

  /// What depends on all of a file, or of several.
  static let ofLostText: Set<DiagnosticCode> = [
    .missingRoot, .missingKey, .unknownName, .unknownTarget, .duplicateID,
  ]
  /// What depends on definitions, components and their ids being there.
  static let ofLostDefinitions: Set<DiagnosticCode> = [.missingRoot, .unknownName, .unknownTarget]

  /// After these, brackets do not mean what they seem to.
  private static let disorder: Set<DiagnosticCode> = [
    .unclosedBracket, .mismatchedBracket, .extraBracket, .unterminatedComment, .nestingTooDeep,
    .tooManyErrors, .textAfterEnd, .tooManyNodes, .tooManyValues,
  ]
  /// These take the rest of a line with them.
  private static let ofLines: Set<DiagnosticCode> = [
    .unterminatedString, .quoteInString, .wrongQuotes,
  ]

  func allows(_ diagnostic: Diagnostic) -> Bool {
    guard !codes.contains(diagnostic.code) else { return false }
    guard !lines.isEmpty, let place = diagnostic.place else { return true }
    if let end = ends[place.file.id], place.range.endOffset > end { return false }
    guard let broken = lines[place.file.id] else { return true }
    let first = place.file.line(at: place.range.startOffset)
    let last = place.file.line(at: place.range.endOffset)
    return !broken.contains { first...last ~= $0 }
  }

  /// Takes what the parser said of a file.
  mutating func add(_ problems: some Sequence<Diagnostic>) {
    for problem in problems {
      for place in [problem.place] + problem.notes.map(\.place) {
        guard let place else { continue }
        let (file, start) = (place.file, place.range.startOffset)
        lines[file.id, default: []].insert(file.line(at: start))
        if Self.isDisorder(problem.code, behind: start, in: file) {
          ends[file.id] = min(ends[file.id] ?? .max, start)
        }
      }
    }
  }

  private static func isDisorder(
    _ code: DiagnosticCode, behind start: Int, in file: SourceFile
  ) -> Bool {
    guard ofLines.contains(code), let line = file.extent(ofLine: file.line(at: start)) else {
      return disorder.contains(code)
    }
    let rest = file.bytes[min(start, line.upperBound)..<line.upperBound]
    return rest.contains { "{}[]".utf8.contains($0) }
  }
}
