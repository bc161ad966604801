import CoreGraphics
import Pixels
import Testing

@Suite struct ContextLayerTests {
  @Test func `A transparency layer fades as one`() {
    let canvas = TestCanvas(3, 1)
    canvas.context.setAlpha(0.5)
    canvas.context.beginTransparencyLayer(auxiliaryInfo: nil)
    canvas.context.setFillColor(.red)
    canvas.context.fill(CGRect(0, 0, 2, 1))
    canvas.context.setFillColor(.blue)
    canvas.context.fill(CGRect(1, 0, 2, 1))
    canvas.context.endTransparencyLayer()
    #expect(canvas.row(0) == [0x8080_0000, 0x8000_0080, 0x8000_0080])
  }

  @Test func `Within a layer alpha, mode and shadow begin anew and end with it`() {
    let canvas = TestCanvas(2, 1)
    let context = canvas.context
    context.setBlendMode(.clear)
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(CGRect(0, 0, 1, 1))
    context.saveGState()
    context.translateBy(x: 5, y: 5)
    context.endTransparencyLayer()
    #expect(context.ctm == .identity)
    // The mode outside was clear: the layer takes away half of what there is, which is nothing.
    #expect(canvas.row(0) == [0, 0])
    context.restoreGState()
    context.setBlendMode(.normal)
    context.setAlpha(1)
    context.fill(CGRect(0, 0, 2, 1))
    #expect(canvas.row(0) == [0xFF00_0000, 0xFF00_0000])
  }

  @Test func `Ending a layer that was not begun changes nothing`() {
    let canvas = TestCanvas(1, 1)
    canvas.context.endTransparencyLayer()
    canvas.context.fill(CGRect(0, 0, 1, 1))
    #expect(canvas[0, 0] == 0xFF00_0000)
  }

  @Test func `A clip with soft edges cuts a layer once`() {
    let direct = TestCanvas(12, 12)
    let layered = TestCanvas(12, 12)
    for canvas in [direct, layered] {
      canvas.context.addEllipse(in: CGRect(1.5, 1.5, 9, 9))
      canvas.context.clip()
    }
    direct.context.fill(CGRect(0, 0, 12, 12))
    layered.context.beginTransparencyLayer(auxiliaryInfo: nil)
    layered.context.fill(CGRect(0, 0, 12, 12))
    layered.context.endTransparencyLayer()
    #expect(direct.pixmap == layered.pixmap)
  }

  @Test func `A CGLayer draws what was drawn in it`() throws {
    let canvas = TestCanvas(4, 2)
    let layer = try #require(
      CGLayer(canvas.context, size: CGSize(width: 2, height: 1), auxiliaryInfo: nil))
    layer.context?.setFillColor(.red)
    layer.context?.fill(CGRect(1, 0, 1, 1))
    canvas.context.draw(layer, at: CGPoint(x: 1, y: 1))
    #expect(canvas.row(0) == [0, 0, 0xFFFF_0000, 0])
    #expect(canvas.row(1) == [0, 0, 0, 0])
    #expect(CGLayer(canvas.context, size: .zero, auxiliaryInfo: nil) == nil)
  }

  @Test func `A layer may be drawn on itself, and shows what was drawn on it since`() throws {
    let canvas = TestCanvas(1, 4)
    let layer = try #require(
      CGLayer(canvas.context, size: CGSize(width: 1, height: 4), auxiliaryInfo: nil))
    let own = try #require(layer.context)
    func column() -> [UInt32] { (0..<4).map { canvas[0, $0] } }
    let red: UInt32 = 0xFFFF_0000
    own.setFillColor(.red)
    own.fill(CGRect(0, 3, 1, 1))
    own.draw(layer, at: CGPoint(x: 0, y: -1))
    canvas.context.draw(layer, at: .zero)
    #expect(column() == [red, red, 0, 0])
    own.fill(CGRect(0, 0, 1, 1))
    #expect(column() == [red, red, 0, 0])
    canvas.context.draw(layer, at: .zero)
    #expect(column() == [red, red, 0, red])
  }

  @Test func `A pattern repeats its cell`() throws {
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in
        context.setFillColor(.red)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }, releaseInfo: nil)
    let pattern = try #require(
      CGPattern(
        info: nil, bounds: CGRect(0, 0, 2, 2), matrix: .identity, xStep: 3, yStep: 2,
        tiling: .constantSpacing, isColored: true, callbacks: &callbacks))
    let canvas = TestCanvas(7, 4)
    canvas.context.setFillPattern(pattern, colorComponents: [1])
    canvas.context.fill(CGRect(0, 0, 7, 4))
    let red: UInt32 = 0xFFFF_0000
    #expect(canvas.row(3) == [red, 0, 0, red, 0, 0, red])
    #expect(canvas.row(2) == [0, 0, 0, 0, 0, 0, 0])
    #expect(canvas.row(1) == canvas.row(3))
    canvas.context.clear(CGRect(0, 0, 7, 4))
    canvas.context.setPatternPhase(CGSize(width: 1, height: 0))
    canvas.context.fill(CGRect(0, 0, 7, 4))
    #expect(canvas.row(3) == [0, red, 0, 0, red, 0, 0])
  }

  @Test func `A pattern without colours takes the tint`() throws {
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in context.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) },
      releaseInfo: nil)
    let pattern = try #require(
      CGPattern(
        info: nil, bounds: CGRect(0, 0, 1, 1), matrix: .identity, xStep: 1, yStep: 1,
        tiling: .noDistortion, isColored: false, callbacks: &callbacks))
    let canvas = TestCanvas(1, 1)
    canvas.context.setFillColorSpace(CGColorSpaceCreateDeviceRGB())
    canvas.context.setFillPattern(pattern, colorComponents: [0, 0, 1, 1])
    canvas.context.fill(CGRect(0, 0, 1, 1))
    #expect(canvas[0, 0] == 0xFF00_00FF)
  }
}
