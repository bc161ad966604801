import CoreGraphics
import Foundation
import QuartzCore

/// Shows where two fingers are that a mouse stands for.
@MainActor
final class FingerDots {
  let layer = CAShapeLayer()
  private var shown: [CGPoint] = []
  /// Until when those of a wheel are seen, in the host's time; nil while a button is held.
  private var end: TimeInterval?

  private static let radius: CGFloat = 11
  /// How long a notch of the wheel is seen.
  private static let flash: TimeInterval = 0.4

  init() {
    layer.name = "fingers"
    layer.fillColor = CGColor(gray: 0.5, alpha: 0.45)
    layer.strokeColor = CGColor(gray: 1, alpha: 0.85)
    layer.lineWidth = 1.5
    layer.isHidden = true
  }

  /// Where they are now, in points of the window; empty once they are gone.
  func show(_ points: [CGPoint]) {
    if points.isEmpty, end != nil { return }
    end = nil
    place(points)
  }

  /// Where they were for a moment.
  func flash(_ points: [CGPoint], at now: TimeInterval) {
    place(points)
    end = points.isEmpty ? nil : now + Self.flash
  }

  /// When they go by themselves; nil for never.
  func wait(at now: TimeInterval) -> TimeInterval? { end.map { max(0, $0 - now) } }

  func update(at now: TimeInterval) {
    guard let end, now >= end else { return }
    self.end = nil
    place([])
  }

  private func place(_ points: [CGPoint]) {
    guard points != shown else { return }
    shown = points
    let path = CGMutablePath()
    for point in points {
      path.addEllipse(
        in: CGRect(
          x: point.x - Self.radius, y: point.y - Self.radius, width: 2 * Self.radius,
          height: 2 * Self.radius))
    }
    CATransaction.atOnce {
      layer.path = path
      layer.isHidden = points.isEmpty
    }
  }
}
