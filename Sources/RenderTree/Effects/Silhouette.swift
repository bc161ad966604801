import CoreGraphics

/// A node's rounded rectangle, as far as it takes to tell whether everything it paints stays inside.
///
/// Where in doubt, the answer is no: then the shadow is made of what is painted indeed, which takes
/// longer and looks the same.
struct Silhouette {
  private let bounds: CGRect
  private let radius: CGFloat
  private let rounded: Corners.Set

  init(_ bounds: CGRect, _ corners: Corners) {
    self.bounds = bounds
    let longest = min(bounds.size.width, bounds.size.height) / 2
    // Continuous corners begin earlier; a circle of that radius lies inside of them.
    let radius = corners.isContinuous ? corners.radius * SmoothCorner.reach : corners.radius
    self.radius = radius > 0 ? min(radius, longest) : 0
    rounded = self.radius > 0 ? corners.rounded : []
  }

  /// Whether the alpha of a node and its children is that of the rounded rectangle.
  func isThat(of paint: Paint, _ effect: Effect, _ children: NodeList) -> Bool {
    guard bounds.isFinite, let background = paint.background, background.alpha > 0,
      effect.extras?.value.filters.isEmpty != false
    else { return false }
    if !Opacity.isWhole(background.alpha) {
      // Whatever lies on it makes it denser there.
      return paint.content == nil && paint.border == nil && children.isEmpty
    }
    return holds(paint.content) && children.allSatisfy { holds($0) }
  }

  private func holds(_ content: Paint.Content?) -> Bool {
    switch content {
    case nil, .gradient: true
    case .image: radius == 0
    case .shape(let shape): shape.extent.isNull || holds(shape.extent)
    }
  }

  private func holds(_ child: RenderNode) -> Bool {
    guard child.effect.extras?.value.blending ?? .normal == .normal else { return false }
    return child.extent.isNull || holds(child.extent) || holdsShape(of: child)
  }

  /// Whether a rectangle lies inside: its four corners do.
  private func holds(_ rect: CGRect) -> Bool {
    let (left, top) = (rect.origin.x, rect.origin.y)
    let (right, bottom) = (left + rect.size.width, top + rect.size.height)
    return holds(left, top, .topLeft) && holds(right, top, .topRight)
      && holds(left, bottom, .bottomLeft) && holds(right, bottom, .bottomRight)
  }

  /// Whether a child's own rounded rectangle lies inside and nothing of the child beyond that.
  private func holdsShape(of child: RenderNode) -> Bool {
    let map = child.geometry.transform
    guard map.a == 1, map.d == 1, map.b == 0, map.c == 0, child.geometry.space == nil
    else { return false }
    guard child.effect.masksToBounds || child.children.isEmpty && child.paintsItsShape,
      child.effect.extras?.value.shadow == nil
    else { return false }
    let own = child.geometry.bounds
    let shape = Silhouette(
      CGRect(
        x: own.origin.x + map.tx, y: own.origin.y + map.ty, width: own.size.width,
        height: own.size.height), child.paint.corners)
    guard shape.radius >= radius else { return false }
    // Where it is rounded at least as much, being in the rectangle is enough.
    let rect = shape.bounds
    let (right, bottom) = (rect.origin.x + rect.size.width, rect.origin.y + rect.size.height)
    return shape.isInside(self, rect.origin.x, rect.origin.y, .topLeft)
      && shape.isInside(self, right, rect.origin.y, .topRight)
      && shape.isInside(self, rect.origin.x, bottom, .bottomLeft)
      && shape.isInside(self, right, bottom, .bottomRight)
  }

  private func isInside(_ other: Silhouette, _ x: CGFloat, _ y: CGFloat, _ corner: Corners.Set)
    -> Bool
  {
    rounded.contains(corner) ? other.isInRect(x, y) : other.holds(x, y, corner)
  }

  private func isInRect(_ x: CGFloat, _ y: CGFloat) -> Bool {
    x >= bounds.origin.x && y >= bounds.origin.y && x <= bounds.origin.x + bounds.size.width
      && y <= bounds.origin.y + bounds.size.height
  }

  /// Whether a point lies inside; only the corner that it is next to can cut it off.
  private func holds(_ x: CGFloat, _ y: CGFloat, _ corner: Corners.Set) -> Bool {
    guard isInRect(x, y) else { return false }
    guard radius > 0 else { return true }
    let fromLeft = x - bounds.origin.x
    let fromRight = bounds.origin.x + bounds.size.width - x
    let fromTop = y - bounds.origin.y
    let fromBottom = bounds.origin.y + bounds.size.height - y
    func isCut(_ across: CGFloat, _ along: CGFloat, _ corner: Corners.Set) -> Bool {
      guard rounded.contains(corner), across < radius, along < radius else { return false }
      let (dx, dy) = (radius - across, radius - along)
      return dx * dx + dy * dy > radius * radius
    }
    return !isCut(fromLeft, fromTop, .topLeft) && !isCut(fromRight, fromTop, .topRight)
      && !isCut(fromLeft, fromBottom, .bottomLeft) && !isCut(fromRight, fromBottom, .bottomRight)
  }
}

extension RenderNode {
  /// Whether its own paint ends at its rounded rectangle.
  fileprivate var paintsItsShape: Bool {
    switch paint.content {
    case nil, .gradient: true
    case .image, .shape: false
    }
  }
}
