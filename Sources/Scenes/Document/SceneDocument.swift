/// A scene file with its includes, read and checked as JSON but not yet expanded.
struct SceneDocument {
  var root: JSONValue?
  var canvas: JSONValue?
  /// The pictures that are kept of it.
  var snapshots: [SceneSnapshot] = []
  var variants = SceneVariants()
  /// The values that `$name` stands for.
  var defines: [String: JSONMember] = [:]
  var components: [String: JSONMember] = [:]
  /// The Swift code that it brings along, by its paths, each with where it is named.
  var code: [(path: String, range: SourceRange)] = []
  /// What that has come to.
  var classes: [SceneClass] = []
  /// Every file that was looked for, found or not, in order; the scene itself is the first.
  var files: [String] = []
  /// What the files say, for the pointers of diagnostics.
  var values: [JSONValue] = []
}

/// Reads a scene and everything that it includes.
///
/// What a file defines wins over what its includes define, and a later include over an earlier.
struct SceneReader {
  let source: any SceneFiles
  var diagnostics: DiagnosticList
  private var document = SceneDocument()
  /// The files being read, from the scene to the present one: a cycle is one that comes again.
  private var chain: [String] = []
  /// The document's files, to look one up among many.
  private var known: Set<String> = []

  static let includeDepth = 64

  /// Of all files together; what is left of it is for files of data.
  private(set) var budget = JSONBudget()
  private let mostFiles: Int
  private let text: JSONParser.Limits

  init(
    source: any SceneFiles, diagnostics: DiagnosticList, limits: ExpansionLimits = ExpansionLimits()
  ) {
    self.source = source
    self.diagnostics = diagnostics
    mostFiles = limits.files
    text = limits.text
    budget.nodes = limits.nodes
  }

  mutating func read(_ path: String) -> SceneDocument {
    guard let value = parse(path, named: nil) else { return document }
    guard value.members != nil else {
      if diagnostics.hasErrors { return document }
      diagnostics.error(
        .wrongValue, "a scene is an object, not \(value.kindName)", at: value.range)
      return document
    }
    checkVersion(value)
    checkKeys(value, SceneForm.form)
    chain = [ScenePath.normalized(path)]
    include(from: value, in: path)
    define(from: value)
    noteCode(of: value, in: path)
    bringCode()
    document.canvas = value[SceneForm.keys.canvas]
    document.snapshots = snapshots(of: value, in: path)
    document.variants = variants(of: value)
    document.root = value[SceneForm.keys.root]
    if document.root == nil, !diagnostics.hasErrors {
      diagnostics.error(.missingRoot, "the scene has no 'root'", at: value.range)
    }
    return document
  }

  private mutating func snapshots(of value: JSONValue, in path: String) -> [SceneSnapshot] {
    var reader = SnapshotReader(decoder: ValueDecoder(diagnostics: diagnostics), scene: path)
    defer { diagnostics = reader.decoder.diagnostics }
    return reader.read(value[SceneForm.keys.snapshot])
  }

  private mutating func variants(of value: JSONValue) -> SceneVariants {
    var reader = VariantsReader(decoder: ValueDecoder(diagnostics: diagnostics))
    defer { diagnostics = reader.decoder.diagnostics }
    return reader.read(value[SceneForm.keys.variants])
  }

  private mutating func parse(_ path: String, named range: SourceRange?) -> JSONValue? {
    document.files.append(path)
    known.insert(path)
    let said = diagnostics.all.count
    let (value, isWhole) = diagnostics.parseAll(
      path, from: source, namedAt: range ?? .nowhere, limits: text, within: &budget)
    if !isWhole { readOn(after: diagnostics.all[said...], hasValue: value != nil) }
    if let value { document.values.append(value) }
    return value
  }

  /// What can be read of a broken file is, so that all of its mistakes are told at once; but not what
  /// may follow from those of its syntax, or from the lack of what it would bring.
  private mutating func readOn(after problems: ArraySlice<Diagnostic>, hasValue: Bool) {
    diagnostics.silence.codes.formUnion(
      hasValue ? Silence.ofLostText : Silence.ofLostDefinitions)
    if hasValue { diagnostics.silence.add(problems) }
  }

  private mutating func checkVersion(_ value: JSONValue) {
    guard let member = value.member(SceneForm.keys.theme.version.name) else { return }
    guard let version = member.value.number, version == version.rounded(), version >= 1 else {
      diagnostics.error(
        .wrongValue, "expected a version, a whole number from 1", at: member.value.range)
      return
    }
    let newest = SceneForm.keys.theme.version.standard
    if version > newest {
      diagnostics.error(
        .newerVersion,
        "the scene is of version \(JSONText.number(version)), this program reads up to"
          + " version \(JSONText.number(newest))", at: member.value.range)
    }
  }

