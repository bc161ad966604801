import CoreGraphics
import QuartzCore
import Testing

@Suite("CATextLayer")
struct TextLayerTests {
  private func layer(_ text: Any?, _ change: (CATextLayer) -> Void = { _ in }) -> CATextLayer {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    layer.string = text
    change(layer)
    return layer
  }

  private func hasInk(_ layer: CATextLayer) -> Bool {
    layer.displayIfNeeded()
    return layer.contents != nil
  }

  @Test func defaultsAreCoreAnimations() {
    let layer = CATextLayer()
    #expect(layer.fontSize == 36 && layer.font as? String == "Helvetica")
    #expect(layer.foregroundColor == CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(!layer.isWrapped)
    #expect(layer.alignmentMode == .natural && layer.truncationMode == .none)
  }

  @Test func stringsOfAllKindsAreShown() {
    #expect(hasInk(layer("Hello")))
    #expect(hasInk(layer(NSAttributedString(string: "Hello"))))
    #expect(!hasInk(layer(nil)) && !hasInk(layer("")) && !hasInk(layer(42)))
  }

  @Test func everyPropertyAsksForANewDrawing() {
    let layer = layer("Hello")
    layer.displayIfNeeded()
    layer.fontSize = 36
    #expect(!layer.needsDisplay())
    layer.fontSize = 20
    #expect(layer.needsDisplay())
    layer.displayIfNeeded()
    layer.setValue("center", forKey: "alignmentMode")
    #expect(layer.needsDisplay() && layer.alignmentMode == .center)
  }

  @Test func copiesHaveTheText() {
    let copy = CATextLayer(layer: layer("Hello") { $0.isWrapped = true })
    #expect(copy.string as? String == "Hello" && copy.isWrapped)
  }
}
