import CoreGraphics
import Pixels
import RenderTree
import Testing

@testable import RenderServer

/// Layers that are turned out of their plane, compared with flat scenes that look the same.
@Suite struct SpaceTests {
  static let faint = CGColor(red: 0.2, green: 0.4, blue: 0.9, alpha: 0.6)

  func polygon(_ points: [CGPoint], _ color: CGColor) -> RenderNode {
    let path = CGMutablePath()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return layer(id: 9, 0, 0, 0, 0, content: .shape(ShapeContent(path, fill: color)))
  }

  func corners(_ node: RenderNode) -> [CGPoint] {
    let plane = node.geometry.map.plane
    let bounds = node.geometry.bounds
    return [(0, 0), (1, 0), (1, 1), (0, 1)].compactMap { x, y in
      plane.point(CGPoint(x: bounds.width * CGFloat(x), y: bounds.height * CGFloat(y)))
    }
  }

  func stage(_ children: [RenderNode], map: Matrix4? = nil) -> RenderNode {
    guard let map else { return layer(id: 100, 0, 0, 100, 100, children) }
    return layer(id: 100, 0, 0, 100, 100, space: .identity, children: map, children)
  }

  // MARK: Planes

  @Test func withoutPerspectiveATurnIsAScale() {
    let turned = layer(20, 20, 60, 40, color: red, radius: 8, space: .turned(.pi / 3))
    let scaled = layer(
      35, 20, 60, 40, color: red, radius: 8, transform: CGAffineTransform(scaleX: 0.5, y: 1))
    #expect(picture(turned)?.distance(to: picture(scaled) ?? Pixmap(width: 1, height: 1)) ?? 9 <= 1)
  }

  @Test func underPerspectiveALayerIsThePolygonOfItsCorners() throws {
    let turned = layer(
      20, 20, 60, 60, color: red, space: Matrix4.turned(0.7).concatenating(.eye(120)))
    let flat = polygon(corners(turned), red)
    #expect(try #require(picture(turned)).distance(to: #require(picture(flat))) <= 1)
    #expect(commands(turned).hasPrefix("outline"))
  }

  @Test func contentsThatMeetUnderPerspectiveAreWhatBackgroundsAre() throws {
    let map = Matrix4.turned(0.7).concatenating(.eye(120))
    func shape(_ path: CGPath, _ content: ShapeContent) -> RenderNode {
      layer(20, 20, 60, 60, content: .shape(content), space: map)
    }
    let bounds = CGRect(x: 0, y: 0, width: 60, height: 60)
    let round = CGPath(roundedRect: bounds, cornerWidth: 15, cornerHeight: 15, transform: nil)
    let filled = shape(round, ShapeContent(round, fill: red))
    let background = layer(20, 20, 60, 60, color: red, radius: 15, space: map)
    #expect(try #require(picture(filled)).distance(to: #require(picture(background))) <= 2)
    let line = CGPath(rect: bounds.insetBy(dx: 4, dy: 4), transform: nil)
    let stroked = shape(
      line,
      ShapeContent(line, stroke: ShapeContent.Stroke(color: blue, pen: ShapeContent.Pen(width: 8))))
    let border = layer(
      20, 20, 60, 60, border: Paint.Border(width: 8, color: blue), space: map)
    let distance = try #require(picture(stroked)).distance(to: #require(picture(border)))
    // At the corners pieces of the stroke overlap.
    #expect(distance <= 10)
  }

  @Test("L07 rounded clips follow perspective")
  func clipsFollowPerspective() throws {
    let map = Matrix4.turned(0.7).concatenating(.eye(120))
    let masked = layer(
      20, 20, 60, 60, radius: 15, masks: true, space: map,
      [layer(id: 2, -30, -30, 120, 120, color: red)])
    let plain = layer(20, 20, 60, 60, color: red, radius: 15, space: map)
    #expect(try #require(picture(masked)).distance(to: #require(picture(plain))) <= 1)
  }

  @Test("L07 rounded clips follow rotation")
  func clipsFollowRotation() throws {
    let turn = CGAffineTransform(rotationAngle: 0.5)
    let masked = layer(
      40, 10, 60, 60, radius: 15, masks: true, transform: turn,
      [layer(id: 2, -30, -30, 120, 120, color: red)])
    let plain = layer(40, 10, 60, 60, color: red, radius: 15, transform: turn)
    #expect(try #require(picture(masked)).distance(to: #require(picture(plain))) <= 1)
  }

  @Test func aChildIsFlattenedIntoItsParentsPlane() throws {
    let map = Matrix4.turned(0.7).concatenating(.eye(120))
    let child = layer(id: 2, 10, 10, 40, 40, color: red, space: .turned(.pi / 3))
    let nested = layer(20, 20, 60, 60, space: map, [child])
    let flat = layer(20, 20, 60, 60, space: map, [layer(id: 2, 20, 10, 20, 40, color: red)])
    #expect(try #require(picture(nested)).distance(to: #require(picture(flat))) <= 1)
  }

