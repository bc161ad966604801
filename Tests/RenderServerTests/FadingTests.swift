import CoreGraphics
import RenderTree
import Testing

@testable import RenderServer

/// Opacity that fades each thing by itself.
@Suite struct FadingTests {
  private func alpha(_ color: CGColor, _ alpha: Double) -> CGColor {
    let parts = color.components ?? []
    return CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }

  private func scene(opacity: Float, asGroup: Bool, colors: Double) -> RenderNode {
    layer(
      id: 1, 10, 10, 60, 60, color: alpha(red, colors),
      border: Paint.Border(width: 5, color: alpha(blue, colors)), opacity: opacity,
      fadesAsGroup: asGroup,
      [layer(id: 2, 20, 20, 60, 60, color: alpha(green, colors))])
  }

  @Test func L17_withoutAGroupEachThingIsFadedByItself() {
    let apart = picture(scene(opacity: 0.5, asGroup: false, colors: 1))
    #expect(apart == picture(scene(opacity: 1, asGroup: true, colors: 0.5)))
    #expect(apart != picture(scene(opacity: 0.5, asGroup: true, colors: 1)))
    #expect(!commands(scene(opacity: 0.5, asGroup: false, colors: 1)).contains("group"))
  }

  @Test func L17_descendantsThatFadeAsGroupsAreGroupsOfFadedThings() {
    func scene(_ outer: Float, asGroup: Bool, colors: Double) -> RenderNode {
      let inner = layer(
        id: 3, 0, 0, 40, 40, color: alpha(red, colors), opacity: 0.8,
        [layer(id: 4, 5, 5, 40, 40, color: alpha(blue, colors))])
      return layer(
        id: 1, 10, 10, 60, 60, color: alpha(green, colors), opacity: outer, fadesAsGroup: asGroup,
        [inner])
    }
    #expect(
      picture(scene(0.5, asGroup: false, colors: 1))
        == picture(scene(1, asGroup: true, colors: 0.5)))
  }

  @Test func masksOfSuchNodesAreNotFadedTwice() {
    let mask = layer(
      id: 7, 0, 0, 0, 0, [layer(id: 8, 0, 0, 90, 90, color: red), layer(id: 9, 0, 0, 0, 0)])
    let masked = layer(
      id: 1, 10, 10, 60, 60, color: red, opacity: 0.5, fadesAsGroup: false,
      extras: Extras(mask: mask))
    #expect(picture(masked) == picture(layer(10, 10, 60, 60, color: red, opacity: 0.5)))
  }
}
