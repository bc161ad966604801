import Scenes

/// The declarations that hold for elements: those of attributes, of sheets, and of `style`.
struct Cascade {
  private var sheet = StyleSheet()
  /// Of the elements that were asked for.
  private var known: [Int: [String: Declaration]] = [:]

  /// Attributes that are properties too.
  private static let attributes: Set<String> = [
    "color", "fill", "fill-opacity", "fill-rule", "clip-rule", "stroke", "stroke-opacity",
    "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "stroke-dasharray",
    "stroke-dashoffset", "paint-order", "visibility", "display", "opacity", "clip-path", "mask",
    "filter", "flood-color", "flood-opacity", "overflow", "stop-color", "stop-opacity", "font-size",
    "font-family", "font-weight",
    "font-style", "text-anchor", "letter-spacing", "word-spacing", "dominant-baseline",
    "alignment-baseline", "baseline-shift", "marker-start", "marker-mid", "marker-end",
    "vector-effect", "text-decoration", "writing-mode", "mix-blend-mode", "font-variant",
    "font-stretch", "transform-origin",
  ]

  /// Reads the sheets of a drawing, those in order.
  init(_ document: XMLDocument, in file: SourceFile, _ diagnostics: inout DiagnosticList) {
    for element in document.elements where element.name == "style" && element.language == .svg {
      let type = element.value("type").map(trimmed) ?? ""
      guard type.isEmpty || type == "text/css" else {
        diagnostics.warning(
          .notInScenes, "style sheets of type \(Diagnostic.quoted(type)) are not read",
          at: element.range)
        continue
      }
      for case .text(let text, let range) in element.children {
        var parser = StyleParser(text, at: range, in: file)
        parser.readSheet(into: &sheet)
        for complaint in parser.complaints {
          diagnostics.warning(.notInScenes, complaint.message, at: complaint.range)
        }
      }
    }
  }

  /// What was declared for an element, by property: the strongest of each.
  mutating func declarations(
    of number: Int, in document: XMLDocument, _ file: SourceFile,
    _ diagnostics: inout DiagnosticList
  ) -> [String: Declaration] {
    if let found = known[number] { return found }
    let element = document.elements[number]
    var result: [String: Declaration] = [:]
    var important: [String: Declaration] = [:]
    func add(_ declaration: Declaration) {
      if declaration.isImportant {
        important[declaration.name] = declaration
      } else {
        result[declaration.name] = declaration
      }
    }
    for attribute in element.attributes where !attribute.isPrefixed {
      guard Self.attributes.contains(attribute.name) else { continue }
      add(
        Declaration(
          name: attribute.name, value: trimmed(attribute.value), range: attribute.range,
          isImportant: false))
    }
    for rule in sheet.rules(for: number, in: document) { rule.declarations.forEach(add) }
    if sheet.looksLeft <= 0 {
      diagnostics.warning(
        .drawingTooLarge,
        "there are too many rules for so many elements; in the end none is followed",
        at: document.elements[0].range)
    }
    if let attribute = element.attribute("style") {
      var parser = StyleParser(attribute.value, at: attribute.range, in: file)
      parser.readDeclarations().forEach(add)
      for complaint in parser.complaints {
        diagnostics.warning(.wrongDrawingValue, complaint.message, at: complaint.range)
      }
    }
    result.merge(important) { $1 }
    known[number] = result
    return result
  }
}