  private mutating func checkKeys(_ value: JSONValue, _ form: ObjectForm) {
    guard let members = value.members, let variant = form.variants.first else { return }
    diagnostics.checkKeys(members, of: variant, form)
    guard let schema = value[SceneForm.keys.theme.schema], schema.string == nil else { return }
    diagnostics.error(
      .wrongValue, "expected \(ValueKind.text.expectation), found \(schema.kindName)",
      at: schema.range)
  }

  // MARK: Includes

  private mutating func include(from value: JSONValue, in path: String) {
    for (name, range) in names(value[SceneForm.keys.theme.include], of: "a list of paths") {
      includeFile(ScenePath.resolve(name, from: path), named: range)
    }
  }

  /// The paths of a list, as they are written, each with its place.
  private mutating func names(
    _ list: JSONValue?, of words: String
  ) -> [(name: String, range: SourceRange)] {
    guard let list else { return [] }
    guard let elements = list.elements else {
      diagnostics.error(
        .wrongValue, "expected \(words), found \(list.kindName)", at: list.range)
      return []
    }
    return elements.compactMap { element in
      if let name = element.string, !name.isEmpty { return (name, element.range) }
      diagnostics.error(
        .wrongValue, "expected a path, found \(element.kindName)", at: element.range)
      return nil
    }
  }

  private mutating func includeFile(_ path: String, named range: SourceRange) {
    if let cycle = Cycle.text(chain, closedBy: path) {
      diagnostics.error(.includeCycle, "the files include each other: \(cycle)", at: range)
      return
    }
    guard chain.count < Self.includeDepth else {
      diagnostics.error(
        .includeTooDeep, "includes are nested deeper than \(Self.includeDepth)", at: range)
      return
    }
    // A file that two others include is read once; its definitions are in already.
    guard !known.contains(path) else { return }
    guard known.count < mostFiles else {
      diagnostics.error(
        .tooManyFiles, "the scene includes more than \(mostFiles) files", at: range)
      return
    }
    guard let value = parse(path, named: range) else { return }
    guard value.members != nil else {
      diagnostics.error(
        .wrongValue, "an included file is an object, not \(value.kindName)", at: value.range)
      return
    }
    checkVersion(value)
    checkKeys(value, SceneForm.included)
    chain.append(path)
    include(from: value, in: path)
    chain.removeLast()
    define(from: value)
    noteCode(of: value, in: path)
  }

  // MARK: Code

  private mutating func noteCode(of value: JSONValue, in path: String) {
    let words = "a list of Swift files or packages"
    for (name, range) in names(value[SceneForm.keys.theme.swift], of: words) {
      let path = ScenePath.resolve(name, from: path)
      guard !document.code.contains(where: { $0.path == path }) else { continue }
      document.code.append((path, range))
    }
  }

  /// Has whoever makes classes of code look at it, where all of it can be read.
  private mutating func bringCode() {
    guard let first = document.code.first else { return }
    var isThere = true
    for (path, range) in document.code {
      let file = path.hasSuffix(".swift") ? path : path + "/Package.swift"
      document.files.append(file)
      do {
        _ = try source.read(file)
      } catch {
        isThere = false
        diagnostics.error(
          .unreadableFile, "cannot read \(Diagnostic.quoted(file)): \(error.reason)", at: range)
      }
    }
    let code = isThere ? source.code(in: document.code.map(\.path)) : .unknown
    document.classes = code.classes
    document.files += code.files
    code.tell(&diagnostics, first.range)
    if !code.isWhole {
      diagnostics.silence.codes.formUnion(Silence.ofLostDefinitions.union([.unknownClass]))
    }
  }

  private mutating func define(from value: JSONValue) {
    let keys = SceneForm.keys.theme
    collect(value, keys.define) { $0.defines[$1.key] = $1 }
    collect(value, keys.components) { $0.components[$1.key] = $1 }
  }

  private mutating func collect(
    _ file: JSONValue, _ key: Key<JSONValue>, store: (inout SceneDocument, JSONMember) -> Void
  ) {
    guard let value = file[key] else { return }
    guard let members = value.members else {
      diagnostics.error(
        .wrongValue, "expected '\(key.name)' to be an object, found \(value.kindName)",
        at: value.range)
      return
    }
    for member in members {
      store(&document, member)
    }
  }
}

extension DiagnosticCode {
  /// A scene, an include or a script could not be read; pictures have a code of their own.
  package static let unreadableFile = Self("unreadable-file")
  /// More files than ``ExpansionLimits/files``.
  package static let tooManyFiles = Self("too-many-files")
  /// There is no `root`, or its `if` does not hold.
  package static let missingRoot = Self("missing-root")
  /// The file's `version` is above what this program reads.
  package static let newerVersion = Self("newer-version")
  /// A key that the object does not have; mostly a warning.
  package static let unknownKey = Self("unknown-key")
  /// A file includes itself, at once or through others.
  package static let includeCycle = Self("include-cycle")
  /// Includes lie in each other deeper than any author means.
  package static let includeTooDeep = Self("include-too-deep")
}
