import CoreGraphics

/// The layers that show a gradient.
struct GradientLayers {
  let gradient: Gradient
  let decimals: Int
  /// From the gradient's numbers to the space of what it fills.
  private let map: CGAffineTransform
  private let course: LayerGradient

  /// Nil where the gradient has no place in the box.
  init?(_ gradient: Gradient, of box: CGRect, decimals: Int) {
    guard let map = gradient.map(in: box),
      let course = LayerGradient(gradient.course, under: map)
    else { return nil }
    (self.gradient, self.decimals) = (gradient, decimals)
    (self.map, self.course) = (map, course)
  }

  /// Whether one layer in the frame of what it fills can show it.
  var isStraight: Bool {
    if case .radial(_, _, let angle) = course { return angle == 0 }
    return true
  }

  /// A layer that fills an area.
  func layer(filling area: CGRect) -> LayerNode {
    var node = LayerNode(.gradient)
    node.label = gradient.name
    switch course {
    case .axial:
      node.setFrame(area)
      node.members = members(axialIn: area)
    case .radial(let center, let axes, let angle):
      // Turned back the ellipse is straight; the layer there covers the area.
      let turn = CGAffineTransform(rotationAngle: angle)
      let room = angle == 0 ? area : area.applying(turn.inverted())
      let middle = angle == 0 ? center : center.applying(turn.inverted())
      let unit = CGAffineTransform(toUnitOf: room)
      node.setFrame(room)
      node.members = members(
        start: middle.applying(unit),
        end: CGPoint(x: middle.x + axes.width, y: middle.y + axes.height).applying(unit))
      if angle != 0 { node.move(by: turn) }
    }
    node.round(to: decimals)
    return node
  }

  /// Layers measure along the line in fractions of their sides, so that the lines of one colour are
  /// square to it in a square alone, as those of boxes in drawings.
  private func members(axialIn area: CGRect) -> [SceneMember] {
    let inside = map.concatenating(CGAffineTransform(toUnitOf: area))
    guard case .axial(let start, let end) = LayerGradient(gradient.course, under: inside) else {
      return colors
    }
    return members(start: start, end: end)
  }

  private func members(start: CGPoint, end: CGPoint) -> [SceneMember] {
    // Fractions need to be finer where the gradient is a small part of the layer.
    let length = max(1e-6, Double(hypot(end.x - start.x, end.y - start.y)))
    let digits = length < 0.1 ? min(8, 3 + Int(-log10(length).rounded(.down))) : 3
    func point(_ point: CGPoint) -> SceneValue {
      .numbers([Double(point.x).rounded(to: digits), Double(point.y).rounded(to: digits)])
    }
    var members: [SceneMember] = []
    if case .radial = course { members.append(SceneMember("type", .text("radial"))) }
    members.append(SceneMember("startPoint", point(start)))
    members.append(SceneMember("endPoint", point(end)))
    members += colors
    return members
  }

  /// The colours, with their places where they are not spread evenly.
  private var colors: [SceneMember] {
    let stops = gradient.stops
    let last = Double(stops.count - 1)
    let isEven = stops.indices.allSatisfy { abs(stops[$0].place - Double($0) / last) < 5e-4 }
    let colors = SceneMember("colors", .list(stops.map { .text($0.color.sceneText) }))
    guard !isEven else { return [colors] }
    return [
      colors, SceneMember("locations", .numbers(stops.map { $0.place.rounded(to: 3) })),
    ]
  }
}

extension CGAffineTransform {
  /// From points to fractions of a rectangle.
  fileprivate init(toUnitOf rect: CGRect) {
    let (x, y) = (1 / rect.width, 1 / rect.height)
    self.init(a: x, b: 0, c: 0, d: y, tx: -rect.minX * x, ty: -rect.minY * y)
  }
}
