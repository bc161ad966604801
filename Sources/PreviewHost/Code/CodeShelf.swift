import Foundation
import LiveCode
import Scenes

/// The Swift code that scenes bring along: built when a scene names it, and anew when it changes.
///
/// Without a window scenes, which are read on the main actor there, wait for the compiler. In a window they
/// ask on whatever thread they are read: they are shown without their own classes first, with those of the
/// last version later, until the new one is there.
package final class CodeShelf: SceneCodeSource, @unchecked Sendable {
  /// Whether a scene waits until its code is built.
  private let waits: Bool
  /// Where it leaves what it builds; nil for the folder of this program and those that it starts.
  private let place: CodeFolder?
  private let lock = NSLock()
  // All of these under the lock.
  private var entries: [[String]: Entry] = [:]
  private var wanted: [[String]] = []
  private var isHeld = false
  /// Those that build an entry, in the order in which it names code.
  @MainActor private var builders: [[String]: [CodeBuilder]] = [:]
  /// What came of each of them last.
  @MainActor private var results: [ObjectIdentifier: Result] = [:]
  @MainActor private var causes: [String] = []
  /// Whether something came to nothing before it was begun.
  @MainActor private var hasNews = false
  @MainActor private var folder: CodeFolder?

  private struct Result {
    var classes: [SceneClass] = []
    var messages: [CompilerMessage] = []
  }

  private struct Entry {
    var classes: [SceneClass] = []
    var messages: [CompilerMessage] = []
    var files: [String] = []
    var isWhole: Bool { !messages.contains { $0.kind == .error } }
  }

  package init(waits: Bool, in place: CodeFolder? = nil) {
    (self.waits, self.place) = (waits, place)
  }

  // MARK: Answers

  package func code(in paths: [String]) -> SceneCode {
    if let entry = lock.withLock({ entries[paths] }) { return answer(entry) }
    guard waits else {
      lock.withLock { if !isHeld, !wanted.contains(paths) { wanted.append(paths) } }
      return .unknown
    }
    MainActor.assumeIsolated { buildNow(paths) }
    return lock.withLock { entries[paths] }.map(answer) ?? .unknown
  }

  private func answer(_ entry: Entry) -> SceneCode {
    var code = SceneCode()
    (code.classes, code.files, code.isWhole) = (entry.classes, entry.files, entry.isWhole)
    code.tell = { diagnostics, range in
      // What is about no place of the code is about the scene's naming it.
      for message in entry.messages where message.file == nil && message.kind == .error {
        diagnostics.error(.swift, message.text, at: range)
      }
      diagnostics.add(entry.messages.filter { $0.file != nil }, reading: CodeBuilder.bytes)
    }
    return code
  }

  /// All whose changes matter.
  var files: [String] { lock.withLock { entries.values.flatMap(\.files) } }

  // MARK: Building

  @MainActor
  private func make(_ paths: [String]) -> [CodeBuilder]? {
    if let found = builders[paths] { return found }
    do {
      let found = place ?? folder ?? CodeFolder.find().flatMap { waits ? $0.ownPart() : $0 }
      guard let folder = found else {
        throw SceneFileError("no folder for what is compiled can be made")
      }
      self.folder = folder
      var files: [String] = []
      var origins: [CodeOrigin] = []
      for path in paths {
        if path.hasSuffix(".swift") {
          files.append(path)
        } else {
          origins.append(.package(folder: path, target: nil))
        }
      }
      if !files.isEmpty { origins.append(.files(files)) }
      // Libraries of several scenes lie beside each other.
      let first = builders.count * 10_000 + 1
      let made = try origins.enumerated().map { index, origin in
        try CodeBuilder(origin, in: folder.path, first: first + index * 1_000)
      }
      builders[paths] = made
      return made
    } catch {
      var entry = Entry()
      entry.messages = [CompilerMessage(kind: .error, text: "\(error)")]
      lock.withLock { entries[paths] = entry }
      hasNews = true
      return nil
    }
  }

  @MainActor
  private func buildNow(_ paths: [String]) {
    guard let builders = make(paths) else { return }
    take(builders.map { ($0, $0.buildNow()) }, for: paths)
  }

  /// Begins to build what scenes have asked for since the last time.
  @MainActor
  func beginWanted(wake: @escaping @Sendable () -> Void) {
    let wanted = lock.withLock {
      defer { self.wanted = [] }
      return self.wanted
    }
    for paths in wanted {
      guard let builders = make(paths) else {
        wake()
        continue
      }
      for builder in builders where !builder.isBuilding { builder.begin(after: [], wake: wake) }
    }
  }

  /// Begins to build what some changes are about; tells which are about something else.
  @MainActor
  func note(_ changes: [String], wake: @escaping @Sendable () -> Void) -> [String] {
    release()
    var others = changes
    for builder in builders.values.joined() {
      let own = changes.filter(builder.files.contains)
      guard !own.isEmpty else { continue }
      builder.begin(after: own, wake: wake)
      causes += own.filter { !causes.contains($0) }
      others.removeAll(where: own.contains)
    }
    return others
  }

  @MainActor var isBuilding: Bool { builders.values.joined().contains(where: \.isBuilding) }

  /// The files whose changes have come to new classes; nil where none have.
  @MainActor
  func finish() -> [String]? {
    var isNew = hasNews
    hasNews = false
    for (paths, builders) in builders where !builders.isEmpty {
      // Of several, the last one brings them all.
      guard builders.contains(where: \.isDone), builders.allSatisfy({ $0.isDone || !$0.isBuilding })
      else { continue }
      let outcomes = builders.compactMap { builder in builder.take().map { (builder, $0) } }
      take(outcomes, for: paths)
      isNew = true
    }
    guard isNew else { return nil }
    defer { causes = [] }
    return causes
  }

  @MainActor
  private func take(_ outcomes: [(CodeBuilder, CodeJob.Outcome)], for paths: [String]) {
    for (builder, outcome) in outcomes { take(outcome, of: builder) }
    var entry = Entry()
    for builder in builders[paths] ?? [] {
      let result = results[ObjectIdentifier(builder)] ?? Result()
      entry.classes += result.classes
      entry.messages += result.messages
      entry.files += builder.files
    }
    lock.withLock { entries[paths] = entry }
  }

  /// What cannot be built leaves the classes of the last version.
  @MainActor
  private func take(_ outcome: CodeJob.Outcome, of builder: CodeBuilder) {
    var result = results[ObjectIdentifier(builder)] ?? Result()
    defer { results[ObjectIdentifier(builder)] = result }
    switch outcome {
    case .cancelled: break
    case .failed(let messages): result.messages = messages
    case .built(let library, let messages):
      result.messages = messages
      do {
        let (code, outline) = try builder.load(library)
        result.classes = OwnClasses.all(of: code, outline: outline)
      } catch {
        result.messages.append(CompilerMessage(kind: .error, text: error.description))
      }
    }
  }

  // MARK: Traps

  /// Code that has ended a process is not built before something changes.
  func hold() { lock.withLock { isHeld = true } }

  /// It may be tried again.
  func release() { lock.withLock { isHeld = false } }
}
