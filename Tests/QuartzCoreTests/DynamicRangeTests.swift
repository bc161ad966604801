import CoreGraphics
import QuartzCore
import Testing

@Suite struct DynamicRangeTests {
  @Test("The dynamic range is kept, by name and by key") func kept() {
    let layer = CALayer()
    #expect(layer.preferredDynamicRange == .automatic && layer.toneMapMode == .automatic)
    #expect(layer.contentsHeadroom == 0 && !layer.wantsExtendedDynamicRangeContent)
    #expect(layer.value(forKey: "toneMapMode") as? String == "automatic")
    layer.preferredDynamicRange = .constrainedHigh
    layer.toneMapMode = .ifSupported
    layer.contentsHeadroom = 4
    layer.setValue(true, forKey: "wantsExtendedDynamicRangeContent")
    #expect(layer.value(forKey: "preferredDynamicRange") as? String == "constrainedHigh")
    #expect(layer.value(forKey: "contentsHeadroom") as? Double == 4)
    #expect(layer.wantsExtendedDynamicRangeContent)
    let copy = CALayer(layer: layer)
    #expect(copy.preferredDynamicRange == .constrainedHigh && copy.toneMapMode == .ifSupported)
    layer.contentsHeadroom = .nan
    layer.setValue("loud", forKey: "contentsHeadroom")
    #expect(layer.contentsHeadroom.isNaN)
    layer.setValue(nil, forKey: "contentsHeadroom")
    #expect(layer.contentsHeadroom == 0)
    layer.toneMapMode = CALayer.ToneMapMode(rawValue: "anything")
    #expect(layer.toneMapMode.rawValue == "anything")
    layer.contentsFormat = .automatic
    #expect(layer.contentsFormat == .automatic)
  }

  @Test("An animation keeps its frame rates") func frameRates() {
    let animation = CABasicAnimation(keyPath: "opacity")
    #expect(animation.preferredFrameRateRange == .default)
    #expect(CAFrameRateRange.default.preferred == nil && CAFrameRateRange() == .default)
    animation.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 60, preferred: 30)
    let copy = animation.copy() as? CABasicAnimation
    #expect(copy?.preferredFrameRateRange.preferred == 30)
  }
}
