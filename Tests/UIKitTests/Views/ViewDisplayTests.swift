import CoreGraphics
import Pixels
import QuartzCore
import RenderTree
import TestSupport
import Testing
import UIKit

/// A layer and a view that note the drawing calls, and may leave out `super`.
private final class NotingLayer: CALayer {
  nonisolated(unsafe) static var callsSuper = true

  override func display() {
    CallRecord.note("layer display")
    super.display()
  }

  override func draw(in ctx: CGContext) {
    CallRecord.note("layer draw(in:)")
    if NotingLayer.callsSuper { super.draw(in: ctx) } else { ctx.fill(bounds) }
  }
}

private final class NotingView: UIView {
  var callsSuper = true
  override class var layerClass: AnyClass { NotingLayer.self }

  override func layerWillDraw(_ layer: CALayer) {
    CallRecord.note("view layerWillDraw")
    super.layerWillDraw(layer)
  }

  override func draw(_ layer: CALayer, in ctx: CGContext) {
    CallRecord.note("view draw(_:in:)")
    if callsSuper { super.draw(layer, in: ctx) }
  }

  override func draw(_ rect: CGRect) {
    CallRecord.note("view draw(\(rect.text))")
    UIColor.red.setFill()
    UIRectFill(rect)
  }

  override func layoutSubviews() { CallRecord.note("view layoutSubviews") }
}

@MainActor @Suite(.serialized) struct ViewDisplayTests {
  private func view(_ frame: CGRect = CGRect(x: 0, y: 0, width: 4, height: 2)) -> NotingView {
    let view = NotingView(frame: frame)
    view.contentScaleFactor = 1
    return view
  }

  private func draws(_ view: UIView) -> [String] {
    CallRecord.of { _ = view.layer.commitTree() }.filter { $0.hasPrefix("view draw((") }
  }

  private func pixels(_ view: UIView) throws -> [[UInt32]] {
    let store = try #require(view.layer.contents as? BackingStore)
    return TestImage.rows(UIImage(cgImage: store.image))
  }

