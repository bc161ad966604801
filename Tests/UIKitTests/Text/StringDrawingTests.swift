import CoreGraphics
import Testing
import UIKit

@Suite("Drawing strings")
struct StringDrawingTests {
  private let font = UIFont.systemFont(ofSize: 20)
  private var attributes: [NSAttributedString.Key: Any] { [.font: font] }

  /// Where a drawing leaves ink, in points.
  private func ink(_ draw: () -> Void) -> CGRect? {
    var rect: CGRect?
    for (y, row) in drawn(120, 60, { _ in draw() }).enumerated() {
      for (x, pixel) in row.enumerated() where pixel >> 24 > 20 {
        let pixel = CGRect(x: x, y: y, width: 1, height: 1)
        rect = rect?.union(pixel) ?? pixel
      }
    }
    return rect
  }

  @Test func sizeIsTheSumOfAdvancesAndALine() {
    let one = "n".size(withAttributes: attributes)
    let four = "nnnn".size(withAttributes: attributes)
    #expect(abs(four.width - 4 * one.width) < 0.5)
    #expect(abs(one.height - font.lineHeight) < 1e-9)
    #expect("".size(withAttributes: attributes).width == 0)
    #expect("a\nb".size(withAttributes: attributes).height == 2 * one.height)
  }

  @Test func aBoundingRectWrapsOnlyWhereItIsAsked() {
    let text = "several words that are long"
    let wrapped = text.boundingRect(
      with: CGSize(width: 100, height: 1_000), options: .usesLineFragmentOrigin,
      attributes: attributes, context: nil)
    #expect(wrapped.width <= 100 && wrapped.height > font.lineHeight * 2)
    let plain = text.boundingRect(
      with: CGSize(width: 100, height: 1_000), options: [], attributes: attributes, context: nil)
    #expect(plain.width > 100 && plain.height == font.lineHeight)
  }

  private func letter(
    _ key: NSAttributedString.Key, _ value: Any, text: String = "H"
  ) throws -> (ink: CGRect, width: CGFloat) {
    var attributes = attributes
    attributes[key] = value
    let size = text.size(withAttributes: attributes)
    let ink = ink { text.draw(at: CGPoint(x: 20, y: 20), withAttributes: attributes) }
    return (try #require(ink), size.width)
  }

  @Test func obliqueLettersLeanAndTakeNoMoreRoom() throws {
    let plain = try letter(.obliqueness, 0)
    let leaning = try letter(.obliqueness, 0.5)
    #expect(leaning.width == plain.width && abs(leaning.ink.minX - plain.ink.minX) <= 1)
    #expect(abs(leaning.ink.width - plain.ink.width - font.capHeight / 2) <= 2)
    #expect(try letter(.obliqueness, -0.5).ink.minX < plain.ink.minX - 5)
  }

  @Test func expandedLettersAreWider() throws {
    let plain = try letter(.expansion, 0)
    let wide = try letter(.expansion, 0.6931471805599453)
    #expect(abs(wide.width - 2 * plain.width) < 1e-6)
    #expect(abs(wide.ink.width - 2 * plain.ink.width) <= 2)
    #expect(wide.ink.height == plain.ink.height)
  }

  @Test func strokedLettersAreHollowAndFilledOnesFatter() throws {
    func coverage(_ width: CGFloat) -> Int {
      var attributes = attributes
      attributes[.font] = UIFont.boldSystemFont(ofSize: 40)
      attributes[.strokeWidth] = width
      return drawn(120, 60) { _ in
        "H".draw(at: CGPoint(x: 10, y: 5), withAttributes: attributes)
      }.reduce(0) { $0 + $1.reduce(0) { $0 + Int($1 >> 24) } }
    }
    #expect(coverage(3) < coverage(0) && coverage(-3) > coverage(0))
    #expect(coverage(3) > 0)
  }

  @Test func shadowsLieWhereTheirOffsetSays() throws {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 12, height: 7)
    shadow.shadowColor = UIColor.red
    shadow.shadowBlurRadius = 0
    let plain = try letter(.kern, 0)
    let both = try letter(.shadow, shadow)
    #expect(abs(both.ink.maxX - plain.ink.maxX - 12) <= 1)
    #expect(abs(both.ink.maxY - plain.ink.maxY - 7) <= 1)
    #expect(both.ink.minX == plain.ink.minX && both.width == plain.width)
  }

