import CoreGraphics
import Scenes

extension Importer {
  /// What fills something.
  enum Ink {
    case none
    case color(DrawingColor)
    case gradient(Gradient)
  }

  /// The ink of a paint with an opacity.
  mutating func ink(
    _ paint: DrawingPaint, opacity: Double, of element: XMLElement, in context: Context
  ) -> Ink {
    switch paint {
    case .none: return .none
    case .color(let color):
      let faded = color.faded(by: opacity)
      return faded.alpha > 0 ? .color(faded) : .none
    case .reference(let id, let otherwise):
      let fallback = otherwise ?? .none
      guard let number = document.ids[id] else {
        diagnostics.warning(
          .unknownReference, "nothing has the id \(Diagnostic.quoted(id))", at: element.range)
        return ink(fallback, opacity: opacity, of: element, in: context)
      }
      let server = document.elements[number]
      guard server.name == "linearGradient" || server.name == "radialGradient" else {
        let words = server.name == "pattern" ? "patterns are" : "a paint of <\(server.name)> is"
        leaveOut("\(words) not in scenes", at: element.range)
        return ink(fallback, opacity: opacity, of: element, in: context)
      }
      guard let gradient = gradient(number, server, in: context) else {
        return ink(fallback, opacity: opacity, of: element, in: context)
      }
      guard let last = gradient.stops.last else { return .none }
      takePath(gradient.stops.count, at: element.range)
      guard gradient.stops.count > 1, gradient.hasExtent else {
        return ink(.color(last.color), opacity: opacity, of: element, in: context)
      }
      return .gradient(gradient.faded(by: opacity))
    }
  }

  /// A gradient with what it has from others; nil in a circle.
  private mutating func gradient(
    _ number: Int, _ server: XMLElement, in context: Context
  ) -> Gradient? {
    if let known = gradients[number], known.viewport == context.viewport { return known.gradient }
    guard let chain = chain(from: number) else { return nil }
    func first(_ name: String, of kind: String? = nil) -> XMLAttribute? {
      for link in chain where kind == nil || document.elements[link].name == kind {
        if let attribute = document.elements[link].attribute(name) { return attribute }
      }
      return nil
    }
    let units = first("gradientUnits")
    let isOfBox = trimmed(units?.value ?? "") != "userSpaceOnUse"
    var map = CGAffineTransform.identity
    if let attribute = first("gradientTransform") {
      map = TransformList.parse(attribute.value) ?? .identity
      if TransformList.parse(attribute.value) == nil { wrong(attribute) }
    }
    if let spread = first("spreadMethod"), trimmed(spread.value) != "pad" {
      leaveOut(
        "gradients of layers do not \(trimmed(spread.value)); its last colours go on",
        at: spread.range)
    }
    var stops: [Gradient.Stop] = []
    for link in chain where stops.isEmpty { stops = self.stops(of: link, in: context) }
    func place(_ name: String, _ whole: Double, else value: DrawingLength) -> Double {
      let length = first(name, of: server.name).flatMap { DrawingLength($0.value) } ?? value
      return isOfBox && length.unit == .points
        ? length.number : length.points(of: isOfBox ? 1 : whole)
    }
    let (width, height) = (Double(context.viewport.width), Double(context.viewport.height))
    let half = DrawingLength(number: 0.5, unit: .share)
    let whole = DrawingLength(number: 1, unit: .share)
    let course: Gradient.Course
    if server.name == "linearGradient" {
      course = .axial(
        CGPoint(x: place("x1", width, else: .zero), y: place("y1", height, else: .zero)),
        CGPoint(x: place("x2", width, else: whole), y: place("y2", height, else: .zero)))
    } else {
      let center = CGPoint(x: place("cx", width, else: half), y: place("cy", height, else: half))
      course = .radial(center, radius: place("r", context.diagonal, else: half))
      let focus = CGPoint(
        x: first("fx", of: server.name) == nil ? Double(center.x) : place("fx", width, else: half),
        y: first("fy", of: server.name) == nil ? Double(center.y) : place("fy", height, else: half))
      if focus != center || place("fr", context.diagonal, else: .zero) != 0 {
        leaveOut(
          "gradients of layers have no focus; it is drawn about its centre", at: server.range)
      }
    }
    let gradient = Gradient(
      name: server.value("id") ?? "gradient", stops: stops, course: course, isOfBox: isOfBox,
      map: map)
    gradients[number] = (gradient, context.viewport)
    return gradient
  }

  /// A gradient and those that it refers to, in their order.
  private mutating func chain(from number: Int) -> [Int]? {
    var chain = [number]
    while let link = document.elements[chain[chain.count - 1]].attribute("href") {
      let id = trimmed(link.value)
      guard id.hasPrefix("#"), let next = document.ids[String(id.dropFirst())] else {
        diagnostics.warning(
          .unknownReference, "there is no gradient \(Diagnostic.quoted(id)) in the file",
          at: link.range)
        return chain
      }
      guard !chain.contains(next), chain.count < 1000 else {
        diagnostics.warning(
          .circularReference, "gradients refer to each other in a circle", at: link.range)
        return chain
      }
      chain.append(next)
    }
    return chain
  }

  private mutating func stops(of number: Int, in context: Context) -> [Gradient.Stop] {
    var stops: [Gradient.Stop] = []
    for child in children(of: number) where document.elements[child].name == "stop" {
      guard stops.count < 1000 else { break }
      let element = document.elements[child]
      var inner = context
      inner.style = Style()
      inner.style.color = style(of: number, in: context).color
      let style = style(of: child, in: inner)
      var place = 0.0
      if let attribute = element.attribute("offset") {
        if let share = Style.share(attribute.value) { place = share } else { wrong(attribute) }
      }
      place = max(place, stops.last?.place ?? 0)
      stops.append(
        Gradient.Stop(place: place, color: style.stopColor.faded(by: style.stopOpacity)))
    }
    return stops
  }
}

extension Gradient {
  /// Whether its colours lie apart.
  fileprivate var hasExtent: Bool {
    switch course {
    case .axial(let start, let end): start != end && map.area != 0
    case .radial(_, let radius): radius > 0 && map.area != 0
    }
  }
}
