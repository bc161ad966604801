import Drawings
import Scenes
import TestSupport
import Testing

/// Any bytes end in a scene that is valid, or in an error.
@Suite struct AnyDrawingTests {
  private static let drawing = """
    <?xml version="1.0" encoding="UTF-8"?><!DOCTYPE svg [<!ENTITY c "#123456">]>
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="4in"
      viewBox="0 0 200 100" font-family="serif"><style>.a{fill:url(#g)} g > .b, #t{stroke:red}</style>
    <defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="&c;"/><stop offset="1"
      stop-color="hsl(20,50%,50%)" stop-opacity=".5"/></linearGradient>
      <radialGradient id="h" xlink:href="#g" cx=".3" gradientTransform="skewX(20)"/>
      <clipPath id="k"><use href="#s"/><circle r="20"/></clipPath>
      <mask id="m"><rect width="100" height="100" fill="#888"/><path d="M0 0H9V9Z"/></mask>
      <symbol id="s" viewBox="0 0 10 10"><path class="a" d="M0 0L10 5 0 10Z"/></symbol></defs>
    <g transform="translate(5 5) rotate(10)" opacity=".5" clip-path="url(#k)">
      <rect class="a b" x="1" y="2" width="30" height="20" rx="4"/><circle cx="9" cy="9" r="7" fill="url(#h)"/>
      <ellipse rx="5" ry="9" stroke-dasharray="3 1 2" stroke="blue"/><use xlink:href="#s" width="20" height="9"/>
      <use href="#s" x="40"/></g><polyline points="1,2 3,4 5 6" stroke-width="2%"/>
    <svg x="50" width="40" height="40" viewBox="0 0 4 4" preserveAspectRatio="xMaxYMin slice"><path
      d="M1 1a1 1 0 0 1 2 2S3 3 1 1zm.5.5q1 1 2 0t1 1" fill-rule="evenodd" mask="url(#m)"/></svg>
    <text id="t" x="5 9" y="50" dy="1em" text-anchor="middle" letter-spacing="1">a<tspan fill="url(#g)"
      font-weight="bold" dx="2">b &amp; c</tspan></text><image href="x.png" width="9"/></svg>
    """

  private static let pieces = [
    "<", ">", "/>", "</g>", "<g>", "\"", "'", "&", ";", "url(#g)", "url(#k)", "#s", "#m", "1e308",
    "-1e9",
    "NaN", "inf", "%", "0", "-", ".", "e", "\u{0}", "\u{FEFF}", "é😀", "<use href='#s'/>", "]]>",
    "<!--", "-->",
    "<![CDATA[", "<!DOCTYPE", "M", "A", "Z", "1e-300", "100000000", "rotate(", ")", "{", "}",
    "id='s'", "xmlns=''",
    "<mask id='m'>", "clip-path='url(#k)'", "scale(1e8)", "font-size='1e5'", "display='none'",
  ]

  private func check(_ bytes: [UInt8]) {
    let result = DrawingImport(bytes, path: "d.svg")
    guard let scene = result.scene else {
      #expect(result.diagnostics.hasErrors)
      return
    }
    let load = SceneLoad.load(
      "d.json", from: FilesInMemory(["d.json": scene]), strictness: .strict, advice: .given)
    #expect(load.isValid, "\(String(decoding: bytes, as: UTF8.self))\n\(load.diagnostics.summary)")
  }

  @Test func theDrawingItselfIsFine() throws {
    let (scene, warnings) = try Drawn.imported(Self.drawing)
    // Two stretches have the line that a rule gives the text.
    #expect(warnings.count == 3 && warnings.last?.hasSuffix("'x.png': no such file") == true)
    #expect(scene.contains("CAGradientLayer"))
  }

  @Test func everyBeginningEnds() {
    let bytes = Array(Self.drawing.utf8)
    for count in stride(from: 0, to: bytes.count, by: 7) { check(Array(bytes.prefix(count))) }
    // Closed again, so that what is in it is drawn.
    for count in stride(from: 330, to: bytes.count, by: 31) {
      check(Array(bytes.prefix(count)) + Array("'/></defs></g></svg>".utf8))
    }
  }

