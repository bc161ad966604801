import CoreGraphics
import Pixels
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

  @Test func `L19_a picture lies above colours that an animation brings, and once without them`() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    let (layer, above) = (CAGradientLayer(), CALayer())
    layer.contents = CGImage(Pixmap(width: 4, height: 4))
    let play = Playhead(layer)
    above.bounds = layer.bounds
    above.backgroundColor = .black
    layer.addSublayer(above)
    func children(at time: Double) -> Int? {
      play.frame(at: time)
      return play.root.commitTree().root?.children.first?.children.count
    }
    LayerClock.$staged.withValue(0) {
      #expect(children(at: 0) == 1)
      let colors = CABasicAnimation(keyPath: "colors")
      (colors.fromValue, colors.toValue) = (
        [CGColor.black, CGColor.white], [CGColor.white, CGColor.black]
      )
      (colors.duration, colors.beginTime) = (1, 0.5)
      layer.add(colors, forKey: nil)
      // One that is over before: what is known of the sublayers from then on is that none changes.
      let fading = CABasicAnimation(keyPath: "opacity")
      (fading.fromValue, fading.toValue, fading.duration) = (0.1, 0.9, 0.15)
      above.add(fading, forKey: nil)
    }
    let counts = [0.1, 0.2, 0.6, 0.7, 1.6, 1.7].map { time in
      LayerClock.$staged.withValue(time) { children(at: time) }
    }
    #expect(counts == [1, 1, 2, 2, 1, 1])
  }
}
