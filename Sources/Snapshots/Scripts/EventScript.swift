import CoreGraphics
import Scenes

/// What a run does to a scene, step by step, under a virtual clock.
package struct EventScript: Sendable {
  /// One thing that a script does.
  package struct Step: Sendable {
    /// When the step happens, in seconds since the scene began; nil: right after the one before.
    package var time: TimeInterval?
    /// What happens.
    package var action: Action
    /// Where in the view a hand is, from its upper left corner; nil for its middle.
    package var point: LengthPair?
    /// Where the file says it.
    package var place: SourcePlace?
  }

  /// What a step does; the text of most cases is the id of a view.
  package enum Action: Sendable {
    case tap(String, count: Int)
    /// The button goes down and stays there.
    case press(String)
    /// What was pressed is let go.
    case release
    /// The button goes down, and up after a while.
    case hold(String, for: TimeInterval)
    case drag(String, by: CGSize, over: TimeInterval)
    /// To the middle of another view, or so far beside it.
    case carry(String, to: String, beside: CGSize, over: TimeInterval)
    /// Two fingers, which move apart by a factor and turn by an angle in radians.
    case pinch(String, scale: CGFloat, angle: CGFloat, over: TimeInterval)
    /// The pointer comes over a view, without a button.
    case hover(String)
    /// The wheel turns over a view, by points of what it scrolls.
    case scroll(String, by: CGSize)
    case key(KeyStroke)
    case type(String)
    case wait(TimeInterval)
    /// Until nothing moves any more.
    case settle
    case snapshot(String)
    /// Properties by `id.property`, with the values as the file has them.
    case expect([(path: String, value: JSONValue)])
  }

  /// In the order in which they are played.
  package var steps: [Step] = []

  /// Whether the bytes of a file are a script's, and not a scene's.
  package static func isScript(_ bytes: [UInt8]) -> Bool {
    // Without the key, and without escapes that it may be written with, none of it need be read.
    let steps = ScriptForm.keys.steps.name
    guard bytes.hasText("\"\(steps)\"") || bytes.hasText("\\u") else { return false }
    guard let value = JSONParser.soundValue(of: bytes), value[ScriptForm.keys.steps] != nil else {
      return false
    }
    return !SceneFolder.isScene(bytes)
  }

  /// Reads a script; nil where it has errors, which are in `diagnostics`.
  package static func load(
    _ path: String, from source: any SceneFiles, into diagnostics: inout DiagnosticList
  ) -> EventScript? {
    let errors = diagnostics.errorCount
    guard let value = diagnostics.parse(path, from: source) else { return nil }
    var reader = EventScriptReader(diagnostics: diagnostics)
    let script = reader.read(value)
    diagnostics = reader.diagnostics
    diagnostics.setPointers(in: value)
    return diagnostics.errorCount == errors ? script : nil
  }
}
