import CoreGraphics
import Scenes

/// Walks a drawing and makes layers of it.
struct Importer {
  /// What a scene may have, less some room; what is more is an error.
  enum Limits {
    static let layers = 100_000
    static let visits = 200_000
    static let pathSteps = 400_000
    static let textBytes = 1 << 20
    /// Of groups and of what `use` brings, in each other.
    static let depth = 64
    /// Beyond it a scene takes no numbers.
    static let farthest = 1e8
    /// What a scene takes at most.
    static let scene = 1e9
  }

  /// What is made of the elements that are drawn.
  enum Role {
    case picture
    /// Outlines alone: what is in them is seen.
    case clip
    /// How light things are becomes how much is seen.
    case luminance
    /// Their alpha alone.
    case alpha
  }

  /// What elements get from those around them.
  struct Context {
    var style = Style()
    /// What shares of lengths are of.
    var viewport: CGSize
    /// By how much numbers grow until they are points of the canvas.
    var scale = 1.0
    var depth = 0
    var role = Role.picture
    /// Whether what is drawn is part of a copy, where ids cannot be again.
    var isCopy = false

    /// How many decimals can be seen.
    var decimals: Int {
      scale > 32 ? min(6, 3 + Int(log10(min(scale, 1e6) / 32).rounded(.up))) : 3
    }

    /// The same below a map.
    mutating func grow(by map: CGAffineTransform) {
      scale = max(1e-6, min(1e6, scale * map.meanScale))
    }

    /// What shares of lengths that have no direction are of.
    var diagonal: Double {
      Double((viewport.width * viewport.width + viewport.height * viewport.height) / 2)
        .squareRoot()
    }
  }

  /// Layers, and where they are in the space of what is around them.
  struct Drawn {
    var nodes: [LayerNode] = []
    /// Without the widths of lines; null where there is nothing.
    var box = CGRect.null
    /// All that may be painted.
    var extent = CGRect.null

    mutating func add(_ other: Drawn) {
      nodes += other.nodes
      box = box.union(other.box)
      extent = extent.union(other.extent)
    }

    mutating func move(by map: CGAffineTransform) {
      for index in nodes.indices { nodes[index].move(by: map) }
      if !box.isNull { box = box.applying(map) }
      if !extent.isNull { extent = extent.applying(map) }
    }
  }

  let document: XMLDocument
  let file: SourceFile
  let picture: DrawingImport.Pictures
  var diagnostics: DiagnosticList
  var cascade: Cascade
  /// Whether too much was found; then nothing more is drawn.
  private(set) var isStopped = false
  private var visits = 0
  private var layers = 0
  private var pathSteps = 0
  private var textBytes = 0
  /// The elements that are being drawn by reference, to find circles.
  var active: [Int] = []
  /// Content that `use` brings, each once.
  var contents: [RepeatedContent] = []
  var contentNumbers: [RepeatedContent.Key: Int] = [:]
  var gradients: [Int: (gradient: Gradient, viewport: CGSize)] = [:]
  private var ids = NameBook()
  /// Whether the measures of fonts were asked for.
  var hasText = false
  /// Whether a mask that is being made has anything in it yet.
  var maskHasContent = false

  init(
    _ document: XMLDocument, in file: SourceFile, diagnostics: DiagnosticList,
    picture: @escaping DrawingImport.Pictures
  ) {
    self.document = document
    self.file = file
    self.picture = picture
    var diagnostics = diagnostics
    cascade = Cascade(document, in: file, &diagnostics)
    self.diagnostics = diagnostics
  }

  // MARK: Telling

  mutating func leaveOut(_ message: String, at range: SourceRange) {
    diagnostics.warning(.notInScenes, message, at: range)
  }

  mutating func wrong(_ attribute: XMLAttribute) {
    diagnostics.warning(
      .wrongDrawingValue,
      "\(Diagnostic.quoted(attribute.value)) is no value of '\(attribute.name)'",
      at: attribute.range)
  }

  // MARK: Budgets

