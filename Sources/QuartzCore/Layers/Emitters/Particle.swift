import CoreGraphics
import RenderTree

/// A particle at a moment.
struct Particle: Equatable {
  /// The same for the same particle at every moment.
  var id: UInt64
  var look: Look
  var birth: Double
  var position: CGPoint
  var scale: Double
  var rotation: Double
  /// Red, green, blue and alpha, 0…1.
  var color: SIMD4<Double>

  /// The image that all particles of a cell are.
  struct Look: Equatable {
    let image: CGImage
    /// In fractions of the image.
    let part: CGRect
    /// In points.
    let size: CGSize
    private let scale: CGFloat
    private let magnification: CALayerContentsFilter
    private let minification: CALayerContentsFilter

    /// Nil for a cell whose particles are not seen.
    init?(_ cell: EmitterCellState) {
      guard let image = cell.contents, cell.contentsRect.isFinite, cell.contentsRect.width > 0,
        cell.contentsRect.height > 0
      else { return nil }
      let scale =
        cell.contentsScale > 0 && cell.contentsScale.isFinite ? cell.contentsScale : 1
      self.image = image
      self.scale = scale
      (magnification, minification) = (cell.magnification, cell.minification)
      part = cell.contentsRect
      size = CGSize(
        width: CGFloat(image.width) * part.width / scale,
        height: CGFloat(image.height) * part.height / scale)
    }

    /// How pixels are found for a particle that is scaled.
    func sampling(scaledBy factor: Double) -> ImageContent.Sampling {
      (factor > scale ? magnification : minification).sampling
    }
  }
}

/// What was drawn by lot when a particle was born; the rest of its life follows from it.
struct ParticleLot {
  let birth: Double
  let life: Double
  let origin: CGPoint
  let velocity: SIMD2<Double>
  private let scale: Double
  private let spin: Double
  private let color: SIMD4<Double>

  init(_ cell: EmitterCellState, of emitter: EmitterState, birth: Double, chance: inout Chance) {
    self.birth = birth
    life = (cell.lifetime + chance.within(cell.lifetimeRange)) * emitter.lifetime
    let speed = (cell.velocity + chance.within(cell.velocityRange)) * emitter.velocity
    let angle = cell.longitude + chance.within(cell.emissionRange)
    scale = (cell.scale + chance.within(cell.scaleRange)) * emitter.scale
    spin = (cell.spin + chance.within(cell.spinRange)) * emitter.spin
    let lot = SIMD4(chance.unit(), chance.unit(), chance.unit(), chance.unit()) - 0.5
    color = cell.tint + cell.colorRange * lot
    let place = emitter.place(&chance)
    origin = place.origin
    let direction = angle + place.angle
    velocity = SIMD2(cos(direction), sin(direction)) * (speed * cos(cell.latitude))
  }

  /// Where it is at an age, having begun at a place.
  func position(at age: Double, of cell: EmitterCellState, from start: CGPoint) -> CGPoint {
    let pull = 0.5 * age * age
    return CGPoint(
      x: start.x + velocity.x * age + cell.acceleration.x * pull,
      y: start.y + velocity.y * age + cell.acceleration.y * pull)
  }

  func particle(
    at age: Double, of cell: EmitterCellState, from start: CGPoint, id: UInt64, look: Particle.Look
  ) -> Particle? {
    let color = (color + cell.colorSpeed * age).clamped(
      lowerBound: SIMD4(), upperBound: SIMD4(repeating: 1))
    let particle = Particle(
      id: id, look: look, birth: birth, position: position(at: age, of: cell, from: start),
      scale: scale + cell.scaleSpeed * age, rotation: spin * age, color: color)
    guard particle.scale > 0, color.w > 0, particle.position.isFinite, particle.scale.isFinite,
      particle.rotation.isFinite, color * 0 == SIMD4()
    else { return nil }
    return particle
  }
}

extension EmitterState {
  /// A place of the shape by lot, and the angle by which its direction is turned: round shapes
  /// send particles away from their centre.
  func place(_ chance: inout Chance) -> (origin: CGPoint, angle: Double) {
    let (u, v) = (chance.unit(), chance.unit())
    switch shape {
    case .line: return (CGPoint(x: position.x + (u - 0.5) * size.width, y: position.y), 0)
    case .rectangle, .cuboid:
      let unit = mode == .points ? corner(u) : mode == .outline ? edge(u) : SIMD2(u, v)
      return (
        CGPoint(
          x: position.x + (unit.x - 0.5) * size.width, y: position.y + (unit.y - 0.5) * size.height),
        0
      )
    case .circle, .sphere:
      if mode == .points { return (position, 0) }
      let angle = u * 2 * .pi
      let radius = size.width * (mode == .outline ? 1 : v.squareRoot())
      return (
        CGPoint(x: position.x + cos(angle) * radius, y: position.y + sin(angle) * radius), angle
      )
    default: return (position, 0)
    }
  }

  private func corner(_ u: Double) -> SIMD2<Double> {
    SIMD2(u < 0.5 ? 0 : 1, (u * 2).truncatingRemainder(dividingBy: 1) < 0.5 ? 0 : 1)
  }

  /// A point on the edges of the unit square, each length of edge alike.
  private func edge(_ u: Double) -> SIMD2<Double> {
    let (width, height) = (Double(size.width.magnitude), Double(size.height.magnitude))
    let along = u * 2 * (width + height)
    guard width + height > 0, along.isFinite else { return SIMD2(0.5, 0.5) }
    if along < width { return SIMD2(along / width, 0) }
    if along < width + height { return SIMD2(1, (along - width) / height) }
    if along < 2 * width + height { return SIMD2((along - width - height) / width, 1) }
    return SIMD2(0, height > 0 ? (along - 2 * width - height) / height : 0)
  }
}