  @Test(arguments: 0..<6)
  func anyChangeEnds(_ seed: UInt64) {
    var dice = SplitMix(seed: seed)
    for _ in 0..<150 {
      var bytes = Array(Self.drawing.utf8)
      for _ in 0...dice.below(4) {
        let start = dice.below(bytes.count)
        switch dice.below(4) {
        case 0: bytes[start] = UInt8(dice.below(256))
        case 1: bytes.removeSubrange(start..<min(bytes.count, start + dice.below(12)))
        case 2:
          let end = min(bytes.count, start + dice.below(60))
          bytes.insert(contentsOf: bytes[start..<end], at: dice.below(bytes.count))
        default:
          let piece = Self.pieces[dice.below(Self.pieces.count)]
          let length = dice.below(3)
          bytes.replaceSubrange(start..<min(bytes.count, start + length), with: Array(piece.utf8))
        }
      }
      check(bytes)
    }
  }

  /// Values alone change, so that the drawing stays one.
  @Test(arguments: 0..<6)
  func anyValueEnds(_ seed: UInt64) {
    var dice = SplitMix(seed: 100 + seed)
    let parts = Self.drawing.split(separator: "\"", omittingEmptySubsequences: false)
    for _ in 0..<150 {
      var changed = parts.map(String.init)
      for _ in 0...dice.below(5) {
        let index = min(changed.count - 1, 9 + 2 * dice.below(changed.count / 2))
        let piece = Self.pieces[dice.below(Self.pieces.count)].filter { !"<&\"".contains($0) }
        changed[index] = dice.oneIn(2) ? piece : changed[index] + piece
      }
      check(Array(changed.joined(separator: "\"").utf8))
    }
  }
}

/// A few lines that stand for more than any scene has.
@Suite struct LargeDrawingTests {
  @Test func copiesOfCopiesAreCounted() {
    for shape in ["<rect width='1' height='1'/>", "<g/>", "<path d='M0 0L1 1'/>"] {
      var inner = "<g id='a0'>\(shape)</g>"
      for level in 1...40 {
        inner += "<g id='a\(level)'><use href='#a\(level - 1)'/><use href='#a\(level - 1)'/></g>"
      }
      let error = Drawn.error(Drawn.svg("<defs>\(inner)</defs><use href='#a40'/>"))
      #expect(error?.contains("more than") == true, "\(error ?? "")")
    }
  }

  @Test func circlesAreTold() throws {
    let svg = Drawn.svg(
      """
      <g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g>
      <linearGradient id='g' href='#h'/><linearGradient id='h' href='#g'/>
      <clipPath id='c'><rect width='9' height='9' clip-path='url(#c)'/></clipPath>
      <mask id='m'><rect width='9' height='9' mask='url(#m)'/></mask>
      <rect width='9' height='9' fill='url(#g)'/><rect width='9' height='9' clip-path='url(#c)'/>
      <rect width='9' height='9' mask='url(#m)'/>
      """)
    let warnings = try Drawn.imported(svg).warnings
    #expect(warnings.contains { $0.contains("copy itself") })
    #expect(warnings.contains { $0.contains("gradients refer to each other in a circle") })
    #expect(warnings.contains { $0.contains("'c' is cut off by itself") })
  }

  @Test func manyOfOneNameAndManyRulesTakeLittleTime() throws {
    let rules = (0..<3_000).map { "*.c\($0) g, .x\($0){fill:red}" }.joined()
    let rects = String(repeating: "<rect id='a' class='x1' width='1' height='1'/>", count: 5_000)
    let (scene, _) = try Drawn.imported(Drawn.svg("<style>\(rules)</style>\(rects)"))
    #expect(scene.contains("\"id\": \"a-5000\""))
  }

  @Test func numbersBeyondAllBoundsAreAnError() {
    var inner = "<rect width='1' height='1'/>"
    for _ in 0..<20 { inner = "<g transform='scale(1e7)'>\(inner)</g>" }
    // Each map is in reach by itself.
    #expect(Drawn.error(Drawn.svg(inner)) == nil)
    let box = "viewBox='0 0 1e-8 1e-8'"
    #expect(
      Drawn.error(Drawn.svg("<rect width='1' height='1'/>", more: box))?.contains("too large")
        == true)
    #expect(Drawn.error(Drawn.svg("<path d='M0 0L1e300 5' fill='red'/>")) == nil)
  }
}
