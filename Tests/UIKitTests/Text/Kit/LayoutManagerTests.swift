import Testing

@testable import UIKit

/// Text that is laid out without a view.
@MainActor @Suite struct LayoutManagerTests {
  private let storage: NSTextStorage
  private let manager = NSLayoutManager()
  private let container = NSTextContainer(size: CGSize(width: 100, height: 0))
  private let line = UIFont.systemFont(ofSize: 16).lineHeight

  init() {
    storage = NSTextStorage(
      string: "one two three four\nfive", attributes: [.font: UIFont.systemFont(ofSize: 16)])
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
  }

  private func fragments() -> [(rect: CGRect, used: CGRect, glyphs: NSRange)] {
    var all: [(rect: CGRect, used: CGRect, glyphs: NSRange)] = []
    let range = NSRange(location: 0, length: manager.numberOfGlyphs)
    manager.enumerateLineFragments(forGlyphRange: range) { rect, used, _, glyphs, _ in
      all.append((rect, used, glyphs))
    }
    return all
  }

  @Test func linesAreWhereTheContainerHasRoom() throws {
    let lines = fragments()
    try #require(lines.count == 3)
    #expect(lines.map(\.glyphs) == [NSRange(0..<8), NSRange(8..<19), NSRange(19..<23)])
    #expect(lines.map(\.rect.minY) == [0, line, 2 * line])
    #expect(lines.allSatisfy { $0.rect.width == 100 && $0.rect.height == line })
    #expect(lines.allSatisfy { $0.used.width > 10 && $0.used.width <= 100 })
    #expect(manager.usedRect(for: container).height == 3 * line)
    #expect(manager.glyphRange(for: container) == NSRange(0..<23))
    var effective = NSRange()
    #expect(manager.lineFragmentRect(forGlyphAt: 9, effectiveRange: &effective) == lines[1].rect)
    #expect(effective == NSRange(8..<19))
    #expect(manager.lineFragmentUsedRect(forGlyphAt: 20, effectiveRange: nil) == lines[2].used)
    #expect(manager.textContainer(forGlyphAt: 3, effectiveRange: nil) === container)
  }

