import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// What the classes draw, against scenes that are written with plain layers.
@Suite struct ClassPixelTests {
  private func pixels(_ width: Int, _ height: Int, of layer: CALayer) throws -> [UInt8] {
    let context = CGContext(width: width, height: height, pointsDown: true)
    layer.drawTree(in: context, afterUpdates: true)
    let data = try #require(context.makeImage()?.dataProvider?.data)
    return Array(data as Data)
  }

  private func layer(_ frame: CGRect, _ color: CGColor? = nil) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    return layer
  }

  private func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1)
    -> CGColor
  {
    CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  @Test func `L20_instances look like layers of the multiplied colours`() throws {
    let replicator = CAReplicatorLayer()
    replicator.frame = CGRect(x: 0, y: 0, width: 40, height: 10)
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(12, 0, 0)
    replicator.instanceColor = color(1, 0.6, 0)
    replicator.instanceRedOffset = -0.4
    replicator.instanceBlueOffset = 0.2
    let dot = layer(CGRect(x: 1, y: 1, width: 8, height: 8), color(1, 0.5, 1))
    replicator.addSublayer(dot)
    let plain = layer(replicator.frame)
    for (index, tint) in [color(1, 0.3, 0), color(0.6, 0.3, 0.2), color(0.2, 0.3, 0.4)].enumerated()
    {
      plain.addSublayer(layer(CGRect(x: 1 + 12 * index, y: 1, width: 8, height: 8), tint))
    }
    let (drawn, expected) = (try pixels(40, 10, of: replicator), try pixels(40, 10, of: plain))
    #expect(zip(drawn, expected).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    #expect(Set(expected).count > 5)
  }

  @Test func `L20_tiles look like one drawing, at every tile size`() throws {
    final class Picture: NSObject, CALayerDelegate {
      func draw(_ layer: CALayer, in ctx: CGContext) {
        ctx.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        ctx.fillEllipse(in: CGRect(x: 3, y: 5, width: 80, height: 60))
        ctx.setStrokeColor(CGColor(red: 0, green: 0, blue: 1, alpha: 0.5))
        ctx.strokeLineSegments(between: [.zero, CGPoint(x: 100, y: 77)])
      }
    }
    let picture = Picture()
    let whole = layer(CGRect(x: 0, y: 0, width: 100, height: 80))
    whole.delegate = picture
    whole.setNeedsDisplay()
    let expected = try pixels(100, 80, of: whole)
    #expect(expected.contains { $0 != 0 })
    for side in [16.0, 17, 50, 256] {
      let tiled = CATiledLayer()
      tiled.frame = whole.frame
      tiled.tileSize = CGSize(width: side, height: side)
      tiled.delegate = picture
      tiled.setNeedsDisplay()
      #expect(try pixels(100, 80, of: tiled) == expected, "\(side)")
    }
  }

  @Test func `L20_a particle looks like a layer with its image`() throws {
    let context = CGContext(width: 4, height: 4)
    context.fillEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 4))
    let image: CGImage = try #require(context.makeImage())
    let (emitter, cell) = (CAEmitterLayer(), CAEmitterCell())
    (cell.contents, cell.birthRate, cell.lifetime, cell.scale) = (image, 1, 1, 2)
    cell.color = color(1, 1, 1, 0.5)
    emitter.emitterCells = [cell]
    emitter.emitterPosition = CGPoint(x: 8, y: 7)
    let plain = layer(CGRect(x: 4, y: 3, width: 8, height: 8))
    plain.contents = image
    plain.opacity = 0.5
    let host = layer(CGRect(x: 0, y: 0, width: 16, height: 16))
    host.addSublayer(plain)
    let drawn = try LayerClock.$staged.withValue(10.5) { try pixels(16, 16, of: emitter) }
    #expect(try drawn == pixels(16, 16, of: host))
    #expect(drawn.contains { $0 != 0 })
  }

  @Test func `L20_a scroll layer shows what lies at its bounds, and no more`() throws {
    let scroller = CAScrollLayer()
    scroller.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    scroller.addSublayer(layer(CGRect(x: 25, y: 5, width: 40, height: 40), color(0, 0, 1)))
    scroller.scroll(to: CGPoint(x: 20, y: 0))
    let host = layer(CGRect(x: 0, y: 0, width: 20, height: 20))
    host.addSublayer(scroller)
    let plain = layer(CGRect(x: 0, y: 0, width: 20, height: 20))
    plain.addSublayer(layer(CGRect(x: 5, y: 5, width: 5, height: 5), color(0, 0, 1)))
    #expect(try pixels(20, 20, of: host) == pixels(20, 20, of: plain))
  }

  @Test func `L08_the mask's alpha is the layer's, in render(in:) as well`() throws {
    let masked = layer(CGRect(x: 0, y: 0, width: 10, height: 10), color(1, 0, 0))
    masked.mask = layer(CGRect(x: 2, y: 0, width: 5, height: 10), color(0, 1, 0))
    let plain = layer(CGRect(x: 0, y: 0, width: 10, height: 10))
    plain.addSublayer(layer(CGRect(x: 2, y: 0, width: 5, height: 10), color(1, 0, 0)))
    let context = CGContext(width: 10, height: 10, pointsDown: true)
    masked.render(in: context)
    let data = try #require(context.makeImage()?.dataProvider?.data)
    #expect(try Array(data as Data) == pixels(10, 10, of: plain))
  }
}
