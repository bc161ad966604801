import CoreGraphics
import Scenes

// A layer has two filters in the same words. For a drop shadow, what casts it is blurred by a bell of the same width,
// coloured, moved and laid below; for a blur it is blurred itself. What the filter's room leaves of it is all there is.

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
    let members: [SceneMember]
    let whole: CGRect
    let shadow = shadow(of: number, in: context)
    if let shadow {
      let offset = shadow.offset.map { $0.rounded(to: context.decimals) }
      members = [
        SceneMember("shadowColor", .text(shadow.color.sceneText)),
        SceneMember("shadowOpacity", .number(1)), SceneMember("shadowOffset", .numbers(offset)),
        SceneMember("shadowRadius", .number(shadow.radius.rounded(to: context.decimals))),
      ]
      whole = shadow.extent(of: drawn.extent).union(drawn.extent)
    } else if let radius = blur(of: number) {
      // A bell without a width changes nothing.
      guard radius > 0 else { return }
      let value = SceneMember("blur", .number(radius.rounded(to: context.decimals)))
      members = [SceneMember("filters", .list([.object([value])]))]
      whole = drawn.extent.insetBy(dx: -3 * radius, dy: -3 * radius)
    } else {
      return leaveOut(
        "of filters only one <feDropShadow> or <feGaussianBlur> is brought over; it is shown without",
        at: declared.range)
    }
    let filter = document.elements[number]
    guard let room = region(of: filter, drawn.box, units: "filterUnits", in: context) else {
      return leaveOut("the room of this filter is empty; it is shown without", at: declared.range)
    }
    if drawn.nodes.count > 1 || !drawn.nodes[0].isUnmoved || drawn.nodes[0].opacity < 1
      || drawn.nodes[0].content != nil || !drawn.nodes[0].mask.isEmpty
      || drawn.nodes[0].blendMode != nil
    {
      drawn.nodes = [LayerNode(sublayers: drawn.nodes)]
    }
    drawn.nodes[0].members += members
    drawn.extent = drawn.extent.union(whole)
    if !room.covers(whole) {
      drawn.nodes = [Self.clipped(drawn.nodes, to: room)]
      drawn.extent = drawn.extent.intersection(room)
    } else if shadow != nil {
      // Where the layer fades it and its shadow would fade one by one.
      drawn.nodes = [LayerNode(sublayers: drawn.nodes)]
    }
  }

  /// The one step of a filter, where it takes what is drawn as it is; nil for any other.
  private func onlyStep(of number: Int, named name: String) -> Int? {
    let filter = document.elements[number]
    let steps = children(of: number).filter {
      !["title", "desc", "metadata"].contains(document.elements[$0].name)
    }
    guard steps.count == 1, document.elements[steps[0]].name == name,
      filter.value("primitiveUnits") != "objectBoundingBox"
    else { return nil }
    let step = document.elements[steps[0]]
    guard step.value("in").map({ $0 == "SourceGraphic" }) ?? true,
      ["x", "y", "width", "height"].allSatisfy({ step.value($0) == nil })
    else { return nil }
    return steps[0]
  }

  /// The one number of a step, which may be written twice; nil where there are two, or none.
  private func number(_ name: String, of step: Int, standard: Double) -> Double? {
    guard let text = document.elements[step].value(name) else { return standard }
    let numbers = NumberScanner.numbers(text, limit: 2) ?? []
    guard let first = numbers.first, numbers.allSatisfy({ $0 == first }), abs(first) < 1e6 else {
      return nil
    }
    return first
  }

  /// The width of the bell of a filter that blurs and does nothing else; nil for any other.
  private func blur(of number: Int) -> Double? {
    guard let step = onlyStep(of: number, named: "feGaussianBlur"),
      (document.elements[step].value("edgeMode") ?? "none") == "none",
      let radius = self.number("stdDeviation", of: step, standard: 0), radius >= 0
    else { return nil }
    return radius
  }

  /// The shadow that a filter is; nil for any other.
  private mutating func shadow(of number: Int, in context: Context) -> Shadow? {
    guard let step = onlyStep(of: number, named: "feDropShadow"),
      let dx = self.number("dx", of: step, standard: 2),
      let dy = self.number("dy", of: step, standard: 2),
      let radius = self.number("stdDeviation", of: step, standard: 2), radius >= 0
    else { return nil }
    let declared = cascade.declarations(of: step, in: document, file, &diagnostics)
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
}