  @Test func baselineOffsetsRaiseAndMakeTheLineHigher() throws {
    let plain = try letter(.baselineOffset, 0)
    let raised = try letter(.baselineOffset, 6)
    // The line reaches as much further up, so that the letter stands where it stood.
    #expect(abs(raised.ink.minY - plain.ink.minY) <= 1)
    var attributes = attributes
    attributes[.baselineOffset] = 6
    let text = NSMutableAttributedString(string: "HH", attributes: self.attributes)
    text.addAttributes(attributes, range: NSRange(location: 1, length: 1))
    #expect(abs(text.size().height - font.lineHeight - 6) < 1e-6)
  }

  @Test(arguments: [Double.nan, .infinity, -1e300, 1e300])
  func numbersThatAreNoneDoNoHarm(number: Double) {
    for key in [
      NSAttributedString.Key.obliqueness, .expansion, .kern, .tracking, .baselineOffset,
      .strokeWidth, .underlineStyle,
    ] {
      var attributes = attributes
      attributes[key] = number
      let size = "HH".size(withAttributes: attributes)
      #expect(size.width.isFinite && size.height.isFinite)
      _ = drawn(20, 20) { _ in "HH".draw(at: .zero, withAttributes: attributes) }
    }
  }

  @Test func capitalsStandOnTheBaseline() throws {
    let rect = try #require(ink { "H".draw(at: CGPoint(x: 10, y: 10), withAttributes: attributes) })
    let baseline = 10 + font.ascender
    #expect(abs(rect.maxY - baseline) <= 1)
    #expect(abs(rect.minY - (baseline - font.capHeight)) <= 1)
    #expect(rect.minX >= 10 && rect.minX < 13)
  }

  @Test func drawingInARectLeavesOutLinesWithoutRoom() throws {
    let rect = try #require(
      ink {
        "H\nH\nH".draw(
          in: CGRect(x: 0, y: 0, width: 100, height: 50), withAttributes: attributes)
      })
    #expect(rect.maxY < 2 * font.lineHeight)
  }

  @Test func nothingIsDrawnInARectWithoutArea() {
    #expect(ink { "H".draw(in: .zero, withAttributes: attributes) } == nil)
    #expect(ink { "H".draw(at: CGPoint(x: CGFloat.nan, y: 0), withAttributes: attributes) } == nil)
  }

  @Test func underlinesAndBackgroundsReachOverSpaces() throws {
    var all = attributes
    all[.underlineStyle] = NSUnderlineStyle.single.rawValue
    let under = try #require(ink { "   i".draw(at: .zero, withAttributes: all) })
    #expect(under.minX == 0)
    #expect(under.maxY > font.ascender)
    all = attributes
    all[.backgroundColor] = UIColor.red
    let behind = try #require(ink { "i".draw(at: .zero, withAttributes: all) })
    #expect(behind.minY == 0 && abs(behind.maxY - font.lineHeight) <= 1)
  }

  @Test func emojiAreDrawnInColour() throws {
    let rect = try #require(ink { "😀".draw(at: .zero, withAttributes: attributes) })
    #expect(rect.width > 15 && rect.height > 15)
  }

  @Test func attachmentsStandOnTheBaseline() throws {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: -4, width: 30, height: 40)
    let text = NSMutableAttributedString(attachment: attachment)
    #expect(text.size().width == 30)
    #expect(text.size().height == 40)
  }

  @Test func neighbouringStretchesMayHaveAllKindsOfValues() {
    let values: [(NSAttributedString.Key, () -> Any)] = [
      (.font, { UIFont.systemFont(ofSize: 20) }), (.foregroundColor, { UIColor.red }),
      (.paragraphStyle, { NSMutableParagraphStyle() }), (.shadow, { NSShadow() }),
      (.attachment, { NSTextAttachment() }), (.kern, { 2.0 }), (.underlineStyle, { 1 }),
    ]
    for (key, value) in values {
      let text = NSMutableAttributedString(string: "a", attributes: [key: value()])
      text.append(NSAttributedString(string: "b", attributes: [key: value()]))
      text.addAttribute(key, value: value(), range: NSRange(location: 0, length: 1))
      #expect(text.size().height > 0, "\(key)")
    }
  }

  @Test func turnedTextIsDrawnAsShapes() throws {
    let rect = try #require(
      ink {
        UIGraphicsGetCurrentContext()?.translateBy(x: 60, y: 10)
        UIGraphicsGetCurrentContext()?.rotate(by: .pi / 2)
        "HHH".draw(at: .zero, withAttributes: attributes)
      })
    #expect(rect.height > rect.width)
  }
}
