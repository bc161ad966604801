import CoreGraphics
import Testing

@testable import Scenes

@Suite struct ValueTests {
  private func decode(_ json: String, _ kind: ValueKind) -> PropertyValue? {
    guard let value = ParsedText(json).value else { return nil }
    var decoder = ValueDecoder(diagnostics: DiagnosticList())
    return decoder.decode(value, as: kind)
  }

  private func text(_ json: String, _ kind: ValueKind) -> String? { decode(json, kind)?.text }

  @Test(arguments: [
    ("#F00", "#FF0000FF"), ("#f008", "#FF000088"), ("#12345678", "#12345678"),
    ("#aBcDeF", "#ABCDEFFF"), ("rgb(255, 0, 0)", "#FF0000FF"), ("rgb(100%,0%,0%)", "#FF0000FF"),
    ("rgba(0,0,255,0.5)", "#0000FF80"), ("rgb(0,0,255,50%)", "#0000FF80"),
    ("rgb(300,-5,1e9)", "#FF00FFFF"), ("hsl(0,100%,50%)", "#FF0000FF"),
    ("hsl(120, 100%, 50%)", "#00FF00FF"), ("hsl(-240,100%,50%)", "#00FF00FF"),
    ("hsl(480,100%,50%)", "#00FF00FF"), ("hsla(240,100%,50%,0)", "#0000FF00"),
    ("hsl(200,0%,50%)", "#808080FF"), ("systemBlue", "systemBlue"), ("clear", "clear"),
  ])
  func coloursAreReadInAllForms(_ json: String, _ expected: String) {
    #expect(text("\"\(json)\"", .color) == expected)
  }

  @Test(arguments: [
    "", "#", "#12", "#12345", "#1234567", "#GGG", "#１２３", "# 123", "rgb()", "rgb(1,2)",
    "rgb(1,2,3,4,5)", "rgb(1,2,x)", "rgb(1,2,3", "rgba(1,2,3)", "rgb(nan,0,0)", "rgb(0x10,0,0)",
    "hsl(1,2,3)", "hsl(1,2%,inf%)", "Red", "system", "hsv(1,2%,3%)",
  ])
  func everythingElseIsNoColour(_ json: String) {
    #expect(text("\"\(json)\"", .color) == nil)
  }

  @Test func coloursOfTwoAppearancesMayContainEachOther() {
    #expect(
      text(##"{"dark": {"light": "red", "dark": "#000"}, "light": "white"}"##, .color)
        == "light white dark light red dark #000000FF")
    #expect(text(#"{"dark": "red"}"#, .color) == nil)
    #expect(text(#"{"dark": "red", "light": "red", "dim": "red"}"#, .color) == nil)
    #expect(text("null", .color) == nil)
    #expect(text("null", .optionalColor) == "null")
  }

  @Test(arguments: [
    ("[1, 2, 3, 4]", "(1 2 3 4)"), (#"["50%", "-12.5%", "1e2%", 4]"#, "(50% -12.5% 100% 4)"),
    ("[-0, 1e-320, 1e9, -1e9]", "(0 0 1000000000 -1000000000)"),
  ])
  func rectanglesConsistOfLengths(_ json: String, _ expected: String) {
    #expect(text(json, .rect) == expected)
  }

  @Test(arguments: [
    "[1, 2, 3]", "[1, 2, 3, 4, 5]", "{}", "[1, 2, 3, null]", #"[0, 0, "%", 1]"#,
    #"[0, 0, "5 %", 1]"#, #"[0, 0, "0x5%", 1]"#, #"[0, 0, "1e99%", 1]"#, "[0, 0, 1e308, 1]",
    "[0, 0, 1.0000001e9, 1]",
  ])
  func everythingElseIsNoRectangle(_ json: String) {
    #expect(text(json, .rect) == nil)
  }

  @Test(arguments: [
    ("[]", CGAffineTransform.identity),
    ("[1, 2, 3, 4, 5, 6]", CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)),
    (#"[{"translate": [3, 4]}]"#, CGAffineTransform(translationX: 3, y: 4)),
    (#"[{"scale": 2}]"#, CGAffineTransform(scaleX: 2, y: 2)),
    (#"[{"scale": [2, 0]}]"#, CGAffineTransform(scaleX: 2, y: 0)),
    (
      #"[{"scale": 2}, {"translate": [3, 4]}]"#,
      CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 3, ty: 4)
    ),
    (
      #"[{"translate": [3, 4]}, {"scale": 2}]"#,
      CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 6, ty: 8)
    ),
    (
      #"[{"rotate": 90}, {"translate": [1, 0]}]"#,
      CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
    ),
    (#"[{"rotate": "0.5rad"}, {"rotate": "-0.5rad"}]"#, .identity),
  ])
  func stepsOfATransformAreDoneInOrder(_ json: String, _ expected: CGAffineTransform) throws {
    let decoded = try #require(decode(json, .affine))
    #expect(decoded.isClose(to: .affine(expected)), "\(decoded.text)")
  }

  @Test func transformsInSpaceTurnAboutAnAxis() {
    #expect(
      text(#"[{"rotate": 180, "axis": [1, 0, 0]}, {"translate": [1, 2, 3]}]"#, .transform3D)?
        .hasPrefix("matrix3d (1 0 0 0 0 -1 ") == true)
    #expect(text(#"[{"rotate": 30, "axis": [0, 0, 0]}]"#, .transform3D) == "at (0 0)")
    #expect(text("[]", .transform3D) == "at (0 0)")
    #expect(text(#"[{"scale": [1, 1, 2]}]"#, .transform3D)?.hasPrefix("matrix3d") == true)
  }

  @Test func resolvedValuesAreComparedByNumbers() {
    let pair = PropertyValue.pair(LengthPair(CGPoint(x: 1, y: 2)))
    #expect(pair.isClose(to: .pair(LengthPair(CGPoint(x: 1.0004, y: 2)))))
    #expect(!pair.isClose(to: .pair(LengthPair(CGPoint(x: 1.01, y: 2)))))
    #expect(!pair.isClose(to: .number(1)))
    #expect(!PropertyValue.color(nil).isClose(to: .color(.named("red"))))
    #expect(PropertyValue.color(nil).isClose(to: .color(nil)))
    #expect(PropertyValue.text("a").isClose(to: .text("a")))
  }

  @Test func sharesOfSharesEndAtTheLimit() {
    let huge = LengthPair(x: .share(1e7), y: .share(-1e7))
    let whole = CGSize(width: 1e9, height: 1e9)
    #expect(huge.point(in: whole) == CGPoint(x: 1e9, y: -1e9))
    #expect(huge.point(in: .zero) == .zero)
  }
}
