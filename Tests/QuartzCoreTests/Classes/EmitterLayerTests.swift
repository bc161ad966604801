import CoreGraphics
import Foundation
import QuartzCore
import RenderTree
import Testing

@Suite struct EmitterLayerTests {
  private func cell(rate: Float = 10, life: Float = 2) throws -> CAEmitterCell {
    let context = CGContext(width: 4, height: 2)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    let cell = CAEmitterCell()
    let image: CGImage = try #require(context.makeImage())
    cell.contents = image
    cell.birthRate = rate
    cell.lifetime = life
    cell.name = "spark"
    return cell
  }

  private func emitter(_ cell: CAEmitterCell) -> CAEmitterLayer {
    let layer = CAEmitterLayer()
    layer.emitterCells = [cell]
    return layer
  }

  /// The particles' nodes at a time.
  private func particles(_ layer: CAEmitterLayer, at time: Double) -> [RenderNode] {
    LayerClock.$staged.withValue(time) { Array(layer.commitTree().root?.children ?? []) }
  }

  private func place(_ node: RenderNode) -> CGPoint {
    CGPoint(x: node.geometry.transform.tx, y: node.geometry.transform.ty)
  }

  @Test func `L20_defaults`() {
    let (layer, cell) = (CAEmitterLayer(), CAEmitterCell())
    #expect(layer.emitterShape == .point && layer.emitterMode == .volume)
    #expect(layer.renderMode == .unordered && layer.seed == 0)
    #expect(
      [layer.birthRate, layer.lifetime, layer.velocity, layer.scale, layer.spin] == [1, 1, 1, 1, 1])
    #expect(cell.birthRate == 0 && cell.lifetime == 0 && cell.scale == 1 && cell.isEnabled)
    #expect(cell.color == CGColor(red: 1, green: 1, blue: 1, alpha: 1) && cell.contentsScale == 1)
    #expect(cell.emitterCells == nil && layer.emitterCells == nil)
  }

  @Test func `L20_as many particles live as are born in a lifetime`() throws {
    let layer = emitter(try cell(rate: 10, life: 2))
    for time in [0, 0.03, 7.77, 1e6] {
      #expect((20...21).contains(particles(layer, at: time).count), "\(time)")
    }
  }

  @Test("A cell sends out in its own time alone, and what it has sent out lives on")
  func cellsTime()
    throws
  {
    let cell = try cell(rate: 10, life: 2)
    (cell.beginTime, cell.duration) = (100, 1)
    let layer = emitter(cell)
    #expect(particles(layer, at: 99.9).isEmpty)
    #expect((5...6).contains(particles(layer, at: 100.55).count))
    #expect((10...11).contains(particles(layer, at: 101.9).count))
    #expect((4...6).contains(particles(layer, at: 102.5).count))
    #expect(particles(layer, at: 103.1).isEmpty)
    cell.repeatCount = 3
    #expect((20...21).contains(particles(layer, at: 102.9).count))
    cell.speed = 2
    // Three seconds of its own in one and a half.
    #expect((20...21).contains(particles(layer, at: 101.4).count))
    #expect(particles(layer, at: 102.6).isEmpty)
    for speed in [Float(0), -1, .nan, .infinity] {
      cell.speed = speed
      #expect(particles(layer, at: 101).isEmpty)
    }
    cell.speed = 1
    cell.beginTime = .nan
    #expect(particles(layer, at: 101).isEmpty)
  }

  @Test("A cell in a cell begins so long after its particle's birth") func cellsTimeBelow() throws {
    let (rocket, spark) = (try cell(rate: 1, life: 4), try cell(rate: 10, life: 1))
    (rocket.beginTime, rocket.duration) = (50, 0.5)
    rocket.velocity = 10
    (spark.beginTime, spark.duration) = (2, 0.5)
    rocket.emitterCells = [spark]
    let layer = emitter(rocket)
    #expect(particles(layer, at: 51.9).count == 1)
    let later = particles(layer, at: 52.35)
    #expect((4...5).contains(later.count))
    // Sparks begin where the rocket was then.
    let rocketX = place(later.first { place($0).x > 23 } ?? later[0]).x
    #expect(abs(rocketX - 23.5) < 1e-6)
    #expect(later.allSatisfy { place($0).x >= 20 - 1e-6 })
    #expect(particles(layer, at: 53.6).count == 1)
  }

  @Test("Cells have defaults, styles and filters") func cellKeys() throws {
    let cell = try cell()
    #expect(cell.speed == 1 && cell.duration == .infinity && cell.fillMode == .removed)
    #expect(CAEmitterCell.defaultValue(forKey: "speed") as? Double == 1)
    #expect(CAEmitterCell.defaultValue(forKey: "scale") as? Double == 1)
    #expect(CAEmitterCell.defaultValue(forKey: "birthRate") == nil)
    #expect(CAEmitterCell.defaultValue(forKey: "nothing") == nil)
    cell.style = ["mood": "gay", "style": ["depth": 2] as [AnyHashable: Any]]
    #expect(cell.value(forKey: "mood") as? String == "gay")
    #expect(cell.value(forKey: "depth") as? Int == 2 && cell.value(forKey: "none") == nil)
    cell.setValue(3, forKey: "own")
    #expect((cell.copy() as? CAEmitterCell)?.value(forKey: "own") as? Int == 3)
    #expect(cell.minificationFilter == "linear" && cell.magnificationFilter == "linear")
    cell.magnificationFilter = "nearest"
    cell.minificationFilter = "trilinear"
    func sampling(_ scale: CGFloat) -> ImageContent.Sampling? {
      cell.scale = scale
      let node = particles(emitter(cell), at: 1).first
      guard case .image(let image)? = node?.paint.content ?? node?.children.first?.paint.content
      else { return nil }
      return image.sampling
    }
    #expect(sampling(2) == .nearest && sampling(0.5) == .trilinear)
    cell.setValue(2.0, forKey: "timeOffset")
    #expect(cell.timeOffset == 2)
  }

  @Test func `L20_every moment is the same whatever was seen before`() throws {
    let cell = try cell(rate: 30, life: 1.5)
    cell.velocity = 50
    cell.velocityRange = 20
    cell.emissionRange = 2 * .pi
    cell.spinRange = 3
    cell.scaleRange = 0.5
    cell.alphaSpeed = -0.3
    let (first, second) = (emitter(cell), emitter(cell))
    for time in [1.0, 2, 3, 4] { _ = particles(first, at: time) }
    let (a, b) = (particles(first, at: 2.5), particles(second, at: 2.5))
    #expect(a.map(\.id) == b.map(\.id))
    #expect(a.map(\.geometry) == b.map(\.geometry))
    #expect(a.map(\.effect.opacity) == b.map(\.effect.opacity))
    second.seed = 1
    #expect(particles(second, at: 2.5).map(\.geometry) != a.map(\.geometry))
  }

  @Test func `L20_particles fly by their velocity and what pulls them`() throws {
    let cell = try cell(rate: 1, life: 100)
    cell.velocity = 10
    cell.emissionLongitude = .pi / 2
    cell.xAcceleration = 4
    let layer = emitter(cell)
    layer.emitterPosition = CGPoint(x: 100, y: 200)
    layer.velocity = 2
    let (before, after) = (particles(layer, at: 50), particles(layer, at: 53))
    let id = try #require(before.last).id
    let age = 0.0
    let moved = try #require(after.first { $0.id == id })
    #expect(place(try #require(before.last)).y == 200 + 20 * age)
    #expect((place(moved).y - 260).magnitude < 1e-9)
    #expect((place(moved).x - 118).magnitude < 1e-9)
  }

  @Test func `L20_scale, spin and colour change with age`() throws {
    let cell = try cell(rate: 1, life: 100)
    cell.scaleSpeed = 0.5
    cell.spin = .pi / 4
    cell.alphaSpeed = -0.25
    cell.redSpeed = -0.25
    let layer = emitter(cell)
    let born = try #require(particles(layer, at: 10).last)
    let later = try #require(particles(layer, at: 12).first { $0.id == born.id })
    #expect(born.geometry.transform.a == 1 && born.effect == .none)
    #expect((later.geometry.transform.b - 2).magnitude < 1e-9, "twice as large, a quarter turned")
    #expect(later.effect.opacity == 0.5)
    #expect(
      later.effect.extras?.value.filters == [
        .color(
          ColorMatrix(red: SIMD4(0.5, 0, 0, 0), green: SIMD4(0, 1, 0, 0), blue: SIMD4(0, 0, 1, 0)))
      ])
  }

  @Test(arguments: [
    (CAEmitterLayerEmitterShape.point, CAEmitterLayerEmitterMode.volume), (.line, .volume),
    (.rectangle, .volume), (.rectangle, .outline), (.rectangle, .points), (.circle, .volume),
    (.circle, .outline), (.circle, .points),
  ])
  func `L20_particles come from the shape`(
    shape: CAEmitterLayerEmitterShape, mode: CAEmitterLayerEmitterMode
  ) throws {
    let layer = emitter(try cell(rate: 100, life: 2))
    layer.emitterShape = shape
    layer.emitterMode = mode
    layer.emitterSize = CGSize(width: 20, height: 10)
    let places = particles(layer, at: 5).map(place)
    #expect(places.count > 190)
    for place in places {
      let (x, y, radius) = (place.x, place.y, hypot(place.x, place.y))
      let fits =
        switch (shape, mode) {
        case (.point, _), (.circle, .points): x == 0 && y == 0
        case (.line, _): x.magnitude <= 10 && y == 0
        case (.rectangle, .outline):
          x.magnitude <= 10 && y.magnitude <= 5
            && min(10 - x.magnitude, 5 - y.magnitude).magnitude < 1e-9
        case (.rectangle, .points): x.magnitude == 10 && y.magnitude == 5
        case (.rectangle, _): x.magnitude <= 10 && y.magnitude <= 5
        case (.circle, .outline): (radius - 20).magnitude < 1e-9
        default: radius <= 20
        }
      #expect(fits, "\(place)")
    }
    if shape != .point, mode != .points { #expect(Set(places.map { $0.x > 0 }).count == 2) }
  }

  @Test func `L20_an emitter that stops lets its particles live on`() throws {
    let layer = emitter(try cell(rate: 10, life: 2))
    #expect(particles(layer, at: 10).count >= 20)
    LayerClock.$staged.withValue(10) { layer.birthRate = 0 }
    let left = particles(layer, at: 11)
    #expect((10...11).contains(left.count))
    #expect(Set(left.map(\.id)).isSubset(of: Set(particles(layer, at: 10).map(\.id))))
    #expect(particles(layer, at: 12.1).isEmpty)
    LayerClock.$staged.withValue(20) { layer.birthRate = 2 }
    #expect((20...21).contains(particles(layer, at: 21).count))
  }

  @Test func `L20_cells send out cells along their way`() throws {
    let (rocket, trail) = (try cell(rate: 1, life: 1), try cell(rate: 10, life: 0.5))
    rocket.contents = nil
    rocket.velocity = 100
    rocket.emitterCells = [trail]
    let places = particles(emitter(rocket), at: 0.75).map(place)
    #expect((5...6).contains(places.count))
    #expect(places.allSatisfy { $0.x > 20 && $0.x < 80 && $0.y == 0 })
  }

  @Test func `L20_orders and light that adds up`() throws {
    let cell = try cell(rate: 10, life: 1)
    cell.velocity = 10
    let layer = emitter(cell)
    func xs(_ mode: CAEmitterLayerRenderMode) -> [CGFloat] {
      layer.renderMode = mode
      return particles(layer, at: 3.05).map { place($0).x }
    }
    #expect(xs(.oldestFirst) == xs(.oldestFirst).sorted(by: >))
    #expect(xs(.oldestLast) == xs(.oldestLast).sorted())
    layer.renderMode = .additive
    #expect(
      particles(layer, at: 3.05).allSatisfy { $0.effect.extras?.value.blending == .plusLighter })
  }

  @Test func `L20_particles of one colour are tinted together`() throws {
    let cell = try cell()
    cell.color = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    let nodes = particles(emitter(cell), at: 4)
    #expect(nodes.count == 1)
    #expect(nodes.first?.effect.extras?.value.filters.count == 1)
    #expect(nodes.first?.children.allSatisfy { $0.effect == Effect(opacity: 0.5) } == true)
  }

  @Test func `L17_cells are reached by their names`() throws {
    let layer = emitter(try cell())
    layer.setValue(3, forKeyPath: "emitterCells.spark.velocity")
    layer.setValue(20, forKeyPath: "emitterCells.spark.birthRate")
    #expect(layer.emitterCells?.first?.velocity == 3)
    #expect(layer.value(forKeyPath: "emitterCells.spark.birthRate") as? Double == 20)
    #expect(layer.value(forKeyPath: "emitterCells.none.birthRate") == nil)
    layer.setValue(7, forKey: "seed")
    #expect(layer.seed == 7)
  }

  @Test func `L20_only time and settings make new nodes`() throws {
    let root = CALayer()
    let layer = emitter(try cell())
    root.addSublayer(layer)
    func recommitted(at time: Double) -> Int {
      LayerClock.$staged.withValue(time) { root.commitTree().report.recommitted }
    }
    #expect(recommitted(at: 1) == 2)
    #expect(recommitted(at: 1) == 0)
    #expect(recommitted(at: 2) == 2)
    layer.emitterCells?.first?.velocity = 9
    #expect(recommitted(at: 2) == 2)
  }

  @Test func `A picture in between does not make a commit believe that it is up to date`() throws {
    let layer = emitter(try cell())
    let before = particles(layer, at: 1).map(\.id)
    LayerClock.$staged.withValue(4) {
      layer.render(in: CGContext(width: 4, height: 4, pointsDown: true))
    }
    #expect(particles(layer, at: 4).map(\.id) != before)
  }

  @Test(arguments: [Float.nan, .infinity, -1, 1e30, 0])
  func `L20_numbers out of all measure are bounded`(number: Float) throws {
    let cell = try cell(rate: number, life: 2)
    cell.emitterCells = [cell]
    #expect(particles(emitter(cell), at: 5).count <= 10_000)
    cell.birthRate = 10
    cell.lifetime = number
    #expect(particles(emitter(cell), at: 5).count <= 10_000)
    cell.lifetime = 2
    cell.velocity = CGFloat(number)
    cell.scale = CGFloat(number)
    #expect(particles(emitter(cell), at: 5).count <= 10_000)
    #expect(particles(emitter(cell), at: Double(number)).count <= 10_000)
    cell.emitterCells = nil
  }
}
