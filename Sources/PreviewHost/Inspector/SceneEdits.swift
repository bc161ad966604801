import Foundation
import QuartzCore
import Scenes
import UIKit

/// What was changed in the inspector and is in no file yet, and how it gets there.
@MainActor
struct SceneEdits {
  /// One value of one node.
  struct Edit {
    let live: LiveNode
    let property: Property
    let isOnRootLayer: Bool
    /// As it will be written.
    var value: JSONValue
    /// What of it is on show: of a reference what that stands for.
    var shown: JSONValue
    /// What the object had before the first of these changes.
    let before: PropertyValue
    /// What the file said then; nil for nothing.
    let said: PropertyValue?
    /// Whether it was changed in the dark, of whose colours alone it is one then.
    let isDark: Bool
    /// What belongs together is taken back together; nil for a change by itself.
    let gesture: Int?
    /// Where it is to be written, once somebody has said so.
    var place: EditPlace?

    func isAbout(_ inspected: InspectedValue, of other: LiveNode?) -> Bool {
      live === other && property.name == inspected.property.name
        && isOnRootLayer == inspected.isOnRootLayer
    }
  }

  private enum Undone {
    /// Changes in no file, which were taken back together; in the order in which they came.
    case changes([Edit])
    case file
  }

  /// Asks where a value is to be written.
  struct Question {
    let edit: Int
    let places: [EditPlace]
  }

  private let scene: LiveScene
  private(set) var pending: [Edit] = []
  /// What was taken back since the last change, for doing it again.
  private var undone: [Undone] = []
  /// What was written, file by file, since a version of the scene was read the last time.
  private var unread: [(path: String, edits: [Edit])] = []
  private(set) var question: Question?
  private(set) var text = SceneText(SourceFiles())
  private var files = FileChanges()
  /// What happened last, for the panel.
  private var message: (words: String, isProblem: Bool)?

  init(of scene: LiveScene) { self.scene = scene }

  // MARK: Words

  /// What the panel says at its foot.
  var words: String {
    if let question {
      let edit = pending[question.edit]
      let owner = edit.live.node.id.map { " of ‘\($0)’" } ?? ""
      return "Where is ‘\(edit.property.name)’\(owner) to be written?"
    }
    if let message { return message.words }
    if !pending.isEmpty {
      let count = pending.count == 1 ? "1 change" : "\(pending.count) changes"
      return "\(count) in no file yet — S writes, Ctrl+Z takes back"
    }
    return "Click selects, again the one below · Alt measures · drag moves"
  }

  var isProblem: Bool { question != nil || message?.isProblem == true || !pending.isEmpty }

  mutating func say(_ words: String, isProblem: Bool = false) { message = (words, isProblem) }

  /// The answers to the question, each with the place in a file that it is about.
  var answers: [String]? {
    question?.places.map { $0.words + (place(of: $0.range).map { " · \($0)" } ?? "") }
  }

  /// `cards.json:41`; nil for a range that is in no file.
  func place(of range: SourceRange) -> String? {
    text.files.words(of: range)
  }

  /// The same with the name that stands there for the value, if one does.
  func origin(of range: SourceRange) -> String? {
    guard let place = place(of: range) else { return nil }
    guard let source = text.source(at: range), source.hasPrefix("\"$") else { return place }
    return "\(source.dropFirst().dropLast()) · \(place)"
  }

  /// A value as its file has it, a reference too, though not what an instance gives; strings without
  /// their quotes.
  func source(of inspected: InspectedValue) -> String? {
    guard case .file(let range) = inspected.origin, let source = text.source(at: range) else {
      return nil
    }
    if source.hasPrefix("\"${"), source.hasSuffix("}\"") { return nil }
    let isPlain = source.hasPrefix("\"") && !source.contains("\\")
    return isPlain ? String(source.dropFirst().dropLast()) : source
  }

