import CoreGraphics
import Testing

@testable import Drawings

@Suite struct StyleTests {
  /// The colour of the rectangle in a drawing.
  private func color(_ inner: String) throws -> Substring? {
    try Drawn.scene(Drawn.svg(inner)).firstMatch(of: /"backgroundColor": "(.*?)"/)?.output.1
  }

  private let rect =
    "<g id='o' class='out'><g class='mid'><rect id='r' class='a b' width='9' height='9' "

  /// What wins: the style attribute, ids, classes, types, later rules; attributes are the weakest.
  @Test(arguments: [
    ("", "fill='#010101'", "#010101"),
    ("rect{fill:#020202}", "fill='#010101'", "#020202"),
    ("rect{fill:#020202} rect{fill:#030303}", "", "#030303"),
    (".a{fill:#040404} rect{fill:#020202}", "", "#040404"),
    ("#r{fill:#050505} .a.b{fill:#040404}", "", "#050505"),
    ("#r{fill:#050505}", "style='fill:#060606'", "#060606"),
    ("rect{fill:#070707 !important}", "style='fill:#060606'", "#070707"),
    (".out rect{fill:#080808} .a{fill:#040404}", "", "#080808"),
    (".out > rect{fill:#090909} .mid>rect{fill:#0A0A0A}", "", "#0A0A0A"),
    ("#o .mid .b, circle{fill:#0B0B0B}", "", "#0B0B0B"),
    ("* {fill:#0C0C0C}", "", "#0C0C0C"),
    (".out{fill:#0D0D0D}", "", "#0D0D0D"),
    (".out{fill:#0D0D0D}", "fill='inherit'", "#0D0D0D"),
    (".out{color:#0E0E0E}", "fill='currentColor'", "#0E0E0E"),
    ("/* x */ .a { /* y */ fill : #0F0F0F ; ; stroke:none }<!-- -->", "", "#0F0F0F"),
    (".none{fill:red} .b{fill:#101010}", "", "#101010"),
  ])
  func theStrongestDeclarationCounts(_ sheet: String, _ own: String, _ wanted: String) throws {
    let style = "<style><![CDATA[\(sheet)]]></style>"
    #expect(try color(style + rect + own + "/></g></g>").map(String.init) == wanted)
  }

  /// All forms of colours.
  @Test(arguments: [
    ("#f80", "#FF8800"), ("#f808", "#FF880088"), ("#12345678", "#12345678"),
    ("rgb(1, 2, 3)", "#010203"), ("rgb(10% 20% 30%)", "#1A334D"),
    ("rgba(1,2,3,.5)", "#01020380"), ("rgb(1 2 3 / 50%)", "#01020380"),
    ("rgb(300,-5,0)", "red"), ("hsl(120, 100%, 25%)", "#008000"),
    ("hsl(-240deg 100% 50%)", "#00FF00"), ("hsla(.5turn,100%,50%,1)", "cyan"),
    ("RebeccaPurple", "#663399"), ("lime", "#00FF00"), ("black", "black"), ("WHITE", "white"),
    ("red icc-color(x, 1)", "red"), ("url(#none) blue", "blue"),
  ])
  func aColourIsRead(_ text: String, _ wanted: String) throws {
    let svg = Drawn.svg("<rect width='9' height='9' fill='\(text)'/>")
    #expect(try Drawn.imported(svg).scene.contains("\"backgroundColor\": \"\(wanted)\""))
  }

  @Test(arguments: ["#12", "rgb(1,2)", "rgb(1,2,3,4,5)", "hsv(1,2%,3%)", "nocolor", "rgb(x,0,0)"])
  func whatIsNoColourIsToldAndLeftOut(_ text: String) throws {
    let svg = Drawn.svg("<rect width='9' height='9' fill='\(text)'/>")
    let (scene, warnings) = try Drawn.imported(svg)
    #expect(warnings.first?.contains("is no value of 'fill'") == true)
    #expect(scene.contains("\"backgroundColor\": \"black\""))
  }

