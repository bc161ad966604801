import CoreGraphics
import Pixels
import RenderTree
import TestSupport
import Testing

@testable import RenderServer

/// Filters of what is below a node.
@Suite struct BackdropTests {
  private static let invert = ColorMatrix(
    red: SIMD4(-1, 0, 0, 0), green: SIMD4(0, -1, 0, 0), blue: SIMD4(0, 0, -1, 0),
    bias: SIMD4(1, 1, 1, 0))

  /// Stripes, so that a blur can be seen.
  private func stripes(_ color: CGColor = red) -> [RenderNode] {
    (0..<10).map { layer(id: UInt64(100 + $0), Double($0) * 10, 0, 5, 100, color: color) }
  }

  private func glass(
    _ filters: [Filter], id: UInt64 = 2, x: Double = 20, radius: Double = 0, opacity: Float = 1,
    _ children: [RenderNode] = []
  ) -> RenderNode {
    layer(
      id: id, x, 20, 60, 50, radius: radius, opacity: opacity,
      extras: Extras(backdropFilters: filters), children)
  }

  private func scene(_ glass: RenderNode, _ below: [RenderNode]? = nil) -> RenderNode {
    layer(id: 1, 0, 0, 100, 100, (below ?? stripes()) + [glass])
  }

  @Test func whatIsBelowIsBlurredInsideTheNode() throws {
    let shown = try #require(picture(scene(glass([.blur(3)]))))
    let below = try #require(picture(layer(id: 1, 0, 0, 100, 100, stripes())))
    let blurred = below.blurred(sigma: 3, edge: .clamp)
    for y in 0..<100 {
      for x in 0..<100 {
        let isInside = (20..<80).contains(x) && (20..<70).contains(y)
        let distance = abs(Int(shown[x, y].green) - Int((isInside ? blurred : below)[x, y].green))
        #expect(distance <= (isInside ? 1 : 0))
      }
    }
  }

  @Test func colorsAreMappedInsideTheRoundedBoundsOnly() throws {
    let shown = try #require(picture(scene(glass([.color(Self.invert)], radius: 20))))
    let below = try #require(picture(layer(id: 1, 0, 0, 100, 100, stripes())))
    #expect(shown[20, 20] == below[20, 20] && shown[10, 50] == below[10, 50])
    #expect(shown[52, 45] == Pixel(0xFF00_FFFF) && shown[57, 45] == Pixel(0xFF00_0000))
  }

  @Test func whatIsAboveIsLeftAlone() throws {
    let child = layer(id: 3, 10, 10, 20, 20, color: green)
    let shown = try #require(picture(scene(glass([.color(Self.invert)], [child]))))
    #expect(shown[35, 35] == green.pixel)
    let after = layer(
      id: 4, 0, 0, 0, 0, [scene(glass([.color(Self.invert)])), layer(30, 30, 20, 20, color: green)])
    #expect(try #require(picture(after))[35, 35] == green.pixel)
  }

  @Test func aClipAroundTheNodeDoesNotHideWhatIsBelow() throws {
    let round = layer(
      id: 5, 10, 10, 80, 80, radius: 30, masks: true, [glass([.color(Self.invert)], x: 10)])
    let shown = try #require(picture(scene(round)))
    #expect(shown[52, 52] == Pixel(0xFF00_FFFF))
    // A faded group is a picture of its own: below the node there is nothing in it.
    let faded = layer(
      id: 5, 0, 0, 0, 0, opacity: 0.5, [layer(id: 6, 0, 0, 1, 1, color: blue), glass([.blur(3)])])
    let plain = layer(id: 5, 0, 0, 0, 0, opacity: 0.5, [layer(id: 6, 0, 0, 1, 1, color: blue)])
    #expect(picture(scene(faded)) == picture(scene(plain)))
  }

  @Test func aBackdropShowsThoseBelowIt() throws {
    let two = layer(
      id: 7, 0, 0, 0, 0,
      [glass([.color(Self.invert)]), glass([.color(Self.invert)], id: 8, x: 30)])
    let shown = try #require(picture(scene(two)))
    #expect(shown[52, 45] == red.pixel && shown[22, 45] == Pixel(0xFF00_FFFF))
  }

  @Test func aChangeBesideTheNodeThatItsBlurSeesIsShown() {
    let renderer = Renderer(threads: 1)
    let speck = layer(id: 50, 15, 40, 4, 4, color: blue)
    let (before, after) = (
      scene(glass([.blur(4)])), scene(glass([.blur(4)]), stripes() + [speck])
    )
    _ = renderer.render(frame(before))
    let report = renderer.render(frame(after))
    #expect(renderer.pixmap == picture(after))
    #expect(report.damage.contains { $0.contains(PixelRect(x: 20, y: 20, width: 60, height: 50)) })
  }

  @Test func aChangeThatNoBlurSeesCostsNoMoreThanItself() {
    let renderer = Renderer(threads: 1)
    _ = renderer.render(frame(scene(glass([.blur(2)]))))
    let speck = layer(id: 50, 90, 90, 4, 4, color: blue)
    let report = renderer.render(frame(scene(glass([.blur(2)]), stripes() + [speck])))
    #expect(report.pixelsTouched == 16)
  }