  @Test func gradientsRunAlongThePlane() throws {
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [red, blue] as CFArray, locations: nil))
    let map = Matrix4.turned(0.7).concatenating(.eye(400))
    for kind in [GradientContent.Kind.axial, .radial, .conic] {
      let content = Paint.Content.gradient(
        GradientContent(
          kind: kind, gradient: gradient, start: CGPoint(x: 0.5, y: 0.5),
          end: CGPoint(x: 1, y: 0.8)))
      let flat = try #require(picture(layer(20, 20, 60, 60, content: content)))
      let turned = layer(20, 20, 60, 60, content: content, space: map)
      let seen = try #require(picture(turned))
      for point in [(10.5, 30.5), (45.5, 40.5), (33.5, 12.5), (55.5, 55.5)] {
        let place = try #require(
          turned.geometry.map.plane.point(CGPoint(x: point.0, y: point.1)))
        let (a, b) = (
          flat[20 + Int(point.0), 20 + Int(point.1)], seen[Int(place.x), Int(place.y)]
        )
        #expect(abs(Int(a.red) - Int(b.red)) < 14, "\(kind) at \(point)")
      }
    }
  }

  @Test func anEyeFarAwaySeesImagesAsAffineMapsPlaceThem() throws {
    let image = try #require(checkers(side: 16))
    for sampling in [ImageContent.Sampling.linear, .trilinear] {
      let content = Paint.Content.image(
        ImageContent(
          image, frame: CGRect(x: 0, y: 0, width: 60, height: 60), sampling: sampling))
      let near = layer(20, 20, 60, 60, content: content, space: .turned(0.7))
      let far = layer(
        20, 20, 60, 60, content: content, space: Matrix4.turned(0.7).concatenating(.eye(1e9)))
      #expect(near.geometry.map.plane.affine != nil && far.geometry.map.plane.affine == nil)
      let distance = try #require(picture(near)).distance(to: #require(picture(far)))
      #expect(distance <= 4, "\(sampling)")
    }
  }

  @Test func imagesShowUprightInAFlippedGeometry() throws {
    let image = try #require(checkers(side: 4, isTopMarked: true))
    let content = Paint.Content.image(
      ImageContent(image, frame: CGRect(x: 0, y: 0, width: 40, height: 40), sampling: .nearest))
    let child = layer(id: 2, 10, 5, 40, 40, content: content)
    let flip = Matrix4(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0))
    let flipped = layer(
      id: 1, 0, 0, 100, 100, space: .identity, children: flip, flips: true, [child])
    #expect(picture(flipped) == picture(stage([layer(id: 2, 10, 55, 40, 40, content: content)])))
  }

  /// Squares of two colours; with a red first row if asked.
  private func checkers(side: Int, isTopMarked: Bool = false) -> CGImage? {
    let context = CGContext(
      data: nil, width: side, height: side, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    for y in 0..<side {
      for x in 0..<side {
        let isTop = isTopMarked && y == side - 1
        context?.setFillColor(isTop ? red : (x / 2 + y / 2) % 2 == 0 ? green : blue)
        context?.fill(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return context?.makeImage()
  }

  // MARK: Shadows

  private func card(_ map: Matrix4, _ shadow: Shadow, radius: Double = 0) -> RenderNode {
    let plain = layer(id: 1, 20, 20, 50, 50, color: red, radius: radius, space: map)
    return RenderNode(
      id: 1, geometry: plain.geometry, paint: plain.paint,
      effect: Effect(extras: Extras(shadow: shadow)), children: [])
  }

  @Test("L14 a sharp shadow in perspective is the shape, moved in its plane")
  func sharpShadows() throws {
    let map = Matrix4.turned(0.7).concatenating(.eye(120))
    let offset = CGSize(width: 9, height: 6)
    for path in [nil, CGPath(rect: CGRect(x: 0, y: 0, width: 50, height: 50), transform: nil)] {
      let shadow = Shadow(color: blue, offset: offset, radius: 0, path: path)
      let twins = layer(
        20, 20, 50, 50, space: map,
        [layer(id: 2, 9, 6, 50, 50, color: blue), layer(id: 3, 0, 0, 50, 50, color: red)])
      let distance = try #require(picture(card(map, shadow)))
        .distance(to: #require(picture(twins)))
      #expect(distance <= 1)
    }
  }

  @Test("L14 an eye far away sees soft shadows as affine maps place them")
  func softShadows() throws {
    let shadow = Shadow(color: blue, offset: CGSize(width: 3, height: 6), radius: 4)
    let near = card(.turned(0.7), shadow, radius: 8)
    let far = card(Matrix4.turned(0.7).concatenating(.eye(1e9)), shadow, radius: 8)
    // The one is blurred in closed form and not as round as the other.
    let seen = try #require(picture(far))
    #expect(seen[40, 76].blue > seen[40, 76].red)
    #expect(try #require(picture(near))[40, 76].blue > 150 && seen[40, 76].blue > 150)
  }

  @Test("L14 the shadow of a path is painted anew where the bounds come nearer to the eye")
  func pathShadowsOfOtherBounds() throws {
    let map = Matrix4.turned(0.7).concatenating(.eye(60))
    let path = CGPath(rect: CGRect(x: 10, y: 10, width: 40, height: 40), transform: nil)
    let effect = Effect(
      extras: Extras(shadow: Shadow(color: blue, offset: .zero, radius: 4, path: path)))
    func scene(_ width: Double) -> RenderNode {
      let plain = Geometry(
        bounds: CGRect(x: 0, y: 0, width: width, height: 5),
        space: Space(map: map.about(45, 45, 0)))
      return RenderNode(
        id: 1, geometry: plain, paint: Paint(background: red), effect: effect, children: [])
    }
    let renderer = Renderer(threads: 1)
    _ = renderer.render(frame(scene(2)))
    _ = renderer.render(frame(scene(60)))
    let fresh = try #require(picture(scene(60)))
    #expect(renderer.pixmap == fresh)
    #expect(try #require(picture(scene(2)))[30, 60] != fresh[30, 60])
  }

  // MARK: Pictures

  private func card(_ extras: Extras, _ map: Matrix4, _ children: [RenderNode] = []) -> RenderNode {
    let plain = layer(id: 1, 20, 20, 50, 50, color: red, space: map, children)
    return RenderNode(
      id: 1, geometry: plain.geometry, paint: plain.paint, effect: Effect(extras: extras),
      children: children)
  }

  @Test("L17 a bitmap and a blur lie in the plane that is seen in perspective")
  func pictures() throws {
    let map = Matrix4.turned(0.7).concatenating(.eye(120))
    let child = layer(id: 2, 10, 10, 30, 30, color: blue)
    let plain = try #require(picture(card(Extras(), map, [child])))
    for extras in [Extras(rasterScale: 3), Extras(filters: [.blur(0.01)])] {
      let seen = try #require(picture(card(extras, map, [child])))
      for (x, y) in [(22, 45), (40, 45), (60, 45), (30, 26), (80, 45), (30, 80)] {
        // At an edge, a bitmap's pixels are mixed with nothing.
        let (one, other) = (seen[x, y], plain[x, y])
        let difference = max(
          abs(Int(one.red) - Int(other.red)), abs(Int(one.green) - Int(other.green)),
          abs(Int(one.blue) - Int(other.blue)))
        #expect(difference < 24, "\(x) \(y)")
      }
    }
  }

  @Test func whatChangesBelowABackdropInSpaceIsPaintedAnew() {
    let map = Matrix4.turned(0.7).concatenating(.eye(120))
    func scene(_ color: CGColor) -> RenderNode {
      let glass = layer(id: 6, 0, 0, 40, 60, space: map)
      let frost = RenderNode(
        id: 6, geometry: glass.geometry, paint: glass.paint,
        effect: Effect(extras: Extras(backdropFilters: [.blur(6)])), children: [])
      return stage([
        layer(id: 5, 40, 40, 8, 8, color: color),
        layer(id: 7, 20, 20, 40, 60, space: Matrix4.depth(5).concatenating(.eye(90)), [frost]),
      ])
    }
    let renderer = Renderer(threads: 1)
    for color in [red, blue, green] {
      _ = renderer.render(frame(scene(color)))
      #expect(renderer.pixmap == picture(scene(color)))
    }
  }

  // MARK: Backs and odd maps

  @Test func aBackThatDoesNotShowIsLeftOut() {
    for (angle, shows) in [(0.0, true), (1.5, true), (1.7, false), (3.1, false), (4.9, true)] {
      let card = layer(
        20, 20, 60, 60, color: red,
        space: Matrix4.turned(angle), isDoubleSided: false,
        [layer(id: 2, 5, 5, 20, 20, color: blue)])
      #expect((picture(stage([card])) != picture(nil)) == shows, "\(angle)")
    }
  }

  @Test func aCardInATurnedParentShowsItsOtherFace() throws {
    func card(_ angle: Double) -> RenderNode {
      layer(
        id: 1, 20, 20, 60, 60, space: .turned(angle),
        [
          layer(id: 2, 0, 0, 60, 60, color: red, space: .identity, isDoubleSided: false),
          layer(id: 3, 0, 0, 60, 60, color: blue, space: .turned(.pi), isDoubleSided: false),
        ])
    }
    #expect(try #require(picture(stage([card(0.1)])))[50, 50] == red.pixel)
    #expect(try #require(picture(stage([card(3)])))[50, 50] == blue.pixel)
  }

  @Test func aMirrorIsNoBack() {
    let mirror = Matrix4(CGAffineTransform(scaleX: -1, y: 1))
    let card = layer(20, 20, 60, 60, color: red, space: mirror, isDoubleSided: false)
    #expect(picture(stage([card])) == picture(layer(20, 20, 60, 60, color: red)))
  }

  @Test func whatIsBehindTheEyeIsCutOff() throws {
    // The left half comes towards the eye and past it.
    let map = Matrix4.turned(1.2).concatenating(.eye(20))
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [red, blue] as CFArray, locations: nil))
    let content = Paint.Content.gradient(
      GradientContent(
        kind: .axial, gradient: gradient, start: CGPoint(x: 0, y: 0), end: CGPoint(x: 1, y: 0)))
    for content in [nil, content] {
      let near = layer(
        0, 20, 100, 60, color: red, radius: 20, content: content, masks: true, space: map,
        [layer(id: 2, 10, 10, 80, 10, color: blue)])
      let seen = try #require(picture(stage([near])))
      #expect(seen[2, 50] != white && seen[80, 50] == white)
    }
    let behind = layer(0, 0, 100, 100, color: red, space: Matrix4.depth(30).concatenating(.eye(20)))
    #expect(picture(stage([behind])) == picture(nil))
  }

  @Test(arguments: [
    Double.nan, .infinity, -.infinity, 0, 1e-300, 1e9, 1e30, 1e300, .greatestFiniteMagnitude, -1e12,
  ])
  func oddMatricesNeitherTrapNorDisturbTheirSiblings(number: Double) {
    let good = layer(id: 2, 10, 10, 20, 20, color: red)
    let border = Paint.Border(width: 3, color: green)
    for row in 0..<4 {
      for column in [0, 3] {
        var map = Matrix4.turned(0.4).concatenating(.eye(100))
        switch row {
        case 0: map.x[column] = number
        case 1: map.y[column + (column == 0 ? 2 : 0)] = number
        case 2: map.z[column] = number
        default: map.w[column] = number
        }
        let odd = layer(
          id: 3, 20, 20, 20, 20, color: blue, radius: 4, border: border, masks: true, space: map,
          children: map, [layer(id: 4, 0, 0, 9, 9, color: green, space: map)])
        let renderer = Renderer(threads: 1, tileSize: TileSize(width: 16, height: 16))
        for children in [[good], [odd, good], [good]] {
          _ = renderer.render(frame(stage(children), side: 40))
          #expect(renderer.pixmap == picture(stage(children), side: 40), "\(odd.line)")
        }
      }
    }
  }

  @Test func deeplyNestedSpacesArePaintedWithoutRecursion() throws {
    var node = layer(id: 0, 10, 10, 30, 30, color: red)
    for level in 1...3000 {
      node = layer(
        id: UInt64(level), 0, 0, 50, 50, space: level % 2 == 0 ? .turned(0.5) : .turned(-0.5),
        keepsDepth: level < 1500, [node])
    }
    let renderer = Renderer(threads: 1)
    _ = renderer.render(frame(stage([node])))
    #expect(renderer.pixmap != nil)
  }

  // MARK: Damage

  @Test func whatIsInALayerInSpaceDamagesOnlyItself() {
    let map = Matrix4.turned(0.7).concatenating(.eye(120))
    func scene(_ color: CGColor) -> RenderNode {
      let small = layer(id: 5, 5, 5, 6, 6, color: color)
      return stage([
        layer(id: 1, 20, 20, 60, 60, color: green, space: map, [small]),
        layer(id: 2, 0, 0, 50, 50, color: blue, space: .turned(0.2)),
      ])
    }
    let renderer = Renderer(threads: 1)
    _ = renderer.render(frame(scene(red)))
    let report = renderer.render(frame(scene(blue)))
    #expect(report.pixelsTouched > 0 && report.pixelsTouched < 150)
    #expect(renderer.pixmap == picture(scene(blue)))
  }

  @Test func planesAreCutInTheDump() {
    let first = layer(id: 1, 20, 20, 60, 60, color: red, space: .turned(.pi / 4))
    let second = layer(id: 2, 20, 20, 60, 60, color: blue)
    let text = commands(stage([first, second]))
    #expect(text.split(separator: "\n").count == 3 && !text.contains("cut"))
    let slanted = Matrix4.turned(.pi / 4).concatenating(
      Matrix4(CGAffineTransform(rotationAngle: 0.3)))
    let third = layer(id: 1, 20, 20, 60, 60, color: red, space: slanted)
    #expect(commands(stage([third, second])).contains("cut 1 {"))
  }
}
