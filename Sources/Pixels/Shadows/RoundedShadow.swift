/// A rounded rectangle blurred by a Gaussian, in closed form.
///
/// The Gaussian of a rectangle is the product of two profiles, one along each axis; of that, the
/// blurs of what the four corners lack are taken away. It is within a level of the true blur for
/// every size, and a pixel depends on its own place alone: nothing is drawn before it is blurred.
public struct RoundedShadow: Sendable {
  let left: PlacedEdge
  let right: PlacedEdge
  let top: PlacedEdge
  let bottom: PlacedEdge
  /// Nil for those that are square or as good as.
  let topLeft: PlacedCorner?
  let topRight: PlacedCorner?
  let bottomLeft: PlacedCorner?
  let bottomRight: PlacedCorner?
  /// The pixels that it can touch.
  public let pixelBounds: PixelRect

  /// Nil for a rectangle that draws nothing, and for one with corners that are too large for tables.
  ///
  /// The strengths of the blur along the axes are in device pixels.
  public init?(
    _ rect: RoundedRect, sigmaX: Double, sigmaY: Double, tables: inout ShadowTables
  ) {
    let shape = rect.fitted
    let (sigmaX, sigmaY) = (GaussianBlur.limited(sigmaX), GaussianBlur.limited(sigmaY))
    guard !shape.isEmpty else { return nil }
    let x = Span(shape.minX, shape.maxX, sigma: sigmaX)
    let y = Span(shape.minY, shape.maxY, sigma: sigmaY)
    /// Nil for a corner that is too large.
    func corner(_ place: CornerPlace) -> PlacedCorner?? {
      guard let key = place.key(in: shape, x, y, sigmaX: sigmaX, sigmaY: sigmaY)
      else { return .some(nil) }
      guard ShadowCorner.isAffordable(key) else { return nil }
      return .some(tables.corner(key).map { PlacedCorner($0, at: place, x, y) })
    }
    guard let topLeft = corner(.topLeft), let topRight = corner(.topRight),
      let bottomLeft = corner(.bottomLeft), let bottomRight = corner(.bottomRight)
    else { return nil }
    guard let left = tables.edge(.init(sigma: sigmaX, phase: x.low.phase)),
      let right = tables.edge(.init(sigma: sigmaX, phase: x.high.phase)),
      let top = tables.edge(.init(sigma: sigmaY, phase: y.low.phase)),
      let bottom = tables.edge(.init(sigma: sigmaY, phase: y.high.phase))
    else { return nil }
    self.left = PlacedEdge(left, at: x.low)
    self.right = PlacedEdge(right, at: x.high)
    self.top = PlacedEdge(top, at: y.low)
    self.bottom = PlacedEdge(bottom, at: y.high)
    (self.topLeft, self.topRight) = (topLeft, topRight)
    (self.bottomLeft, self.bottomRight) = (bottomLeft, bottomRight)
    let bounds = shape.pixelBounds
    let (reachX, reachY) = (GaussianBlur.reach(sigma: sigmaX), GaussianBlur.reach(sigma: sigmaY))
    pixelBounds = PixelRect(
      minX: bounds.minX - reachX, minY: bounds.minY - reachY, maxX: bounds.maxX + reachX,
      maxY: bounds.maxY + reachY)
  }

  /// Calls `body` with the corners that there are.
  @inline(__always)
  func forEachCorner(_ body: (PlacedCorner) -> Void) {
    if let topLeft { body(topLeft) }
    if let topRight { body(topRight) }
    if let bottomLeft { body(bottomLeft) }
    if let bottomRight { body(bottomRight) }
  }

  /// Both ends of the rectangle along an axis.
  struct Span {
    let low: ShadowPlace
    let high: ShadowPlace

    init(_ low: Double, _ high: Double, sigma: Double) {
      self.low = ShadowPlace(low, sigma: sigma)
      self.high = ShadowPlace(high, sigma: sigma)
    }
  }
}

/// Which corner of a rectangle.
enum CornerPlace {
  case topLeft, topRight, bottomLeft, bottomRight

  var isRight: Bool { self == .topRight || self == .bottomRight }
  var isBottom: Bool { self == .bottomLeft || self == .bottomRight }

  /// The key of the corner's table; a bottom corner is a top one seen from below. Nil for a square
  /// corner.
  fileprivate func key(
    in shape: RoundedRect, _ x: RoundedShadow.Span, _ y: RoundedShadow.Span, sigmaX: Double,
    sigmaY: Double
  ) -> ShadowCorner.Key? {
    let radius =
      switch self {
      case .topLeft: shape.topLeft
      case .topRight: shape.topRight
      case .bottomLeft: shape.bottomLeft
      case .bottomRight: shape.bottomRight
      }
    if radius.isSquare { return nil }
    let key = ShadowCorner.Key(
      sigmaX: sigmaX, sigmaY: sigmaY, radius: radius,
      phaseX: isRight ? x.high.phase : x.low.phase,
      phaseY: isBottom ? y.high.mirrored.phase : y.low.phase, isRight: isRight)
    return ShadowCorner.isVisible(key) ? key : nil
  }
}

/// A corner's table at a place.
struct PlacedCorner: Sendable {
  let corner: ShadowCorner
  let isUpsideDown: Bool
  /// The pixels that it changes.
  let bounds: PixelRect

  init(
    _ corner: ShadowCorner, at place: CornerPlace, _ x: RoundedShadow.Span,
    _ y: RoundedShadow.Span
  ) {
    self.corner = corner
    isUpsideDown = place.isBottom
    let left = (place.isRight ? x.high : x.low).pixel + corner.rect.minX
    let rect = corner.rect
    // Row `n` from below is row `-1 - n` from above.
    let top =
      place.isBottom ? -y.high.mirrored.pixel - rect.maxY : y.low.pixel + rect.minY
    bounds = PixelRect(x: left, y: top, width: rect.width, height: rect.height)
  }

}
