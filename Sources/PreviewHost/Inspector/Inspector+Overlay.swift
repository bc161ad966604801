import CoreGraphics
import QuartzCore
import Scenes
import Stages
import UIKit

// The lines over the scene.

extension Inspector {
  /// Brings the lines to where things are now.
  func placeOverlay(in size: CGSize) {
    CATransaction.atOnce {
      // Apart, layers are not where they are.
      let isShown = isOpen && scene.explosion == nil
      overlay.show(isShown ? scene.act { shown } : nil, in: size)
    }
  }

  private var shown: InspectionOverlay.Shown {
    var shown = InspectionOverlay.Shown()
    let hovered = hovered.flatMap { $0.isBelow(scene.live.window.layer) ? $0 : nil }
    if let hovered, drag == nil {
      shown.hovered = corners(of: hovered)
      shown.tag = tag(of: hovered)
    }
    if let selected {
      shown.selected = corners(of: selected)
      if movable != nil {
        shown.handles = FrameDrag.handles(of: selected.bounds).map {
          selected.convert($0.point, to: root)
        }
      }
      if modifiers.contains(.alternate), let hovered, hovered !== selected {
        shown.distances = distances(from: selected, to: hovered)
      }
    }
    return shown
  }

  private func corners(of layer: CALayer) -> [CGPoint] { layer.corners(in: root) }

  private func tag(of layer: CALayer) -> String {
    let item = outline.item(layer)
    let size = "\(layer.bounds.width.text) × \(layer.bounds.height.text)"
    let place = item.node.flatMap { edits.place(of: $0.node.range) }
    return [item.className, item.name, size, place].compactMap { $0 }.joined(separator: "  ")
  }

  // MARK: Distances

  /// The gaps between two boxes; where one lies in the other, to each of its sides.
  private func distances(
    from first: CALayer, to second: CALayer
  ) -> [InspectionOverlay.Shown.Distance] {
    let window = scene.live.window.layer
    let a = first.convert(first.bounds, to: window)
    let b = second.convert(second.bounds, to: window)
    return Self.gaps(a, b).map { start, end in
      .init(
        start: window.convert(start, to: root), end: window.convert(end, to: root),
        length: hypot(end.x - start.x, end.y - start.y))
    }
  }

  static func gaps(_ a: CGRect, _ b: CGRect) -> [(CGPoint, CGPoint)] {
    var lines: [(CGPoint, CGPoint)] = []
    if a.contains(b) || b.contains(a) {
      let (inner, outer) = a.contains(b) ? (b, a) : (a, b)
      lines = [
        (CGPoint(x: outer.minX, y: inner.midY), CGPoint(x: inner.minX, y: inner.midY)),
        (CGPoint(x: inner.maxX, y: inner.midY), CGPoint(x: outer.maxX, y: inner.midY)),
        (CGPoint(x: inner.midX, y: outer.minY), CGPoint(x: inner.midX, y: inner.minY)),
        (CGPoint(x: inner.midX, y: inner.maxY), CGPoint(x: inner.midX, y: outer.maxY)),
      ]
    } else {
      let y = middle(a.minY...a.maxY, b.minY...b.maxY) ?? a.midY
      if a.maxX <= b.minX { lines.append((CGPoint(x: a.maxX, y: y), CGPoint(x: b.minX, y: y))) }
      if b.maxX <= a.minX { lines.append((CGPoint(x: b.maxX, y: y), CGPoint(x: a.minX, y: y))) }
      let x = middle(a.minX...a.maxX, b.minX...b.maxX) ?? a.midX
      if a.maxY <= b.minY { lines.append((CGPoint(x: x, y: a.maxY), CGPoint(x: x, y: b.minY))) }
      if b.maxY <= a.minY { lines.append((CGPoint(x: x, y: b.maxY), CGPoint(x: x, y: a.minY))) }
    }
    return lines.filter { $0.0 != $0.1 }
  }

  /// The middle of what two stretches share; nil where they share nothing.
  private static func middle(
    _ a: ClosedRange<CGFloat>, _ b: ClosedRange<CGFloat>
  ) -> CGFloat? {
    let (low, high) = (max(a.lowerBound, b.lowerBound), min(a.upperBound, b.upperBound))
    return low <= high ? (low + high) / 2 : nil
  }
}

extension CALayer {
  /// Those of its bounds in the space of another layer, around them.
  func corners(in other: CALayer?) -> [CGPoint] {
    let box = bounds
    return [
      CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
      CGPoint(x: box.maxX, y: box.maxY), CGPoint(x: box.minX, y: box.maxY),
    ].map { convert($0, to: other) }
  }
}
