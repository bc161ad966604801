import CoreGraphics
import RenderTree

extension CAEmitterLayerRenderMode {
  /// Particles as nodes, an image each, the lowest first.
  func nodes(of particles: [Particle]) -> [RenderNode] {
    let ordered =
      switch self {
      case .oldestFirst: particles.sorted { ($0.birth, $0.id) < ($1.birth, $1.id) }
      case .oldestLast: particles.sorted { ($0.birth, $0.id) > ($1.birth, $1.id) }
      default: particles
      }
    // Light adds up with what is below, so it cannot be gathered first.
    if self == .additive { return ordered.map { $0.node(tinted: true, blending: .plusLighter) } }
    var nodes: [RenderNode] = []
    var start = 0
    while start < ordered.count {
      let tint = ordered[start].tint
      let end = ordered[start...].firstIndex { $0.tint != tint } ?? ordered.count
      nodes += node(of: ordered[start..<end], run: UInt64(nodes.count))
      start = end
    }
    return nodes
  }

  /// Particles of one tint are tinted together: one group for all of them.
  private func node(of run: ArraySlice<Particle>, run number: UInt64) -> [RenderNode] {
    guard let first = run.first else { return [] }
    guard run.count > 1, let extras = Extras(multiplying: first.tint) else {
      return run.map { $0.node(tinted: true) }
    }
    return [
      RenderNode(
        id: 1 << 62 | number, geometry: Geometry(bounds: .zero, transform: .identity),
        paint: Paint(), effect: Effect(extras: extras),
        children: run.map { $0.node(tinted: false) })
    ]
  }
}

extension Particle {
  /// The colour without its alpha.
  fileprivate var tint: SIMD3<Float> { SIMD3(Float(color.x), Float(color.y), Float(color.z)) }

  fileprivate func node(tinted: Bool, blending: CGBlendMode = .normal) -> RenderNode {
    var extras = tinted ? Extras(multiplying: tint) ?? Extras() : Extras()
    extras.blending = blending
    let bounds = CGRect(
      x: -look.size.width / 2, y: -look.size.height / 2, width: look.size.width,
      height: look.size.height)
    let (sine, cosine) = (sin(rotation) * scale, cos(rotation) * scale)
    return RenderNode(
      id: id,
      geometry: Geometry(
        bounds: bounds,
        transform: CGAffineTransform(
          a: cosine, b: sine, c: -sine, d: cosine, tx: position.x, ty: position.y)),
      paint: Paint(
        content: .image(
          ImageContent(
            look.image, frame: bounds, part: look.part, sampling: look.sampling(scaledBy: scale)))),
      effect: Effect(opacity: Float(color.w), extras: extras),
      children: [])
  }
}
