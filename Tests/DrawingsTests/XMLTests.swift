import Testing

@Suite struct XMLTests {
  /// Each mistake with its place and what is said of it.
  @Test(arguments: [
    ("", "1:1: there is no drawing in the file"),
    ("<svg>", "1:6: the file ends where 'svg' is open"),
    ("<svg><g></svg>", "1:9: this ends 'svg' where 'g' is open"),
    ("<svg>\n <g a=1/></svg>", "2:7: the value of 'a' needs quotes"),
    ("<svg a='1' a='2'/>", "1:12: the attribute 'a' is here twice"),
    ("<svg a='1'b='2'/>", "1:11: a space is missing before this attribute"),
    ("<svg a/>", "1:6: the attribute 'a' has no value"),
    ("<svg a='1/>", "1:8: the value of 'a' has no closing quote"),
    ("<svg/><svg/>", "1:7: a file has one outermost element"),
    ("<svg/>x", "1:7: text stands outside of the drawing"),
    ("<svg/></g>", "1:7: this ends an element that does not begin"),
    ("<svg><!-- </svg>", "1:6: this comment has no end: '-->' is missing"),
    ("<svg><![CDATA[ </svg>", "1:6: this section has no end: ']]>' is missing"),
    ("<?xml ", "1:1: this instruction has no end: '?>' is missing"),
    ("<svg", "1:5: the tag of 'svg' has no end"),
    ("<svg a='&b;'/>", "1:9: there is no entity 'b'"),
    ("<svg a='a&b'/>", "1:10: a '&' by itself is written '&amp;'"),
    ("<svg a='&#x110000;'/>", "1:9: '#x110000' is no character"),
    ("<html/>", "1:1: the outermost element of a drawing is <svg>, not <html>"),
    (
      "<svg xmlns='x'/>",
      "1:1: the outermost element of a drawing is <svg>, not <svg> of another language"
    ),
    ("a < b", "1:1: text stands outside of the drawing"),
  ])
  func aMistakeHasItsPlace(_ svg: String, _ message: String) {
    #expect(Drawn.error(svg) == message)
  }

  @Test func whatSurroundsTheDrawingIsPassedOver() throws {
    let svg = """
      \u{FEFF}<?xml version="1.0"?>\r\n<!-- <a> -->
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://x/y.dtd" [
        <!ENTITY red "#ff0000"> <!ENTITY fill "&red;"> <!ATTLIST svg a CDATA "]>">
      ]>
      <s:svg xmlns:s='http://www.w3.org/2000/svg' xmlns='other' width='10' height='10'>
        <!-- c --><?php x ?><rect width='9'/><s:rect width="5" height='5' fill='&fill;'/>
      </s:svg>
      """
    #expect(try Drawn.scene(svg).contains(#"{ "frame": [0, 0, 5, 5], "backgroundColor": "red" }"#))
  }

  @Test func textKeepsItsReferencesAndSections() throws {
    let svg = Drawn.svg("<text>a &lt; b &#x41;&#66; <![CDATA[<c> &d;]]></text>")
    #expect(try Drawn.scene(svg).contains(#""string": "a < b AB <c> &d;""#))
  }

  @Test func entitiesThatGrowAreAnError() {
    var types = "<!ENTITY a0 'lol lol lol '>"
    for level in 1...9 {
      types += "<!ENTITY a\(level) '\(String(repeating: "&a\(level - 1);", count: 10))'>"
    }
    let svg = "<!DOCTYPE svg [\(types)]><svg><text>&a9;</text></svg>"
    #expect(Drawn.error(svg)?.contains("entities stand for more than 1048576 bytes") == true)
    let circle = "<!DOCTYPE svg [<!ENTITY a '&b;'><!ENTITY b '&a;'>]><svg><text>&a;</text></svg>"
    #expect(Drawn.error(circle)?.contains("too deep, or in a circle") == true)
  }

  @Test func entitiesOfOtherFilesAreNotRead() throws {
    let svg =
      "<!DOCTYPE svg [<!ENTITY a SYSTEM 'file:///etc/passwd'>]><svg><text>x</text></svg>"
    #expect(try Drawn.imported(svg).warnings == ["1:16: entities of other files are not read"])
  }

  @Test func elementsInEachOtherHaveAnEnd() {
    let deep = String(repeating: "<g>", count: 300)
    #expect(Drawn.error("<svg>" + deep)?.contains("more than 200 elements") == true)
    let closed = String(repeating: "<g>", count: 100) + "<rect width='1' height='1'/>"
    let svg = "<svg>" + closed + String(repeating: "</g>", count: 100) + "</svg>"
    #expect(Drawn.error(svg)?.contains("more than 64 groups") == true)
  }

  // MARK: Encodings

  private static let text = Drawn.svg("<text>Grüße €</text>")

  @Test(arguments: [true, false])
  func utf16IsRead(_ isBig: Bool) throws {
    var bytes: [UInt8] = isBig ? [0xFE, 0xFF] : [0xFF, 0xFE]
    for unit in Self.text.utf16 {
      let pair = [UInt8(unit >> 8), UInt8(unit & 255)]
      bytes += isBig ? pair : pair.reversed()
    }
    #expect(Drawn.sceneText(bytes)?.contains("Grüße €") == true)
    #expect(Drawn.sceneText(Array(bytes.dropFirst(2)))?.contains("Grüße €") == true)
  }

  @Test func otherEncodingsAreReadOrTold() {
    let latin = "<?xml version='1.0' encoding='ISO-8859-1'?><svg><text>Gr"
    let bytes = Array(latin.utf8) + [0xFC, 0xDF, 0x65] + Array("</text></svg>".utf8)
    #expect(Drawn.sceneText(bytes)?.contains("Grüße") == true)
    let broken = Array("<svg><text>a".utf8) + [0xFF] + Array("b</text></svg>".utf8)
    #expect(Drawn.sceneText(broken)?.contains("a\u{FFFD}b") == true)
    #expect(Drawn.warnings(broken) == ["1:13: this is no UTF-8; U+FFFD stands for it"])
    let unknown = "<?xml version='1.0' encoding='koi8-r'?><svg/>"
    #expect(Drawn.warnings(Array(unknown.utf8)).first?.contains("'koi8-r' is not known") == true)
  }
}
