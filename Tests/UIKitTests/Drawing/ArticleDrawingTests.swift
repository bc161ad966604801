import CoreGraphics
import QuartzCore
import Testing
import UIKit

/// Drawing code as articles show it compiles and gives what they say.
@Suite @MainActor struct ArticleDrawingTests {
  @Test("D08_ a line of five points with round ends, drawn as a path and as an object")
  func roundLine() {
    let line = drawn(40, 20) { context in
      context.saveGState()
      context.setLineWidth(5)
      context.setLineCap(.round)
      context.setLineJoin(.round)
      context.setStrokeColor(red: 1, green: 1, blue: 0, alpha: 1)
      context.move(to: CGPoint(x: 8, y: 10.5))
      context.addLine(to: CGPoint(x: 30, y: 10.5))
      context.strokePath()
      context.restoreGState()
    }
    let object = drawn(40, 20) { _ in
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 8, y: 10.5))
      path.addLine(to: CGPoint(x: 30, y: 10.5))
      path.lineWidth = 5
      path.lineCapStyle = .round
      path.lineJoinStyle = .round
      UIColor.yellow.setStroke()
      path.stroke()
    }
    #expect(line == object)
    #expect(line[10][6] == 0xFFFF_FF00 && line[8][20] == 0xFFFF_FF00 && line[7][20] == 0)
    #expect(line[8][5] != 0xFFFF_FF00)
  }

  @Test("D08_ a frame takes the fill colour, so that the article's white one does not show")
  func frameTakesFillColor() {
    let rows = drawn(120, 120) { _ in
      UIColor.brown.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 120, height: 120))
      UIColor.white.setStroke()
      UIRectFrame(CGRect(x: 20, y: 20, width: 80, height: 80))
    }
    #expect(Set(rows.joined()).count == 1)
  }

  @Test("D01_ a delegate that displays gives the layer an image by its name")
  func displayedImage() throws {
    final class LayerDelegate: NSObject, CALayerDelegate {
      func display(_ layer: CALayer) {
        layer.contents = UIImage(named: "rabbit.png")?.cgImage
      }
    }
    let folder = try ImageFolder()
    try folder.add("rabbit.png", width: 12)
    let folders = UIImage.searchDirectories
    UIImage.searchDirectories = [folder.path]
    defer { UIImage.searchDirectories = folders }
    let delegate = LayerDelegate()
    let layer = CALayer()
    layer.delegate = delegate
    layer.display()
    let image = try #require(layer.contents as? CGImage)
    #expect(image.width == 12)
  }

  @Test("D08_ rounding two corners of a view for its mask")
  func maskPath() {
    let view = UIView(frame: CGRect(x: 40, y: 40, width: 200, height: 120))
    let path = UIBezierPath(
      roundedRect: view.bounds, byRoundingCorners: [.topLeft, .topRight],
      cornerRadii: CGSize(width: 30, height: 30))
    #expect(path.bounds == view.bounds)
    for (x, y, isInside) in [(1, 1, false), (199, 1, false), (1, 119, true), (199, 119, true)] {
      #expect(path.contains(CGPoint(x: x, y: y)) == isInside)
    }
  }

  @Test("V11_ a CGImage forgets the scale, which the layer can be told")
  func scaleIsLost() {
    let image = UIImage(
      cgImage: TestImage.cgImage(12, 6) { _, _ in red }, scale: 3, orientation: .up)
    let layer = CALayer()
    layer.contents = image.cgImage
    #expect(layer.contentsScale == 1)
    layer.contentsScale = image.scale
    #expect(layer.contentsScale == 3 && image.size == CGSize(width: 4, height: 2))
  }

  @Test("D07_ images and paths draw inside of draw(_:), in the bounds' space")
  func insideDraw() throws {
    final class PictureView: UIView {
      override func draw(_ rect: CGRect) {
        TestImage.plain(2, 2, blue).draw(at: CGPoint(x: 10, y: 20))
        UIColor.red.setFill()
        UIBezierPath(rect: CGRect(x: 12, y: 20, width: 2, height: 1)).fill()
      }
    }
    let view = PictureView(frame: CGRect(x: 0, y: 0, width: 4, height: 3))
    view.bounds.origin = CGPoint(x: 10, y: 20)
    view.contentScaleFactor = 1
    view.backgroundColor = .clear
    view.layer.display()
    let store = try #require(view.layer.contents as? BackingStore).image
    #expect(
      TestImage.rows(UIImage(cgImage: store)) == [
        [blue, blue, red, red], [blue, blue, 0, 0], [0, 0, 0, 0],
      ])
  }
}
