import CoreGraphics
import Scenes

// A drop shadow is the one filter that a layer has in the same words: what casts it is blurred by a bell of the
// same width, coloured, moved and laid below.

extension Importer {
  /// A shadow as a layer has it.
  private struct Shadow {
    var offset: [Double]
    var radius: Double
    var color: DrawingColor

    /// How far it comes from what casts it; beyond three widths a bell is nothing to be seen.
    func extent(of box: CGRect) -> CGRect {
      box.offsetBy(dx: offset[0], dy: offset[1]).insetBy(dx: -3 * radius, dy: -3 * radius)
    }
  }

  /// Gives what is drawn the filter of its element, where layers have it; else that is told.
  mutating func filter(
    _ drawn: inout Drawn, by declared: Style.Reference, in context: Context
  ) {
    guard let number = document.ids[declared.id], document.elements[number].name == "filter" else {
      diagnostics.warning(
        .unknownReference, "there is no <filter> \(Diagnostic.quoted(declared.id))",
        at: declared.range)
      return
    }
    guard let shadow = shadow(of: number, in: context) else {
      return leaveOut(
        "of filters only one <feDropShadow> is brought over; it is shown without",
        at: declared.range)
    }
    guard isWhole(shadow, of: number, drawn, in: context) else {
      return leaveOut(
        "the room of this filter cuts its shadow off, as no layer does; it is shown without",
        at: declared.range)
    }
    if drawn.nodes.count > 1 || !drawn.nodes[0].isUnmoved || drawn.nodes[0].opacity < 1
      || drawn.nodes[0].content != nil || !drawn.nodes[0].mask.isEmpty
      || drawn.nodes[0].blendMode != nil
    {
      drawn.nodes = [LayerNode(sublayers: drawn.nodes)]
    }
    let offset = shadow.offset.map { $0.rounded(to: context.decimals) }
    drawn.nodes[0].members += [
      SceneMember("shadowColor", .text(shadow.color.sceneText)),
      SceneMember("shadowOpacity", .number(1)), SceneMember("shadowOffset", .numbers(offset)),
      SceneMember("shadowRadius", .number(shadow.radius.rounded(to: context.decimals))),
    ]
    // Where the layer fades it and its shadow would fade one by one.
    drawn.nodes = [LayerNode(sublayers: drawn.nodes)]
    drawn.extent = drawn.extent.union(shadow.extent(of: drawn.extent))
  }

  /// The shadow that a filter is; nil for any other.
  private mutating func shadow(of number: Int, in context: Context) -> Shadow? {
    let filter = document.elements[number]
    let steps = children(of: number).filter {
      !["title", "desc", "metadata"].contains(document.elements[$0].name)
    }
    guard steps.count == 1, document.elements[steps[0]].name == "feDropShadow",
      filter.value("primitiveUnits") != "objectBoundingBox"
    else { return nil }
    let step = document.elements[steps[0]]
    guard step.value("in").map({ $0 == "SourceGraphic" }) ?? true,
      ["x", "y", "width", "height"].allSatisfy({ step.value($0) == nil })
    else { return nil }
    func value(_ name: String) -> Double? {
      guard let text = step.value(name) else { return 2 }
      let numbers = NumberScanner.numbers(text, limit: 2) ?? []
      guard let first = numbers.first, numbers.allSatisfy({ $0 == first }), abs(first) < 1e6 else {
        return nil
      }
      return first
    }
    guard let dx = value("dx"), let dy = value("dy"), let radius = value("stdDeviation"),
      radius >= 0
    else { return nil }
    let declared = cascade.declarations(of: steps[0], in: document, file, &diagnostics)
    var color = DrawingColor.black
    if let text = declared["flood-color"]?.value {
      guard let found = context.style.color(text) else { return nil }
      color = found
    }
    if let text = declared["flood-opacity"]?.value {
      guard let share = Style.share(text) else { return nil }
      color = color.faded(by: share)
    }
    return Shadow(offset: [dx, dy], radius: radius, color: color)
  }

  /// Whether the room of a filter leaves all of its shadow.
  private mutating func isWhole(
    _ shadow: Shadow, of number: Int, _ drawn: Drawn, in context: Context
  ) -> Bool {
    let end = shadow.extent(of: drawn.extent).union(drawn.extent)
    let filter = document.elements[number]
    return region(of: filter, drawn.box, units: "filterUnits", in: context)?.covers(end) ?? false
  }
}
