import CoreGraphics
import Scenes

extension Importer {
  /// What is drawn of an element, in the space around it.
  mutating func draw(_ number: Int, in context: Context) -> Drawn {
    let element = document.elements[number]
    guard element.language == .svg else { return Drawn() }
    guard !Self.unseen.contains(element.name), !Self.animations.contains(element.name) else {
      return Drawn()
    }
    guard takeVisit(of: element, context) else { return Drawn() }
    if let reason = Self.reasons[element.name] {
      leaveOut("<\(element.name)>: \(reason)", at: element.range)
      return Drawn()
    }
    let style = style(of: number, in: context)
    guard style.isDisplayed else { return Drawn() }
    var inner = context
    inner.style = style
    inner.depth += 1
    let map = map(of: element)
    // What falls on a line is not drawn.
    guard map.area != 0 else { return Drawn() }
    inner.grow(by: map)
    guard let drawn = content(of: number, element, in: inner) else {
      leaveOut("there is no element <\(element.name)> in drawings", at: element.range)
      return Drawn()
    }
    return finish(drawn, of: element, map: map, in: inner, around: context)
  }

  /// What an element stands for by itself; nil for a name that nobody knows.
  private mutating func content(
    of number: Int, _ element: XMLElement, in context: Context
  ) -> Drawn? {
    switch element.name {
    case "g", "a": return group(number, in: context)
    case "switch": return choice(number, in: context)
    case "svg": return nestedDrawing(number, element, size: nil, in: context)
    case "use": return copy(number, element, in: context)
    case "text": return text(number, element, in: context)
    case "image": return image(element, in: context)
    case "rect", "circle", "ellipse", "line", "polyline", "polygon", "path":
      guard context.style.isVisible, let geometry = geometry(of: element, in: context) else {
        return Drawn()
      }
      return shape(geometry, element, in: context)
    default: return nil
    }
  }

  /// What is there for others to refer to, or says nothing of the picture.
  private static let unseen: Set<String> = [
    "defs", "symbol", "clipPath", "mask", "linearGradient", "radialGradient", "meshgradient",
    "pattern", "marker", "filter", "style", "title", "desc", "metadata", "stop", "view", "cursor",
    "font", "font-face", "color-profile", "solidcolor", "hatch", "script",
  ]

  /// What has been told of before the first layer.
  static let animations: Set<String> = [
    "animate", "animateColor", "animateMotion", "animateTransform", "set", "mpath",
  ]

  private static let reasons: [String: String] = [
    "foreignObject": "another language is not in scenes",
    "video": "films are not in scenes", "audio": "sounds are not in scenes",
    "iframe": "other pages are not in scenes", "canvas": "other pages are not in scenes",
    "textPath": "it belongs into a text", "tspan": "it belongs into a text",
    "tref": "it belongs into a text",
  ]

  /// The elements in an element, in their order.
  func children(of number: Int) -> [Int] {
    document.elements[number].children.compactMap {
      if case .element(let child) = $0 { return child }
      return nil
    }
  }

  mutating func group(_ number: Int, in context: Context) -> Drawn {
    var drawn = Drawn()
    for child in children(of: number) {
      drawn.add(draw(child, in: context))
      if isStopped { break }
    }
    return drawn
  }

  /// The first element that asks for nothing that is not here.
  private mutating func choice(_ number: Int, in context: Context) -> Drawn {
    for child in children(of: number) {
      let element = document.elements[child]
      guard element.language == .svg, element.value("requiredExtensions") == nil,
        element.name != "foreignObject",
        element.value("systemLanguage").map({ $0.hasPrefix("en") }) ?? true
      else { continue }
      return draw(child, in: context)
    }
    return Drawn()
  }

  // MARK: Around what is drawn

