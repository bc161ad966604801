import CoreGraphics
import Drawings
import Scenes
import Testing

/// What scenes cannot say is told at its place, once.
@Suite struct ReportTests {
  @Test(arguments: [
    ("<script>x</script>", "no scene runs programs"),
    ("<rect width='9' height='9' onclick='x()'/>", "'onclick': no scene runs programs"),
    ("<rect width='9' height='9'><animate/></rect>", "<animate>: animations are not brought over"),
    ("<foreignObject/>", "<foreignObject>: another language"),
    ("<rect width='9' height='9' filter='blur(2px)'/>", "filters are not in scenes"),
    ("<rect width='9' height='9' filter='url(#f)'/>", "there is no <filter> 'f'"),
    (
      "<filter id='f'><feMorphology/></filter><rect width='9' height='9' filter='url(#f)'/>",
      "of filters only one <feDropShadow> or <feGaussianBlur> is brought over"
    ),
    (
      "<filter id='f'><feGaussianBlur stdDeviation='4 0'/></filter>"
        + "<rect width='9' height='9' filter='url(#f)'/>",
      "of filters only one <feDropShadow> or <feGaussianBlur> is brought over"
    ),
    (
      "<filter id='f' width='0'><feDropShadow/></filter><rect width='9' height='9' filter='url(#f)'/>",
      "the room of this filter is empty"
    ),
    ("<pattern id='p'/><rect width='9' height='9' fill='url(#p)'/>", "patterns are not in scenes"),
    ("<path d='M0 0H9' marker-end='url(#m)'/>", "scenes have no markers"),
    ("<path d='M0 0H9' style='marker:url(#m)'/>", "scenes have no markers"),
    (
      "<rect width='9' height='9' clip-path='circle(5px)'/>",
      "'clip-path' with 'circle(5px)' is left out"
    ),
    ("<rect width='9' height='9' vector-effect='non-scaling-stroke'/>", "'vector-effect'"),
    ("<rect width='9' height='9' style='transform:scale(2)'/>", "'transform' with 'scale(2)'"),
    ("<rect height='9' style='width:9px'/>", "'width' in a style is left out"),
    ("<text><textPath href='#p'>a</textPath></text>", "texts along a line are not in scenes"),
    ("<text textLength='50'>a</text>", "'textLength' of texts"),
    ("<text rotate='10'>a</text>", "'rotate' of texts"),
    ("<text stroke='red'>a</text>", "letters have no line"),
    ("<text text-decoration='underline'>a</text>", "'text-decoration' with 'underline'"),
    ("<text dominant-baseline='mathematical'>a</text>", "the baseline 'mathematical'"),
    ("<image href='data:image/png;base64,AA'/>", "pictures in the drawing itself"),
    ("<image href='http://x/y.png'/>", "only pictures of files"),
    ("<use href='other.svg#a'/>", "copies of other files"),
    ("<use href='#none'/>", "nothing has the id 'none'"),
    ("<rect width='9' height='9' fill='url(#none)'/>", "nothing has the id 'none'"),
    ("<rect width='9' height='9' mask='url(#none)'/>", "there is no <mask> 'none'"),
    ("<hexagon/>", "there is no element <hexagon>"),
    ("<path d='M0 0L5 5X'/>", "no path data: a command letter belongs here"),
    ("<rect width='9x' height='9'/>", "'9x' is no value of 'width'"),
    ("<g transform='turn(1)'/>", "'turn(1)' is no value of 'transform'"),
    ("<style>@import 'x.css';</style>", "'@import' is not followed"),
    ("<style>a:hover{fill:red}</style>", "the selector 'a:hover' is not followed"),
    ("<style type='text/less'>a{}</style>", "style sheets of type 'text/less'"),
    ("<rect style='fill'/>", "'fill' is no property"),
    (
      "<linearGradient id='g' spreadMethod='reflect'><stop/><stop offset='1'/></linearGradient>"
        + "<rect width='9' height='9' fill='url(#g)'/>", "do not reflect"
    ),
    (
      "<radialGradient id='g' fx='.2'><stop/><stop offset='1'/></radialGradient>"
        + "<rect width='9' height='9' fill='url(#g)'/>", "have no focus"
    ),
    (
      "<mask id='m'><g opacity='.5'><rect width='9' height='9' fill='white'/><rect width='5'"
        + " height='5'/></g></mask><rect width='9' height='9' mask='url(#m)'/>", "in a mask"
    ),
  ])
  func whatIsNotInScenesIsTold(_ inner: String, _ words: String) throws {
    let (_, warnings) = try Drawn.imported(Drawn.svg(inner))
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains(words) == true, "\(warnings)")
    #expect(warnings.first?.hasPrefix("1:") == true)
  }

  @Test func whatHasNoPictureIsNot() throws {
    let svg = """
      <title>t</title><desc>d</desc><metadata><x/></metadata><defs><filter id='f'/></defs>
      <sodipodi:namedview/><view/><rect width='5' height='5' style='-x-y:z;isolation:isolate'/>
      """
    #expect(try Drawn.scene(Drawn.svg(svg)).contains("[0, 0, 5, 5]"))
  }

  @Test func aPictureOfAFileIsShown() throws {
    let pictures: DrawingImport.Pictures = { path in
      path == "sky blue.png"
        ? .success(.init(path: "in/sky blue.png", size: CGSize(width: 20, height: 10)))
        : .failure(SceneFileError("no such file"))
    }
    func layer(_ attributes: String) throws -> String {
      let svg = Drawn.svg("<image href='sky%20blue.png' \(attributes)/>")
      let result = DrawingImport(Array(svg.utf8), path: "d.svg", pictures: pictures)
      return try #require(result.scene)
    }
    #expect(try layer("").contains(#""frame": [0, 0, 20, 10], "contents": "in/sky blue.png""#))
    #expect(try layer("width='40' height='40'").contains("[0, 10, 40, 20]"))
    #expect(try layer("width='40'").contains("[0, 0, 40, 20]"))
    #expect(
      try layer("width='40' height='40' preserveAspectRatio='xMinYMin'").contains("[0, 0, 40, 20]"))
    let slice = try layer("width='40' height='40' preserveAspectRatio='xMinYMid slice'")
    #expect(slice.contains(#""frame": [0, 0, 40, 40], "masksToBounds": true"#))
    #expect(slice.contains("[0, 0, 80, 40]"))
  }
}

