import CoreGraphics
import QuartzCore

/// Finds what lies under a point, as it is seen: what is cut off or hidden is not there.
@MainActor
enum LayerPick {
  /// The layers under a point of the root's superlayer, the frontmost first, without the root.
  static func layers(at point: CGPoint, below root: CALayer) -> [CALayer] {
    var found: [CALayer] = []
    collect(in: root, at: root.convert(point, from: root.superlayer), depth: 0, into: &found)
    return found
  }

  /// As deep as scenes can be, and the views that controls are made of.
  private static let deepest = 1100

  private static func collect(
    in layer: CALayer, at point: CGPoint, depth: Int, into found: inout [CALayer]
  ) {
    guard depth < deepest else { return }
    for sublayer in layer.paintOrder.reversed() where !sublayer.isHidden && sublayer.opacity > 0 {
      let inside = sublayer.convert(point, from: layer)
      guard inside.x.isFinite, inside.y.isFinite else { continue }
      let contains = sublayer.bounds.contains(inside)
      if sublayer.masksToBounds, !contains { continue }
      collect(in: sublayer, at: inside, depth: depth + 1, into: &found)
      if contains { found.append(sublayer) }
    }
  }
}
