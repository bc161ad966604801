import CoreGraphics

/// Turns a document into a tree of nodes with typed values.
///
/// It reports every mistake once, however often a component with the mistake is used, and goes on
/// with the rest.
struct Expander {
  let document: SceneDocument
  let limits: ExpansionLimits
  var canvas = Canvas()
  var decoder: ValueDecoder
  /// Every id so far by its full name.
  var names: [String: NamedNode] = [:]
  /// How many instances without an id a component has in each scope, by its full name.
  var unnamedInstances: [String: Int] = [:]
  /// Actions are read last, when all the ids that they can name are known.
  var pendingActions: [PendingActions] = []
  /// Those of the actions that are being read.
  var pages: [SceneNode] = []
  /// Constraints likewise, before them.
  var pendingConstraints: [PendingConstraints] = []
  var attributes = ConstrainedAttributes()
  /// What suggestions are looked for among.
  var indexes = NameIndexes()
  /// The keys of all animations, and those that steps of actions take away.
  var animationKeys: Set<String> = []
  var removedKeys: [RemovedKey] = []
  /// The files that rows come from: those looked for, what each has, and what the scene's files may
  /// still have.
  let source: any SceneFiles
  var dataFiles: [String] = []
  var data: [String: JSONValue?] = [:]
  var dataBudget: JSONBudget
  var valueCount = 0
  /// How many layers show others more than once.
  var replicatorCount = 0
  var propertyPlaces = PropertyPlaces()
  /// Of nodes that are read by themselves; what it counts, `decoder` counts as well.
  var plainDecoder: ValueDecoder
  var plainPatience = Patience()
  /// How many lists of rows were read, which may come from elsewhere.
  var rowReadings = 0
  /// What is taken over from the last load, and kept for the next one.
  var recall = Recall()
  private(set) var nodeCount = 0
  private(set) var nodeBytes = 0
  /// Set when the scene is larger than any may be: nothing more is expanded.
  private(set) var isExhausted = false

  init(
    document: SceneDocument, source: any SceneFiles, diagnostics: DiagnosticList,
    budget: JSONBudget, limits: ExpansionLimits = ExpansionLimits()
  ) {
    self.document = document
    self.limits = limits
    self.source = source
    dataBudget = budget
    dataBudget.wholeListsAreNodes = true
    decoder = ValueDecoder(
      diagnostics: diagnostics, images: ImageReader(source: source, limits: limits))
    decoder.budget = ValueBudget(limits)
    plainDecoder = ValueDecoder(diagnostics: DiagnosticList())
    plainDecoder.budget = ValueBudget(limits)
  }

  /// Changed in place: a copy for each of 100,000 mistakes would take minutes.
  var diagnostics: DiagnosticList {
    _read { yield decoder.diagnostics }
    _modify { yield &decoder.diagnostics }
  }

  /// A node that can be called by its name.
  struct NamedNode {
    let range: SourceRange
    var sceneClass: SceneClass
    /// The place of its constraints among all.
    var constraints: Int?
  }

  /// Reads the canvas, which conditions of nodes ask for.
  mutating func readCanvas(_ overrides: CanvasOverrides) {
    let value = document.canvas.flatMap { resolve($0, in: Environment()) }
    var reader = CanvasReader(decoder: decoder, limits: limits)
    canvas = reader.read(value, overrides: overrides)
    decoder = reader.decoder
    decoder.images?.appearance = canvas.appearance
    decoder.images?.symbolScale = canvas.scaleByItself
  }

  /// The whole scene; nil when it has no root or that is beyond use.
  mutating func expand() -> ExpandedScene? {
    checkComponents()
    guard let value = document.root, !isExhausted, admitNodes(of: value) else { return nil }
    let errors = diagnostics.errorCount
    var environment = Environment()
    environment.isRecalled = recall.rootRange == value.range
    guard var root = viewNode(value, in: environment) else {
      if diagnostics.errorCount == errors {
        diagnostics.error(
          .missingRoot, "the 'if' of the root does not hold, so there is nothing to show",
          at: value.range)
      }
      return nil
    }
    if root.sceneClass.isController { root = unplaced(root) }
    if replicatorCount > 0 { checkCopies(of: root) }
    let constraints = readConstraints()
    attributes = ConstrainedAttributes(of: constraints)
    let actions = readActions()
    return ExpandedScene(
      root: root, actions: actions, constraints: constraints, canvas: canvas,
      snapshots: document.snapshots, variants: document.variants)
  }

  /// Counts a node; false when there are too many.
  mutating func admitNode(at range: SourceRange, depth: Int) -> Bool {
    guard !isExhausted else { return false }
    nodeCount += 1
    if nodeCount > limits.nodes {
      giveUp(.tooManyNodes, "the scene has more than \(limits.nodes) nodes", at: range)
      return false
    }
    guard admitBytes(ExpansionLimits.layerBytes, at: range) else { return false }
    if depth > limits.depth {
      diagnostics.error(
        .nestingTooDeep, "nodes are nested deeper than \(limits.depth)", at: range)
      return false
    }
    return true
  }

  /// Counts what a node takes more than a layer; false when there is too much.
  mutating func admit(_ sceneClass: SceneClass, at range: SourceRange) -> Bool {
    !sceneClass.isView || admitView(at: range)
  }

  /// Counts what a view takes more than a layer; false when there is too much.
  mutating func admitView(at range: SourceRange) -> Bool {
    admitBytes(ExpansionLimits.viewBytes - ExpansionLimits.layerBytes, at: range)
  }

  private mutating func admitBytes(_ bytes: Int, at range: SourceRange) -> Bool {
    nodeBytes += bytes
    guard nodeBytes > limits.nodeBytes else { return true }
    let most = JSONText.grouped(limits.nodeBytes / 1_000_000)
    giveUp(.tooManyNodes, "the scene's views and layers take more than \(most) MB", at: range)
    return false
  }

  /// Counts nodes that were admitted in the last load and are taken over.
  mutating func count(nodes: Int, bytes: Int) {
    nodeCount += nodes
    nodeBytes += bytes
  }

  /// Reports that the scene is too large, and ends the expansion.
  mutating func giveUp(
    _ code: DiagnosticCode, _ message: String, at range: SourceRange,
    notes: [Diagnostic.Note] = []
  ) {
    guard !isExhausted else { return }
    isExhausted = true
    diagnostics.error(code, message, at: range, notes: notes)
  }
}

extension DiagnosticCode {
  /// More nodes than ``ExpansionLimits/nodes``, or more memory than these may take; nothing more is expanded.
  package static let tooManyNodes = Self("too-many-nodes")
  /// More layers than ``ExpansionLimits/copies`` when replicators have shown them.
  package static let tooManyCopies = Self("too-many-copies")
  /// More values than ``ExpansionLimits`` allows, or too long a text or path.
  package static let tooManyValues = Self("too-many-values")
  /// A node's `class` is none that its kind of node can have.
  package static let unknownClass = Self("unknown-class")
  /// Two nodes of one scope have the same id.
  package static let duplicateID = Self("duplicate-id")
  /// A `$name`, a `${parameter}` or a component that nobody has defined.
  package static let unknownName = Self("unknown-name")
  /// Definitions stand for each other in a circle.
  package static let defineCycle = Self("define-cycle")
  /// Components contain each other in a circle.
  package static let componentCycle = Self("component-cycle")
  /// An action names a node that is not there, or a property that its class does not have.
  package static let unknownTarget = Self("unknown-target")
}
