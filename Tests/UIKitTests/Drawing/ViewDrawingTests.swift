import Pixels
import QuartzCore
import Testing
import UIKit

/// A view that runs code in `draw(_:)`.
private final class Drawing: UIView {
  var code: (CGRect) -> Void = { _ in }
  var drawings = 0

  override func draw(_ rect: CGRect) {
    drawings += 1
    code(rect)
  }
}

@MainActor @Suite struct ViewDrawingTests {
  private func view(
    _ frame: CGRect, scale: CGFloat = 1, _ code: @escaping (CGRect) -> Void
  ) -> Drawing {
    let view = Drawing(frame: frame)
    view.contentScaleFactor = scale
    view.isOpaque = false
    view.code = code
    return view
  }

  /// What a view draws, as alphas of a row, or as pixels.
  private func pixels(_ view: UIView, row y: Int) throws -> [UInt32] {
    view.layer.displayIfNeeded()
    let contents = try #require(view.layer.contents)
    let image = try #require(contents as? BackingStore).image
    return (0..<image.width).map { image.pixmap[$0, y].value }
  }

  @Test func `D07_a context is current only inside draw`() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    var inside: CGContext?
    let view = view(CGRect(x: 0, y: 0, width: 4, height: 4)) { _ in
      inside = UIGraphicsGetCurrentContext()
    }
    view.layer.displayIfNeeded()
    #expect(inside != nil)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `D07_the origin is that of the bounds, y points down, the scale is counted in`() throws
  {
    var rect = CGRect.null
    let view = view(CGRect(x: 30, y: 40, width: 4, height: 2), scale: 2) {
      rect = $0
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 10, y: 20, width: 1, height: 1))
    }
    view.bounds.origin = CGPoint(x: 10, y: 20)
    #expect(try pixels(view, row: 0).prefix(3) == [0xFFFF_0000, 0xFFFF_0000, 0])
    #expect(try pixels(view, row: 2).allSatisfy { $0 == 0 })
    #expect(rect == CGRect(x: 10, y: 20, width: 4, height: 2))
  }

  @Test func `D07_a view that draws nothing gets no store`() {
    let view = view(CGRect(x: 0, y: 0, width: 4, height: 2)) { _ in
      UIColor.red.set()
      UIGraphicsGetCurrentContext()?.setLineWidth(4)
    }
    view.layer.displayIfNeeded()
    #expect(view.drawings == 1)
    #expect(view.layer.contents == nil)
  }

  @Test func `A view without a size draws when it gets one`() throws {
    let view = view(.zero) { UIRectFill($0) }
    _ = view.layer.commitTree()
    #expect(view.layer.contents == nil)
    view.frame = CGRect(x: 0, y: 0, width: 2, height: 1)
    _ = view.layer.commitTree()
    #expect(try pixels(view, row: 0) == [0xFF00_0000, 0xFF00_0000])
  }

  @Test(arguments: [
    (CGSize(width: 20_000, height: 2), CGFloat(1)), (CGSize(width: 3e5, height: 3), 2),
    (CGSize(width: 2, height: 2), .infinity), (CGSize(width: 2, height: 2), .nan),
  ])
  func `A store is as large as it may be and shows all of the view`(
    size: CGSize, scale: CGFloat
  ) throws {
    let view = view(CGRect(origin: .zero, size: size), scale: scale) { rect in
      UIRectFill(CGRect(x: rect.midX, y: 0, width: rect.width / 2, height: rect.height))
    }
    view.layer.display()
    let contents = try #require(view.layer.contents)
    let image = try #require(contents as? BackingStore).image
    #expect(image.width * image.height <= 70_000_000)
    let row = image.height / 2
    #expect(image.pixmap[image.width / 4, row].alpha < 255)
    #expect(image.pixmap[image.width * 3 / 4, row].alpha > 0 || image.width < 4)
  }

  @Test func `V20_setNeedsDisplay draws once at the next commit`() {
    let view = view(CGRect(x: 0, y: 0, width: 4, height: 2)) { _ in }
    _ = view.layer.commitTree()
    #expect(view.drawings == 1)
    view.setNeedsDisplay()
    view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(view.drawings == 1)
    _ = view.layer.commitTree()
    #expect(view.drawings == 2)
    _ = view.layer.commitTree()
    #expect(view.drawings == 2)
  }

  @Test func `D08_UIRectFill replaces what was there`() throws {
    let view = view(CGRect(x: 0, y: 0, width: 3, height: 1)) { rect in
      UIColor.red.setFill()
      UIRectFill(rect)
      UIColor(red: 0, green: 0, blue: 1, alpha: 0.5).setFill()
      UIRectFill(CGRect(x: 1, y: 0, width: 1, height: 1))
      UIRectFillUsingBlendMode(CGRect(x: 2, y: 0, width: 1, height: 1), .normal)
    }
    #expect(try pixels(view, row: 0) == [0xFFFF_0000, 0x8000_0080, 0xFF7F_0080])
  }

  @Test func `D08_UIRectFrame draws a point inside the edges`() throws {
    let view = view(CGRect(x: 0, y: 0, width: 5, height: 4)) { rect in
      UIColor.black.set()
      UIRectFrame(rect)
    }
    let (black, none): (UInt32, UInt32) = (0xFF00_0000, 0)
    #expect(try pixels(view, row: 0) == [black, black, black, black, black])
    #expect(try pixels(view, row: 1) == [black, none, none, none, black])
    #expect(try pixels(view, row: 3) == [black, black, black, black, black])
  }

  @Test func `D08_UIRectClip and saved states`() throws {
    let view = view(CGRect(x: 0, y: 0, width: 4, height: 1)) { rect in
      let context = UIGraphicsGetCurrentContext()
      context?.saveGState()
      UIRectClip(CGRect(x: 1, y: 0, width: 1, height: 1))
      UIColor.red.setFill()
      UIRectFill(rect)
      context?.restoreGState()
      UIRectFill(CGRect(x: 3, y: 0, width: 1, height: 1))
    }
    #expect(try pixels(view, row: 0) == [0, 0xFFFF_0000, 0, 0xFF00_0000])
  }

  @Test func `D08_line width, cap and join`() throws {
    func row(_ cap: CGLineCap) throws -> [UInt32] {
      let view = view(CGRect(x: 0, y: 0, width: 10, height: 4)) { _ in
        let context = UIGraphicsGetCurrentContext()
        UIColor.black.setStroke()
        context?.setLineWidth(4)
        context?.setLineCap(cap)
        context?.move(to: CGPoint(x: 3, y: 2))
        context?.addLine(to: CGPoint(x: 7, y: 2))
        context?.strokePath()
      }
      return try pixels(view, row: 0).map { $0 >> 24 }
    }
    #expect(try row(.butt) == [0, 0, 0, 255, 255, 255, 255, 0, 0, 0])
    #expect(try row(.square) == [0, 255, 255, 255, 255, 255, 255, 255, 255, 0])
    let round = try row(.round)
    #expect(round[3] == 255)
    #expect(round[2] > 100)
    #expect(round[1] < 100)
  }

  @Test func `V11_the scale factor is the screen's until it is set`() {
    #expect(UIView().contentScaleFactor == UIScreen.main.scale)
    let view = UIView()
    view.contentScaleFactor = 3
    #expect(view.layer.contentsScale == 3)
  }

  /// A vertical line at a place, drawn at a scale: the alphas of a row.
  private func line(at x: CGFloat, width: CGFloat, scale: CGFloat) throws -> [UInt32] {
    let view = view(CGRect(x: 0, y: 0, width: 6, height: 1), scale: scale) { rect in
      let context = UIGraphicsGetCurrentContext()
      context?.setLineWidth(width)
      context?.move(to: CGPoint(x: x, y: rect.minY))
      context?.addLine(to: CGPoint(x: x, y: rect.maxY))
      context?.strokePath()
    }
    return try pixels(view, row: 0).map { $0 >> 24 }
  }

  @Test func `V11_a line between pixels covers two columns at half strength`() throws {
    #expect(try line(at: 3, width: 1, scale: 1) == [0, 0, 128, 128, 0, 0])
    #expect(try line(at: 3.5, width: 1, scale: 1) == [0, 0, 0, 255, 0, 0])
    let fine = try line(at: 3, width: 0.5, scale: 2)
    #expect(fine == [0, 0, 0, 0, 0, 128, 128, 0, 0, 0, 0, 0])
    #expect(try line(at: 3.25, width: 0.5, scale: 2)[6] == 255)
  }

  @Test func `V11_at three pixels a point a point is nine pixels`() throws {
    let view = view(CGRect(x: 0, y: 0, width: 3, height: 3), scale: 3) { _ in
      UIRectFill(CGRect(x: 1, y: 1, width: 1, height: 1))
    }
    let painted = try (0..<9).flatMap { try pixels(view, row: $0) }.filter { $0 != 0 }
    #expect(painted.count == 9)
  }
}
