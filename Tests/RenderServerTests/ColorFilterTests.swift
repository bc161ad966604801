import CoreGraphics
import Pixels
import RenderTree
import Testing

@testable import RenderServer

/// Filters that map the colours of a group.
@Suite struct ColorFilterTests {
  /// Green becomes red, and so on.
  private static let turn = ColorMatrix(
    red: SIMD4(0, 1, 0, 0), green: SIMD4(0, 0, 1, 0), blue: SIMD4(1, 0, 0, 0))
  private static let halve = ColorMatrix(
    red: SIMD4(0.5, 0, 0, 0), green: SIMD4(0, 0.5, 0, 0), blue: SIMD4(0, 0, 0.5, 0))
  private static let invert = ColorMatrix(
    red: SIMD4(-1, 0, 0, 0), green: SIMD4(0, -1, 0, 0), blue: SIMD4(0, 0, -1, 0),
    bias: SIMD4(1, 1, 1, 0))

  private func scene(
    _ filters: [ColorMatrix], opacity: Float = 1, _ first: CGColor, _ second: CGColor
  ) -> RenderNode {
    layer(
      id: 1, 10, 10, 60, 60, color: first, opacity: opacity,
      extras: Extras(filters: filters.map { .color($0) }),
      [layer(id: 2, 20, 20, 60, 60, color: second, radius: 9)])
  }

  @Test(arguments: [Float(1), 0.5])
  func aMatrixMapsAllColorsOfItsNode(opacity: Float) {
    #expect(
      picture(scene([Self.turn], opacity: opacity, green, blue))
        == picture(scene([], opacity: opacity, red, green)))
  }

  @Test func matricesAreAppliedInTheirOrder() throws {
    let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    let first = try #require(picture(scene([Self.invert, Self.halve], black, black)))
    #expect(first[15, 15] == Pixel(0xFF80_8080))
    let second = try #require(picture(scene([Self.halve, Self.invert], black, black)))
    #expect(second[15, 15] == Pixel(0xFFFF_FFFF))
    #expect(commands(scene([Self.halve, Self.invert], red, red)).contains("colors 2 {"))
  }

  @Test func colorsAreMappedBeforeTheMaskAndTheOpacity() throws {
    let mask = layer(id: 5, 0, 0, 0, 0, [layer(id: 6, 0, 0, 30, 90, color: red)])
    let node = layer(
      id: 1, 10, 10, 60, 60, color: CGColor(red: 0, green: 0, blue: 0, alpha: 0.5), opacity: 0.5,
      extras: Extras(mask: mask, filters: [.color(Self.invert)]))
    let plain = layer(
      id: 1, 10, 10, 30, 60, color: CGColor(red: 1, green: 1, blue: 1, alpha: 0.25))
    let shown = try #require(picture(layer(id: 9, 0, 0, 99, 99, color: blue, [node])))
    let same = try #require(picture(layer(id: 9, 0, 0, 99, 99, color: blue, [plain])))
    #expect(shown.distance(to: same) <= 1)
  }

  @Test func aMatrixThatColorsNothingDoesSoInTheNodesExtent() throws {
    let fill = ColorMatrix(
      red: SIMD4(), green: SIMD4(), blue: SIMD4(), bias: SIMD4(0, 1, 0, 1))
    let node = layer(
      id: 1, 10, 10, 0, 0, extras: Extras(filters: [.color(fill)]),
      [layer(id: 2, 0, 0, 9, 9, color: red), layer(id: 3, 41, 41, 9, 9, color: red)])
    let size = TileSize(width: 16, height: 16)
    #expect(picture(node, tileSize: size) == picture(layer(10, 10, 50, 50, color: green)))
  }
}
