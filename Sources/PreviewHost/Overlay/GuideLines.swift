import CoreGraphics
import QuartzCore
import Scenes
import UIKit

/// A grid of eight points, rulers at the scene's edges, its safe area, and the baselines of its texts.
@MainActor
final class GuideLines {
  let layer = CALayer()
  private let grid = CAShapeLayer()
  private let ticks = CAShapeLayer()
  private let numbers = CAShapeLayer()
  private let safeArea = CAShapeLayer()
  private let baselines = CAShapeLayer()

  private static let step: CGFloat = 8
  /// Points between two numbers of a ruler.
  private static let span: CGFloat = 50
  /// Lines that are nearer than this on the display are left out.
  private static let nearest: CGFloat = 4

  init() {
    layer.name = "guides"
    grid.strokeColor = CGColor(red: 0.2, green: 0.5, blue: 1, alpha: 0.16)
    ticks.strokeColor = CGColor(red: 0.2, green: 0.5, blue: 1, alpha: 0.8)
    numbers.fillColor = CGColor(red: 0.1, green: 0.4, blue: 0.9, alpha: 1)
    safeArea.strokeColor = CGColor(red: 1, green: 0.2, blue: 0.6, alpha: 0.9)
    safeArea.lineDashPattern = [4, 3]
    safeArea.fillColor = nil
    baselines.strokeColor = CGColor(red: 1, green: 0.3, blue: 0.2, alpha: 0.75)
    for part in [grid, safeArea, baselines, ticks, numbers] {
      part.lineWidth = 1
      layer.addSublayer(part)
    }
  }

  func show(_ scene: LiveScene?, placement: Placement, in size: CGSize) {
    layer.isHidden = scene == nil
    guard let scene, let canvas = scene.scene?.canvas else { return }
    layer.frame = CGRect(origin: .zero, size: size)
    let frame = placement.frame(of: canvas.size)
    drawGrid(in: frame, zoom: placement.zoom)
    drawRulers(in: frame, zoom: placement.zoom, canvas: canvas.size)
    let insets = canvas.safeArea
    let safe = CGRect(origin: .zero, size: canvas.size).inset(by: insets)
    safeArea.path =
      insets == .zero ? nil : CGPath(rect: placement.desktopRect(safe), transform: nil)
    drawBaselines(of: scene, placement: placement)
  }

  private func drawGrid(in frame: CGRect, zoom: CGFloat) {
    let path = CGMutablePath()
    let step = Self.step * zoom
    if step >= Self.nearest {
      for x in stride(from: frame.minX, through: frame.maxX, by: step) {
        path.move(to: CGPoint(x: x, y: frame.minY))
        path.addLine(to: CGPoint(x: x, y: frame.maxY))
      }
      for y in stride(from: frame.minY, through: frame.maxY, by: step) {
        path.move(to: CGPoint(x: frame.minX, y: y))
        path.addLine(to: CGPoint(x: frame.maxX, y: y))
      }
    }
    grid.path = path
  }

  private func drawRulers(in frame: CGRect, zoom: CGFloat, canvas: CGSize) {
    let (lines, texts) = (CGMutablePath(), CGMutablePath())
    let corner = CGPoint(x: max(0, frame.minX), y: max(0, frame.minY))
    for value in stride(from: 0, through: canvas.width, by: Self.span) {
      let x = frame.minX + value * zoom
      lines.move(to: CGPoint(x: x, y: corner.y))
      lines.addLine(to: CGPoint(x: x, y: corner.y + 8))
      let text = OverlayText(value.text, size: 9, width: 60)
      texts.addPath(text.path(at: x + 2, baseline: corner.y + 9))
    }
    for value in stride(from: Self.span, through: canvas.height, by: Self.span) {
      let y = frame.minY + value * zoom
      lines.move(to: CGPoint(x: corner.x, y: y))
      lines.addLine(to: CGPoint(x: corner.x + 8, y: y))
      let text = OverlayText(value.text, size: 9, width: 60)
      texts.addPath(text.path(at: corner.x + 10, baseline: y + 3))
    }
    ticks.path = lines
    numbers.path = texts
  }

  private func drawBaselines(of scene: LiveScene, placement: Placement) {
    let path = CGMutablePath()
    var pending: [UIView] = [scene.window]
    while let view = pending.popLast() {
      guard !view.isHidden, view.alpha > 0 else { continue }
      pending += view.subviews
      guard let label = view as? UILabel, let text = label.text, !text.isEmpty else { continue }
      let rect = label.textRect(
        forBounds: label.bounds, limitedToNumberOfLines: label.numberOfLines)
      let y = rect.minY + label.font.ascender
      let start = placement.desktopRect(
        CGRect(
          origin: label.convert(CGPoint(x: rect.minX, y: y), to: scene.window), size: .zero))
      let end = placement.desktopRect(
        CGRect(
          origin: label.convert(CGPoint(x: rect.maxX, y: y), to: scene.window), size: .zero))
      path.move(to: start.origin)
      path.addLine(to: end.origin)
    }
    baselines.path = path
  }
}
