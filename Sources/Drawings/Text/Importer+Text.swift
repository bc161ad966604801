import CoreGraphics
import Scenes

extension Importer {
  /// A text as a layer for each stretch that stands and looks alike.
  mutating func text(_ number: Int, _ element: XMLElement, in context: Context) -> Drawn {
    var characters = TextCharacters()
    collect(number, element, in: context, depth: 0, &characters)
    characters.finish()
    guard !isStopped, !characters.all.isEmpty else { return Drawn() }
    hasText = true
    var runs = runs(of: characters, in: context)
    anchor(&runs)
    var drawn = Drawn()
    for run in runs { drawn.box = drawn.box.union(run.box) }
    drawn.extent = drawn.box
    for run in runs where run.isSeen { drawn.nodes += layers(of: run, box: drawn.box, in: context) }
    return drawn
  }

  // MARK: Characters

  private mutating func collect(
    _ number: Int, _ element: XMLElement, in context: Context, depth: Int,
    _ characters: inout TextCharacters
  ) {
    let style = context.style
    let start = characters.all.count
    characters.styles.append((style, element.range))
    let own = characters.styles.count - 1
    for child in element.children {
      switch child {
      case .text(let text, let range):
        takeText(text.utf8.count, at: range)
        guard !isStopped else { return }
        characters.append(text, style: own)
      case .element(let child):
        collectElement(child, in: context, depth: depth + 1, &characters)
      }
    }
    for name in ["rotate", "textLength"] {
      if let attribute = element.attribute(name), !(name == "rotate" && attribute.value == "0") {
        leaveOut("'\(name)' of texts is not in scenes", at: attribute.range)
      }
    }
    let (width, height) = (Double(context.viewport.width), Double(context.viewport.height))
    characters.place(
      from: start, x: lengths("x", of: element, width, style),
      y: lengths("y", of: element, height, style), dx: lengths("dx", of: element, width, style),
      dy: lengths("dy", of: element, height, style))
  }

  private mutating func collectElement(
    _ number: Int, in context: Context, depth: Int, _ characters: inout TextCharacters
  ) {
    let element = document.elements[number]
    guard element.language == .svg, !["title", "desc", "style"].contains(element.name),
      !Self.animations.contains(element.name)
    else { return }
    guard takeVisit(of: element, context), depth <= Limits.depth else { return }
    guard element.name == "tspan" || element.name == "a" else {
      let reason =
        element.name == "textPath"
        ? "texts along a line are not in scenes" : "it is not in texts of scenes"
      return leaveOut("<\(element.name)>: \(reason)", at: element.range)
    }
    var inner = context
    inner.style = style(of: number, in: context)
    guard inner.style.isDisplayed else { return }
    if inner.style.opacity < 1 {
      inner.style.fillOpacity *= inner.style.opacity
    }
    collect(number, element, in: inner, depth: depth, &characters)
  }

  private mutating func lengths(
    _ name: String, of element: XMLElement, _ whole: Double, _ style: Style
  ) -> [Double] {
    guard let attribute = element.attribute(name) else { return [] }
    var found: [Double] = []
    let words = attribute.value.split(
      maxSplits: Limits.layers, whereSeparator: { ", \t\n".contains($0) })
    // What is behind the last split is as it was.
    for word in words.prefix(Limits.layers) {
      guard let length = DrawingLength(word) else {
        wrong(attribute)
        return found
      }
      let points = length.points(of: whole, fontSize: style.fontSize)
      guard abs(points) <= Limits.farthest else { return found }
      found.append(points)
    }
    return found
  }

  // MARK: Stretches

  private mutating func runs(of characters: TextCharacters, in context: Context) -> [TextRun] {
    var runs: [TextRun] = []
    var (x, y) = (0.0, 0.0)
    var index = 0
    while index < characters.all.count, !isStopped {
      let first = characters.all[index]
      var end = index + 1
      while end < characters.all.count, !characters.begins(at: end) { end += 1 }
      let text = String(characters.all[index..<end].map(\.value))
      let (style, range) = characters.styles[first.style]
      let beginsChunk = index == 0 || first.x != nil || first.y != nil
      x = (first.x ?? x) + first.dx
      y = (first.y ?? y) + first.dy
      let face = TextFace(
        families: style.fontFamily, weight: style.fontWeight, isItalic: style.isItalic)
      if let missing = face.missing {
        leaveOut(
          "the font \(Diagnostic.quoted(missing)) is not here; \(face.familyName) stands"
            + " in for it", at: range)
      }
      if style.stroke != .none, style.lineWidth.number > 0, context.role != .clip {
        leaveOut("letters have no line in scenes", at: range)
      }
      var shift = 0.0
      if let found = face.shift(of: style.baseline, size: style.fontSize) {
        shift = found
      } else {
        leaveOut("the baseline \(Diagnostic.quoted(style.baseline)) is not in scenes", at: range)
      }
      if style.fontSize > 0 {
        let run = TextRun(
          text: text, style: style, face: face, x: x, y: y + shift, beginsChunk: beginsChunk,
          range: range)
        runs.append(run)
        let spacing = style.letterSpacing.points(
          of: context.diagonal, fontSize: style.fontSize)
        x += run.width + spacing
      }
      takeLayers(1, at: range)
      index = end
    }
    return runs
  }

  /// Moves what stands together so that its beginning, middle or end is where it was placed.
  private func anchor(_ runs: inout [TextRun]) {
    var start = 0
    while start < runs.count {
      let next = runs[(start + 1)...].firstIndex(where: \.beginsChunk) ?? runs.count
      let anchor = runs[start].style.anchor
      let width = runs[next - 1].x + runs[next - 1].width - runs[start].x
      if anchor != .start {
        if next - start == 1 {
          runs[start].anchor = anchor
        }
        let shift = anchor == .middle ? width / 2 : width
        for index in start..<next { runs[index].x -= shift }
      }
      start = next
    }
  }

  // MARK: Layers

  private mutating func layers(
    of run: TextRun, box: CGRect, in context: Context
  ) -> [LayerNode] {
    let style = run.style
    var ink = Ink.color(.black)
    if context.role != .clip {
      var element = document.elements[0]
      element = XMLElement(
        name: element.name, language: .svg, attributes: [], parent: nil, range: run.range)
      ink = self.ink(style.fill, opacity: style.fillOpacity, of: element, in: context)
    }
    if context.role == .luminance {
      return lightLayers(ink) { run.layers($0, box: box, in: context) }
    }
    return run.layers(ink, box: box, in: context)
  }
}
