import CoreGraphics
import Scenes

extension Importer {
  /// A drawing in the drawing, or a symbol: what is in it fits a viewport, which cuts it off.
  mutating func nestedDrawing(
    _ number: Int, _ element: XMLElement, size: (Double?, Double?)?, in context: Context
  ) -> Drawn {
    let (width, height) = (Double(context.viewport.width), Double(context.viewport.height))
    let style = context.style
    let isSymbol = element.name == "symbol"
    var viewport = CGRect(
      x: isSymbol ? 0 : length("x", of: element, width, style) ?? 0,
      y: isSymbol ? 0 : length("y", of: element, height, style) ?? 0,
      width: length("width", of: element, width, style) ?? width,
      height: length("height", of: element, height, style) ?? height)
    if let size {
      viewport.size = CGSize(
        width: size.0 ?? Double(viewport.width), height: size.1 ?? Double(viewport.height))
    }
    guard viewport.width > 0, viewport.height > 0 else { return Drawn() }
    var inner = context
    inner.viewport = viewport.size
    let map = viewMap(of: element, to: viewport, &inner)
    inner.grow(by: map)
    var drawn = group(number, in: inner)
    if drawn.nodes.count > 1, !map.isIdentity {
      drawn.nodes = [LayerNode(sublayers: drawn.nodes)]
      takeLayers(1, at: element.range)
    }
    drawn.move(by: map)
    for index in drawn.nodes.indices { drawn.nodes[index].round(to: context.decimals) }
    let showsAll = ["visible", "auto"].contains(style.overflow)
    if !showsAll, !drawn.nodes.isEmpty,
      !viewport.covers(drawn.extent)
    {
      drawn.nodes = [Self.clipped(drawn.nodes, to: viewport)]
      drawn.extent = drawn.extent.intersection(viewport)
      takeLayers(1, at: element.range)
    }
    return drawn
  }

  /// From what is in a viewport to its place; the context's shares are of the view box then.
  mutating func viewMap(
    of element: XMLElement, to viewport: CGRect, _ context: inout Context
  ) -> CGAffineTransform {
    var fit = AspectFit()
    if let attribute = element.attribute("preserveAspectRatio") {
      if let found = AspectFit(attribute.value) { fit = found } else { wrong(attribute) }
    }
    if let attribute = element.attribute("viewBox") {
      if let box = ViewBox(attribute.value) {
        context.viewport = box.rect.size
        return box.map(to: viewport, fit)
      }
      wrong(attribute)
    }
    return CGAffineTransform(translationX: viewport.minX, y: viewport.minY)
  }

  // MARK: Pictures

  /// A picture of a file, in its own proportions.
  mutating func image(_ element: XMLElement, in context: Context) -> Drawn {
    let style = context.style
    guard style.isVisible, let link = element.attribute("href") else { return Drawn() }
    let path = trimmed(link.value)
    guard !path.lowercased().hasPrefix("data:") else {
      leaveOut(
        "pictures in the drawing itself are not in scenes: save it as a file", at: element.range)
      return Drawn()
    }
    guard !path.contains("://"), !path.hasPrefix("#"), !path.isEmpty else {
      leaveOut("only pictures of files are in scenes", at: link.range)
      return Drawn()
    }
    let plain = path.removingPercentEncoding ?? path
    let found: DrawingImport.Picture
    switch picture(plain) {
    case .success(let picture): found = picture
    case .failure(let error):
      leaveOut("\(Diagnostic.quoted(plain)): \(error.reason)", at: link.range)
      return Drawn()
    }
    let (width, height) = (Double(context.viewport.width), Double(context.viewport.height))
    var room = CGRect(
      x: length("x", of: element, width, style) ?? 0,
      y: length("y", of: element, height, style) ?? 0,
      width: length("width", of: element, width, style) ?? 0,
      height: length("height", of: element, height, style) ?? 0)
    let size = found.size
    let ratio = size.width / max(1, size.height)
    if room.width <= 0, room.height <= 0 { room.size = size }
    if room.width <= 0 { room.size.width = room.height * ratio }
    if room.height <= 0 { room.size.height = room.width / max(1e-6, ratio) }
    var fit = AspectFit()
    if let attribute = element.attribute("preserveAspectRatio") {
      if let found = AspectFit(attribute.value) { fit = found } else { wrong(attribute) }
    }
    takeLayers(2, at: element.range)
    return imageLayer(found.path, size, in: room, fit, context)
  }

  private func imageLayer(
    _ path: String, _ size: CGSize, in room: CGRect, _ fit: AspectFit, _ context: Context
  ) -> Drawn {
    let own = CGRect(origin: .zero, size: size)
    let place = own.applying(ViewBox(own).map(to: room, fit))
    var node = LayerNode(members: [SceneMember("contents", .text(path))])
    node.setFrame(place)
    node.round(to: context.decimals)
    if fit.mode == .slice, !room.covers(place, within: 1e-3) {
      node = Self.clipped([node], to: room)
      node.sublayers[0].round(to: context.decimals)
      node.round(to: context.decimals)
    }
    return Drawn(nodes: [node], box: room, extent: room)
  }
}

extension CGRect {
  /// Whether another rectangle lies within; Foundation's `contains` compares sums, which are never quite the same.
  func covers(_ other: CGRect, within slack: CGFloat = 1e-6) -> Bool {
    other.isNull
      || (minX <= other.minX + slack && minY <= other.minY + slack
        && maxX >= other.maxX - slack && maxY >= other.maxY - slack)
  }
}
