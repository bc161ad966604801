import CoreGraphics
import Pixels
import RenderTree

/// The map from a node's plane to device pixels where that plane is seen in perspective.
final class Lens: Sendable {
  let map: Homography
  let projection: ProjectiveMap

  init(_ map: Homography) {
    self.map = map
    projection = ProjectiveMap(
      x: map.x, y: map.y, one: map.one, nearest: Homography.nearest)
  }

  /// From the device to a space that is mapped to the node's; nil where nothing leads back.
  func projection(from space: CGAffineTransform) -> ProjectiveMap? {
    Homography(space).concatenating(map).inverse.map {
      ProjectiveMap(x: $0.x, y: $0.y, one: $0.one, nearest: 0)
    }
  }

  func outline(_ rects: [RoundedRect]) -> Outline {
    var builder = ProjectedOutlineBuilder(map: projection, flatness: 1.0 / 256)
    for rect in rects { builder.add(rect) }
    return builder.build()
  }

  func outline(smooth rects: [RoundedRect]) -> Outline {
    var builder = ProjectedOutlineBuilder(map: projection)
    for rect in rects where !rect.isEmpty { builder.add(smooth: rect, under: .identity) }
    return builder.build()
  }

  /// The line along a path; a curve is as smooth as where the path is seen largest, up to a limit.
  func outline(
    of path: FixedPath, stroke style: StrokeStyle, from start: CGFloat, to end: CGFloat
  ) -> Outline {
    let stretch = max(1e-6, min(stretch(over: path.boundingBox), 1e4))
    return path.strokeOutline(
      style, from: start, to: end, flatness: 0.03 / stretch, projected: projection)
  }

  /// How much longer than in the plane a length is on the device, where that is most in a rectangle.
  private func stretch(over rect: CGRect) -> Double {
    guard let back = map.inverse else { return 0 }
    return map.corners(of: rect).reduce(0) { most, corner in
      let image = back.mapping(SIMD3(corner.x, corner.y, 1))
      let affine = map.affine(
        around: CGPoint(x: image.x / image.z, y: image.y / image.z))
      return max(most, hypot(affine.a, affine.b), hypot(affine.c, affine.d))
    }
  }
}
