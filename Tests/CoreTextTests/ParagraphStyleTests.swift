import CoreText
import Testing

@Suite struct ParagraphStyleTests {
  private func style<Value>(
    _ spec: CTParagraphStyleSpecifier, _ value: Value, size: Int = MemoryLayout<Value>.size
  ) -> CTParagraphStyle {
    withUnsafePointer(to: value) { pointer in
      var setting = CTParagraphStyleSetting(spec: spec, valueSize: size, value: pointer)
      return CTParagraphStyleCreate(&setting, 1)
    }
  }

  private func length(_ style: CTParagraphStyle, _ spec: CTParagraphStyleSpecifier) -> CGFloat? {
    var value: CGFloat = -1
    let isThere = CTParagraphStyleGetValueForSpecifier(
      style, spec, MemoryLayout<CGFloat>.size, &value)
    return isThere ? value : nil
  }

  @Test("settings are read back") func values() {
    #expect(length(style(.headIndent, CGFloat(12)), .headIndent) == 12)
    #expect(length(style(.headIndent, CGFloat(12)), .tailIndent) == 0)
    #expect(length(style(.lineSpacingAdjustment, Float(2)), .lineSpacingAdjustment) == 2)
    var mode = CTLineBreakMode.byClipping
    let clipping = style(.lineBreakMode, CTLineBreakMode.byTruncatingMiddle)
    #expect(CTParagraphStyleGetValueForSpecifier(clipping, .lineBreakMode, 1, &mode))
    #expect(mode == .byTruncatingMiddle)
    for direction in [CTWritingDirection.natural, .leftToRight, .rightToLeft] {
      var read = CTWritingDirection.natural
      let made = style(.baseWritingDirection, direction)
      #expect(CTParagraphStyleGetValueForSpecifier(made, .baseWritingDirection, 1, &read))
      #expect(read == direction)
      #expect(style(.baseWritingDirection, direction.rawValue) == made)
    }
    let tabs: CFArray = [CTTextTabCreate(.right, 50, nil), CTTextTabCreate(.left, 90, nil)]
    let read = UnsafeMutablePointer<CFArray>.allocate(capacity: 1)
    read.initialize(to: [])
    defer { read.deinitialize(count: 1).deallocate() }
    let made = style(.tabStops, tabs)
    #expect(
      CTParagraphStyleGetValueForSpecifier(made, .tabStops, MemoryLayout<CFArray>.size, read))
    #expect(read.pointee.compactMap { ($0 as? CTTextTab).map(CTTextTabGetLocation) } == [50, 90])
  }

  @Test("values of another size or kind count as missing") func badInput() {
    #expect(length(style(.headIndent, UInt8(12)), .headIndent) == 0)
    #expect(length(style(.headIndent, CGFloat.nan), .headIndent) == 0)
    #expect(style(.alignment, UInt8(200)) == CTParagraphStyleCreate(nil, 3))
    #expect(style(.tabStops, UInt16(1)) == CTParagraphStyleCreate(nil, -1))
    #expect(length(style(.headIndent, CGFloat(5), size: -8), .headIndent) == 0)
    var byte: UInt8 = 0
    #expect(
      !CTParagraphStyleGetValueForSpecifier(CTParagraphStyleCreate(nil, 0), .headIndent, 1, &byte))
  }
}
