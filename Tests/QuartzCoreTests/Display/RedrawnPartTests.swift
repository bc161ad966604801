import CoreGraphics
import Foundation
import Pixels
import RenderServer
import RenderTree
import Testing

@testable import QuartzCore

/// What is painted again where a part of a layer was drawn anew.
@Suite struct RedrawnPartTests {
  /// Fills the clip with a colour that is another one each time.
  private final class Filling: NSObject, CALayerDelegate {
    var color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    var escapes = false

    func draw(_ layer: CALayer, in ctx: CGContext) {
      if escapes { ctx.resetClip() }
      ctx.setFillColor(color)
      ctx.fill(layer.bounds)
    }
  }

  private struct Shown {
    let root = CALayer()
    let layer = CALayer()
    let filling = Filling()
    let renderer = Renderer(threads: 1, tileSize: .standard)
    var scale: Double = 1

    init(_ change: (CALayer) -> Void) {
      root.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
      layer.frame = CGRect(x: 20, y: 30, width: 300, height: 320)
      layer.delegate = filling
      change(layer)
      root.addSublayer(layer)
      layer.setNeedsDisplay()
    }

    func report() -> FrameReport { renderer.render(frame) }

    var frame: Frame {
      let side = Int(400 * scale)
      return Frame(
        root: root.commitTree().root, canvas: CanvasSize(width: side, height: side), scale: scale)
    }
  }

  private static let changes: [@Sendable (CALayer) -> Void] = [
    { _ in }, { $0.contentsScale = 2 }, { $0.frame.origin = CGPoint(x: 20.4, y: 30.7) },
    { $0.setAffineTransform(CGAffineTransform(rotationAngle: 0.3)) },
    { $0.setAffineTransform(CGAffineTransform(scaleX: 0.4, y: 0.7)) },
    { $0.contentsGravity = .center }, { $0.contentsGravity = .bottomRight },
    { $0.isOpaque = true }, { $0.opacity = 0.5 }, { $0.shadowOpacity = 1 },
    { $0.contentsCenter = CGRect(x: 0.3, y: 0.3, width: 0.2, height: 0.2) },
    { $0.contentsRect = CGRect(x: 0.1, y: 0.2, width: 0.7, height: 0.6) },
    { $0.minificationFilter = .trilinear }, { $0.bounds.origin = CGPoint(x: 40, y: -60) },
    { $0.isGeometryFlipped = true }, { $0.cornerRadius = 60 },
  ]

  @Test(arguments: changes.indices, [1, 1.5] as [Double])
  func `L15_the picture is that of everything painted anew`(change: Int, scale: Double) {
    var shown = Shown(Self.changes[change])
    shown.scale = scale
    _ = shown.report()
    for step in 0..<4 {
      shown.filling.color = CGColor(
        red: 0, green: CGFloat(step) / 4, blue: 1, alpha: step == 2 ? 0.5 : 1)
      shown.layer.setNeedsDisplay(
        CGRect(x: 50.3 + Double(step) * 31, y: 40.6, width: 33.5, height: 21))
      _ = shown.report()
      let fresh = Renderer(threads: 1, tileSize: .standard)
      _ = fresh.render(shown.frame)
      #expect(shown.renderer.pixmap == fresh.pixmap, "step \(step)")
    }
  }

  @Test func `L15_only the part is painted again`() {
    let shown = Shown { _ in }
    _ = shown.report()
    shown.layer.setNeedsDisplay(CGRect(x: 100, y: 100, width: 20, height: 10))
    let part = shown.report()
    #expect((200...24 * 14).contains(part.pixelsTouched))
    // Two drawings between frames are no part of one.
    for x in [10, 200] {
      shown.layer.setNeedsDisplay(CGRect(x: x, y: 100, width: 20, height: 10))
      shown.layer.displayIfNeeded()
    }
    #expect(shown.report().pixelsTouched >= 300 * 320)
    // Nor is one that a drawing did not keep to.
    shown.filling.escapes = true
    shown.layer.setNeedsDisplay(CGRect(x: 100, y: 100, width: 20, height: 10))
    #expect(shown.report().pixelsTouched >= 300 * 320)
  }
}
