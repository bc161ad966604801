import CoreGraphics
import Pixels
import RenderTree

/// A layer's rounded rectangle on its way to the device.
struct LayerShape {
  /// In device pixels if the shape is aligned, else in the layer's own space.
  var rect: RoundedRect
  /// Whether the layer's sides run along the device's axes.
  var isAligned: Bool
  /// Whether its corners bend gently, which takes an outline.
  var isContinuous: Bool
  /// Whether edges between pixels are soft.
  var isSoft: Bool

  /// A rectangle without area, or with an edge that is not finite, has no shape.
  static func exists(_ bounds: CGRect) -> Bool {
    bounds.isFinite && bounds.size.width > 0 && bounds.size.height > 0
  }

  /// A rounded rectangle of the layer's own space.
  init(_ rect: RoundedRect, map: CGAffineTransform) {
    self.rect = rect
    isSoft = true
    isContinuous = false
    let map = map.snappedToAxes
    isAligned = map.keepsAxes
    guard isAligned else { return }
    self.rect.mapRadii(by: map)
    self.rect.align(by: map)
    self.rect.snapToPixels()
  }

  /// The same wherever that space is.
  init(unplaced rect: RoundedRect) {
    self.rect = rect
    isSoft = true
    isContinuous = false
    isAligned = false
  }

  /// The shape of a node's bounds.
  init(of node: RenderNode, map: CGAffineTransform) {
    self.init(
      node.geometry.bounds, node.paint.corners, map: map, isSoft: node.effect.hasSoftEdges)
  }

  /// The shape in the layer's own space, wherever that is.
  init(unplaced bounds: CGRect, _ corners: Corners, isSoft: Bool) {
    self.isSoft = isSoft
    isContinuous = corners.isContinuous && corners.isRounded
    rect = RoundedRect(bounds, corners)
    isAligned = false
  }

  init(_ bounds: CGRect, _ corners: Corners, map: CGAffineTransform, isSoft: Bool = true) {
    self.isSoft = isSoft
    isContinuous = corners.isContinuous && corners.isRounded
    rect = RoundedRect(
      minX: bounds.origin.x, minY: bounds.origin.y, maxX: bounds.origin.x + bounds.size.width,
      maxY: bounds.origin.y + bounds.size.height)
    let map = map.snappedToAxes
    isAligned = map.keepsAxes
    // A comparison with NaN is false; a radius beyond any layer is as good as the longest.
    let radius = corners.radius > 0 ? min(Double(corners.radius), 1e9) : 0
    if radius > 0 {
      let turned = map.a == 0 && map.d == 0
      let x = isAligned ? radius * abs(turned ? map.c : map.a) : radius
      let y = isAligned ? radius * abs(turned ? map.b : map.d) : radius
      rect.round(corners.rounded, by: CornerRadius(x: x, y: y))
    }
    if isAligned { rect.align(by: map) }
    // Only now are sides and radii in the same space and can be fitted to each other.
    if radius > 0, rect.isCrowded { rect.fitRadii() }
    if isAligned { snapToPixels() }
  }

  /// Whether it is painted from its numbers, else from an outline.
  var isAnalytic: Bool { isAligned && !isContinuous }

  /// Whether it is filled as the pixels' middles say; an aligned shape then has its edges moved to
  /// whole pixels instead, and its corners stay soft.
  var isHard: Bool { !isSoft && !isAligned }

  /// Pixels that an aligned shape covers wholly.
  var core: PixelRect {
    guard isAligned else { return .empty }
    guard isContinuous else { return rect.opaqueCore }
    // A round corner as long as the smooth one takes away more.
    return rect.withSmoothReach.opaqueCore
  }

  /// The same of a rectangle that is turned or seen in perspective; nil if it is not one, or round.
  func convexCore(in context: FlattenContext) -> ConvexCore? {
    guard !isAligned, rect.isSquare else { return nil }
    if let lens = context.lens { return ConvexCore(rect, through: lens) }
    return ConvexCore(rect, under: context.map)
  }

  private mutating func snapToPixels() {
    if isSoft { return rect.snapToPixels() }
    let pixels = rect.centeredPixels
    rect.minX = Double(pixels.minX)
    rect.minY = Double(pixels.minY)
    rect.maxX = Double(pixels.maxX)
    rect.maxY = Double(pixels.maxY)
  }

