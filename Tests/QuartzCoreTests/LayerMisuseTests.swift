import QuartzCore
import Testing

/// What is refused, and in which words.
@Suite struct LayerMisuseTests {
  private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test("V15 a position that is not a number is refused in Apple's words")
  func positionWithNaN() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      CALayer().position = CGPoint(x: CGFloat.nan, y: 300)
    }
    #expect(
      text(result)
        .contains("CALayerInvalidGeometry: CALayer position contains NaN: [nan 300]"))
  }

  @Test("V15 bounds that are not numbers are refused in Apple's words")
  func boundsWithNaN() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      CALayer().bounds = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10)
    }
    #expect(
      text(result)
        .contains("CALayerInvalidGeometry: CALayer bounds contains NaN: [0 0; nan 10]"))
  }

  @Test("V15 an infinite frame is refused")
  func infiniteFrame() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      CALayer().frame = CGRect(x: 0, y: CGFloat.infinity, width: 10, height: 10)
    }
    #expect(
      text(result).contains("CALayerInvalidGeometry: CALayer frame"))
  }

  @Test("V15 a null rect is refused as bounds")
  func nullBounds() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      CALayer().bounds = .null
    }
    #expect(
      text(result).contains("CALayerInvalidGeometry: CALayer bounds"))
  }

  @Test("V04 a layer is not added to itself")
  func layerInItself() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let layer = CALayer()
      layer.addSublayer(layer)
    }
    #expect(
      text(result).contains("is a part of cycle in its layer tree"))
  }

  @Test("V04 a layer is not added to what lies below it")
  func ancestorInDescendant() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let top = CALayer()
      let middle = CALayer()
      let bottom = CALayer()
      top.addSublayer(middle)
      middle.addSublayer(bottom)
      bottom.sublayers = [top]
    }
    #expect(
      text(result).contains("is a part of cycle in its layer tree"))
  }
}
