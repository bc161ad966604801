import CoreGraphics
import RenderTree
import TestSupport

/// Makes trees of layers at random, and changes them as a program would: a layer here and there.
struct RandomTrees {
  private var random: SplitMix
  private var nextID: UInt64 = 1
  let side: Double
  /// Whether some layers are turned out of their plane.
  let hasDepth: Bool
  /// Whether some numbers are next to nothing, next to the border of a pixel, or far away.
  let hasExtremes: Bool
  /// What images show; without any, no layer has one.
  private let images: [CGImage]

  init(
    seed: UInt64, side: Double, hasDepth: Bool = false, hasExtremes: Bool = false,
    hasImages: Bool = false
  ) {
    var random = SplitMix(seed: seed)
    self.side = side
    self.hasDepth = hasDepth
    self.hasExtremes = hasExtremes
    let sizes = hasImages ? [(64, 48), (1, 1), (3, 40), (200, 15)] : []
    images = sizes.enumerated().map { index, size in
      CGImage(ImagePage.noise(&random, size.0, size.1, isOpaque: index % 2 == 0))
    }
    self.random = random
  }

  /// A length, or a place along an axis.
  private mutating func length(_ range: ClosedRange<Double>) -> Double {
    let length = random.number(range)
    guard hasExtremes, !random.oneIn(4) else { return length }
    // Edges are to meet, and to miss each other by little.
    let trace = [0, 0, 0, 1e-13, 1e-6, 5e-5, 9e-5, 1.5e-4, 1e-3][random.below(9)]
    let whole = (length / 20).rounded() * 20
    let extreme =
      switch random.below(8) {
      case 0, 1: trace
      case 2, 3: whole + trace
      case 4: whole - trace
      case 5: length.rounded(.down) + 0.5 + trace
      case 6: whole
      default: length * (random.oneIn(2) ? 1e3 : 1e7)
      }
    return range.lowerBound < 0 ? extreme : max(0, extreme)
  }

  mutating func tree(nodes: Int) -> RenderNode {
    node(at: .identity, nodes: nodes, depth: 0)
  }

  /// Many small layers directly in one.
  mutating func page(layers: Int) -> RenderNode {
    let children = (0..<layers).map { index in
      layer(
        id: UInt64(1_000_000 + index), random.number(0...side), random.number(0...side),
        random.number(1...9), random.number(1...9), color: color(), radius: random.number(0...3))
    }
    return layer(0, 0, side, side, children)
  }

  private mutating func node(at transform: CGAffineTransform, nodes: Int, depth: Int) -> RenderNode
  {
    nextID += 1
    let id = nextID
    var children: [RenderNode] = []
    var left = nodes - 1
    while left > 0, depth < 6 {
      let size = Int.random(in: 1...max(1, left), using: &random)
      children.append(node(at: placement(), nodes: size, depth: depth + 1))
      left -= size
    }
    let bounds =
      depth == 0
      ? CGRect(x: 0, y: 0, width: side, height: side)
      : CGRect(
        x: length(-5...5), y: length(-5...5), width: length(0...side * 0.7),
        height: length(0...side * 0.7))
    let geometry = Geometry(bounds: bounds, transform: transform)
    return RenderNode(
      id: id, geometry: hasDepth && random.oneIn(3) ? inSpace(geometry) : geometry, paint: paint(),
      effect: effect(), children: children)
  }

  /// The same place, turned or moved in depth, with a map of its own for children.
  private mutating func inSpace(_ geometry: Geometry) -> Geometry {
    var map = Matrix4(geometry.transform)
    if !random.oneIn(3) { map = turn().concatenating(map) }
    if random.oneIn(4) { map.w.z = random.number(-9...9) }
    if random.oneIn(4) { map = turn().concatenating(eye()).concatenating(map) }
    let center = geometry.bounds.center
    let children = random.oneIn(2) ? eye() : eye().concatenating(turn())
    return Geometry(
      bounds: geometry.bounds,
      space: Space(
        map: map.about(center.x / 2, center.y / 2, 0),
        childMap: random.oneIn(3) ? children.about(center.x, center.y, 0) : nil,
        keepsDepth: random.oneIn(4), isDoubleSided: !random.oneIn(4),
        flipsChildren: random.oneIn(5)))
  }

  private mutating func turn() -> Matrix4 {
    let (sine, cosine) = {
      // Angles that meet again make planes that lie in each other.
      let angle = random.oneIn(2) ? Double(random.below(8)) * .pi / 4 : random.number(-3...3)
      return (sin(angle), cos(angle))
    }()
    var turn = Matrix4.identity
    if random.oneIn(2) {
      (turn.x, turn.z) = (SIMD4(cosine, 0, -sine, 0), SIMD4(sine, 0, cosine, 0))
    } else {
      (turn.y, turn.z) = (SIMD4(0, cosine, sine, 0), SIMD4(0, -sine, cosine, 0))
    }
    return turn
  }

  private mutating func eye() -> Matrix4 {
    var eye = Matrix4.identity
    eye.z.w = -1 / random.number(20...300)
    return eye
  }

