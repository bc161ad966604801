import CoreGraphics
import QuartzCore
import Testing

@Suite struct ScrollLayerTests {
  private func scroller() -> (CAScrollLayer, CALayer) {
    let (scroller, content) = (CAScrollLayer(), CALayer())
    scroller.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
    content.frame = CGRect(x: 10, y: 20, width: 400, height: 300)
    scroller.addSublayer(content)
    return (scroller, content)
  }

  @Test func `L20_it clips, and scrolls in both directions at first`() {
    let (layer, _) = scroller()
    #expect(layer.masksToBounds)
    #expect(layer.scrollMode == .both)
    layer.scroll(to: CGPoint(x: -3, y: 700))
    #expect(layer.bounds == CGRect(x: -3, y: 700, width: 100, height: 50))
  }

  @Test(arguments: [
    (CAScrollLayerScrollMode.vertically, CGPoint(x: 0, y: 8)), (.horizontally, CGPoint(x: 7, y: 0)),
    (.none, .zero), (.both, CGPoint(x: 7, y: 8)),
  ])
  func `L20_the mode says which directions count`(mode: CAScrollLayerScrollMode, origin: CGPoint) {
    let (layer, _) = scroller()
    layer.scrollMode = mode
    layer.scroll(to: CGPoint(x: 7, y: 8))
    #expect(layer.bounds.origin == origin)
  }

  @Test(arguments: [
    (CGRect(x: 10, y: 10, width: 20, height: 20), CGPoint.zero),
    (CGRect(x: 90, y: 45, width: 20, height: 20), CGPoint(x: 10, y: 15)),
    (CGRect(x: -5, y: 0, width: 20, height: 20), CGPoint(x: -5, y: 0)),
    (CGRect(x: 30, y: 30, width: 200, height: 200), CGPoint(x: 30, y: 30)),
    (CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), .zero),
  ])
  func `L20_a rectangle is shown by scrolling as little as needed`(rect: CGRect, origin: CGPoint) {
    let (layer, _) = scroller()
    layer.scroll(to: rect)
    #expect(layer.bounds.origin == origin)
  }

  @Test func `L20_a layer inside scrolls its nearest scroll layer, in its own space`() {
    let (layer, content) = scroller()
    content.scroll(CGPoint(x: 5, y: 5))
    #expect(layer.bounds.origin == CGPoint(x: 15, y: 25))
    content.scrollRectToVisible(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(layer.bounds.origin == CGPoint(x: 10, y: 20))
    CALayer().scroll(CGPoint(x: 1, y: 1))
  }

  @Test func `L20_the visible part is what the nearest scroll layer shows`() {
    let (layer, content) = scroller()
    #expect(content.visibleRect == CGRect(x: 0, y: 0, width: 90, height: 30))
    layer.scroll(to: CGPoint(x: 110, y: 120))
    #expect(content.visibleRect == CGRect(x: 100, y: 100, width: 100, height: 50))
    layer.scroll(to: CGPoint(x: 5000, y: 0))
    #expect(content.visibleRect == .zero)
    #expect(layer.visibleRect == layer.bounds)
  }
}
