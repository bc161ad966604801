import CoreGraphics
import Testing

@testable import Typography

/// Layouts are kept by content and room, and not too many of them.
@Suite struct LayoutCacheTests {
  private func content(_ number: Int) -> TextContent {
    TextContent(
      "text number \(number)", style: TextStyle(font: Laid.font), paragraph: TextParagraph())
  }

  @Test func theSameContentInTheSameRoomIsLaidOutOnce() {
    let cache = LayoutCache(byteLimit: 100_000)
    let options = LayoutOptions(width: 50)
    let layout = cache.layout(content(1), options)
    #expect(cache.layout(content(1), options) === layout)
    #expect(cache.layout(content(1), LayoutOptions(width: 51)) !== layout)
    #expect(cache.layout(content(2), options) !== layout)
  }

  @Test func whatItHoldsHasABound() {
    let cache = LayoutCache(byteLimit: 40_000)
    var alive: [() -> TextLayout?] = []
    for number in 0..<500 {
      let layout = cache.layout(content(number), LayoutOptions())
      alive.append { [weak layout] in layout }
    }
    let held = alive.compactMap { $0() }
    #expect(!held.isEmpty)
    #expect(held.reduce(0) { $0 + $1.byteCount } <= 40_000)
    #expect(cache.size.bytes == held.reduce(0) { $0 + $1.byteCount })
    #expect(cache.size.limit == 40_000)
  }

  @Test func whatNobodyAsksForAnyMoreGoes() {
    let cache = LayoutCache(byteLimit: 1 << 20, patience: 10)
    weak let layout = cache.layout(content(0), LayoutOptions())
    let other = cache.layout(content(1), LayoutOptions())
    for _ in 0..<10 { #expect(cache.layout(content(1), LayoutOptions()) === other) }
    #expect(layout != nil)
    for _ in 0..<11 { #expect(cache.layout(content(1), LayoutOptions()) === other) }
    #expect(layout == nil)
    #expect(cache.size.bytes == other.byteCount)
  }

  @Test func anEnormousTextIsNotKept() {
    let cache = LayoutCache(byteLimit: 8_000)
    weak var layout: TextLayout?
    do {
      let text = TextContent(
        String(repeating: "a ", count: 200), style: TextStyle(font: Laid.font),
        paragraph: TextParagraph())
      layout = cache.layout(text, LayoutOptions())
    }
    #expect(layout == nil)
  }
}