  /// Takes away a border of this width, in points; false when the border leaves nothing of the
  /// bounds.
  mutating func inset(by width: Double, in bounds: CGRect, map: CGAffineTransform) -> Bool {
    guard 2 * width < bounds.size.width, 2 * width < bounds.size.height else { return false }
    if isAligned {
      let map = map.snappedToAxes
      rect = rect.inset(
        by: width * (abs(map.a) + abs(map.c)), width * (abs(map.b) + abs(map.d)))
      snapToPixels()
    } else {
      rect = rect.inset(by: width, width)
    }
    return true
  }
}

extension RoundedRect {
  /// The pixels whose middles lie between the edges.
  var centeredPixels: PixelRect {
    guard !isEmpty else { return .empty }
    let limit = Double(PixelRect.coordinateLimit)
    func first(_ edge: Double) -> Int { Int(max(-limit, min(limit, (edge - 0.5).rounded(.up)))) }
    let rect = PixelRect(
      minX: first(minX), minY: first(minY), maxX: first(maxX), maxY: first(maxY))
    return rect.isEmpty ? .empty : rect
  }

  fileprivate mutating func round(_ corners: Corners.Set, by radius: CornerRadius) {
    if corners.contains(.topLeft) { topLeft = radius }
    if corners.contains(.topRight) { topRight = radius }
    if corners.contains(.bottomRight) { bottomRight = radius }
    if corners.contains(.bottomLeft) { bottomLeft = radius }
  }

  /// Whether two corners of the longest radius would not fit on a side.
  fileprivate var isCrowded: Bool {
    let x = max(topLeft.x, topRight.x, bottomRight.x, bottomLeft.x)
    let y = max(topLeft.y, topRight.y, bottomRight.y, bottomLeft.y)
    return 2 * x > maxX - minX || 2 * y > maxY - minY
  }

  /// Shortens radii that are too long for their sides.
  fileprivate mutating func fitRadii() {
    self = RoundedRect(
      minX: minX, minY: minY, maxX: maxX, maxY: maxY, topLeft: topLeft, topRight: topRight,
      bottomRight: bottomRight, bottomLeft: bottomLeft)
  }

  /// Maps the edges and puts the corners where they come to lie; their radii are the device's
  /// already. The map keeps the axes, flips and quarter turns included.
  fileprivate mutating func align(by map: CGAffineTransform) {
    let turned = map.a == 0 && map.d == 0
    // A quarter turn is the swap of the axes, then flips.
    if turned {
      swap(&minX, &minY)
      swap(&maxX, &maxY)
      swap(&topRight, &bottomLeft)
    }
    let scaleX = turned ? map.c : map.a
    let scaleY = turned ? map.b : map.d
    minX = minX * scaleX + map.tx
    maxX = maxX * scaleX + map.tx
    minY = minY * scaleY + map.ty
    maxY = maxY * scaleY + map.ty
    if scaleX < 0 {
      swap(&minX, &maxX)
      swap(&topLeft, &topRight)
      swap(&bottomLeft, &bottomRight)
    }
    if scaleY < 0 {
      swap(&minY, &maxY)
      swap(&topLeft, &bottomLeft)
      swap(&topRight, &bottomRight)
    }
  }

  /// Makes the device's radii of the layer's, before `align`.
  fileprivate mutating func mapRadii(by map: CGAffineTransform) {
    let turned = map.a == 0 && map.d == 0
    func mapped(_ radius: CornerRadius) -> CornerRadius {
      turned
        ? CornerRadius(x: radius.y * abs(map.c), y: radius.x * abs(map.b))
        : CornerRadius(x: radius.x * abs(map.a), y: radius.y * abs(map.d))
    }
    topLeft = mapped(topLeft)
    topRight = mapped(topRight)
    bottomRight = mapped(bottomRight)
    bottomLeft = mapped(bottomLeft)
  }

  /// Moves edges that are next to the border of a pixel onto it: whole pixels are painted without
  /// looking at edges.
  fileprivate mutating func snapToPixels() {
    // Adding and taking away 1.5 × 2⁵² rounds to a whole number without a call; numbers too large
    // for it have no fraction worth moving.
    func snapped(_ edge: Double) -> Double {
      let whole = (edge + 0x1.8p52) - 0x1.8p52
      return abs(edge - whole) < PixelRect.borderDistance ? whole : edge
    }
    minX = snapped(minX)
    minY = snapped(minY)
    maxX = snapped(maxX)
    maxY = snapped(maxY)
  }
}