/// How a scene reads.
@Suite struct SceneTextTests {
  @Test(arguments: [
    ("width='10mm' height='1in'", "[37.795, 96]"), ("viewBox='0 0 24 16'", "[24, 16]"),
    ("width='48' viewBox='0 0 24 16'", "[48, 32]"), ("height='48' viewBox='0 0 24 16'", "[72, 48]"),
    ("width='100%' height='50%' viewBox='0 0 24 16'", "[24, 16]"), ("", "[300, 150]"),
    ("width='.5' height='0'", "[1, 150]"),
  ])
  func theCanvasIsAsLargeAsTheDrawing(_ attributes: String, _ size: String) throws {
    #expect(try Drawn.scene("<svg \(attributes)/>").contains("\"size\": \(size)"))
  }

  @Test func idsAreKeptAndUnique() throws {
    let scene = try Drawn.scene(
      Drawn.svg(
        """
        <g id='a b'><rect id='x.y' width='1' height='1'/></g><rect id='a-b' width='1' height='1'/>
        <rect id='self' width='1' height='1'/><g id='empty'/>
        """))
    #expect(
      scene.matches(of: /"id": "(.*?)"/).map { String($0.output.1) } == [
        "a-b", "x-y", "a-b-2", "self-2",
      ]
        || scene.matches(of: /"id": "(.*?)"/).map { String($0.output.1) } == [
          "a-b-2", "x-y", "a-b", "self-2",
        ])
  }

  @Test func repeatedContentAndGradientsAreDefined() throws {
    let scene = try Drawn.scene(
      Drawn.svg(
        """
        <linearGradient id='sky'><stop stop-color='red'/><stop offset='1' stop-color='blue'/></linearGradient>
        <g id='leaf'><path d='M0 0H9V9Z'/></g><use href='#leaf' x='20'/><use href='#leaf' x='40'/>
        <use href='#leaf' x='60' fill='red'/>
        <rect width='9' height='9' fill='url(#sky)'/><rect y='9' width='9' height='9' fill='url(#sky)'/>
        """))
    #expect(
      scene.contains(
        #""leaf": { "class": "CAShapeLayer", "path": "M0 0H9V9Z", "fillColor": "black" }"#))
    #expect(scene.contains(#"{ "use": "$leaf", "position": [40, 0] }"#))
    #expect(scene.contains(#""position": [60, 0], "path": "M0 0H9V9Z", "fillColor": "red""#))
    #expect(scene.contains(#""sky": { "class": "CAGradientLayer", "colors": ["red", "blue"] }"#))
    #expect(scene.contains(#"{ "use": "$sky", "frame": [0, 9, 9, 9]"#))
  }

  @Test func groupsThatDoNothingAreNoLayers() throws {
    let scene = try Drawn.scene(
      Drawn.svg(
        "<g fill='red'><g><rect width='1' height='1'/><rect x='2' width='1' height='1'/></g></g>"))
    #expect(scene.matches(of: /sublayers/).count == 1)
  }

  @Test func smallDrawingsKeepTheirNumbers() throws {
    // A thousandth of a unit is half a point here.
    let svg = "<svg width='500' height='500' viewBox='0 0 1 1'><path d='M.12345 .5L1 1'/></svg>"
    #expect(try Drawn.scene(svg).contains("M.12345 .5L1 1"))
    let large = "<svg width='100' height='100' viewBox='0 0 50 50'><path d='M.12345 .5L1 1'/></svg>"
    #expect(try Drawn.scene(large).contains("M0.123 0.5 L1 1"))
  }
}
