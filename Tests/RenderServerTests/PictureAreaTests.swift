import CoreGraphics
import Pixels
import Testing

@testable import RenderServer

@Suite struct PictureAreaTests {
  @Test func aBlurOfAThousandPixelsIsMadeOfFew() throws {
    let place = try #require(PicturePlace(.identity))
    let canvas = PixelRect(x: 0, y: 0, width: 61, height: 48)
    let extent = PixelRect(x: 0, y: 0, width: 60, height: 40).grown(by: 3072)
    let area = try #require(
      PictureArea(extent, of: place, canvas: canvas, margin: 3072, blur: 1024))
    #expect(area.size.area < 1 << 18)
    let sharp = try #require(
      PictureArea(extent, of: place, canvas: canvas, margin: 3072, blur: 100))
    #expect(sharp.halvings == 1)
  }
}
