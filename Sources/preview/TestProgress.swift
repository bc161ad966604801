import Foundation
import PreviewHost
import Scenes
import Snapshots

/// Tells of a run while it goes on: failures as they come, and how far it is.
struct TestProgress {
  private(set) var results: [TrialResult] = []
  private let count: Int
  private let format: DiagnosticFormat
  private let start = Date()
  private var scenes: Set<String> = []
  private var lastTold = Date()
  private var isLineOpen = false

  /// Seconds between lines where nobody sees a line change.
  private static let pause: TimeInterval = 10
  /// As many changes of a picture are printed.
  private static let mostLines = 12

  init(count: Int, format: DiagnosticFormat) {
    (self.count, self.format) = (count, format)
  }

  var seconds: TimeInterval { Date().timeIntervalSince(start) }

  /// Takes what is new; none where only time has passed.
  mutating func take(_ new: [TrialResult]) {
    results += new
    scenes.formUnion(new.map(\.scene))
    if format == .text {
      for result in new where result.verdict != .same || result.isRecorded { tell(result) }
    }
    let isTerminal = StandardStream.error.isTerminal
    guard isTerminal || Date().timeIntervalSince(lastTold) >= Self.pause else { return }
    guard !isTerminal || scenes.count < count else { return close() }
    lastTold = Date()
    if isTerminal {
      try? StandardStream.error.write("\r\u{1B}[K\(line)")
      isLineOpen = true
    } else {
      StandardStream.error.say(line)
    }
  }

  /// `132 of 400 scenes, 3 with differences, 12 s left`.
  private var line: String {
    let done = scenes.count
    var line = "\(done) of \(count) scenes"
    let failures = results.filter { $0.verdict != .same }.count
    if failures > 0 { line += ", \(failures) not as kept" }
    if done > 0, done < count {
      let left = seconds / Double(done) * Double(count - done)
      line += ", \(Int(left.rounded(.up))) s left"
    }
    return line
  }

  private mutating func close() {
    if isLineOpen { try? StandardStream.error.write("\r\u{1B}[K") }
    isLineOpen = false
  }

  private mutating func tell(_ result: TrialResult) {
    close()
    var text = ""
    if result.verdict == .same {
      text = "✔ \(result.name): recorded\n"
    } else {
      // What is kept from now on still is not what was kept: the run fails.
      let (mark, recorded) = result.isRecorded ? ("•", "; recorded") : ("✘", "")
      text = "\(mark) \(result.name): \(result.message)\(recorded)\n"
    }
    // Where nodes say what changed, lines say nothing more to a person.
    var lines = result.texts.flatMap { $0.changes.map(\.text) }
    if lines.isEmpty {
      lines = result.texts.flatMap { $0.lines?.split(separator: "\n").map(String.init) ?? [] }
    }
    let more = lines.count - Self.mostLines
    if more > 0 { lines = lines.prefix(Self.mostLines) + ["… and \(more) more"] }
    text += lines.map { "    \($0)\n" }.joined()
    // What is said of scenes has lines of its own; of pictures it says the same once more.
    if result.verdict == .invalid || result.verdict == .failed { text += result.said.joined() }
    try? StandardStream.output.write(text)
  }

  /// The end: what programs read, what nothing refers to, and the sum.
  mutating func finish(
    _ report: TrialReport, _ summary: TrialSummary, page: String?
  ) throws {
    close()
    if format != .text {
      let renderer = DiagnosticRenderer(format: format)
      let said = report.results.flatMap { $0.said.isEmpty ? ended($0, renderer) : $0.said }
      try StandardStream.output.write(renderer.join(said))
    }
    var lines = report.unreferenced.prefix(Self.mostLines).map { "\($0) belongs to no scene" }
    let more = report.unreferenced.count - lines.count
    if more > 0 { lines.append("… and \(more) more") }
    if !lines.isEmpty { lines.append("'preview accept --prune' removes what belongs to no scene") }
    lines.append(summary.text)
    if let page { lines.append("report: \(page)") }
    let text = lines.map { $0 + "\n" }.joined()
    // Data alone goes to standard output where a program reads it.
    try (format == .json ? StandardStream.error : .output).write(text)
  }

  /// What is to be said of a scene that could not say it itself.
  private func ended(_ result: TrialResult, _ renderer: DiagnosticRenderer) -> [String] {
    guard result.verdict != .same, !result.isRecorded else { return [] }
    var files = SourceFiles()
    let bytes = FileManager.default.contents(atPath: result.scene).map { [UInt8]($0) } ?? []
    let file = files.add(path: result.scene, bytes: bytes)
    return renderer.items([
      Diagnostic(
        .error, .sceneEnded, "\(result.name): \(result.message)",
        at: files.place(of: file.range(0, 0)))
    ])
  }
}