  @Test func `D02_the layer draws by its view, the view in a context`() {
    let view = view()
    let calls = CallRecord.of { view.layer.display() }
    #expect(
      calls == [
        "layer display", "view layerWillDraw", "layer draw(in:)", "view draw(_:in:)",
        "view draw((0 0 4 2))",
      ])
  }

  @Test
  func `D03_without super in the layer neither method of the view runs, and what it draws shows`()
    throws
  {
    NotingLayer.callsSuper = false
    defer { NotingLayer.callsSuper = true }
    let view = view()
    let calls = CallRecord.of { view.layer.display() }
    #expect(calls == ["layer display", "view layerWillDraw", "layer draw(in:)"])
    #expect(try pixels(view)[0][0] == 0xFF00_0000)
  }

  @Test func `D03_without super in the view nothing is drawn, but the view itself shows`() {
    let view = view()
    view.callsSuper = false
    view.backgroundColor = .red
    let calls = CallRecord.of { view.layer.display() }
    #expect(calls.last == "view draw(_:in:)")
    #expect(view.layer.contents == nil)
    #expect(view.layer.commitTree().root?.paint.background == UIColor.red.cgColor)
  }

  @Test func `D05_layout of the layer is layout of the view`() {
    let view = view()
    view.setNeedsLayout()
    #expect(CallRecord.of { view.layer.layoutIfNeeded() } == ["view layoutSubviews"])
  }

  @Test func `V23_draw runs when the view first shows, and then when it is told`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10)).shown()
    let view = view()
    #expect(CallRecord.of { window.addSubview(view) }.filter { $0.hasPrefix("view draw") } == [])
    #expect(draws(window) == ["view draw((0 0 4 2))"])
    #expect(draws(window) == [])
    view.setNeedsDisplay(CGRect(x: 1, y: 0, width: 2, height: 1))
    #expect(draws(window) == ["view draw((1 0 2 1))"])
    view.setNeedsDisplay(.zero)
    #expect(draws(window) == [])
    view.frame.size.width = 6
    #expect(draws(window) == [], "the old drawing is stretched")
    view.contentMode = .redraw
    view.frame.size.width = 7
    #expect(draws(window) == ["view draw((0 0 7 2))"])
    view.frame.origin.x = 3
    #expect(draws(window) == [])
    let empty = self.view(.zero)
    window.addSubview(empty)
    #expect(draws(window) == [])
  }

  @Test func `V23_a plain view never gets a store`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    view.setNeedsDisplay()
    _ = view.layer.commitTree()
    #expect(view.layer.contents == nil)
  }

  @Test func `V25_an opaque view begins on its background or on black, another on nothing`() throws
  {
    final class Dot: UIView {
      override func draw(_ rect: CGRect) { UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    }
    func ground(_ prepare: (UIView) -> Void) throws -> UInt32 {
      let view = Dot(frame: CGRect(x: 0, y: 0, width: 2, height: 1))
      view.contentScaleFactor = 1
      prepare(view)
      view.layer.display()
      return try pixels(view)[0][1]
    }
    #expect(try ground { _ in } == 0xFF00_0000)
    #expect(try ground { $0.backgroundColor = .red } == red)
    #expect(try ground { $0.backgroundColor = .clear } == 0)
    #expect(try ground { $0.backgroundColor = UIColor.red.withAlphaComponent(0.5) } == 0)
    #expect(try ground { $0.isOpaque = false } == 0)
  }

  @Test func `V25_a view may draw on what it drew before`() throws {
    let view = view()
    #expect(view.clearsContextBeforeDrawing)
    view.clearsContextBeforeDrawing = false
    view.layer.display()
    view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    view.layer.displayIfNeeded()
    #expect(try pixels(view)[1] == [red, red, red, red])
    #expect(!view.layer.clearsStoreBeforeDrawing)
  }

  @Test func `V26_first values`() {
    let view = UIView()
    #expect(!view.clipsToBounds && view.isOpaque && !view.isHidden && view.alpha == 1)
    #expect(view.contentMode == .scaleToFill)
    #expect(view.contentStretch == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(view.mask == nil)
    #expect(view.layer.isOpaque && !CALayer().isOpaque)
  }

  @Test(arguments: [
    (UIView.ContentMode.scaleToFill, CALayerContentsGravity.resize), (.redraw, .resize),
    (.scaleAspectFit, .resizeAspect), (.scaleAspectFill, .resizeAspectFill), (.center, .center),
    (.top, .bottom), (.bottom, .top), (.left, .left), (.right, .right), (.topLeft, .bottomLeft),
    (.topRight, .bottomRight), (.bottomLeft, .topLeft), (.bottomRight, .topRight),
  ])
  func `V26_L01_content mode and gravity are one`(
    mode: UIView.ContentMode, gravity: CALayerContentsGravity
  ) {
    let view = UIView()
    view.contentMode = mode
    #expect(view.contentMode == mode)
    #expect(view.layer.contentsGravity == gravity)
    #expect(view.layer.needsDisplayOnBoundsChange == (mode == .redraw))
    if mode != .redraw {
      let twin = UIView()
      twin.layer.contentsGravity = gravity
      #expect(twin.contentMode == mode)
    }
  }

  @Test func `L01_a view's properties and its layer's are one, seen from both sides`() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    let layer = view.layer
    view.backgroundColor = .red
    #expect(layer.backgroundColor == UIColor.red.cgColor)
    layer.backgroundColor = UIColor.blue.cgColor
    #expect(view.backgroundColor == .blue)
    layer.frame.origin.x = 9
    #expect(view.frame == layer.frame && view.frame.origin.x == 9)
    layer.isHidden = true
    layer.opacity = 0.5
    layer.masksToBounds = true
    layer.contentsScale = 3
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    layer.contentsCenter = CGRect(x: 0, y: 0, width: 0.5, height: 1)
    #expect(view.isHidden && view.alpha == 0.5 && view.clipsToBounds)
    #expect(view.contentScaleFactor == 3)
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(view.contentStretch.width == 0.5)
    view.isHidden = false
    view.alpha = 0.25
    view.clipsToBounds = false
    view.transform = .identity
    #expect(!layer.isHidden && layer.opacity == 0.25 && !layer.masksToBounds)
    #expect(CATransform3DIsIdentity(layer.transform))
  }

  @Test func `V26_a mask is the layer's mask and leaves its superview`() {
    let (view, mask, parent) = (UIView(), UIView(), UIView())
    parent.addSubview(mask)
    view.mask = mask
    #expect(view.mask === mask && view.layer.mask === mask.layer)
    #expect(mask.superview == nil && parent.subviews.isEmpty)
    #expect(mask.layer.superlayer === view.layer && view.layer.sublayers == nil)
    view.mask = nil
    #expect(view.layer.mask == nil && mask.layer.superlayer == nil)
    view.mask = UIView()
    #expect(view.mask != nil, "the view holds its mask")
  }

  @Test func `V27_contents that are set after setNeedsDisplay keep draw from running`() throws {
    let view = view()
    view.setNeedsDisplay()
    view.layer.contents = TestImage.cgImage(1, 1) { _, _ in blue }
    #expect(draws(view) == [])
  }
}
