import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite struct RenderInTests {
  /// What drawing leaves on a canvas of points whose y points down, as alphas or whole pixels.
  private func drawn(
    _ width: Int, _ height: Int, scale: CGFloat = 1, _ draw: (CGContext) -> Void
  ) throws -> [[UInt32]] {
    let context = CGContext(
      width: Int(CGFloat(width) * scale), height: Int(CGFloat(height) * scale), scale: scale,
      pointsDown: true)
    draw(context)
    let image = try #require(context.makeImage())
    let data = try #require(image.dataProvider?.data) as Data
    return (0..<image.height).map { y in
      (0..<image.width).map { x in
        let start = data.startIndex + y * image.bytesPerRow + x * 4
        return (0..<4).reduce(0) { $0 | UInt32(data[start + $1]) << (8 * UInt32($1)) }
      }
    }
  }

  private func layer(_ frame: CGRect, _ color: CGColor) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    return layer
  }

  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  @Test func `Its own space is the context's, whatever its position and transform`() throws {
    let layer = layer(CGRect(x: 30, y: 40, width: 2, height: 1), red)
    layer.setAffineTransform(CGAffineTransform(scaleX: 3, y: 3))
    layer.bounds.origin = CGPoint(x: 1, y: 0)
    let rows = try drawn(4, 2) { layer.render(in: $0) }
    #expect(rows == [[0, 0xFFFF_0000, 0xFFFF_0000, 0], [0, 0, 0, 0]])
  }

  @Test func `The context's transform, clip and alpha hold`() throws {
    let layer = layer(CGRect(x: 0, y: 0, width: 2, height: 2), red)
    let rows = try drawn(4, 1, scale: 2) { context in
      context.translateBy(x: 1, y: 0)
      context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
      context.setAlpha(0.5)
      layer.render(in: context)
    }
    #expect(rows[0].map { $0 >> 24 } == [0, 0, 128, 128, 0, 0, 0, 0])
  }

  @Test func `Sublayers, opacity, corners and borders are what the compositor paints`() throws {
    let root = layer(CGRect(x: 0, y: 0, width: 16, height: 12), red)
    root.cornerRadius = 5
    root.masksToBounds = true
    root.borderWidth = 1.5
    let child = layer(CGRect(x: 6, y: 4, width: 20, height: 20), blue)
    child.opacity = 0.5
    child.setAffineTransform(CGAffineTransform(rotationAngle: 0.4))
    root.addSublayer(child)
    let direct = try drawn(16, 12, scale: 2) { root.render(in: $0) }
    let hosting = CALayer()
    hosting.bounds = root.bounds
    hosting.addSublayer(root)
    let hosted = try drawn(16, 12, scale: 2) { hosting.drawTree(in: $0, afterUpdates: true) }
    #expect(direct == hosted)
    #expect(Set(direct.joined()).count > 5)
  }

  @Test func `It draws what is due and lays nothing out`() throws {
    final class Lazy: CALayer {
      var layouts = 0
      override func layoutSublayers() { layouts += 1 }
      override func draw(in ctx: CGContext) { ctx.fill(bounds) }
    }
    let layer = Lazy()
    layer.bounds = CGRect(x: 0, y: 0, width: 1, height: 1)
    layer.setNeedsLayout()
    #expect(try drawn(1, 1) { layer.render(in: $0) } == [[0]])
    layer.setNeedsDisplay()
    #expect(try drawn(1, 1) { layer.render(in: $0) } == [[0xFF00_0000]])
    #expect(layer.layouts == 0)
  }

  @Test func `A picture in between does not disturb the next commit`() throws {
    let root = layer(CGRect(x: 0, y: 0, width: 4, height: 4), red)
    let child = layer(CGRect(x: 0, y: 0, width: 2, height: 2), blue)
    root.addSublayer(child)
    let before = root.commitTree().root
    child.position.x = 3
    _ = try drawn(4, 4) { root.render(in: $0) }
    let (after, report) = root.commitTree()
    #expect(after !== before)
    #expect(report.recommitted == 2)
  }

  @Test func `Hidden layers and empty clips draw nothing`() throws {
    let layer = layer(CGRect(x: 0, y: 0, width: 4, height: 4), red)
    #expect(
      try drawn(1, 1) {
        $0.clip(to: CGRect.zero)
        layer.render(in: $0)
      } == [[0]])
    layer.isHidden = true
    #expect(try drawn(1, 1) { layer.render(in: $0) } == [[0]])
  }

  @Test func `Ten thousand nested layers are drawn`() throws {
    let root = layer(CGRect(x: 0, y: 0, width: 1, height: 1), red)
    var last = root
    for _ in 0..<10_000 {
      let next = CALayer()
      last.addSublayer(next)
      last = next
    }
    #expect(try drawn(1, 1) { root.render(in: $0) } == [[0xFFFF_0000]])
  }
}
