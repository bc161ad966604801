import Testing
import UIKit

@Suite struct GeometryTextTests {
  private let rect = CGRect(x: 1, y: 2.5, width: 3, height: 4)
  private let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

  @Test("geometry as text, with all digits")
  func texts() {
    #expect(NSCoder.string(for: rect) == "{{1, 2.5}, {3, 4}}")
    #expect(NSCoder.string(for: rect.origin) == "{1, 2.5}")
    #expect(NSCoder.string(for: rect.size) == "{3, 4}")
    #expect(NSCoder.string(for: CGVector(dx: 0.1, dy: -1)) == "{0.10000000000000001, -1}")
    #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
    #expect(NSCoder.string(for: insets) == "{1, 2, 3, 4}")
    #expect(NSCoder.string(for: UIOffset(horizontal: 1, vertical: 2)) == "{1, 2}")
  }

  @Test("text as geometry")
  func reading() {
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    #expect(NSCoder.cgRect(for: "{{1,2.5},{3,4}}") == rect)
    #expect(NSCoder.cgPoint(for: "{ 0.10000000000000001, 2e3 }") == CGPoint(x: 0.1, y: 2000))
    #expect(NSCoder.cgSize(for: "{3, 4}") == rect.size)
    #expect(NSCoder.cgVector(for: "{3, 4}") == CGVector(dx: 3, dy: 4))
    let map = CGAffineTransform(1, 2, 3, 4, 5, 6)
    #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: map)) == map)
    #expect(NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}") == insets)
    #expect(NSCoder.nsDirectionalEdgeInsets(for: "{1, 2, 3, 4}").trailing == 4)
    #expect(NSCoder.uiOffset(for: "{1, 2}") == UIOffset(horizontal: 1, vertical: 2))
    #expect(
      NSCoder.cgPoint(for: NSCoder.string(for: CGPoint(x: CGFloat.nan, y: .infinity))).x.isNaN)
  }

  @Test(
    "other text reads as zeros",
    arguments: ["", "{}", "{{1, 2}}", "{1, 2", "1, 2, 3, 4", "{{1, 2}, {3, x}}", "{{1, 2} {3, 4}}"])
  func garbage(_ text: String) {
    #expect(NSCoder.cgRect(for: text) == .zero)
    #expect(NSCoder.cgPoint(for: text) == .zero)
    #expect(NSCoder.cgAffineTransform(for: text) == CGAffineTransform())
  }

  @Test("insets move the edges, past each other too")
  func insetting() {
    let square = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(square.inset(by: insets) == CGRect(x: 2, y: 1, width: 4, height: 6))
    let outward = UIEdgeInsets(top: -1, left: -1, bottom: -1, right: -1)
    #expect(square.inset(by: outward) == CGRect(x: -1, y: -1, width: 12, height: 12))
    let wide = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
    #expect(square.inset(by: wide).size.width == -6)
    let nan = UIEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0)
    #expect(square.inset(by: nan).size.height.isNaN)
  }

  @Test("insets and offsets go into objects")
  func objects() {
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let offset = UIOffset(horizontal: 1, vertical: 2)
    #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(
      NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue == directional)
    #expect(NSValue(uiOffset: offset).uiEdgeInsetsValue == .zero)
    #expect(NSDirectionalEdgeInsets() == .zero && UIOffset() == .zero)
  }
}
