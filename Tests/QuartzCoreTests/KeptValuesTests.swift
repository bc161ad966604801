import CoreGraphics
import Pixels
import RenderServer
import RenderTree
import Testing

@testable import QuartzCore

/// What a layer was given is what it was then: a client that goes on changing its object changes
/// nothing before it sets it again.
@Suite struct KeptValuesTests {
  private static let small = CGRect(x: 0, y: 0, width: 10, height: 10)
  private static let large = CGRect(x: 40, y: 40, width: 20, height: 20)

  private func mutablePath() -> CGMutablePath {
    let path = CGMutablePath()
    path.addRect(Self.small)
    return path
  }

  /// Without animations of what is set.
  private func atOnce(_ body: () throws -> Void) rethrows {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    try body()
  }

  private func box() -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: 60, height: 60)
    layer.backgroundColor = CGColor(gray: 0.5, alpha: 1)
    return layer
  }

  @Test func aShadowPathStaysUntilItIsSetAgain() throws {
    try atOnce {
      let (layer, path) = (box(), mutablePath())
      layer.shadowOpacity = 1
      layer.shadowPath = path
      let first = try #require(layer.commitTree().root)
      path.addRect(Self.large)
      #expect(layer.shadowPath?.boundingBox == Self.small)
      #expect(layer.commitTree().root === first, "nothing was set")
      layer.setNeedsLayout()
      layer.opacity = 0.5
      let same = try #require(layer.commitTree().root?.effect.extras?.value.shadow?.path)
      #expect(same === first.effect.extras?.value.shadow?.path, "the same path is the same object")
      layer.shadowPath = path
      let second = try #require(layer.commitTree().root?.effect.extras?.value.shadow?.path)
      #expect(second !== same && second.boundingBox == Self.small.union(Self.large))
      #expect(first.effect.extras?.value.shadow?.path?.boundingBox == Self.small)
    }
  }

  @Test func aShadowOfAPathThatWasSetAgainShowsTheNewOne() throws {
    func picture(_ renderer: Renderer, _ layer: CALayer) throws -> [UInt8] {
      _ = renderer.render(
        Frame(root: layer.commitTree().root, canvas: CanvasSize(width: 90, height: 90)))
      return try #require(renderer.pixmap).withBytes { Array($0) }
    }
    try atOnce {
      let (layer, path, renderer) = (box(), mutablePath(), Renderer(threads: 1))
      layer.backgroundColor = nil
      layer.shadowOpacity = 1
      layer.shadowPath = path
      let first = try picture(renderer, layer)
      path.addRect(Self.large)
      renderer.invalidate()
      #expect(try picture(renderer, layer) == first)
      layer.shadowPath = path
      let second = try picture(renderer, layer)
      #expect(second != first)
      #expect(try picture(Renderer(threads: 1), layer) == second, "no cache is stale")
    }
  }

  @Test func aShapesPathStaysUntilItIsSetAgain() throws {
    func content(_ layer: CALayer) throws -> ShapeContent {
      guard case .shape(let shape)? = layer.commitTree().root?.paint.content else {
        throw Missing()
      }
      return shape
    }
    try atOnce {
      let (layer, path) = (CAShapeLayer(), mutablePath())
      layer.path = path
      let first = try content(layer)
      let node = layer.commitTree().root
      path.addRect(Self.large)
      #expect(layer.commitTree().root === node)
      layer.fillColor = CGColor(gray: 0.5, alpha: 1)
      #expect(try content(layer).path === first.path)
      layer.path = path
      #expect(try content(layer).path.boundingBox == Self.small.union(Self.large))
      #expect(first.path.boundingBox == Self.small)
    }
  }

  @Test func pathsByKeyAreCopiesToo() {
    atOnce {
      let (layer, shape, path) = (box(), CAShapeLayer(), mutablePath())
      layer.setValue(path, forKey: "shadowPath")
      shape.setValue(path, forKey: "path")
      path.addRect(Self.large)
      #expect(layer.shadowPath?.boundingBox == Self.small)
      #expect(shape.path?.boundingBox == Self.small)
    }
  }

  @Test func anAnimationsPathsAreThoseItWasAddedWith() {
    let (from, to) = (mutablePath(), mutablePath())
    let play = Playhead(CAShapeLayer())
    play.add(basic("path", from: from, to: to, duration: 2))
    from.addRect(Self.large)
    to.addRect(Self.large)
    let shown = play.value("path", at: 1)
    #expect((shown as? CGPath)?.boundingBox == Self.small)
  }

  @Test func aWayStaysUntilItIsSetAgain() {
    let path = mutablePath()
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path
    path.addRect(Self.large)
    #expect(animation.path?.boundingBox == Self.small)
    animation.setValue(path, forKey: "path")
    path.addRect(Self.large.insetBy(dx: -90, dy: -90))
    #expect(animation.path?.boundingBox == Self.small.union(Self.large))
  }

  @Test func aFilterStaysUntilItIsSetAgain() throws {
    func node(_ layer: CALayer) throws -> RenderNode { try #require(layer.commitTree().root) }
    try atOnce {
      let (layer, blur) = (box(), CAFilter.gaussianBlur(radius: 2))
      let mode = CAFilter(name: "multiplyBlendMode")
      layer.filters = [blur]
      layer.backgroundFilters = [blur]
      layer.compositingFilter = mode
      let first = try node(layer)
      blur.setValue(9, forKey: "inputRadius")
      for kept in [layer.filters, layer.backgroundFilters].compactMap({ $0?.first as? CAFilter }) {
        kept.setValue(9, forKey: "inputRadius")
      }
      #expect(try node(layer) === first, "nothing was set")
      layer.opacity = 0.5
      #expect(try node(layer).effect.extras == first.effect.extras)
      layer.filters = [blur]
      let second = try #require(try node(layer).effect.extras?.value)
      #expect(second.filters == [.blur(9)] && second.backdropFilters == [.blur(2)])
      #expect(second.blending == .multiply)
    }
  }

  @Test func aTextStaysUntilItIsSetAgain() {
    let (layer, text) = (CATextLayer(), NSMutableAttributedString(string: "one"))
    layer.bounds = CGRect(x: 0, y: 0, width: 90, height: 50)
    layer.string = text
    layer.displayIfNeeded()
    text.append(NSAttributedString(string: " two"))
    #expect((layer.string as? NSAttributedString)?.string == "one" && !layer.needsDisplay())
    layer.string = text
    #expect((layer.string as? NSAttributedString)?.string == "one two" && layer.needsDisplay())
    let plain = NSMutableString(string: "three")
    layer.string = plain
    plain.append(" four")
    #expect(layer.string as? String == "three")
  }

  @Test func aPictureOfAContextStaysWhenDrawingGoesOn() throws {
    let context = CGContext(width: 8, height: 8, scale: 1, pointsDown: true)
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    let layer = CALayer()
    layer.contents = context.makeImage()
    let first = try #require(layer.contents as? CGImage)
    let pixels = first.pixmap.withBytes { Array($0) }
    context.clear(CGRect(x: 0, y: 0, width: 8, height: 8))
    #expect(first.pixmap.withBytes { Array($0) } == pixels)
  }

  @Test func aPictureOfSomebodysBytesStaysWhenTheyChange() throws {
    var bytes = [UInt8](repeating: 200, count: 64)
    let image = try bytes.withUnsafeMutableBytes { memory -> CGImage in
      let data = Data(
        bytesNoCopy: try #require(memory.baseAddress), count: 64, deallocator: .none)
      let provider = try #require(CGDataProvider(data: data as CFData))
      let made = CGImage(
        width: 4, height: 4, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 16,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
        provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
      memory.initializeMemory(as: UInt8.self, repeating: 0)
      return try #require(made)
    }
    #expect(image.pixmap.withBytes { Array($0) } == [UInt8](repeating: 200, count: 64))
  }

  private struct Missing: Error {}
}