  private mutating func placement() -> CGAffineTransform {
    let place = CGAffineTransform(
      translationX: length(-side / 4...side), y: length(-side / 4...side))
    if hasExtremes, !random.oneIn(4) { return place }
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return place.rotated(by: random.number(-3...3))
    case 1: return place.rotated(by: .pi / 2)
    case 2: return place.scaledBy(x: random.number(-1.5...1.5), y: random.number(-1.5...1.5))
    case 3:
      return CGAffineTransform(a: 1, b: 0.3, c: random.number(-1...1), d: 1, tx: 3, ty: 5)
        .concatenating(place)
    default: return place
    }
  }

  private mutating func color() -> CGColor {
    let alpha = random.oneIn(2) ? 1 : random.number(0...1)
    return CGColor(
      red: random.number(0...1), green: random.number(0...1),
      blue: .random(in: 0...1, using: &random),
      alpha: alpha)
  }

  private mutating func paint() -> Paint {
    var paint = Paint()
    if hasExtremes, random.oneIn(2) { return paint }
    if !random.oneIn(3) { paint.background = color() }
    if random.oneIn(3) {
      paint.border = Paint.Border(width: length(0...9), color: color())
    }
    if random.oneIn(images.isEmpty ? 5 : 2) {
      paint.content = content()
    }
    if random.oneIn(2) {
      let corners = UInt8.random(in: 1...15, using: &random)
      paint.corners = Corners(
        radius: length(0...20),
        rounded: random.oneIn(3) ? Corners.Set(rawValue: corners) : .all,
        isContinuous: random.oneIn(3))
    }
    return paint
  }

  private mutating func content() -> Paint.Content {
    if !images.isEmpty, random.oneIn(2) { return .image(image()) }
    if random.oneIn(3), let gradient = gradient() { return .gradient(gradient) }
    var shape = ShapeContent(path(), rule: random.oneIn(2) ? .evenOdd : .winding)
    if !random.oneIn(3) { shape.fill = color() }
    if random.oneIn(2) {
      shape.stroke = ShapeContent.Stroke(
        color: color(),
        pen: ShapeContent.Pen(
          width: length(0...9), join: random.oneIn(2) ? .round : .miter,
          dashes: random.oneIn(2) ? [random.number(1...9), random.number(0...9)] : [],
          start: random.number(0...1), end: random.number(0...1)))
    }
    return .shape(shape)
  }

  private mutating func image() -> ImageContent {
    let frame = CGRect(
      x: length(-9...9), y: length(-9...9), width: length(0...side * 0.7),
      height: length(0...side * 0.7))
    var content = ImageContent(
      images[random.below(images.count)], frame: frame, scale: random.oneIn(4) ? 2 : 1,
      sampling: [.linear, .trilinear, .nearest][random.below(3)])
    if random.oneIn(4) { content.part = part() }
    if random.oneIn(4) { content.center = part() }
    return content
  }

  /// Of an image, in fractions of it, now and then beyond it.
  private mutating func part() -> CGRect {
    let width = random.oneIn(5) ? 1e-7 : random.number(0.01...1.2)
    return CGRect(
      x: random.number(-0.2...0.7), y: random.number(-0.2...0.7), width: width,
      height: random.number(0.01...1.2))
  }

  private mutating func gradient() -> GradientContent? {
    let kinds: [GradientContent.Kind] = [.axial, .radial, .conic]
    let gradient = CGGradient(
      colorsSpace: nil, colors: [color(), color(), color()] as CFArray, locations: nil)
    return gradient.map {
      GradientContent(
        kind: kinds[random.below(3)], gradient: $0,
        start: CGPoint(x: random.number(0...1), y: random.number(0...1)),
        end: CGPoint(x: random.number(0...1), y: random.number(0...1)))
    }
  }

  private mutating func effect() -> Effect {
    Effect(
      opacity: random.oneIn(4) ? Float(random.number(0...1)) : 1, masksToBounds: random.oneIn(3),
      fadesAsGroup: !random.oneIn(6), hasSoftEdges: !random.oneIn(5),
      extras: random.oneIn(hasExtremes ? 2 : 4) ? extras() : nil)
  }

  private mutating func extras() -> Extras {
    Extras(
      shadow: random.oneIn(2) ? shadow() : nil,
      mask: random.oneIn(hasExtremes ? 8 : 2) ? mask() : nil,
      blending: blending(),
      filters: random.oneIn(3) ? filters() : [],
      backdropFilters: random.oneIn(4) ? filters() : [],
      rasterScale: random.oneIn(6) ? [0.5, 1, 1.3, 2][random.below(4)] : nil)
  }

  private mutating func blending() -> CGBlendMode {
    // What changes something where nothing is painted shows how far nodes reach.
    if hasExtremes, random.oneIn(2) { return random.oneIn(2) ? .destinationAtop : .sourceIn }
    return CGBlendMode(rawValue: Int32(random.below(56))) ?? .normal
  }

  private mutating func filters() -> [Filter] {
    (0...random.below(2)).map { _ in
      random.oneIn(2) ? .color(matrix()) : .blur(CGFloat(random.number(0...6)))
    }
  }

  private mutating func matrix() -> ColorMatrix {
    ColorMatrix(
      red: row(), green: row(), blue: row(),
      alpha: random.oneIn(4) ? row() : SIMD4(0, 0, 0, 1), bias: random.oneIn(2) ? row() : SIMD4())
  }

  private mutating func row() -> SIMD4<Float> {
    SIMD4(
      Float(random.number(-1...1)), Float(random.number(-1...1)), Float(random.number(-1...1)),
      Float(random.number(-1...1)))
  }

  private mutating func shadow() -> Shadow {
    var path: CGPath?
    if random.oneIn(3) {
      let rect = CGRect(
        x: length(-9...9), y: length(-9...9), width: length(1...side),
        height: length(1...side))
      path = random.oneIn(2) ? self.path() : CGPath(ellipseIn: rect, transform: nil)
    }
    return Shadow(
      color: random.oneIn(2) ? color() : CGColor(gray: 0, alpha: random.number(0.1...1)),
      offset: CGSize(width: length(-9...9), height: length(-9...9)),
      radius: random.oneIn(5) ? 0 : random.number(0...4), path: path)
  }

  /// A few nodes over much of the canvas, so that they leave something to see.
  private mutating func mask() -> RenderNode {
    let place = random.oneIn(2) ? CGAffineTransform.identity : placement()
    let mask = node(at: place, nodes: random.below(3), depth: 4)
    return random.oneIn(2) ? mask.with(paint: Paint(background: color())) : mask
  }

  private mutating func point() -> CGPoint {
    CGPoint(x: length(-10...side), y: length(-10...side))
  }

  private mutating func path() -> CGPath {
    let path = CGMutablePath()
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      path.move(to: point())
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        switch Int.random(in: 0..<3, using: &random) {
        case 0: path.addLine(to: point())
        case 1: path.addQuadCurve(to: point(), control: point())
        default: path.addCurve(to: point(), control1: point(), control2: point())
        }
      }
      path.closeSubpath()
    }
    return path
  }
}

