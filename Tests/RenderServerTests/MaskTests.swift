import CoreGraphics
import Pixels
import RenderTree
import Testing

@testable import RenderServer

/// Masks: a node's alpha times that of another.
@Suite struct MaskTests {
  private let half = CGColor(red: 0, green: 0, blue: 0, alpha: 0.5)
  private let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)

  private func masked(
    by mask: RenderNode?, opacity: Float = 1, transform: CGAffineTransform = .identity,
    blending: CGBlendMode = .normal
  ) -> RenderNode {
    layer(
      id: 9, 10, 10, 60, 60, color: red, border: Paint.Border(width: 4, color: green),
      opacity: opacity, extras: Extras(mask: mask, blending: blending), transform: transform,
      [layer(id: 10, 20, 20, 60, 60, color: blue)])
  }

  private func ellipse(_ rect: CGRect, _ color: CGColor) -> RenderNode {
    let path = CGPath(ellipseIn: rect, transform: nil)
    return layer(id: 20, 0, 0, 0, 0, content: .shape(ShapeContent(path, fill: color)))
  }

  @Test func L08_aMaskWithoutAnythingHidesEverything() {
    #expect(picture(masked(by: .nothing(id: 3))) == picture(nil))
    #expect(picture(masked(by: layer(0, 0, 60, 60))) == picture(nil))
  }

  @Test func L08_anOpaqueMaskOverEverythingChangesNothing() {
    let plain = picture(masked(by: nil))
    #expect(picture(masked(by: layer(0, 0, 90, 90, color: blue))) == plain)
    let two = layer(
      0, 0, 90, 90, color: half,
      [layer(id: 2, 0, 0, 50, 90), layer(id: 3, 0, 0, 90, 90, color: red)])
    #expect(picture(masked(by: two)) == plain)
  }

  @Test func L08_aRectangleMasksLikeAClip() {
    let mask = layer(5, 5, 30, 30, color: red)
    let clipped = layer(
      id: 1, 15, 15, 30, 30, masks: true,
      [
        layer(id: 2, -15, -15, 90, 90, [masked(by: nil)])
      ])
    #expect(picture(masked(by: mask)) == picture(clipped))
    // No group: its inside is painted as if there were no mask.
    #expect(!commands(masked(by: mask)).contains("group"))
  }

  @Test func L08_halfAMaskIsHalfTheOpacity() throws {
    let mask = layer(0, 0, 90, 90, color: half)
    #expect(picture(masked(by: mask)) == picture(masked(by: nil, opacity: 0.5)))
  }

  @Test func L08_theMaskAppliesWhereItPaintsNothing() throws {
    // Two things, so that no short way is taken; between and around them nothing shows.
    let mask = layer(
      id: 2, 0, 0, 0, 0,
      [
        layer(id: 3, 0, 0, 10, 10, color: red), layer(id: 4, 40, 40, 10, 10, color: red),
      ])
    let shown = try #require(picture(masked(by: mask), tileSize: TileSize(width: 8, height: 8)))
    let plain = try #require(picture(masked(by: nil)))
    for y in 0..<100 {
      for x in 0..<100 {
        let inside = [10..<20, 50..<60].contains { $0.contains(x) && $0.contains(y) }
        #expect(shown[x, y] == (inside ? plain[x, y] : white))
      }
    }
  }

  @Test(arguments: [0.0, 0.3, 1.7])
  func L08_anOpaqueShapeTakesTheShortWayToTheSamePicture(angle: Double) throws {
    let turn = CGAffineTransform(rotationAngle: angle)
    let disc = ellipse(CGRect(x: 3, y: 5, width: 50, height: 40), black)
    let long = layer(id: 2, 0, 0, 0, 0, [disc, layer(id: 30, 90, 90, 0, 0)])
    let short = masked(by: disc, transform: turn)
    #expect(picture(short) == picture(masked(by: long, transform: turn)))
    #expect(commands(short).contains("mask outline"))
    #expect(!commands(short).contains("destinationIn"))
    let round = layer(id: 2, 4, 4, 40, 30, color: red, radius: 9)
    #expect(
      picture(masked(by: round, transform: turn))
        == picture(masked(by: layer(id: 3, 0, 0, 0, 0, [round]), transform: turn)))
  }

  @Test func L08_theMaskOfAMaskIsTheirProduct() {
    let left = layer(id: 2, 0, 0, 30, 90, color: black)
    let top = layer(id: 3, 0, 0, 90, 30, color: black, extras: Extras(mask: left))
    #expect(
      picture(masked(by: top)) == picture(masked(by: layer(id: 4, 0, 0, 30, 30, color: black))))
  }

  @Test func L08_aMaskLiesInTheSpaceOfItsNode() {
    let turn = CGAffineTransform(rotationAngle: 0.4)
    let mask = layer(id: 2, 10, 5, 20, 30, color: black)
    let alone = layer(
      id: 1, 30, 30, 60, 60, color: red, extras: Extras(mask: mask), transform: turn)
    let same = layer(
      id: 1, 30, 30, 0, 0, transform: turn, [layer(id: 2, 10, 5, 20, 30, color: red)])
    #expect(picture(alone) == picture(same))
  }

  @Test func L08_aMaskAndAnOpacityMultiply() throws {
    let mask = layer(0, 0, 90, 90, color: half)
    let both = try #require(picture(masked(by: mask, opacity: 0.5)))
    let quarter = try #require(picture(masked(by: nil, opacity: 0.25)))
    #expect(both.distance(to: quarter) <= 1)
  }

  @Test func aChangedMaskDamagesWhatItShowed() {
    let renderer = Renderer(threads: 1)
    _ = renderer.render(frame(masked(by: layer(id: 2, 0, 0, 10, 10, color: black))))
    let next = masked(by: layer(id: 2, 20, 20, 10, 10, color: black))
    let report = renderer.render(frame(next))
    #expect(
      report.damage == [
        PixelRect(x: 10, y: 10, width: 10, height: 10),
        PixelRect(x: 30, y: 30, width: 10, height: 10),
      ])
    #expect(renderer.pixmap == picture(next))
  }

  @Test func masksWithinMasksBeyondCountTakeBoundedMemory() {
    var mask = layer(id: 0, 0, 0, 50, 50, color: black)
    for level in 1...10_000 {
      mask = layer(
        id: UInt64(level), 0, 0, 60, 60, color: half, extras: Extras(mask: mask),
        [layer(id: 0, 0, 0, 1, 1, color: red)])
    }
    let renderer = Renderer(threads: 1)
    let report = renderer.render(frame(masked(by: mask)))
    #expect(report.groups <= 2 * Flattener.deepestGroup)
    #expect(renderer.pixmap != nil)
  }
}