  @Test func theFontOfSheetsIsReadInOne() throws {
    let style = "<style>text{font: italic 700 20px/1.2 'DejaVu Sans', serif}</style>"
    let scene = try Drawn.scene(Drawn.svg(style + "<text y='20'>a</text>"))
    #expect(
      scene.contains(#""family": "DejaVu Sans", "size": 17, "weight": "bold", "italic": true"#))
    #expect(scene.contains(#""fontSize": 20"#))
  }

  @Test func whatIsNotShownIsNotThere() throws {
    let svg = Drawn.svg(
      """
      <g display='none'><rect width='1' height='1'/></g><rect width='2' height='2' fill='none'/>
      <g visibility='hidden'><rect width='3' height='3'/>
      <rect visibility='visible' width='4' height='4'/></g><rect width='0' height='5'/>
      <rect width='6' height='6' transform='scale(0)'/>
      """)
    let scene = try Drawn.scene(svg)
    #expect(scene.matches(of: /"frame"/).count == 1)
    #expect(scene.contains("[0, 0, 4, 4]"))
  }
}

@Suite struct ValueTests {
  @Test(arguments: [
    ("12", 12), ("1in", 96), ("72pt", 96), ("2.54cm", 96), ("25.4mm", 96), ("6pc", 96),
    ("-1e1", -10),
    ("50%", 100), ("2em", 20), ("2ex", 10), (" .5px ", 0.5), ("101.6q", 96),
  ])
  func aLengthHasItsUnit(_ text: String, _ points: Double) {
    let length = DrawingLength(text)
    #expect(abs((length?.points(of: 200, fontSize: 10) ?? .nan) - points) < 1e-9)
  }

  @Test(arguments: ["", "px", "1 2", "1furlong", "1e999", "nan", "--1", "1,"])
  func whatIsNoLengthIsNil(_ text: String) {
    #expect(DrawingLength(text) == nil)
  }

  /// Where the point (2, 3) comes to.
  @Test(arguments: [
    ("translate(10)", 12, 3), ("translate(10,20)", 12, 23), ("scale(2)", 4, 6),
    ("scale(2 -1)", 4, -3), ("rotate(90)", -3, 2), ("rotate(180 1 1)", 0, -1),
    ("matrix(1 2 3 4 5 6)", 16, 22), ("skewX(45)", 5, 3), ("skewY(45)", 2, 5),
    ("translate(10) scale(2)", 14, 6), ("scale(2),translate(10)", 24, 6), ("none", 2, 3),
    ("", 2, 3),
    ("rotate(0.25turn)", -3, 2),
  ])
  func aTransformMapsAPoint(_ text: String, _ x: Double, _ y: Double) throws {
    let place = CGPoint(x: 2, y: 3).applying(try #require(TransformList.parse(text)))
    #expect(abs(place.x - x) < 1e-9 && abs(place.y - y) < 1e-9)
  }

  @Test(arguments: [
    "rotate", "rotate(", "rotate()", "scale(1 2 3)", "turn(3)", "scale(x)", "rotate(1",
  ])
  func whatIsNoTransformIsNil(_ text: String) {
    #expect(TransformList.parse(text) == nil)
  }

  /// Where a box of 10 by 20 comes to in a room of 100 by 100.
  @Test(arguments: [
    ("xMidYMid", 25, 0, 50, 100), ("xMinYMin meet", 0, 0, 50, 100), ("xMaxYMax", 50, 0, 50, 100),
    ("none", 0, 0, 100, 100), ("xMidYMid slice", 0, -50, 100, 200),
    ("xMinYMax slice", 0, -100, 100, 200), ("defer xMidYMin", 25, 0, 50, 100),
  ])
  func aViewBoxFits(_ fit: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double)
    throws
  {
    let box = try #require(ViewBox("5 5 10 20"))
    let map = box.map(
      to: CGRect(x: 0, y: 0, width: 100, height: 100), try #require(AspectFit(fit)))
    #expect(box.rect.applying(map) == CGRect(x: x, y: y, width: width, height: height))
  }

  @Test func numbersAreShort() {
    #expect(PathText.isShort("M1.234-5.678.9", decimals: 3))
    #expect(!PathText.isShort("M1.2345 0", decimals: 3))
    #expect(!PathText.isShort("M1e3 0", decimals: 3))
    #expect(PathText.number(-0.0001, 3) == "0")
    #expect((1.0 / 3).rounded(to: 3) == 0.333)
  }
}
