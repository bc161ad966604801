import CoreGraphics
import Testing

@Suite struct PatternTests {
  /// How often a pattern was drawn.
  private final class Count {
    var value = 0
  }

  private func pattern(
    _ bounds: CGRect = CGRect(0, 0, 2, 1), xStep: CGFloat = 2, yStep: CGFloat = 1,
    isColored: Bool = true, count: Count? = nil
  ) throws -> CGPattern {
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { info, context in
        if let info { Unmanaged<Count>.fromOpaque(info).takeUnretainedValue().value += 1 }
        if info != nil { context.setFillColor(.red) }
        context.fill(CGRect(0, 0, 1, 1))
      }, releaseInfo: nil)
    return try #require(
      CGPattern(
        info: count.map { Unmanaged.passUnretained($0).toOpaque() }, bounds: bounds,
        matrix: .identity, xStep: xStep, yStep: yStep, tiling: .constantSpacing,
        isColored: isColored, callbacks: &callbacks))
  }

  @Test func `A colour made of a pattern draws as the pattern does, at its alpha`() throws {
    let count = Count()
    let pattern = try pattern(count: count)
    let space = try #require(CGColorSpace(patternBaseSpace: nil))
    let canvas = TestCanvas(4, 1)
    canvas.context.setFillColorSpace(space)
    canvas.context.setFillPattern(pattern, colorComponents: [0.5])
    canvas.context.fill(CGRect(0, 0, 4, 1))
    #expect(canvas.row(0) == [0x8080_0000, 0, 0x8080_0000, 0])

    let color = try #require(CGColor(patternSpace: space, pattern: pattern, components: [1]))
    #expect(color.pattern === pattern && color.colorSpace == space && color.alpha == 1)
    let other = TestCanvas(4, 1)
    other.context.setFillColor(color)
    other.context.fill(CGRect(0, 0, 2, 1))
    let half = try #require(color.copy(alpha: 0.5))
    #expect(half.pattern === pattern && half != color)
    other.context.setStrokeColor(half)
    other.context.stroke(CGRect(2.5, -4, 8, 8), width: 1)
    #expect(other.row(0) == [0xFFFF_0000, 0, 0x8080_0000, 0])
    withExtendedLifetime(count) {}
  }

  @Test func `A pattern without colours takes the tint in the base of its space`() throws {
    let pattern = try pattern(isColored: false)
    let base = CGColorSpaceCreateDeviceRGB()
    let space = try #require(CGColorSpace(patternBaseSpace: base))
    let canvas = TestCanvas(2, 1)
    canvas.context.setFillColorSpace(space)
    canvas.context.setFillPattern(pattern, colorComponents: [0, 0, 1, 1])
    canvas.context.fill(CGRect(0, 0, 2, 1))
    #expect(canvas.row(0) == [0xFF00_00FF, 0])
    let color = CGColor(patternSpace: space, pattern: pattern, components: [0, 1, 0, 1])
    canvas.context.setFillColor(try #require(color))
    canvas.context.fill(CGRect(0, 0, 2, 1))
    #expect(canvas.row(0) == [0xFF00_FF00, 0])
    let plain = try #require(CGColorSpace(patternBaseSpace: nil))
    #expect(CGColor(patternSpace: plain, pattern: pattern, components: [1]) == nil)
    #expect(CGColor(patternSpace: base, pattern: pattern, components: [0, 0, 0, 1]) == nil)
  }

  @Test func `A cell is drawn once for all that is filled with it at one size`() throws {
    let count = Count()
    let pattern = try pattern(count: count)
    let canvas = TestCanvas(4, 4)
    canvas.context.setFillPattern(pattern, colorComponents: [1])
    for row in 0..<4 { canvas.context.fill(CGRect(0, CGFloat(row), 4, 1)) }
    #expect(count.value == 1)
    #expect((0..<4).allSatisfy { canvas.row($0) == [0xFFFF_0000, 0, 0xFFFF_0000, 0] })
    let fine = TestCanvas(4, 4, scale: 2)
    fine.context.setFillPattern(pattern, colorComponents: [1])
    fine.context.fill(CGRect(0, 0, 2, 2))
    #expect(count.value == 2)
    #expect(fine.row(0) == [0xFFFF_0000, 0xFFFF_0000, 0, 0])
  }

  @Test func `Cells and steps may be of any size, and what is drawn next is as ever`() throws {
    let sizes: [CGFloat] = [
      1e-300, .leastNonzeroMagnitude, 1e-9, 1e9, 1e300, .greatestFiniteMagnitude,
    ]
    for size in sizes {
      for step in sizes {
        let canvas = TestCanvas(2, 2)
        let pattern = try pattern(
          CGRect(0, 0, size, size), xStep: step, yStep: min(1 / step, 1e300))
        canvas.context.setFillPattern(pattern, colorComponents: [1])
        canvas.context.fill(CGRect(0, 0, 2, 2))
        let pixels = canvas.row(0) + canvas.row(1)
        #expect(pixels.allSatisfy { $0 == 0 || $0 >> 24 >= $0 >> 16 & 255 }, "\(size), \(step)")
        canvas.context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
        canvas.context.fill(CGRect(0, 0, 2, 2))
        #expect(canvas.row(0) + canvas.row(1) == [UInt32](repeating: 0xFF00_00FF, count: 4))
      }
    }
  }

  @Test func `Ink for printers is set as light`() {
    let canvas = TestCanvas(2, 2)
    canvas.context.setFillColor(cyan: 0, magenta: 1, yellow: 1, black: 0, alpha: 1)
    canvas.context.fill(CGRect(0, 0, 2, 1))
    canvas.context.setStrokeColor(cyan: 1, magenta: 0, yellow: 0, black: 0.2, alpha: 1)
    canvas.context.stroke(CGRect(-8, 1.5, 20, 20), width: 1)
    #expect(canvas.row(1) == [0xFFFF_0000, 0xFFFF_0000])
    #expect(canvas.row(0) == [0xFF00_CCCC, 0xFF00_CCCC])
  }
}
