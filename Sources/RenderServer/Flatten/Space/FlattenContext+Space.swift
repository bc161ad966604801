import CoreGraphics
import Pixels
import RenderTree

extension FlattenContext {
  /// Goes into the space of a node in this plane.
  @inline(__always)
  mutating func enter(_ geometry: Geometry) {
    if lens == nil, geometry.space == nil {
      map = geometry.transform.concatenating(map)
    } else {
      enterSpace(geometry)
    }
  }

  private mutating func enterSpace(_ geometry: Geometry) {
    set(geometry.map.plane.concatenating(plane), around: geometry.bounds)
    if geometry.space?.value.map.showsBack == true { isBack.toggle() }
  }

  /// Goes on to what a node's children live in, if that is a plane.
  mutating func enterChildren(of geometry: Geometry) {
    guard let space = geometry.space?.value else { return }
    if space.flipsChildren { isFlipped.toggle() }
    guard let childMap = space.childMap else { return }
    set(childMap.plane.concatenating(plane), around: geometry.bounds)
    if childMap.showsBack { isBack.toggle() }
  }

  /// Goes into the space of a node that is sorted by depth in this plane.
  mutating func enter(_ fragment: Fragment) {
    set(fragment.map.concatenating(plane), around: fragment.plane.node.geometry.bounds)
    opacity *= Double(fragment.plane.opacity)
    if fragment.plane.map.showsBack { isBack.toggle() }
    if fragment.plane.isFlipped { isFlipped.toggle() }
  }

  /// Moves the space by a length in it.
  mutating func move(by dx: CGFloat, _ dy: CGFloat) {
    map.tx += map.a * dx + map.c * dy
    map.ty += map.b * dx + map.d * dy
    guard let lens else { return }
    let move = Homography(CGAffineTransform(translationX: dx, y: dy))
    self.lens = Lens(move.concatenating(lens.map))
  }

  /// From the space of this context to device pixels.
  var plane: Homography { lens?.map ?? Homography(map) }

  mutating func set(_ plane: Homography, around bounds: CGRect) {
    let center = CGPoint(
      x: bounds.origin.x + bounds.size.width / 2, y: bounds.origin.y + bounds.size.height / 2)
    map = plane.affine(around: center)
    lens = plane.affine == nil ? Lens(plane) : nil
  }

  /// Whether a node that was entered can be seen at all.
  @inline(__always)
  func shows(_ geometry: Geometry) -> Bool {
    guard lens != nil || isBack else { return map.isInvertible }
    if isBack, geometry.space?.value.isDoubleSided == false { return false }
    return lens.map { $0.map.isFinite && $0.map.inverse != nil } ?? map.isInvertible
  }

  /// The device pixels around a rectangle.
  @inline(__always)
  func box(around rect: CGRect) -> Box {
    lens == nil ? Box(rect).mapped(by: map) : seenBox(around: rect)
  }

  private func seenBox(around rect: CGRect) -> Box { Box(plane.box(around: rect)) }

  /// The shape of a node whose space was entered.
  func shape(of node: RenderNode) -> LayerShape {
    shape(node.geometry.bounds, node.paint.corners, isSoft: node.effect.hasSoftEdges)
  }

  /// A rounded rectangle of the node's.
  func shape(_ bounds: CGRect, _ corners: Corners, isSoft: Bool) -> LayerShape {
    lens == nil
      ? LayerShape(bounds, corners, map: map, isSoft: isSoft)
      : LayerShape(unplaced: bounds, corners, isSoft: isSoft)
  }

  /// The outline of rounded rectangles of the node's own space.
  func outline(_ rects: [RoundedRect]) -> Outline {
    lens?.outline(rects) ?? Outline(rects, under: map)
  }
}
