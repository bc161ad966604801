import CoreGraphics
import QuartzCore
import RenderTree
import Testing

@Suite struct GradientLayerTests {
  private func gradient(_ layer: CALayer) -> GradientContent? {
    guard case .gradient(let gradient)? = layer.commitTree().root?.paint.content else {
      return nil
    }
    return gradient
  }

  @Test func `L19_a gradient goes from the top to the bottom along an axis`() {
    let layer = CAGradientLayer()
    #expect(layer.startPoint == CGPoint(x: 0.5, y: 0))
    #expect(layer.endPoint == CGPoint(x: 0.5, y: 1))
    #expect(layer.type == .axial)
    #expect(layer.colors == nil)
    #expect(layer.locations == nil)
  }

  @Test func `L19_nothing is drawn with too few colours or locations`() {
    // What changes is to be seen at once.
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    let layer = CAGradientLayer()
    layer.colors = [CGColor.black]
    #expect(gradient(layer) == nil)
    layer.colors = [CGColor.black, CGColor.white]
    #expect(gradient(layer) != nil)
    layer.locations = [0.5]
    #expect(gradient(layer) == nil)
    layer.locations = [0, 0.5]
    #expect(gradient(layer) != nil)
  }

  @Test(arguments: [
    (CAGradientLayerType.axial, GradientContent.Kind.axial), (.radial, .radial), (.conic, .conic),
    (CAGradientLayerType(rawValue: "spiral"), .axial),
  ])
  func `L19_three types, and an unknown one is kept and drawn as axial`(
    type: CAGradientLayerType, kind: GradientContent.Kind
  ) {
    let layer = CAGradientLayer()
    layer.colors = [CGColor.black, CGColor.white]
    layer.type = type
    #expect(layer.type == type)
    #expect(gradient(layer)?.course.kind == kind)
  }
}
