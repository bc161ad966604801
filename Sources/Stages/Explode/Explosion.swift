import CoreGraphics
import Foundation
import RenderTree

/// A view of a tree from the side, with its layers apart: how deep each lies, and what is behind it.
package struct Explosion: Equatable, Sendable {
  /// To the side, in degrees; positive turns the right side away.
  package var yaw: Double
  /// Up, in degrees; positive shows it from above.
  package var pitch: Double
  /// Points between a layer and the next one above it.
  package var spacing: Double
  /// The levels that are shown, the lowest of which is 0; nil for all.
  package var levels: ClosedRange<Int>?

  package init(yaw: Double = -32, pitch: Double = 12, spacing: Double = 28) {
    (self.yaw, self.pitch, self.spacing) = (yaw, pitch, spacing)
  }

  /// More layers than these are not taken apart: nobody could tell them from each other.
  package static let mostPlanes = 4000
  /// With more layers than these a level is how deep a layer is nested, and not what it covers.
  static let mostCompared = 1200

  /// The eye is so many times the canvas's longer side away.
  private static let eyeDistance = 3.0
}

extension Explosion {
  /// The tree as it looks taken apart: each node a plane of its own, without what cuts it off.
  package func exploded(_ root: RenderNode, canvas: CGSize) -> RenderNode {
    var planes = ExplodedPlane.planes(of: root)
    let top = planes.map(\.level).max() ?? 0
    if let levels { planes.removeAll { !levels.contains($0.level) } }
    let middle = Double(top) / 2
    let depth = middle * spacing
    let nodes = planes.map { plane in
      plane.node(at: (Double(plane.level) - middle) * spacing)
    }
    let bounds = CGRect(origin: .zero, size: canvas)
    return RenderNode(
      id: root.id,
      geometry: Geometry(
        bounds: bounds,
        space: Space(map: .identity, childMap: eye(canvas, depth: depth), isDoubleSided: true)),
      paint: Paint(), effect: .none, children: nodes)
  }

  /// The most levels that there are to be seen of a tree.
  package static func levelCount(of root: RenderNode) -> Int {
    (ExplodedPlane.planes(of: root).map(\.level).max() ?? 0) + 1
  }

  /// Turns the planes about the middle of the canvas and looks at them from a distance, as large as
  /// they fit.
  private func eye(_ canvas: CGSize, depth: Double) -> Matrix4 {
    let (width, height) = (Double(canvas.width), Double(canvas.height))
    let turned = Self.turn(about: .y, yaw).concatenating(Self.turn(about: .x, -pitch))
    let distance = max(width, height, 2 * depth, 1) * Self.eyeDistance
    var perspective = Matrix4.identity
    perspective.z.w = -1 / distance
    let seen = turned.concatenating(perspective)
    let scale = fit(width, height, depth, seen)
    let shrink = Matrix4(
      Matrix4.Row(scale, 0, 0, 0), Matrix4.Row(0, scale, 0, 0), Matrix4.Row(0, 0, scale, 0),
      Matrix4.Row(0, 0, 0, 1))
    return shrink.concatenating(seen).about(width / 2, height / 2, 0)
  }

  /// How much smaller everything has to be for the corners to lie on the canvas.
  private func fit(_ width: Double, _ height: Double, _ depth: Double, _ map: Matrix4) -> Double {
    var share = 0.0
    for x in [-width / 2, width / 2] {
      for y in [-height / 2, height / 2] {
        for z in [-depth, depth] {
          let place = map.mapping(Matrix4.Row(x, y, z, 1))
          guard place.w > 0 else { continue }
          share = max(
            share, abs(place.x / place.w) / max(width / 2, 1),
            abs(place.y / place.w) / max(height / 2, 1))
        }
      }
    }
    return share > 0 ? min(1, Self.margin / share) : 1
  }

  /// The share of the canvas that all of it has.
  private static let margin = 0.94

  private enum Axis {
    case x, y
  }

  private static func turn(about axis: Axis, _ degrees: Double) -> Matrix4 {
    let angle = degrees * .pi / 180
    let (c, s) = (cos(angle), sin(angle))
    return switch axis {
    case .x:
      Matrix4(
        Matrix4.Row(1, 0, 0, 0), Matrix4.Row(0, c, s, 0), Matrix4.Row(0, -s, c, 0),
        Matrix4.Row(0, 0, 0, 1))
    case .y:
      Matrix4(
        Matrix4.Row(c, 0, -s, 0), Matrix4.Row(0, 1, 0, 0), Matrix4.Row(s, 0, c, 0),
        Matrix4.Row(0, 0, 0, 1))
    }
  }
}
