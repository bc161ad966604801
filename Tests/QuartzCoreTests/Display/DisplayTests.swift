import CoreGraphics
import Foundation
import QuartzCore
import RenderTree
import Testing

/// A delegate that notes what it is asked.
private final class Notes: NSObject, CALayerDelegate {
  var calls: [String] = []
  var draws: (CGContext) -> Void = { $0.fill($0.boundingBoxOfClipPath) }
  var prepares: (CALayer) -> Void = { _ in }

  func layerWillDraw(_ layer: CALayer) {
    calls.append("layerWillDraw")
    prepares(layer)
  }

  func draw(_ layer: CALayer, in ctx: CGContext) {
    calls.append("draw")
    draws(ctx)
  }

  func layoutSublayers(of layer: CALayer) { calls.append("layout") }
}

/// One that displays by itself.
private final class Displaying: NSObject, CALayerDelegate {
  var calls: [String] = []
  func display(_ layer: CALayer) { calls.append("display") }
  func layerWillDraw(_ layer: CALayer) { calls.append("layerWillDraw") }
  func draw(_ layer: CALayer, in ctx: CGContext) { calls.append("draw") }
}

@Suite struct DisplayTests {
  private func layer(_ delegate: any CALayerDelegate, width: CGFloat = 4) -> CALayer {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: width, height: 2)
    layer.delegate = delegate
    return layer
  }

  /// The pixels of what a layer shows, row by row, as numbers `0xAARRGGBB`.
  private func pixels(_ layer: CALayer) throws -> [[UInt32]] {
    let store = try #require(layer.contents as? BackingStore)
    let image = store.image
    let bytes = try #require(image.dataProvider?.data)
    let data = bytes as Data
    return (0..<image.height).map { y in
      (0..<image.width).map { x in
        let start = data.startIndex + y * image.bytesPerRow + x * 4
        return (0..<4).reduce(0) { $0 | UInt32(data[start + $1]) << (8 * UInt32($1)) }
      }
    }
  }

  @Test func `D01_a delegate that displays is asked for nothing else`() {
    let delegate = Displaying()
    let layer = layer(delegate)
    layer.display()
    #expect(delegate.calls == ["display"])
    #expect(layer.contents == nil)
  }

  @Test func `D01_D04_else a store is made, and the delegate is told just before it draws`() throws
  {
    let delegate = Notes()
    let layer = layer(delegate)
    layer.display()
    #expect(delegate.calls == ["layerWillDraw", "draw"])
    #expect(
      try pixels(layer)
        == [[UInt32]](repeating: [UInt32](repeating: 0xFF00_0000, count: 4), count: 2))
  }

  @Test func `D04_the delegate may change format and opacity before the store is made`() throws {
    let delegate = Notes()
    delegate.prepares = {
      $0.isOpaque = true
      $0.contentsFormat = .gray8Uint
      $0.contentsScale = 2
    }
    delegate.draws = { $0.clear(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    let layer = layer(delegate)
    layer.display()
    let row = try pixels(layer)[0]
    #expect(row == [UInt32](repeating: 0xFF00_0000, count: 8))
    #expect(layer.contentsFormat == .gray8Uint)
  }

  @Test func `D05_layout reaches the delegate`() {
    let delegate = Notes()
    let layer = layer(delegate)
    layer.setNeedsLayout()
    layer.layoutIfNeeded()
    #expect(delegate.calls == ["layout"])
  }

  @Test func `D06_a bare layer draws only when it is told to`() {
    let delegate = Notes()
    let layer = layer(delegate)
    _ = layer.commitTree()
    #expect(delegate.calls.filter { $0 == "draw" } == [])
    layer.setNeedsDisplay()
    _ = layer.commitTree()
    #expect(delegate.calls.filter { $0 == "draw" } == ["draw"])
  }

  @Test func `D06_the article's ring: ten points of red about an ellipse in the bounds`() throws {
    let delegate = Notes()
    let layer = layer(delegate)
    layer.bounds.size = CGSize(width: 100, height: 100)
    delegate.draws = { context in
      context.setLineWidth(10)
      context.setStrokeColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      context.strokeEllipse(in: layer.bounds)
    }
    layer.display()
    let rows = try pixels(layer)
    // Half of the line lies outside of the bounds.
    #expect(rows[50][0...4].allSatisfy { $0 == 0xFFFF_0000 })
    #expect(rows[50][6...93].allSatisfy { $0 == 0 })
    #expect(rows[0][0] == 0 && rows[12][17] == 0xFFFF_0000)
    #expect(rows.reversed() == rows)
  }

  @Test func `L17_contents by their key are the drawn image, and a store can be set`() throws {
    let delegate = Notes()
    let layer = layer(delegate)
    layer.display()
    let store = try #require(layer.contents as? BackingStore)
    #expect(layer.value(forKey: "contents") as? CGImage === store.image)
    let other = CALayer()
    other.setValue(store, forKey: "contents")
    #expect(other.value(forKey: "contents") as? CGImage === store.image)
  }

  @Test func `L15_rectangles are joined, and only they are drawn anew`() throws {
    let delegate = Notes()
    let layer = layer(delegate, width: 8)
    layer.setNeedsDisplay()
    _ = layer.commitTree()
    delegate.draws = {
      #expect($0.boundingBoxOfClipPath == CGRect(x: 1, y: 0, width: 5, height: 1))
      $0.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      $0.fill(CGRect(x: -9, y: -9, width: 11, height: 99))
    }
    layer.setNeedsDisplay(CGRect(x: 1, y: 0, width: 1, height: 1))
    layer.setNeedsDisplay(CGRect(x: 5, y: 0, width: 1, height: 0.5))
    _ = layer.commitTree()
    let (black, red): (UInt32, UInt32) = (0xFF00_0000, 0xFFFF_0000)
    #expect(
      try pixels(layer) == [
        [black, red, 0, 0, 0, 0, black, black], [UInt32](repeating: black, count: 8),
      ])
  }

  @Test func `L15_a rectangle is rounded out to whole pixels of the store`() throws {
    let delegate = Notes()
    let layer = layer(delegate)
    layer.bounds.origin = CGPoint(x: 0.25, y: 10)
    layer.contentsScale = 2
    layer.display()
    delegate.draws = { $0.clear(CGRect(x: 0, y: 0, width: 99, height: 99)) }
    layer.setNeedsDisplay(CGRect(x: 1, y: 10.25, width: 0.25, height: 0.25))
    layer.displayIfNeeded()
    let alphas = try pixels(layer).map { $0.map { $0 >> 24 } }
    #expect(alphas[0] == [255, 0, 255, 255, 255, 255, 255, 255])
    #expect(alphas[1] == [UInt32](repeating: 255, count: 8))
  }

  @Test(arguments: [
    (CGRect.zero, false), (CGRect(x: 1, y: 1, width: 0, height: 5), false), (.null, false),
    (.infinite, true), (CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), true),
    (CGRect(x: 3, y: 3, width: -2, height: -2), true),
    (CGRect(x: -1e300, y: 0, width: 1e308, height: 1), true),
  ])
  func `L15_a rectangle without area asks for nothing`(rect: CGRect, draws: Bool) {
    let delegate = Notes()
    let layer = layer(delegate)
    layer.display()
    layer.setNeedsDisplay(rect)
    #expect(layer.needsDisplay() == draws)
    layer.displayIfNeeded()
    #expect(delegate.calls.filter { $0 == "draw" }.count == (draws ? 2 : 1))
  }

  @Test func `L15_a store of another size is drawn anew as a whole`() throws {
    let delegate = Notes()
    let layer = layer(delegate)
    layer.display()
    layer.bounds.size.width = 6
    layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    layer.displayIfNeeded()
    #expect(try pixels(layer)[1] == [UInt32](repeating: 0xFF00_0000, count: 6))
  }

  @Test func `L16_a copy has the contents and not the display that is due`() throws {
    let delegate = Notes()
    let layer = layer(delegate)
    layer.display()
    layer.setNeedsDisplay()
    let copy = CALayer(layer: layer)
    #expect(!copy.needsDisplay())
    #expect(copy.contents as? BackingStore === layer.contents as? BackingStore)
  }

  @Test func `V24_the store measures bounds times scale and says so`() throws {
    let layer = layer(Notes())
    let delegate = Notes()
    layer.delegate = delegate
    layer.bounds.size = CGSize(width: 240, height: 128)
    layer.contentsScale = 2
    layer.display()
    #expect("\(try #require(layer.contents))" == "<BackingStore (buffer [480 256] BGRA8888)>")
    layer.isOpaque = true
    layer.bounds.size = CGSize(width: 100.2, height: 721.0 / 3)
    layer.contentsScale = 3
    layer.display()
    #expect("\(try #require(layer.contents))" == "<BackingStore (buffer [301 721] BGRX8888)>")
  }

  @Test func `V24_a store whose last pixels lie partly outside is not squeezed`() throws {
    let delegate = Notes()
    let layer = layer(delegate)
    layer.bounds.size.width = 4.5
    layer.display()
    guard let content = layer.commitTree().root?.paint.content, case .image(let image) = content
    else {
      Issue.record("no image")
      return
    }
    #expect(image.frame == layer.bounds)
    #expect(image.part == CGRect(x: 0, y: 0, width: 0.9, height: 1))
  }

  @Test func `V24_another layer shows the same store`() throws {
    let delegate = Notes()
    let layer = layer(delegate)
    layer.display()
    let other = CALayer()
    other.contents = layer.contents
    #expect(other.contents as? BackingStore === layer.contents as? BackingStore)
  }

  @Test func `V25_drawing begins on the last one where the store is not cleared`() throws {
    let delegate = Notes()
    let layer = layer(delegate)
    layer.clearsStoreBeforeDrawing = false
    delegate.draws = { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 2)) }
    layer.display()
    delegate.draws = { $0.fill(CGRect(x: 2, y: 0, width: 1, height: 2)) }
    layer.display()
    #expect(try pixels(layer)[0].map { $0 >> 24 } == [255, 0, 255, 0])
    layer.clearsStoreBeforeDrawing = true
    layer.display()
    #expect(try pixels(layer)[0].map { $0 >> 24 } == [0, 0, 255, 0])
  }

  @Test func `contents are flipped by an odd number of flipped layers`() {
    let (root, child) = (CALayer(), CALayer())
    root.addSublayer(child)
    root.isGeometryFlipped = true
    #expect(child.contentsAreFlipped())
    child.isGeometryFlipped = true
    #expect(!child.contentsAreFlipped())
    #expect(root.contentsAreFlipped())
  }

  @Test func `edges are soft until they are told otherwise, and unknown formats are RGBA8`() {
    let layer = CALayer()
    #expect(layer.edgeAntialiasingMask.rawValue == 15)
    #expect(layer.commitTree().root?.effect.hasSoftEdges == true)
    layer.edgeAntialiasingMask = []
    #expect(layer.commitTree().root?.effect.hasSoftEdges == false)
    layer.contentsFormat = CALayerContentsFormat(rawValue: "CMYK")
    #expect(layer.contentsFormat == .RGBA8Uint)
    layer.bounds.size = CGSize(width: 7, height: 8)
    #expect(layer.preferredFrameSize() == CGSize(width: 7, height: 8))
  }
}