  /// What a text that is `$name` stands for; nil for others.
  func reference(_ typed: String) -> JSONValue? {
    var name = typed
    // Definitions can stand for each other, also in a circle.
    for _ in 0..<64 {
      guard name.hasPrefix("$"), !name.hasPrefix("$$"),
        let value = text.definition(named: String(name.dropFirst()))
      else { return nil }
      guard let next = value.string, next.hasPrefix("$") else { return value }
      if next.hasPrefix("$$") { return value.withDollarsPlain }
      name = next
    }
    return nil
  }

  /// Whether a value has a parameter of the component that it stands in.
  func hasParameter(_ inspected: InspectedValue) -> Bool {
    inspected.range.flatMap { text.source(at: $0) }?.contains("${") == true
  }

  /// Why a text is not taken for a property, and what may have been meant.
  func refusal(of typed: String, for property: Property) -> String {
    let refusal = LiveScene.refusal(of: typed, for: property)
    guard typed.hasPrefix("$"), let near = text.definition(like: String(typed.dropFirst())),
      near != typed.dropFirst()
    else { return refusal }
    return "nothing is defined as ‘\(typed)’; did you mean ‘$\(near)’?"
  }

  // MARK: Scenes

  /// Another version of the scene is on show. Where its files say something else now, they win.
  mutating func take(_ load: SceneLoad) {
    guard load.scene != nil else { return }
    text = SceneText(load.diagnostics.files)
    unread = []
    let nodes = pending.isEmpty && undone.isEmpty ? [:] : scene.nodesByLayer
    func isThere(_ edit: Edit) -> Bool {
      Self.said(edit.property, edit.isOnRootLayer, edit.live) == edit.said
        && nodes[ObjectIdentifier(edit.live.layer)] === edit.live
    }
    undone.removeAll { undone in
      if case .changes(let edits) = undone { !edits.allSatisfy(isThere) } else { false }
    }
    let count = pending.count
    pending.removeAll { !isThere($0) }
    question = nil
    if pending.count < count, message == nil {
      say("The file has changed: what was changed here and there is the file’s", isProblem: true)
    }
  }

  private static func said(
    _ property: Property, _ isOnRootLayer: Bool, _ live: LiveNode
  ) -> PropertyValue? {
    live.node.setting(of: property, onRootLayer: isOnRootLayer)?.value
  }

  // MARK: Changes

  func holds(_ inspected: InspectedValue, of live: LiveNode?) -> Bool {
    pending.contains { $0.isAbout(inspected, of: live) }
  }

  /// Whether a value on show was made here: it is in no file, or in one that was not read since.
  func hasMade(_ inspected: InspectedValue, of live: LiveNode) -> Bool {
    holds(inspected, of: live)
      || unread.flatMap(\.edits).contains { $0.isAbout(inspected, of: live) }
  }

  /// Takes a change that is on show already; a further one of the same value goes on with it, and one
  /// that brings back what there was is none.
  mutating func note(
    _ value: JSONValue, shownAs shown: JSONValue? = nil, for inspected: InspectedValue,
    of live: LiveNode, before: PropertyValue, gesture: Int? = nil
  ) {
    message = nil
    undone = []
    let shown = shown ?? value
    if let index = pending.firstIndex(where: { $0.isAbout(inspected, of: live) }) {
      (pending[index].value, pending[index].shown) = (value, shown)
      let isBack = inspected.property.decode(shown) == pending[index].before
      if isBack, shown.isSame(as: value) { pending.remove(at: index) }
      return
    }
    pending.append(
      Edit(
        live: live, property: inspected.property, isOnRootLayer: inspected.isOnRootLayer,
        value: value, shown: shown, before: before,
        said: Self.said(inspected.property, inspected.isOnRootLayer, live),
        isDark: scene.scene?.canvas.appearance == .dark, gesture: gesture))
  }

  // MARK: Writing

  /// Writes all changes; or asks first, where one can be written in several places.
  mutating func write() {
    message = nil
    guard !pending.isEmpty else { return say("Nothing is changed") }
    for (index, edit) in pending.enumerated() where edit.place == nil {
      // What has a parameter in it is meant for the component.
      let isForAll = edit.value.string?.contains("${") == true
      let places = text.places(
        of: edit.property, onRootLayer: edit.isOnRootLayer, of: edit.live.node,
        in: isForAll ? [] : owners(of: edit.live))
      guard let first = places.first else {
        return say("‘\(edit.property.name)’ has no place in a file", isProblem: true)
      }
      guard places.count == 1 else {
        question = Question(edit: index, places: places)
        return
      }
      pending[index].place = first
    }
    writeAll()
  }

