import CoreGraphics
import Scenes

/// What an SVG drawing becomes as a scene, and what of it does not.
package struct DrawingImport {
  /// The scene's text; nil where the drawing is none, or too large.
  package private(set) var scene: String?
  /// How many layers the scene shows.
  package private(set) var layers = 0
  /// What is wrong with the drawing, and what scenes cannot say.
  package private(set) var diagnostics: DiagnosticList
  /// Whether texts were measured, for which fonts have to be here.
  package private(set) var hasText = false

  /// A file's picture, by its path from the scene.
  package struct Picture {
    package let path: String
    package let size: CGSize

    package init(path: String, size: CGSize) {
      (self.path, self.size) = (path, size)
    }
  }

  /// A picture by the path that the drawing has of it, or why there is none.
  package typealias Pictures = (String) -> Result<Picture, SceneFileError>

  /// Any bytes give a scene or an error.
  package init(
    _ bytes: [UInt8], path: String,
    pictures: @escaping Pictures = { _ in .failure(SceneFileError("no such file")) }
  ) {
    diagnostics = DiagnosticList()
    guard bytes.count <= SourceFile.byteLimit / 2 else {
      diagnostics.error(
        .fileTooLarge, "\(Diagnostic.quoted(path)) has more than \(SourceFile.byteLimit >> 21) MB")
      return
    }
    let decoded = DrawingBytes(bytes)
    let file = diagnostics.files.add(path: path, bytes: decoded.bytes)
    if let offset = decoded.firstWrongByte {
      diagnostics.warning(
        .notUTF8, "this is no UTF-8; U+FFFD stands for it", at: file.range(offset, offset + 3))
    }
    if let name = decoded.unknownEncoding {
      diagnostics.warning(
        .notUTF8, "the encoding \(Diagnostic.quoted(name)) is not known; the file is read as UTF-8",
        at: file.range(0, 0))
    }
    var reader = XMLReader(file)
    do {
      try reader.read()
    } catch {
      let notes = error.opening.map { [diagnostics.note("it begins here", at: $0)] } ?? []
      diagnostics.error(error.code, error.message, at: error.range, notes: notes)
      return
    }
    for warning in reader.warnings {
      diagnostics.warning(.notInScenes, warning.message, at: warning.range)
    }
    draw(reader.document, in: file, pictures)
  }

  private mutating func draw(
    _ document: XMLDocument, in file: SourceFile, _ pictures: @escaping Pictures
  ) {
    let root = document.elements[0]
    guard root.name == "svg", root.language == .svg else {
      let namespace = root.name == "svg" ? " of another language" : ""
      diagnostics.error(
        .noDrawing, "the outermost element of a drawing is <svg>, not <\(root.name)>\(namespace)",
        at: root.range)
      return
    }
    var importer = Importer(document, in: file, diagnostics: diagnostics, picture: pictures)
    let (drawn, size) = importer.drawing()
    diagnostics = importer.diagnostics
    guard !importer.isStopped else { return }
    hasText = importer.hasText
    layers = importer.shownLayers(drawn.nodes)
    var builder = SceneBuilder(drawn.nodes, contents: importer.contents)
    let value = builder.scene(drawn.nodes, size: size)
    guard value.isWithin(Importer.Limits.scene) else {
      diagnostics.error(
        .drawingTooLarge, "the drawing has numbers that are too large for a scene", at: root.range)
      return
    }
    let text = DrawnSceneText(value).text
    guard text.utf8.count <= SourceFile.byteLimit else {
      diagnostics.error(.drawingTooLarge, "the scene would be too large", at: root.range)
      return
    }
    scene = text
  }
}

extension Importer {
  /// The whole drawing and the size of its canvas.
  fileprivate mutating func drawing() -> (Drawn, CGSize) {
    let root = document.elements[0]
    var context = Context(viewport: CGSize(width: 300, height: 150))
    context.style = style(of: 0, in: context)
    let style = context.style
    let box = root.attribute("viewBox").flatMap { ViewBox($0.value) }
    let whole = box?.rect.size ?? context.viewport
    func side(_ name: String, _ of: CGFloat) -> Double? {
      guard let value = root.value(name), !trimmed(value).hasSuffix("%") else { return nil }
      return length(name, of: root, Double(of), style).flatMap { $0 > 0 ? $0 : nil }
    }
    var size = whole
    switch (side("width", whole.width), side("height", whole.height)) {
    case (let width?, let height?): size = CGSize(width: width, height: height)
    case (let width?, nil):
      size = CGSize(
        width: width, height: box == nil ? Double(whole.height) : width * whole.height / whole.width
      )
    case (nil, let height?):
      size = CGSize(
        width: box == nil ? Double(whole.width) : height * whole.width / whole.height,
        height: height)
    case (nil, nil): break
    }
    size = fitting(size, at: root)
    let viewport = CGRect(origin: .zero, size: size)
    context.viewport = size
    let map = viewMap(of: root, to: viewport, &context)
    context.grow(by: map)
    context.depth = 1
    guard style.isDisplayed else { return (Drawn(), size) }
    leaveOutWhatMoves()
    var drawn = group(0, in: context)
    let fades = style.opacity < 1
    if !map.isIdentity || fades, drawn.nodes.count > 1 {
      drawn.nodes = [LayerNode(sublayers: drawn.nodes)]
    }
    drawn.move(by: map)
    if fades, !drawn.nodes.isEmpty { drawn.nodes[0].opacity *= style.opacity }
    for index in drawn.nodes.indices { drawn.nodes[index].round(to: 3) }
    return (drawn, size)
  }

  /// Programs and animations, wherever they stand.
  private mutating func leaveOutWhatMoves() {
    for element in document.elements where element.language == .svg {
      if element.name == "script" {
        leaveOut("<script>: no scene runs programs", at: element.range)
      } else if Self.animations.contains(element.name) {
        leaveOut("<\(element.name)>: animations are not brought over", at: element.range)
      }
      for attribute in element.attributes
      where attribute.name.hasPrefix("on") && !attribute.isPrefixed {
        leaveOut("'\(attribute.name)': no scene runs programs", at: attribute.range)
      }
    }
  }

  /// A size that a canvas can have, in the drawing's proportions if it has to be smaller.
  private mutating func fitting(_ size: CGSize, at root: XMLElement) -> CGSize {
    let largest = 8192.0
    let side = Double(max(size.width, size.height))
    var factor = 1.0
    if side > largest {
      factor = largest / side
      leaveOut(
        "the drawing is larger than \(JSONText.grouped(Int(largest))) points, and shown smaller",
        at: root.range)
    }
    return CGSize(
      width: max(1, (Double(size.width) * factor).rounded(to: 3)),
      height: max(1, (Double(size.height) * factor).rounded(to: 3)))
  }

  /// How many layers are seen, copies counted.
  fileprivate func shownLayers(_ nodes: [LayerNode]) -> Int {
    var known: [Int: Int] = [:]
    func count(_ nodes: [LayerNode]) -> Int {
      nodes.reduce(0) { sum, node in
        var own = 1
        if let content = node.content {
          let inner = known[content] ?? count(contents[content].layers)
          known[content] = inner
          own += inner
        }
        return sum + own + count(node.mask) + count(node.sublayers)
      }
    }
    return count(nodes)
  }
}
