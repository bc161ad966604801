import CoreGraphics
import Scenes

extension Importer {
  /// `use`: what something else draws, once more.
  mutating func copy(_ number: Int, _ element: XMLElement, in context: Context) -> Drawn {
    guard let link = element.attribute("href"),
      let target = target(of: link, "copies of other files are not in scenes")
    else { return Drawn() }
    guard !active.contains(target), !isAround(target, number) else {
      diagnostics.warning(
        .circularReference, "this would copy itself, without end", at: link.range)
      return Drawn()
    }
    let source = document.elements[target]
    guard source.name != "clipPath", source.name != "mask" else { return Drawn() }
    let (width, height) = (Double(context.viewport.width), Double(context.viewport.height))
    let x = length("x", of: element, width, context.style) ?? 0
    let y = length("y", of: element, height, context.style) ?? 0
    let size = (
      length("width", of: element, width, context.style),
      length("height", of: element, height, context.style)
    )
    active.append(target)
    defer { active.removeLast() }
    var inner = context
    inner.isCopy = true
    inner.depth += 1
    var drawn: Drawn
    if source.name == "symbol" || source.name == "svg" {
      guard takeVisit(of: element, inner) else { return Drawn() }
      inner.style = style(of: target, in: inner)
      drawn =
        inner.style.isDisplayed
        ? nestedDrawing(target, source, size: size, in: inner) : Drawn()
    } else {
      drawn = draw(target, in: inner)
    }
    guard !drawn.nodes.isEmpty, !isStopped else { return drawn }
    if context.role == .picture { drawn.nodes = [repeated(drawn.nodes, of: target, source)] }
    drawn.move(by: CGAffineTransform(translationX: x, y: y))
    for index in drawn.nodes.indices { drawn.nodes[index].round(to: context.decimals) }
    return drawn
  }

  /// A layer that stands for content that may be brought to other places too.
  private mutating func repeated(
    _ layers: [LayerNode], of target: Int, _ source: XMLElement
  ) -> LayerNode {
    let key = RepeatedContent.Key(element: target, layers: layers)
    let number: Int
    if let known = contentNumbers[key] {
      number = known
    } else {
      number = contents.count
      contentNumbers[key] = number
      contents.append(RepeatedContent(name: source.value("id") ?? source.name, layers: layers))
    }
    var node = LayerNode()
    node.content = number
    return node
  }

  /// The element that an attribute refers to; nil where there is none in this file.
  private mutating func target(of link: XMLAttribute, _ reason: String) -> Int? {
    let id = trimmed(link.value)
    guard id.hasPrefix("#") else {
      leaveOut(reason, at: link.range)
      return nil
    }
    guard let target = document.ids[String(id.dropFirst())] else {
      diagnostics.warning(
        .unknownReference, "nothing has the id \(Diagnostic.quoted(String(id.dropFirst())))",
        at: link.range)
      return nil
    }
    return target
  }

  private func isAround(_ outer: Int, _ inner: Int) -> Bool {
    var next = document.elements[inner].parent
    while let number = next {
      if number == outer { return true }
      next = document.elements[number].parent
    }
    return false
  }

  // MARK: Clips and masks

  /// The layers that cut an element off; none for a clip that is not there, nil where nothing is left of it.
  mutating func clipLayers(
    _ id: String, of box: CGRect, _ element: XMLElement, in context: Context
  ) -> [LayerNode]? {
    guard let number = mask(id, "clipPath", element) else { return [] }
    let clip = document.elements[number]
    active.append(number)
    defer { active.removeLast() }
    var inner = context
    inner.role = .clip
    inner.isCopy = true
    inner.depth += 1
    inner.style = style(of: number, in: Context(viewport: context.viewport))
    var map = map(of: clip)
    guard let units = unitMap(clip, "clipPathUnits", box) else { return nil }
    map = units.concatenating(map)
    inner.grow(by: map)
    guard map.area != 0, takeVisit(of: clip, inner) else { return nil }
    var drawn = group(number, in: inner)
    guard !drawn.nodes.isEmpty else { return nil }
    drawn.move(by: map)
    guard let outer = inner.style.clip else { return drawn.nodes }
    guard let layers = clipLayers(outer, of: box, clip, in: inner) else { return nil }
    guard !layers.isEmpty else { return drawn.nodes }
    var node = LayerNode(sublayers: drawn.nodes)
    node.mask = layers.count == 1 ? layers : [LayerNode(sublayers: layers)]
    return [node]
  }