  /// The nodes around one, the nearest first.
  private func owners(of live: LiveNode) -> [SceneNode] {
    let nodes = scene.nodesByLayer
    return sequence(first: live.layer, next: \.superlayer).dropFirst()
      .compactMap { nodes[ObjectIdentifier($0)]?.node }
  }

  /// Says where the value that was asked about goes, and goes on.
  mutating func answer(_ index: Int) {
    guard let question, question.places.indices.contains(index) else { return }
    pending[question.edit].place = question.places[index]
    self.question = nil
    write()
  }

  mutating func cancelQuestion() {
    question = nil
    for index in pending.indices { pending[index].place = nil }
  }

  private mutating func writeAll() {
    var patches: [SourceFile.ID: [TextPatch]] = [:]
    var edits: [SourceFile.ID: [Edit]] = [:]
    do {
      for edit in pending {
        guard let place = edit.place else { continue }
        let change = try text.change(
          edit.value, forKey: edit.property.name, onRootLayer: edit.isOnRootLayer, at: place,
          inDark: edit.isDark)
        patches[change.file, default: []] += change.patches
        edits[change.file, default: []].append(edit)
      }
      let names = try files.write(patches, of: text)
      for (id, edits) in edits {
        if let path = text.files[id]?.path { unread.append((path, edits)) }
      }
      (pending, undone) = ([], [])
      say("Wrote \(names.joined(separator: ", "))")
    } catch let problem as SceneText.Problem {
      say(
        problem == .noPlace
          ? "The file has no place for it any more"
          : "The file would not be sound: nothing is written",
        isProblem: true)
    } catch {
      say("\(error)", isProblem: true)
    }
    for index in pending.indices { pending[index].place = nil }
  }

  // MARK: Taking back

  /// Takes back the last change that is in no file, or else what was written last.
  mutating func undo() {
    message = nil
    question = nil
    if let edit = pending.popLast() {
      restore(edit)
      var edits = [edit]
      while let gesture = edit.gesture, let other = pending.last, other.gesture == gesture {
        restore(other)
        edits.append(pending.removeLast())
      }
      return undone.append(.changes(edits.reversed()))
    }
    do {
      guard let path = try files.undo() else { return say("Nothing to take back") }
      undone.append(.file)
      say("Took back what was written to \(ScenePath.name(of: path))")
      // A file that is as it was when it was read last brings nothing that would be shown.
      guard let index = unread.lastIndex(where: { $0.path == path }) else { return }
      for edit in unread.remove(at: index).edits.reversed() { restore(edit) }
    } catch {
      say("\(error)", isProblem: true)
    }
  }

  /// Shows what there was before a change.
  private func restore(_ edit: Edit) {
    scene.restore(setting(edit), of: edit.live)
  }

  private func setting(_ edit: Edit) -> InspectedValue {
    InspectedValue(
      property: edit.property, isOnRootLayer: edit.isOnRootLayer, value: edit.before, shown: nil,
      origin: .standard)
  }

  /// Does again what was taken back last.
  mutating func redo() {
    message = nil
    question = nil
    if case .changes(let edits) = undone.popLast() {
      for edit in edits where scene.set(edit.shown, for: setting(edit), of: edit.live) {
        pending.append(edit)
      }
      return
    }
    do {
      let path = try files.redo()
      say(path.map { "Wrote \(ScenePath.name(of: $0)) again" } ?? "Nothing to do again")
    } catch {
      say("\(error)", isProblem: true)
    }
  }
}

extension SourceFiles {
  /// `cards.json:41`; nil for a range that is in no file.
  func words(of range: SourceRange) -> String? {
    place(of: range).map { "\(ScenePath.name(of: $0.file.path)):\($0.start.line)" }
  }
}
