import CoreText
import Foundation
import Testing

/// What lines and glyphs leave in pixels.
@Suite struct DrawingTests {
  private func context(_ width: Int = 60, _ height: Int = 40) throws -> CGContext {
    try #require(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
  }

  /// The box of what is painted, y up, and the sum of each channel.
  private func ink(_ context: CGContext) throws -> (box: CGRect, red: Int, green: Int, alpha: Int) {
    let data = try #require(context.data)
    var box = CGRect.null
    var (red, green, alpha) = (0, 0, 0)
    for y in 0..<context.height {
      for x in 0..<context.width {
        let pixel = data.advanced(by: (y * context.width + x) * 4)
          .assumingMemoryBound(to: UInt8.self)
        guard pixel[3] > 0 else { continue }
        let place = CGRect(x: x, y: context.height - 1 - y, width: 1, height: 1)
        box = box.union(place)
        red += Int(pixel[0])
        green += Int(pixel[1])
        alpha += Int(pixel[3])
      }
    }
    return (box, red, green, alpha)
  }

  @Test("a line stands on the text position") func position() throws {
    let context = try context()
    let line = Sample.line("H")
    context.textPosition = CGPoint(x: 10, y: 12)
    CTLineDraw(line, context)
    let box = try ink(context).box
    let expected = CTLineGetImageBounds(line, context)
    #expect(box.minY == 12 && abs(box.maxY - expected.maxY) < 1)
    #expect(abs(box.minX - expected.minX) <= 1 && abs(box.maxX - expected.maxX) <= 1)
  }

  @Test("the text matrix turns glyphs and places") func matrix() throws {
    let context = try context()
    context.textMatrix = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 10, ty: 30)
    CTLineDraw(Sample.line("H"), context)
    let box = try ink(context).box
    #expect(box.maxY == 30 && box.minY < 20)
    context.textMatrix = CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    CTLineDraw(Sample.line("H"), context)
  }

  @Test("colours are the text's, or the context's where it says so") func colors() throws {
    let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    func drawn(_ attributes: [CFString: Any]) throws -> (red: Int, green: Int) {
      let context = try context()
      context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      context.textPosition = CGPoint(x: 5, y: 10)
      CTLineDraw(Sample.line("H", attributes), context)
      let sums = try ink(context)
      return (sums.red, sums.green)
    }
    let own = try drawn([kCTForegroundColorAttributeName: green])
    #expect(own.red == 0 && own.green > 1_000)
    let contexts = try drawn([kCTForegroundColorFromContextAttributeName: true])
    #expect(contexts.red > 1_000 && contexts.green == 0)
    let number = try drawn([kCTForegroundColorFromContextAttributeName: kCFBooleanTrue as Any])
    #expect(number == contexts)
    let none = try drawn([:])
    #expect(none == (0, 0))
  }

  @Test("glyphs and runs are drawn where a line has them") func parts() throws {
    let line = Sample.line("Ho")
    let (whole, runs, glyphs) = (try context(), try context(), try context())
    for context in [whole, runs, glyphs] { context.textPosition = CGPoint(x: 8, y: 12) }
    CTLineDraw(line, whole)
    for run in Sample.runs(line) {
      CTRunDraw(run, runs, CFRangeMake(0, 1))
      CTRunDraw(run, runs, CFRangeMake(1, 0))
      CTFontDrawGlyphs(
        Sample.font(), try #require(CTRunGetGlyphsPtr(run)),
        try #require(CTRunGetPositionsPtr(run)),
        CTRunGetGlyphCount(run), glyphs)
    }
    #expect(try ink(whole) == ink(runs))
    #expect(try ink(whole) == ink(glyphs))
    #expect(try ink(whole).alpha > 0)
  }

  @Test("lines under text lie under it, backgrounds behind it") func lines() throws {
    let context = try context()
    context.textPosition = CGPoint(x: 5, y: 20)
    CTLineDraw(
      Sample.line("H", [kCTUnderlineStyleAttributeName: CTUnderlineStyle.single.rawValue]), context)
    #expect(try ink(context).box.minY < 19)
    let other = try self.context()
    other.textPosition = CGPoint(x: 5, y: 20)
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    CTLineDraw(Sample.line("H", [kCTBackgroundColorAttributeName: red]), other)
    #expect(try ink(other).red > 20_000)
  }

  @Test("a frame is drawn in its path, whatever the text position") func frame() throws {
    let rect = CGRect(x: 10, y: 5, width: 40, height: 30)
    let setter = CTFramesetterCreateWithAttributedString(Sample.text("Hg"))
    let frame = CTFramesetterCreateFrame(
      setter, CFRangeMake(0, 0), CGPath(rect: rect, transform: nil), nil)
    let (one, other) = (try context(), try context())
    one.textPosition = CGPoint(x: 300, y: 300)
    CTFrameDraw(frame, one)
    CTFrameDraw(frame, other)
    #expect(try ink(one) == ink(other))
    #expect(rect.contains(try ink(one).box))
    #expect(one.textPosition == CGPoint(x: 300, y: 300))
  }

  @Test("counts and places that are none draw nothing") func badInput() throws {
    let context = try context()
    let broken = CGPoint(x: CGFloat.nan, y: .infinity)
    CTFontDrawGlyphs(Sample.font(), [40], [broken], 1, context)
    CTFontDrawGlyphs(Sample.font(), [40], [.zero], -1, context)
    CTFontDrawGlyphs(Sample.font(), [.max], [.zero], 1, context)
    #expect(try ink(context).alpha == 0)
  }
}