  @Test func visitsEndWhereTheyAreStopped() {
    var count = 0
    manager.enumerateLineFragments(forGlyphRange: NSRange(0..<23)) { _, _, _, _, stop in
      count += 1
      stop.pointee = true
    }
    manager.enumerateEnclosingRects(
      forGlyphRange: NSRange(0..<23),
      withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0), in: container
    ) { _, stop in
      count += 10
      stop.pointee = true
    }
    #expect(count == 11)
  }

  @Test func glyphsAndPointsFindEachOther() {
    let first = manager.location(forGlyphAt: 0)
    #expect(first.x == 5 && first.y > line / 2 && first.y < line)
    let second = manager.location(forGlyphAt: 1)
    #expect(second.x > first.x && second.y == first.y)
    #expect(manager.location(forGlyphAt: 8).x == 5)
    let rect = manager.boundingRect(forGlyphRange: NSRange(4..<7), in: container)
    #expect(rect.minX > 5 && rect.height == line && rect.minY == 0)
    let middle = CGPoint(x: rect.minX + 1, y: line / 2)
    #expect(manager.glyphIndex(for: middle, in: container) == 4)
    var fraction: CGFloat = 0
    let last = CGPoint(x: 99, y: 2.5 * line)
    #expect(
      manager.characterIndex(
        for: last, in: container, fractionOfDistanceBetweenInsertionPoints: &fraction) == 22)
    #expect(fraction == 1)
    let both = manager.boundingRect(forGlyphRange: NSRange(6..<10), in: container)
    #expect(both.minY == 0 && both.height == 2 * line)
    let caret = manager.boundingRect(forGlyphRange: NSRange(4..<4), in: container)
    #expect(caret.width == 0 && caret.minX == rect.minX)
  }

  @Test func aSelectionTakesWhatLinesLeaveFree() {
    func rects(_ selected: NSRange) -> [CGRect] {
      var all: [CGRect] = []
      manager.enumerateEnclosingRects(
        forGlyphRange: NSRange(0..<12), withinSelectedGlyphRange: selected, in: container
      ) { rect, _ in all.append(rect) }
      return all
    }
    let tight = rects(NSRange(location: NSNotFound, length: 0))
    let wide = rects(NSRange(0..<12))
    #expect(tight.count == 2 && wide.count == 2)
    #expect(wide[0].maxX == 95 && tight[0].maxX < 95 && wide[1] == tight[1])
  }

  @Test func theLineAfterTheLastBreakHasNoGlyphs() {
    #expect(manager.extraLineFragmentRect == .zero)
    storage.append(NSAttributedString(string: "\n"))
    #expect(manager.extraLineFragmentRect.minY == 3 * line)
    #expect(manager.extraLineFragmentRect.width == 100)
    #expect(manager.extraLineFragmentUsedRect.width == 10)
    #expect(manager.extraLineFragmentTextContainer === container)
    #expect(fragments().count == 3 && manager.usedRect(for: container).height > 3.5 * line)
    storage.setAttributedString(NSAttributedString(string: ""))
    #expect(manager.numberOfGlyphs == 0 && manager.extraLineFragmentRect.width == 100)
    #expect(fragments().isEmpty)
  }

  @Test func textGoesOnInTheNextContainer() {
    container.size.height = 1.5 * line
    let next = NSTextContainer(size: CGSize(width: 300, height: 100))
    manager.addTextContainer(next)
    #expect(manager.glyphRange(for: container) == NSRange(0..<8))
    #expect(manager.glyphRange(for: next) == NSRange(8..<23))
    #expect(manager.textContainer(forGlyphAt: 8, effectiveRange: nil) === next)
    #expect(manager.lineFragmentRect(forGlyphAt: 8, effectiveRange: nil).origin == .zero)
    #expect(manager.location(forGlyphAt: 8).x == 5)
    #expect(fragments().count == 3 && manager.firstUnlaidCharacterIndex() == 23)
    manager.removeTextContainer(at: 1)
    #expect(next.layoutManager == nil && manager.firstUnlaidCharacterIndex() == 8)
  }

  @Test func linesGoRoundShapes() throws {
    container.size.width = 200
    container.exclusionPaths = [
      UIBezierPath(rect: CGRect(x: 80, y: 0, width: 60, height: line / 2))
    ]
    #expect(!container.isSimpleRectangularTextContainer)
    let lines = fragments()
    try #require(lines.count > 2)
    #expect(lines[0].rect == CGRect(x: 0, y: 0, width: 80, height: line))
    #expect(lines[1].rect == CGRect(x: 140, y: 0, width: 60, height: line))
    #expect(lines[0].glyphs == NSRange(0..<8) && lines[1].glyphs.location == 8)
    #expect(lines[2].rect == CGRect(x: 0, y: line, width: 200, height: line))
    // Points find the line on their side of the shape.
    #expect(manager.glyphIndex(for: CGPoint(x: 150, y: 3), in: container) >= 8)
    #expect(manager.glyphIndex(for: CGPoint(x: 90, y: 3), in: container) < 8)
    let whole = manager.boundingRect(forGlyphRange: NSRange(0..<9), in: container)
    #expect(whole.height == line && whole.maxX > 140)
    container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 200, height: 50))]
    let below = try #require(fragments().first).rect
    #expect(below.minY >= 50 && below.minY < 60)
  }

  @Test func whatALineLeavesOutIsToldOf() {
    #expect(manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == NSNotFound)
    container.maximumNumberOfLines = 1
    container.lineBreakMode = .byTruncatingTail
    let cut = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
    #expect(cut.location > 4 && cut.location < 12 && NSMaxRange(cut) == 23)
    // Beside a shape as well.
    container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 10))]
    let beside = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
    #expect(beside.location > 0 && beside.location < cut.location)
  }

  @Test func whatIsDrawnAsOneIsOfOneRange() {
    storage.setAttributedString(NSAttributedString(string: "a👍🏽e\u{301}"))
    #expect(manager.numberOfGlyphs == 7)
    var actual = NSRange()
    let glyphs = manager.glyphRange(
      forCharacterRange: NSRange(location: 2, length: 1), actualCharacterRange: &actual)
    #expect(glyphs == NSRange(1..<5) && actual == glyphs)
    #expect(
      manager.characterRange(
        forGlyphRange: NSRange(location: 6, length: 1), actualGlyphRange: nil) == NSRange(5..<7))
  }

  @Test func glyphsAndBackgroundsAreDrawnByThemselves() {
    storage.addAttribute(.backgroundColor, value: UIColor.red, range: NSRange(0..<3))
    func ink(_ draw: () -> Void) -> Strokes {
      Strokes(width: 100, height: 70) { _ in draw() }
    }
    let all = NSRange(0..<23)
    let behind = ink { manager.drawBackground(forGlyphRange: all, at: .zero) }
    #expect(behind.red > 100 && behind.black == 0)
    let glyphs = ink { manager.drawGlyphs(forGlyphRange: all, at: .zero) }
    #expect(glyphs.red == 0 && glyphs.black > 20)
    let some = ink { manager.drawGlyphs(forGlyphRange: NSRange(0..<3), at: .zero) }
    #expect(some.black > 0 && some.black < glyphs.black / 2)
    #expect(
      ink { manager.drawGlyphs(forGlyphRange: all, at: CGPoint(x: CGFloat.nan, y: 0)) }.black == 0)
  }

  @Test func numbersOfAllKindsAreBorne() {
    let ranges = [
      NSRange(location: -5, length: 3), NSRange(location: 900, length: Int.max),
      NSRange(location: NSNotFound, length: 1), NSRange(location: 3, length: -7),
    ]
    for range in ranges {
      _ = manager.boundingRect(forGlyphRange: range, in: container)
      _ = manager.glyphRange(forCharacterRange: range, actualCharacterRange: nil)
      manager.enumerateLineFragments(forGlyphRange: range) { _, _, _, _, _ in }
      manager.drawGlyphs(forGlyphRange: range, at: .zero)
    }
    for place in [-1, 23, 24, Int.max, Int.min] {
      _ = manager.location(forGlyphAt: place)
      _ = manager.lineFragmentRect(forGlyphAt: place, effectiveRange: nil)
      _ = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: place)
      _ = manager.characterIndexForGlyph(at: place)
    }
    for number in [CGFloat.nan, .infinity, -.infinity, 1e300, -1] {
      _ = manager.glyphIndex(for: CGPoint(x: number, y: number), in: container)
      container.size = CGSize(width: number, height: number)
      container.lineFragmentPadding = number
      let rect = CGRect(x: number, y: 0, width: 20, height: number)
      container.exclusionPaths = [UIBezierPath(rect: rect), UIBezierPath()]
      _ = manager.usedRect(for: container)
      #expect(fragments().reduce(0) { $0 + $1.glyphs.length } <= 23)
      container.exclusionPaths = []
    }
    let stranger = NSTextContainer()
    #expect(manager.usedRect(for: stranger) == .zero)
    #expect(manager.glyphRange(for: stranger).location == NSNotFound)
    manager.removeTextContainer(at: 7)
    manager.insertTextContainer(stranger, at: 99)
    container.maximumNumberOfLines = -4
    #expect(manager.textContainers.count == 2)
  }
}
