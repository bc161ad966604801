/// The diagnostics of one load, and the files that they are about.
///
/// At most `limit` of each severity are kept; the others are only counted, so that an error is
/// never lost behind a flood of warnings. Of those that say the same of many places the first ones
/// are kept, and the last of these says how many more there are. What was probably meant is looked
/// for only where a diagnostic is kept: a wrong file of any size costs no more than a right one.
package struct DiagnosticList: Sendable {
  /// What a warning weighs.
  package enum Strictness: Sendable {
    case lenient
    /// Warnings count as errors (`--strict`).
    case strict
    /// What errors of single values and names leave of the scene can be shown.
    case forgiving
  }

  /// Set for the whole list; it changes diagnostics as they are added.
  package let strictness: Strictness
  /// How many of each severity are kept.
  package let limit: Int
  /// The files read so far; ranges of others have no place.
  package var files = SourceFiles()

  /// What is kept, in the order of its discovery.
  package private(set) var all: [Diagnostic] = []

  /// Gives those another suggestion that have a better one.
  mutating func suggest(_ better: (Diagnostic) -> String?) {
    for index in all.indices {
      if let suggestion = better(all[index]) { all[index].suggestion = suggestion }
    }
  }

  private var counts: [Severity: Int] = [:]
  private var kept: [Severity: Int] = [:]
  private var alike: [Likeness: Alike] = [:]
  private var alikeOmitted = 0
  private var said: Set<Remark> = []

  /// What was said about a place: a component's mistake is met at each of its instances, and its
  /// author reads it once. Of the message a hash is enough.
  private struct Remark: Hashable {
    let code: DiagnosticCode
    let message: Int
    let range: SourceRange
  }

  /// What diagnostics have in common that differ in their place alone, or in whom they blame.
  private struct Likeness: Hashable {
    let code: DiagnosticCode
    let severity: Severity
    let beginning: Substring

    init(_ diagnostic: Diagnostic) {
      code = diagnostic.code
      severity = diagnostic.severity
      // Up to the first name: 'unknown key 'x' on UIView 'a'' is like the same on 'b'.
      let (message, quote) = (diagnostic.message, UInt8(ascii: "'"))
      let first = message.utf8.firstIndex(of: quote).map { message.utf8.index(after: $0) }
      let second = first.flatMap { message.utf8[$0...].firstIndex(of: quote) }
      beginning = second.map { message[..<$0] } ?? message[...]
    }
  }

  private struct Alike {
    var count = 0
    /// The last one that was kept, by its place in `all`.
    var last = 0
  }

  /// So many diagnostics that are alike are kept.
  static let alikeLimit = 20

  package init(strictness: Strictness = .lenient, limit: Int = 100) {
    self.strictness = strictness
    self.limit = limit
  }

  /// All errors, those that were not kept among them; in a strict list warnings count here.
  package var errorCount: Int { counts[.error, default: 0] }
  /// All warnings, those that were not kept among them; 0 in a strict list.
  package var warningCount: Int { counts[.warning, default: 0] }
  /// Whether there is any error, a picture that cannot be read included.
  package var hasErrors: Bool { errorCount > 0 }
  /// Whether nothing was kept, not even a note.
  package var isEmpty: Bool { all.isEmpty }
  /// Whether there is an error after which nothing can be shown.
  package private(set) var losesScene = false

  /// How many were counted but not kept.
  package var omittedCount: Int { counts.values.reduce(0, +) - all.count - alikeOmitted }

  /// The kept diagnostics by file and place; those without a place come first.
  package var sorted: [Diagnostic] {
    func key(_ diagnostic: Diagnostic) -> (Int, Int) {
      diagnostic.place.map { (Int($0.file.id.rawValue), $0.range.startOffset) } ?? (-1, 0)
    }
    var all = all
    for alike in alike.values where alike.count > Self.alikeLimit {
      let more = alike.count - Self.alikeLimit
      all[alike.last].notes.append(Diagnostic.Note("… and \(more) more like it"))
    }
    return all.enumerated().sorted {
      let (left, right) = (key($0.element), key($1.element))
      return left == right ? $0.offset < $1.offset : left < right
    }.map(\.element)
  }

  /// `2 errors, 1 warning`; `no errors` for an empty list.
  package var summary: String { Self.summary(errors: errorCount, warnings: warningCount) }

  /// The same of several lists.
  package static func summary(errors: Int, warnings: Int) -> String {
    func count(_ number: Int, _ noun: String) -> String? {
      number == 0 ? nil : "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
    let parts = [count(errors, "error"), count(warnings, "warning")].compactMap { $0 }
    return parts.isEmpty ? "no errors" : parts.joined(separator: ", ")
  }

  /// How often something was to be added, told or not.
  private(set) var attempts = 0

  /// What is not told, because it would follow from what has been told.
  var silence = Silence()

  /// Adds a diagnostic, unless the same has been said about the same place.
  package mutating func add(_ diagnostic: Diagnostic) {
    add(diagnostic, suggestion: diagnostic.suggestion)
  }

  /// The same; the suggestion is asked for only if the diagnostic is kept.
  mutating func add(_ diagnostic: Diagnostic, suggestion: @autoclosure () -> String?) {
    attempts += 1
    guard silence.allows(diagnostic) else { return }
    if let range = diagnostic.place?.range {
      let remark = Remark(
        code: diagnostic.code, message: diagnostic.message.hashValue, range: range)
      guard said.insert(remark).inserted else { return }
    }
    var diagnostic = diagnostic
    if strictness == .strict, diagnostic.severity == .warning { diagnostic.severity = .error }
    counts[diagnostic.severity, default: 0] += 1
    if diagnostic.severity == .error, !forgives(diagnostic.code) { losesScene = true }
    guard admit(diagnostic) else { return }
    diagnostic.suggestion = suggestion()
    all.append(diagnostic)
  }

  /// Whether there is something to be shown in spite of an error.
  private func forgives(_ code: DiagnosticCode) -> Bool {
    code == .unreadableImage
      || strictness == .forgiving && DiagnosticCode.ofSingleParts.contains(code)
  }

  /// Counts a diagnostic among those that are alike; tells whether it is to be kept.
  private mutating func admit(_ diagnostic: Diagnostic) -> Bool {
    let isFull = kept[diagnostic.severity, default: 0] >= limit
    let likeness = Likeness(diagnostic)
    guard var group = isFull ? alike[likeness] : alike[likeness] ?? Alike() else { return false }
    if group.count >= Self.alikeLimit {
      group.count += 1
      alikeOmitted += 1
      alike[likeness] = group
      return false
    }
    guard !isFull else { return false }
    group.count += 1
    group.last = all.count
    kept[diagnostic.severity, default: 0] += 1
    alike[likeness] = group
    return true
  }

  /// Adds an error about a range of `files`; without a range it is about no file.
  package mutating func error(
    _ code: DiagnosticCode, _ message: String, at range: SourceRange = .nowhere,
    suggestion: @autoclosure () -> String? = nil, notes: [Diagnostic.Note] = []
  ) {
    add(
      Diagnostic(.error, code, message, at: files.place(of: range), notes: notes),
      suggestion: suggestion())
  }

  /// Adds a warning about a range of `files`, which a strict list takes as an error.
  package mutating func warning(
    _ code: DiagnosticCode, _ message: String, at range: SourceRange = .nowhere,
    suggestion: @autoclosure () -> String? = nil, notes: [Diagnostic.Note] = []
  ) {
    add(
      Diagnostic(.warning, code, message, at: files.place(of: range), notes: notes),
      suggestion: suggestion())
  }

  /// A note that shows a further place, for the `notes` of an error or a warning.
  package func note(_ message: String, at range: SourceRange) -> Diagnostic.Note {
    Diagnostic.Note(message, at: files.place(of: range))
  }

  /// Parses a file into the list; nil after an error, which is about `range` where the file could
  /// not be read.
  ///
  /// What is read of a broken file is left, because it would only bring errors that follow from the
  /// first.
  package mutating func parse(
    _ path: String, from source: any SceneFiles, namedAt range: SourceRange = .nowhere
  ) -> JSONValue? {
    var budget = JSONBudget()
    return parse(path, from: source, namedAt: range, within: &budget)
  }

  /// The same for one of several files, which have a budget together.
  mutating func parse(
    _ path: String, from source: any SceneFiles, namedAt range: SourceRange,
    within budget: inout JSONBudget
  ) -> JSONValue? {
    let parsed = parseAll(path, from: source, namedAt: range, within: &budget)
    return parsed.isWhole ? parsed.value : nil
  }

  /// Parses a file into the list; what could be read of a broken one as well.
  mutating func parseAll(
    _ path: String, from source: any SceneFiles, namedAt range: SourceRange,
    limits: JSONParser.Limits = JSONParser.Limits(), within budget: inout JSONBudget
  ) -> (value: JSONValue?, isWhole: Bool) {
    do throws(SceneFileError) {
      let file = files.add(path: path, bytes: try source.read(path))
      let errors = errorCount
      let value = JSONParser.parse(file, limits: limits, within: &budget, into: &self)
      return (value, errorCount == errors && value != nil)
    } catch {
      let name = files[range.file]?.unquotedText(in: range)
      self.error(
        .unreadableFile, "\(Diagnostic.quoted(path)): \(error.reason)", at: range,
        suggestion: name.flatMap {
          FileGuess.suggestion(for: $0, at: path, in: source, endings: FileGuess.scenes)
        })
      return (nil, false)
    }
  }

  /// Gives each diagnostic about the file of `root` the pointer of the value that it stands in.
  ///
  /// Called once after a load, so that no stage has to carry the path along.
  package mutating func setPointers(in root: JSONValue) {
    for index in all.indices where all[index].pointer == nil {
      guard let range = all[index].place?.range else { continue }
      all[index].pointer = root.pointer(to: range)
    }
  }
}

extension DiagnosticCode {
  /// Those of mistakes beside which the rest of a scene stands as it is meant.
  fileprivate static let ofSingleParts: Set<DiagnosticCode> = [
    .wrongValue, .valueOutOfRange, .missingKey, .unknownKey, .unknownClass, .unknownName,
    .unknownTarget, .unknownSymbol, .wrongPlace, .unreadableFile,
  ]
}