  @Test func backdropsBeyondCountTakeBoundedTime() {
    let many = (0..<2_000).map { glass([.blur(0.5)], id: UInt64(1000 + $0)) }
    let small = Renderer(threads: 1)
    _ = small.render(frame(scene(layer(id: 3, 0, 0, 0, 0, many)), side: 40))
    #expect(small.pixmap != nil)
  }

  /// Of many, what is below them is painted once and not for each.
  @Test func backdropsOverEachOtherShowWhatEachWouldByItself() throws {
    let swap = ColorMatrix(
      red: SIMD4(0, 1, 0, 0), green: SIMD4(1, 0, 0, 0), blue: SIMD4(0, 0, 1, 0))
    let matrices = [Self.invert, swap]
    var random = SplitMix(seed: 15)
    for round in 0..<30 {
      func place() -> Double { random.number(0...40) }
      var nodes: [RenderNode] = []
      for index in 0..<12 {
        let id = UInt64(1000 + 20 * index)
        let filters: [Filter] = [
          random.oneIn(2) ? .blur(random.number(0.5...4)) : .color(matrices[index % 2])
        ]
        let pane = layer(
          id: id, place(), place(), 50, 40, radius: random.number(0...9),
          extras: Extras(backdropFilters: filters),
          [layer(id: id + 1, place(), place(), 9, 9, color: [red, green, blue][index % 3])])
        // In a clip that goes on after it, in a picture of its own, or among the others.
        switch random.below(4) {
        case 0:
          let after = layer(id: id + 2, place(), place(), 20, 20, color: green)
          let before = layer(id: id + 3, place(), place(), 20, 20, color: blue)
          nodes.append(
            layer(
              id: id + 4, place() / 2, place() / 2, 70, 70, radius: 30, masks: true,
              transform: CGAffineTransform(rotationAngle: random.oneIn(2) ? 0.2 : 0),
              [before, pane, after]))
        case 1:
          let below = layer(id: id + 2, place(), place(), 30, 30, color: red)
          nodes.append(layer(id: id + 4, 0, 0, 0, 0, opacity: 0.6, [below, pane]))
        default: nodes.append(pane)
        }
      }
      let root = layer(id: 1, 0, 0, 100, 100, stripes() + nodes)
      var each = WorkSharing.worthwhile
      each.backdrops = .max
      let (alone, together) = (
        Renderer(threads: 1, sharing: each), Renderer(threads: 2, sharing: .always)
      )
      for renderer in [alone, together] { _ = renderer.render(frame(root)) }
      #expect(alone.pixmap == together.pixmap, "round \(round)")
    }
  }

  @Test func `P24 of copies all are filtered or none`() throws {
    func shown(_ count: Int) -> RenderNode {
      let one = glass([.color(Self.invert)])
      let copies = (0..<count).map { layer(id: UInt64(500 + $0), 0, 0, 0, 0, [one]) }
      return scene(layer(id: 3, 0, 0, 0, 0, copies + [glass([.color(Self.invert)], id: 8, x: 40)]))
    }
    let most = BackdropAreas.capacity - 1
    let inverted = try #require(picture(shown(most)))
    #expect(inverted[32, 45] == Pixel(0xFF00_FFFF) && inverted[52, 45] == red.pixel)
    // The one beside them still is.
    let plain = try #require(picture(shown(most + 2)))
    #expect(plain[32, 45] == red.pixel && plain[52, 45] == Pixel(0xFF00_FFFF))
  }

  @Test func `P24 what is filtered no longer, or again, is painted`() {
    let pane = layer(
      id: 2, 0, 0, 6, 6, extras: Extras(backdropFilters: [.color(Self.invert)]))
    func copies(_ count: Int) -> RenderNode {
      let copies = (0..<count).map { index -> RenderNode in
        let (x, y) = (Double(index % 16) * 6, Double(index / 16) * 6)
        return layer(id: UInt64(500 + index), x, y, 6, 6, [pane])
      }
      return scene(layer(id: 3, 0, 0, 0, 0, copies))
    }
    let most = BackdropAreas.capacity
    let renderer = Renderer(threads: 1)
    for count in [most, most + 1, most + 2, most, 3, most + 1] {
      _ = renderer.damage(for: frame(copies(count)))
      _ = renderer.render(frame(copies(count)))
      #expect(renderer.pixmap == picture(copies(count)), "\(count)")
    }
  }

  @Test func `P24 D2: backdrops have a budget together`() {
    let side = 4000.0
    let many = (0..<100).map { index in
      layer(
        id: UInt64(1000 + index), 0, 0, side, side, extras: Extras(backdropFilters: [.blur(1)]))
    }
    var areas = BackdropAreas()
    areas.find(
      in: layer(id: 1, 0, 0, side, side, many), scale: 1,
      canvas: PixelRect(x: 0, y: 0, width: 4000, height: 4000))
    #expect(areas.areas.count == BackdropAreas.mostPixels / 16_000_000)
  }

  @Test func theDumpTellsWhatIsReadBelow() {
    #expect(
      commands(scene(glass([.blur(2)]))).contains("backdrop (14 14 72 62) of commands 0..<10"))
  }
}