  mutating func stop(_ code: DiagnosticCode, _ message: String, at range: SourceRange) {
    guard !isStopped else { return }
    isStopped = true
    diagnostics.error(code, message, at: range)
  }

  mutating func takeVisit(of element: XMLElement, _ context: Context) -> Bool {
    visits += 1
    if context.depth > Limits.depth {
      stop(
        .nestingTooDeep, "more than \(Limits.depth) groups and copies are in each other",
        at: element.range)
    } else if visits > Limits.visits {
      stop(
        .drawingTooLarge, "more than \(Limits.visits) elements are drawn, copies counted",
        at: element.range)
    }
    return !isStopped
  }

  mutating func takeLayers(_ count: Int, at range: SourceRange) {
    layers += count
    if layers > Limits.layers {
      stop(.drawingTooLarge, "this is more than \(Limits.layers) layers", at: range)
    }
  }

  mutating func takePath(_ steps: Int, at range: SourceRange) {
    pathSteps += steps
    if pathSteps > Limits.pathSteps {
      stop(.drawingTooLarge, "paths have more than \(Limits.pathSteps) steps", at: range)
    }
  }

  mutating func takeText(_ bytes: Int, at range: SourceRange) {
    textBytes += bytes
    if textBytes > Limits.textBytes {
      stop(.drawingTooLarge, "more than \(Limits.textBytes) bytes of text", at: range)
    }
  }

  // MARK: Values

  /// The style of an element in a context.
  mutating func style(of number: Int, in context: Context) -> Style {
    var style = context.style.inherited
    let element = document.elements[number]
    if let space = element.attributes.first(where: { $0.name == "space" && $0.isPrefixed }) {
      style.keepsSpace = space.value == "preserve"
    }
    let declarations = cascade.declarations(of: number, in: document, file, &diagnostics)
    for complaint in style.take(declarations, within: context.style) {
      diagnostics.warning(complaint.code, complaint.message, at: complaint.range)
    }
    return style
  }

  /// A length in points; nil where there is none, or none that can be understood.
  mutating func length(
    _ name: String, of element: XMLElement, _ whole: Double, _ style: Style
  ) -> Double? {
    guard let attribute = element.attribute(name) else { return nil }
    guard let length = DrawingLength(attribute.value) else {
      if trimmed(attribute.value) != "auto" { wrong(attribute) }
      return nil
    }
    let points = length.points(of: whole, fontSize: style.fontSize)
    guard abs(points) <= Limits.farthest else {
      wrong(attribute)
      return nil
    }
    return points
  }

  mutating func map(of element: XMLElement, _ name: String = "transform") -> CGAffineTransform {
    guard let attribute = element.attribute(name) else { return .identity }
    guard let map = TransformList.parse(attribute.value),
      [map.a, map.b, map.c, map.d, map.tx, map.ty].allSatisfy({ abs($0) <= Limits.farthest })
    else {
      wrong(attribute)
      return .identity
    }
    return map
  }

  /// A valid id that no other layer has; nil in copies and where there is none.
  mutating func id(of element: XMLElement, in context: Context) -> String? {
    guard !context.isCopy, context.role == .picture, let id = element.value("id") else {
      return nil
    }
    let letters = trimmed(id).map { character in
      character.isLetter || character.isNumber || "-_".contains(character) ? character : "-"
    }
    guard !letters.isEmpty else { return nil }
    let name = String(letters.prefix(100))
    return ids.free(["self", "superview"].contains(name) ? name + "-2" : name)
  }
}

/// Names of which each is given once.
struct NameBook {
  private var taken: Set<String> = []
  /// The number to try next, by the name before it.
  private var next: [String: Int] = [:]

  /// The name, or the name with a number that nobody has.
  mutating func free(_ name: String) -> String {
    if taken.insert(name).inserted { return name }
    var number = next[name] ?? 2
    while !taken.insert("\(name)-\(number)").inserted { number += 1 }
    next[name] = number + 1
    return "\(name)-\(number)"
  }
}
