import CoreGraphics
import QuartzCore
import RenderTree
import Testing

@Suite struct ContentsTests {
  /// An image of 8 × 4 pixels.
  private func image() throws -> CGImage {
    let context = CGContext(width: 8, height: 4)
    context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
    return try #require(context.makeImage())
  }

  private func layer(_ gravity: CALayerContentsGravity) throws -> CALayer {
    let layer = CALayer()
    layer.bounds = CGRect(x: 10, y: 20, width: 16, height: 16)
    layer.contents = try image()
    layer.contentsGravity = gravity
    return layer
  }

  private func content(_ layer: CALayer) -> ImageContent? {
    guard case .image(let image)? = layer.commitTree().root?.paint.content else { return nil }
    return image
  }

  @Test(arguments: [
    (CALayerContentsGravity.resize, CGRect(x: 10, y: 20, width: 16, height: 16)),
    (.resizeAspect, CGRect(x: 10, y: 24, width: 16, height: 8)),
    (.resizeAspectFill, CGRect(x: 2, y: 20, width: 32, height: 16)),
    (.center, CGRect(x: 14, y: 26, width: 8, height: 4)),
    (.left, CGRect(x: 10, y: 26, width: 8, height: 4)),
    (.right, CGRect(x: 18, y: 26, width: 8, height: 4)),
    // The top is where y is larger, as on Apple's systems.
    (.top, CGRect(x: 14, y: 32, width: 8, height: 4)),
    (.bottom, CGRect(x: 14, y: 20, width: 8, height: 4)),
    (.topLeft, CGRect(x: 10, y: 32, width: 8, height: 4)),
    (.topRight, CGRect(x: 18, y: 32, width: 8, height: 4)),
    (.bottomLeft, CGRect(x: 10, y: 20, width: 8, height: 4)),
    (.bottomRight, CGRect(x: 18, y: 20, width: 8, height: 4)),
  ])
  func `L10_gravity places the contents`(gravity: CALayerContentsGravity, frame: CGRect) throws {
    #expect(content(try layer(gravity))?.frame == frame)
  }

  @Test func `L10_an unknown gravity reads back as center and resize is the first`() {
    let layer = CALayer()
    #expect(layer.contentsGravity == .resize)
    layer.contentsGravity = CALayerContentsGravity(rawValue: "sideways")
    #expect(layer.contentsGravity == .center)
  }

  @Test func `L10_the scale counts where the size is the image's`() throws {
    let layer = try layer(.center)
    layer.contentsScale = 2
    #expect(content(layer)?.frame == CGRect(x: 16, y: 27, width: 4, height: 2))
  }

  @Test func `L11_the part that is shown has its own proportions`() throws {
    let layer = try layer(.resizeAspect)
    layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.25, height: 1)
    #expect(content(layer)?.frame == CGRect(x: 14, y: 20, width: 8, height: 16))
  }

  @Test func `L12_the centre counts where contents are resized`() throws {
    let center = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
    for (gravity, expected) in [
      (CALayerContentsGravity.resize, center), (.center, ImageContent.whole),
    ] {
      let layer = try layer(gravity)
      layer.contentsCenter = center
      #expect(content(layer)?.center == expected)
    }
  }

  @Test func `L09_anything but an image is kept and leaves the layer blank`() throws {
    let layer = try layer(.resize)
    layer.contents = "no image"
    #expect(layer.contents as? String == "no image")
    #expect(content(layer) == nil)
    layer.contents = nil
    #expect(layer.contents == nil)
  }

  @Test func `V27_contents that are set take back a display that is due`() throws {
    final class Counting: CALayer {
      var displays = 0
      override func display() { displays += 1 }
    }
    let layer = Counting()
    layer.bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
    layer.setNeedsDisplay()
    layer.contents = try image()
    _ = layer.commitTree()
    #expect(layer.displays == 0)
    layer.setNeedsDisplay()
    _ = layer.commitTree()
    #expect(layer.displays == 1)
  }
}