  /// Gives what an element has drawn its clip, mask, opacity, map and id.
  private mutating func finish(
    _ drawn: Drawn, of element: XMLElement, map: CGAffineTransform, in context: Context,
    around: Context
  ) -> Drawn {
    guard !drawn.nodes.isEmpty, !isStopped else {
      var drawn = Drawn(box: drawn.box)
      drawn.move(by: map)
      return drawn
    }
    let style = context.style
    let isGroup = Self.groups.contains(element.name)
    let id = id(of: element, in: around)
    var drawn = drawn
    if drawn.nodes.count > 1 || (isGroup && (id != nil || !map.isIdentity)) {
      guard id != nil || context.fades || !map.isIdentity || style.needsLayer else { return drawn }
      drawn.nodes = [LayerNode(sublayers: drawn.nodes)]
      takeLayers(1, at: element.range)
    }
    guard addEffects(of: element, to: &drawn, in: context) else { return Drawn() }
    if context.fades {
      drawn.nodes[0].opacity = (drawn.nodes[0].opacity * style.opacity).rounded(to: 3)
    }
    if let mode = style.blendMode, context.role == .picture {
      if drawn.nodes[0].blendMode != nil { drawn.nodes = [LayerNode(sublayers: drawn.nodes)] }
      drawn.nodes[0].blendMode = mode
    }
    drawn.move(by: map)
    drawn.nodes[0].round(to: around.decimals)
    if let id { drawn.nodes[0].id = id }
    return drawn
  }

  /// Gives a layer its filter, clip and mask, in this order; false where they leave nothing of it.
  private mutating func addEffects(
    of element: XMLElement, to drawn: inout Drawn, in context: Context
  ) -> Bool {
    let style = context.style
    if context.role == .luminance, context.fades || style.needsLayer,
      drawn.nodes.contains(where: \.isMadeOfParts)
    {
      leaveOut(
        "in a mask, what is cut off or faded counts as if it were by itself", at: element.range)
    }
    if let filter = style.filter, context.role == .picture {
      self.filter(&drawn, by: filter, in: context)
    }
    if let clip = style.clip {
      guard let layers = clipLayers(clip, of: drawn.box, element, in: context) else { return false }
      setMask(layers, on: &drawn, decimals: context.decimals)
    }
    if let mask = style.mask, context.role == .picture {
      guard let layers = maskLayers(mask, of: drawn, element, in: context) else { return false }
      setMask(layers, on: &drawn, decimals: context.decimals)
    }
    if context.role != .picture, style.mask != nil || style.filter != nil || style.blendMode != nil
    {
      leaveOut("in a mask, masks, filters and mixing are left out", at: element.range)
    }
    return true
  }

  private static let groups: Set<String> = ["g", "a", "switch", "svg"]

  /// Layers through whose alpha what is drawn is seen; none leave it as it is.
  private func setMask(_ layers: [LayerNode], on drawn: inout Drawn, decimals: Int) {
    guard !layers.isEmpty else { return }
    if !drawn.nodes[0].mask.isEmpty || !drawn.nodes[0].isUnmoved || drawn.nodes[0].opacity < 1
      || drawn.nodes[0].blendMode != nil || drawn.nodes[0].content != nil
    {
      drawn.nodes = [LayerNode(sublayers: drawn.nodes)]
    }
    var mask = layers.count == 1 ? layers[0] : LayerNode(sublayers: layers)
    let origin = drawn.nodes[0].origin
    mask.move(by: CGAffineTransform(translationX: -origin.x, y: -origin.y))
    mask.round(to: decimals)
    drawn.nodes[0].mask = [mask]
  }
}

extension Importer.Context {
  /// Whether what is drawn is faded; outlines of clips have no opacity.
  fileprivate var fades: Bool { role != .clip && style.opacity < 1 }
}

extension Style {
  /// Whether what has it has to be one layer.
  fileprivate var needsLayer: Bool {
    clip != nil || mask != nil || filter != nil || blendMode != nil
  }
}

extension LayerNode {
  /// Whether layers in it are mixed with what lies behind them.
  fileprivate var isMadeOfParts: Bool {
    sublayers.contains { $0.blendMode != nil || $0.isMadeOfParts }
  }

  /// Rounds where it stands, not how it is turned.
  mutating func round(to decimals: Int) {
    frame = frame.map { $0.map { $0.rounded(to: decimals) } }
    position = position.map { $0.rounded(to: decimals) }
  }
}
