/// The result of reading a scene: the scene where it can be shown, and all that is to be said.
package struct SceneLoad: Sendable {
  /// Nil when there are errors other than pictures that cannot be read: in the place of those
  /// it has a placeholder.
  package private(set) var scene: ExpandedScene?
  /// Everything found on the way, with the files that it is about.
  package private(set) var diagnostics: DiagnosticList
  /// Every file that the scene depends on, found or not; the scene's own is the first.
  package let files: [String]
  /// The classes of code that it brings along.
  package var classes: [SceneClass] = []
  /// What the next load of the scene can take over; nil where nobody asked for it.
  package var memory: SceneMemory?
  package var cost = SceneCost()

  /// Whether the scene is just as its files say.
  package var isValid: Bool { scene != nil && !diagnostics.hasErrors }

  /// Whether what is right as it stands, and yet is hardly meant, is warned of.
  package enum Advice: Sendable {
    case none
    case given
  }

  /// Reads, checks and expands a scene. Needs no main thread.
  ///
  /// With a memory of the load before, which may be an empty one, nodes whose text is the same are taken
  /// over from it; what comes of it is the same without.
  package static func load(
    _ path: String, from source: any SceneFiles, overrides: CanvasOverrides = CanvasOverrides(),
    strictness: DiagnosticList.Strictness = .lenient, limits: ExpansionLimits = ExpansionLimits(),
    advice: Advice = .none, since memory: SceneMemory? = nil
  ) -> SceneLoad {
    var reader = SceneReader(
      source: source, diagnostics: DiagnosticList(strictness: strictness), limits: limits)
    let document = reader.read(path)
    var expander = Expander(
      document: document, source: source, diagnostics: reader.diagnostics,
      budget: reader.budget, limits: limits)
    expander.readCanvas(overrides)
    let read = reader.diagnostics
    // What was made of a broken text may be more than its bytes say.
    if let memory, !read.hasErrors, let root = document.root {
      expander.recall.begin(
        root.range, of: read.files.all, document.files, document.classes, on: expander.canvas,
        since: memory)
    }
    let scene = expander.expand()
    let kept = memory.map { memory in
      scene.flatMap { expander.memory(of: $0, files: read.files.all) } ?? memory
    }
    expander.suggestDefinitions()
    if advice == .given { expander.advise(on: scene) }
    var diagnostics = expander.diagnostics
    for value in document.values + expander.data.values.compactMap(\.self) {
      diagnostics.setPointers(in: value)
    }
    return SceneLoad(
      scene: diagnostics.losesScene ? nil : scene, diagnostics: diagnostics,
      files: document.files + expander.dataFiles + (expander.decoder.images?.files ?? []),
      classes: document.classes, memory: kept, cost: expander.cost)
  }
}

extension SceneLoad {
  /// The load with what was found by laying the scene out.
  package func adding(_ found: [Diagnostic]) -> SceneLoad {
    guard !found.isEmpty else { return self }
    var load = self
    for diagnostic in found { load.diagnostics.add(diagnostic) }
    return load
  }

  /// The load of a scene that is not to be shown as a whole, for a reason.
  package func refused(_ code: DiagnosticCode, _ message: String) -> SceneLoad {
    let place = scene.flatMap { diagnostics.files.place(of: $0.root.range) }
    var load = adding([Diagnostic(.error, code, message, at: place)])
    load.scene = nil
    return load
  }

  /// A load that came to nothing for a reason outside the scene.
  package init(failure diagnostics: DiagnosticList) {
    self.init(scene: nil, diagnostics: diagnostics, files: [])
  }
}