extension RandomTrees {
  /// The tree with one node somewhere in it changed, moved, added, removed, or put at another place
  /// among its siblings.
  mutating func edited(_ node: RenderNode) -> RenderNode {
    if !node.children.isEmpty, !random.oneIn(3) {
      var children = Array(node.children)
      let index = Int.random(in: children.indices, using: &random)
      children[index] = edited(children[index])
      return node.with(children: children)
    }
    if !images.isEmpty, random.oneIn(2), let paint = redrawn(node.paint) {
      return node.with(paint: paint)
    }
    var children = Array(node.children)
    var geometry = node.geometry
    switch Int.random(in: 0..<8, using: &random) {
    case 0 where hasDepth && random.oneIn(2):
      geometry = inSpace(Geometry(bounds: geometry.bounds, transform: placement()))
    case 0: geometry = Geometry(bounds: geometry.bounds, transform: placement())
    case 1: geometry.bounds.size.width = length(0...side)
    case 2: return node.with(paint: paint())
    case 3: return node.with(effect: effect())
    case 4: children.insert(self.node(at: placement(), nodes: 3, depth: 4), at: 0)
    case 5: _ = children.popLast()
    case 6: children.shuffle(using: &random)
    default: geometry = geometry.moved(by: length(-2...2))
    }
    return node.with(geometry: geometry, children: children)
  }
}

extension RandomTrees {
  /// The same with a part of its image drawn anew, as a view does that is told which.
  private mutating func redrawn(_ paint: Paint) -> Paint? {
    guard case .image(var content) = paint.content else { return nil }
    content.image = redrawn(content.image)
    var paint = paint
    paint.content = .image(content)
    return paint
  }

  /// The image with one of its rectangles in another colour, which says that the rest is as it was.
  mutating func redrawn(_ image: CGImage) -> CGImage {
    let part = CGRect(
      x: random.below(image.width), y: random.below(image.height),
      width: 1 + random.below(image.width), height: 1 + random.below(image.height)
    ).intersection(CGRect(x: 0, y: 0, width: image.width, height: image.height))
    let context = CGContext(
      width: image.width, height: image.height, scale: 1, pointsDown: true, ground: .picture(image))
    context.setFillColor(color())
    context.clear(part)
    context.fill(part)
    return context.takeImage(redrawn: part, of: image)
  }
}

extension Geometry {
  fileprivate func moved(by length: Double) -> Geometry {
    let move = CGAffineTransform(translationX: 1, y: length)
    guard space != nil else {
      return Geometry(bounds: bounds, transform: move.concatenating(transform))
    }
    var moved = self
    moved.changeSpace { $0.map = Matrix4(move).concatenating($0.map) }
    return moved
  }
}

extension RenderNode {
  /// The same layer in another state.
  func with(
    geometry: Geometry? = nil, paint: Paint? = nil, effect: Effect? = nil,
    children: [RenderNode]? = nil
  ) -> RenderNode {
    RenderNode(
      id: id, geometry: geometry ?? self.geometry, paint: paint ?? self.paint,
      effect: effect ?? self.effect, children: children ?? Array(self.children))
  }
}
