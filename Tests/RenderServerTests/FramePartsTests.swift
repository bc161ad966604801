import CoreGraphics
import Pixels
import RenderTree
import Testing

@testable import RenderServer

/// What a frame is painted of, as people are told.
@Suite struct FramePartsTests {
  private func parts(_ children: [RenderNode]) -> FrameParts {
    Frame(
      root: layer(id: 1, 0, 0, 100, 100, children), canvas: CanvasSize(width: 100, height: 100)
    ).parts()
  }

  @Test func whatShowsNothingBelowItIsOpaque() {
    let solid = parts([layer(id: 2, 10, 10, 50, 50, color: red)])
    #expect(solid.parts.map(\.isBlended) == [false] && solid.passes.isEmpty)
    #expect(solid.parts.first?.rect == PixelRect(x: 10, y: 10, width: 50, height: 50))
    let faint = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    #expect(parts([layer(id: 2, 10, 10, 50, 50, color: faint)]).parts.map(\.isBlended) == [true])
  }

  @Test func aPassSaysWhyItIsOne() {
    let inner = [layer(id: 3, 0, 0, 20, 20, color: red), layer(id: 4, 10, 10, 20, 20, color: red)]
    let faded = parts([layer(id: 2, 10, 10, 50, 50, opacity: 0.5, inner)])
    #expect(faded.passes.map(\.reason) == ["opacity 0.5"])
    let glass = parts([layer(id: 2, 0, 0, 9, 9, extras: Extras(backdropFilters: [.blur(3)]))])
    #expect(glass.passes.contains { $0.reason == "blurs what is behind it" })
  }

  @Test func aProbeTellsWhatChangesAndNothingAtFirst() {
    var probe = ChangeProbe()
    func changes(_ x: Double) -> [PixelRect] {
      probe.changes(
        to: Frame(
          root: layer(id: 1, 0, 0, 100, 100, [layer(id: 2, x, 0, 10, 10, color: red)]),
          canvas: CanvasSize(width: 100, height: 100)))
    }
    let first = changes(0)
    let same = changes(0)
    let moved = changes(50)
    #expect(first.isEmpty && same.isEmpty && !moved.isEmpty)
    #expect(moved.allSatisfy { $0.maxY <= 10 })
  }
}