  /// The layers through whose alpha an element is seen; none for a mask that is not there, nil where nothing is
  /// left of it.
  mutating func maskLayers(
    _ id: String, of drawn: Drawn, _ element: XMLElement, in context: Context
  ) -> [LayerNode]? {
    guard let number = mask(id, "mask", element) else { return [] }
    let mask = document.elements[number]
    active.append(number)
    defer { active.removeLast() }
    var inner = Context(viewport: context.viewport)
    inner.scale = context.scale
    inner.style = style(of: number, in: inner)
    let isAlpha =
      mask.value("mask-type") == "alpha" || mask.value("style")?.contains("mask-type:alpha") == true
    inner.role = isAlpha ? .alpha : .luminance
    inner.isCopy = true
    inner.depth = context.depth + 1
    guard let map = unitMap(mask, "maskContentUnits", drawn.box) else { return nil }
    inner.grow(by: map)
    guard map.area != 0, takeVisit(of: mask, inner) else { return nil }
    maskHasContent = false
    var content = group(number, in: inner)
    guard !content.nodes.isEmpty else { return nil }
    content.move(by: map)
    guard let region = region(of: mask, drawn.box, units: "maskUnits", in: context) else {
      return nil
    }
    let seen = content.extent.intersection(drawn.extent)
    guard !region.covers(seen), !seen.isNull else {
      return content.nodes
    }
    return [Self.clipped(content.nodes, to: region)]
  }

  /// A layer that shows no more than a rectangle of what is in it.
  static func clipped(_ nodes: [LayerNode], to rect: CGRect) -> LayerNode {
    var node = LayerNode(sublayers: nodes)
    node.setFrame(rect)
    node.clips = true
    for index in node.sublayers.indices {
      node.sublayers[index].move(
        by: CGAffineTransform(translationX: -rect.minX, y: -rect.minY))
    }
    return node
  }

  /// The room of a mask or filter: a tenth more than the box of what has it, if it does not say other.
  mutating func region(
    of mask: XMLElement, _ box: CGRect, units: String, in context: Context
  ) -> CGRect? {
    let isOfBox = mask.value(units) != "userSpaceOnUse"
    let (width, height) =
      isOfBox ? (1, 1) : (Double(context.viewport.width), Double(context.viewport.height))
    let style = context.style
    let rect = CGRect(
      x: length("x", of: mask, width, style) ?? -0.1 * width,
      y: length("y", of: mask, height, style) ?? -0.1 * height,
      width: length("width", of: mask, width, style) ?? 1.2 * width,
      height: length("height", of: mask, height, style) ?? 1.2 * height)
    guard rect.width > 0, rect.height > 0 else { return nil }
    guard isOfBox else { return rect }
    return rect.applying(CGAffineTransform(unitTo: box))
  }

  /// The element of a clip or mask; nil, and told, where there is none or it is in a circle.
  private mutating func mask(_ id: String, _ name: String, _ element: XMLElement) -> Int? {
    guard let number = document.ids[id], document.elements[number].name == name else {
      diagnostics.warning(
        .unknownReference, "there is no <\(name)> \(Diagnostic.quoted(id))", at: element.range)
      return nil
    }
    guard !active.contains(number) else {
      diagnostics.warning(
        .circularReference, "\(Diagnostic.quoted(id)) is cut off by itself", at: element.range)
      return nil
    }
    return number
  }

  /// From a clip's or mask's numbers to those of what has it; nil where they are shares of a box that is none.
  private func unitMap(
    _ element: XMLElement, _ name: String, _ box: CGRect
  ) -> CGAffineTransform? {
    guard element.value(name) == "objectBoundingBox" else { return .identity }
    return box.width > 0 && box.height > 0 ? CGAffineTransform(unitTo: box) : nil
  }
}
