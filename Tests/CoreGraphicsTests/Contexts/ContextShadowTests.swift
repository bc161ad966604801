import CoreGraphics
import Pixels
import Testing

@Suite struct ContextShadowTests {
  @Test func `A shadow without colour is black at a third and lies under what casts it`() {
    let canvas = TestCanvas(6, 6)
    canvas.context.setShadow(offset: CGSize(width: 2, height: -1), blur: 0)
    canvas.context.setFillColor(.red)
    canvas.context.fill(CGRect(1, 2, 2, 2))
    // Two to the right and one down.
    #expect(canvas.row(4) == [0, 0, 0, 0x5500_0000, 0x5500_0000, 0])
    #expect(canvas.row(3) == [0, 0xFFFF_0000, 0xFFFF_0000, 0x5500_0000, 0x5500_0000, 0])
    #expect(canvas.row(2) == [0, 0xFFFF_0000, 0xFFFF_0000, 0, 0, 0])
  }

  @Test func `No colour takes the shadow away`() {
    let canvas = TestCanvas(4, 1)
    canvas.context.setShadow(offset: CGSize(width: 2, height: 0), blur: 0)
    canvas.context.setShadow(offset: CGSize(width: 2, height: 0), blur: 0, color: nil)
    canvas.context.fill(CGRect(0, 0, 1, 1))
    #expect(canvas.row(0) == [0xFF00_0000, 0, 0, 0])
  }

  @Test func `Half the alpha makes half the shadow`() {
    let canvas = TestCanvas(4, 1)
    canvas.context.setShadow(offset: CGSize(width: 2, height: 0), blur: 0, color: .blue)
    canvas.context.setAlpha(0.5)
    canvas.context.fill(CGRect(0, 0, 1, 1))
    #expect(canvas.row(0) == [0x8000_0000, 0, 0x8000_0080, 0])
  }

  @Test func `The transform moves what casts a shadow but not the shadow's offset`() {
    let canvas = TestCanvas(8, 1)
    canvas.context.scaleBy(x: 2, y: 1)
    canvas.context.rotate(by: 0)
    canvas.context.setShadow(offset: CGSize(width: 3, height: 0), blur: 0, color: .blue)
    canvas.context.fill(CGRect(0, 0, 1, 1))
    #expect(canvas.row(0).map { $0 >> 24 } == [255, 255, 0, 255, 255, 0, 0, 0])
  }

  @Test func `In a context for points offsets count points downwards`() {
    let canvas = TestCanvas(2, 8, pointsDown: true, scale: 2)
    canvas.context.setShadow(offset: CGSize(width: 0, height: 2), blur: 0, color: .blue)
    canvas.context.fill(CGRect(0, 0, 1, 1))
    #expect((0..<8).map { canvas[0, $0] >> 24 } == [255, 255, 0, 0, 255, 255, 0, 0])
  }

  @Test func `A blurred shadow spreads evenly and keeps its mass`() {
    let canvas = TestCanvas(41, 41)
    canvas.context.setShadow(offset: CGSize(width: 100, height: 0), blur: 6, color: .black)
    canvas.context.fill(CGRect(-90, 10, 21, 21))
    let alpha = (0..<41).map { Int(canvas[$0, 20] >> 24) }
    #expect(alpha == alpha.reversed())
    // Half of the strength at the edge, and hardly anything a blur further out.
    #expect(abs((alpha[9] + alpha[10]) / 2 - 127) <= 2)
    #expect(alpha[20] >= 254)
    #expect(alpha[2] <= 4)
    let mass = (0..<41).reduce(0) { sum, y in
      sum + (0..<41).reduce(0) { $0 + Int(canvas[$1, y] >> 24) }
    }
    #expect(abs(mass - 21 * 21 * 255) < 21 * 21 * 255 / 200)
  }

  @Test func `A shadow comes into the clip from outside it`() {
    let canvas = TestCanvas(4, 1)
    canvas.context.clip(to: CGRect(2, 0, 2, 1))
    canvas.context.setShadow(offset: CGSize(width: 2, height: 0), blur: 0, color: .blue)
    canvas.context.fill(CGRect(0, 0, 1, 1))
    #expect(canvas.row(0) == [0, 0, 0xFF00_00FF, 0])
  }

  @Test func `A layer casts one shadow`() {
    let canvas = TestCanvas(6, 1)
    canvas.context.setShadow(offset: CGSize(width: 3, height: 0), blur: 0, color: .blue)
    canvas.context.beginTransparencyLayer(auxiliaryInfo: nil)
    canvas.context.setFillColor(red: 0, green: 0, blue: 0, alpha: 0.5)
    canvas.context.fill(CGRect(0, 0, 2, 1))
    canvas.context.fill(CGRect(1, 0, 2, 1))
    canvas.context.endTransparencyLayer()
    let alphas = canvas.row(0).map { $0 >> 24 }
    #expect(alphas == [128, 192, 128, 128, 192, 128])
  }

  @Test func `A shadow far away leaves its layer where it is`() {
    let canvas = TestCanvas(4, 1)
    canvas.context.setShadow(offset: CGSize(width: 20_000, height: 9_000), blur: 0)
    canvas.context.beginTransparencyLayer(auxiliaryInfo: nil)
    canvas.context.fill(CGRect(1, 0, 1, 1))
    canvas.context.endTransparencyLayer()
    #expect(canvas.row(0) == [0, 0xFF00_0000, 0, 0])
  }

  @Test func `Without smooth edges shadows come from outside the clip as well`() {
    let canvas = TestCanvas(4, 1)
    canvas.context.setShouldAntialias(false)
    canvas.context.setShadow(offset: CGSize(width: 4, height: 0), blur: 0, color: .blue)
    canvas.context.fillEllipse(in: CGRect(-4, -4, 4, 9))
    #expect(canvas.row(0).contains(0xFF00_00FF))
  }

  @Test func `Images and gradients cast shadows of their alpha`() throws {
    let picture = TestCanvas(2, 1)
    picture.context.fill(CGRect(0, 0, 1, 1))
    let image = try #require(picture.context.makeImage())
    let canvas = TestCanvas(4, 1)
    canvas.context.setShadow(offset: CGSize(width: 2, height: 0), blur: 0, color: .blue)
    canvas.context.draw(image, in: CGRect(0, 0, 2, 1))
    #expect(canvas.row(0) == [0xFF00_0000, 0, 0xFF00_00FF, 0])
  }
}
