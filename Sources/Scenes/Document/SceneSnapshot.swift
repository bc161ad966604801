import CoreGraphics

/// A picture of a scene that is kept, as the scene's `snapshot` says it.
package struct SceneSnapshot: Sendable {
  /// What it is called behind the scene's name; nil where it has that alone.
  package var name: String?
  /// When the scene is looked at, in seconds.
  package var time: TimeInterval = 0
  /// The path of a script that takes the pictures, seen from where the program runs; nil for none.
  package var script: String?
  /// What is other than the scene's canvas says.
  package var overrides = CanvasOverrides()
  /// How far it may be from the one that is kept.
  package var tolerance = Tolerance()
  /// Where the scene says it; nowhere where it says nothing.
  package var range = SourceRange.nowhere

  package init() {}

  /// By how much a picture may differ.
  package struct Tolerance: Hashable, Sendable {
    /// The largest difference of a channel of a pixel that is no difference.
    package var channel = 0
    /// How many pixels may differ by more.
    package var pixels = 0
    /// Why; empty where nothing may differ.
    package var reason = ""

    package init() {}
  }
}

/// Reads the `snapshot` of a scene.
struct SnapshotReader {
  var decoder: ValueDecoder
  let scene: String

  /// The entries in the file's order: one of a scene that says nothing.
  mutating func read(_ value: JSONValue?) -> [SceneSnapshot] {
    guard let value else { return [SceneSnapshot()] }
    let entries = value.elements ?? [value]
    guard !entries.isEmpty else {
      decoder.diagnostics.error(
        .wrongValue, "expected at least one snapshot in this list", at: value.range)
      return []
    }
    return entries.compactMap { entry($0) }
  }

  private mutating func entry(_ value: JSONValue) -> SceneSnapshot? {
    guard decoder.variant(of: value, as: SnapshotForm.form) != nil else { return nil }
    let keys = SnapshotForm.keys
    var snapshot = SceneSnapshot()
    snapshot.range = value.range
    snapshot.name = decoder.read(keys.name, of: value)
    let time = decoder.read(keys.time, of: value)
    snapshot.time = time ?? 0
    snapshot.script = decoder.read(keys.script, of: value).map {
      ScenePath.resolve($0, from: scene)
    }
    if snapshot.script != nil, time != nil {
      decoder.diagnostics.error(
        .wrongValue, "the steps of a script say when; 'time' is for snapshots without one",
        at: value.member(keys.time.name)?.keyRange ?? value.range)
    }
    snapshot.overrides = CanvasOverrides(value, keys.canvas, read: &decoder)
    if let tolerance = decoder.read(keys.tolerance, of: value) {
      snapshot.tolerance = self.tolerance(tolerance)
    }
    return snapshot
  }

  private mutating func tolerance(_ value: JSONValue) -> SceneSnapshot.Tolerance {
    var tolerance = SceneSnapshot.Tolerance()
    let keys = SnapshotForm.tolerance
    guard decoder.variant(of: value, as: SnapshotForm.toleranceForm) != nil,
      let reason = decoder.read(keys.reason, of: value)
    else { return tolerance }
    tolerance.reason = reason
    tolerance.channel = Int(decoder.read(keys.channel, of: value))
    tolerance.pixels = Int(decoder.read(keys.pixels, of: value))
    return tolerance
  }
}

extension SceneSnapshot {
  /// The pictures that are kept of a scene, without looking at its nodes; nil where it cannot be read.
  package static func read(
    _ path: String, from files: any SceneFiles, into diagnostics: inout DiagnosticList
  ) -> [SceneSnapshot]? {
    let errors = diagnostics.errorCount
    guard let value = diagnostics.parse(path, from: files) else { return nil }
    var reader = SnapshotReader(decoder: ValueDecoder(diagnostics: diagnostics), scene: path)
    let snapshots = reader.read(value[SceneForm.keys.snapshot])
    diagnostics = reader.decoder.diagnostics
    return diagnostics.errorCount == errors ? snapshots : nil
  }
}
