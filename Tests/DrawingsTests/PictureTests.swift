import Testing

// A drawing's picture beside that of a scene that was written by hand, in other words where there are some.

@MainActor @Suite struct ShapePictureTests {
  /// Shapes as layers with frames, or as the same outlines in other words.
  @Test(arguments: [
    (
      "<rect x='10' y='12' width='40' height='30' fill='#0a84ff'/>",
      ##"{ "frame": [10, 12, 40, 30], "backgroundColor": "#0A84FF" }"##
    ),
    (
      "<rect x='10' y='12' width='40' height='30' rx='8' fill='red' fill-opacity='.5'/>",
      ##"{ "frame": [10, 12, 40, 30], "backgroundColor": "#FF000080", "cornerRadius": 8 }"##
    ),
    (
      "<rect x='10' y='12' width='40' height='30' rx='8' ry='15' fill='red'/>",
      """
      { "class": "CAShapeLayer", "fillColor": "red", "frame": [10, 12, 40, 30],
        "path": "M8 0H32A8 15 0 0 1 32 30H8A8 15 0 0 1 8 0Z" }
      """
    ),
    (
      "<circle cx='40' cy='40' r='25' fill='red' stroke='blue' stroke-width='4'/>",
      """
      { "class": "CAShapeLayer", "fillColor": "red", "strokeColor": "blue", "lineWidth": 4,
        "frame": [15, 15, 50, 50], "path": { "ellipse": [0, 0, 50, 50] } }
      """
    ),
    (
      "<line x1='10%' y1='10' x2='90' y2='50%' stroke='black' stroke-width='3' stroke-linecap='round'/>",
      """
      { "class": "CAShapeLayer", "strokeColor": "black", "lineWidth": 3, "lineCap": "round",
        "path": "M10 10L90 40" }
      """
    ),
    (
      "<polygon points='10,10 60 20 30,70' fill='none' stroke='green' stroke-linejoin='bevel'/>",
      """
      { "class": "CAShapeLayer", "fillColor": null, "strokeColor": "#008000", "lineJoin": "bevel",
        "path": { "polygon": [[10, 10], [60, 20], [30, 70]] } }
      """
    ),
    (
      "<polyline points='10,10 60,20 30,70' stroke='red' stroke-width='6' stroke-miterlimit='1'/>",
      """
      { "class": "CAShapeLayer", "fillColor": "black", "strokeColor": "red", "lineWidth": 6,
        "lineJoin": "bevel", "path": "M10 10L60 20L30 70" }
      """
    ),
    (
      "<path fill-rule='evenodd' d='M10 10h60v60h-60zM20 20h40v40h-40z'/>",
      """
      { "class": "CAShapeLayer", "fillColor": "black", "path":
        "M10 10H70V70H10ZM20 60H60V20H20Z" }
      """
    ),
    (
      "<rect x='10' y='10' width='60' height='40' fill='none' stroke='red' stroke-dasharray='9'/>",
      """
      { "class": "CAShapeLayer", "fillColor": null, "strokeColor": "red", "lineDashPattern": [9, 9],
        "path": "M10 10H70V50H10Z" }
      """
    ),
    (
      "<path d='M10.12345 20.98765l30.00049 10' stroke='red'/>",
      #"{ "class": "CAShapeLayer", "strokeColor": "red", "path": "M10.123 20.988L40.124 30.988" }"#
    ),
    (
      "<path paint-order='stroke' d='M20 20h40v40h-40z' fill='red' stroke='blue' stroke-width='9'/>",
      """
      { "class": "CAShapeLayer", "fillColor": null, "strokeColor": "blue", "lineWidth": 9,
        "path": { "rect": [20, 20, 40, 40] } }, { "frame": [20, 20, 40, 40], "backgroundColor": "red" }
      """
    ),
    (
      "<g opacity='.5'><rect width='40' height='40'/><rect x='20' y='20' width='40' height='40'/></g>",
      """
      { "opacity": 0.5, "sublayers": [{ "frame": [0, 0, 40, 40], "backgroundColor": "black" },
        { "frame": [20, 20, 40, 40], "backgroundColor": "black" }] }
      """
    ),
    (
      """
      <rect width='60' height='60' fill='#f80'/>
      <rect x='20' y='20' width='60' height='40' fill='#08f' style='mix-blend-mode:multiply'/>
      """,
      """
      { "frame": [0, 0, 60, 60], "backgroundColor": "#FF8800" },
      { "frame": [20, 20, 60, 40], "backgroundColor": "#0088FF", "compositingFilter": "multiply" }
      """
    ),
  ])
  func aShapeLooksAsWrittenByHand(_ svg: String, _ layers: String) throws {
    #expect(try Drawn.difference(svg, layers) <= 1)
  }

  /// Maps of all kinds; by hand as numbers, or as steps.
  @Test(arguments: [
    (
      "<rect x='10' y='10' width='40' height='20' transform='rotate(30 30 20)'/>",
      """
      { "bounds": [0, 0, 40, 20], "position": [30, 20], "transform": [{ "rotate": 30 }],
        "backgroundColor": "black" }
      """
    ),
    (
      "<path d='M0 0H20V10Z' transform='translate(20 30) scale(2 -1.5)'/>",
      #"{ "class": "CAShapeLayer", "path": "M20 30H60V15Z" }"#
    ),
    (
      "<path d='M0 0H20V20Z' transform='translate(20 20) skewX(45)'/>",
      #"{ "class": "CAShapeLayer", "path": "M20 20H40L60 40Z" }"#
    ),
    (
      "<g transform='matrix(0 1 -1 0 60 10)'><path d='M0 0H20V30Z'/></g>",
      #"{ "class": "CAShapeLayer", "path": "M60 10V30H30Z" }"#
    ),
    (
      "<g transform='translate(10,10)'><g transform='scale(2)'><rect width='9' height='9'/></g></g>",
      #"{ "frame": [10, 10, 18, 18], "backgroundColor": "black" }"#
    ),
    (
      "<rect width='20' height='10' transform='translate(50 20) scale(-1 1)' fill='red'/>",
      #"{ "frame": [30, 20, 20, 10], "backgroundColor": "red" }"#
    ),
  ])
  func aMapIsKept(_ svg: String, _ layers: String) throws {
    #expect(try Drawn.difference(svg, layers) <= 1)
  }

  /// Drawings in drawings, symbols and copies.
  @Test(arguments: [
    (
      """
      <svg x='10' y='10' width='60' height='40' viewBox='0 0 10 10'>
      <rect width='10' height='10' fill='red'/></svg>
      """,
      #"{ "frame": [20, 10, 40, 40], "backgroundColor": "red" }"#
    ),
    (
      """
      <svg x='10' y='10' width='60' height='40' viewBox='0 0 10 10' preserveAspectRatio='none'>
      <circle r='5'/></svg>
      """,
      """
      { "frame": [10, 10, 60, 40], "masksToBounds": true, "sublayers": [
        { "class": "CAShapeLayer", "path": { "ellipse": [-30, -20, 60, 40] } }] }
      """
    ),
    (
      """
      <defs><symbol id='s' viewBox='0 0 10 10'><path d='M0 0L10 5L0 10Z'/></symbol></defs>
      <use href='#s' x='10' y='10' width='20' height='40' fill='red'/>
      <use href='#s' x='50' y='20' width='30' height='30'/>
      """,
      """
      { "class": "CAShapeLayer", "path": "M10 20L30 30L10 40Z", "fillColor": "red" },
      { "class": "CAShapeLayer", "path": "M50 20L80 35L50 50Z", "fillColor": "black" }
      """
    ),
    (
      """
      <defs><g id='a'><rect width='9' height='9'/><rect x='9' y='9' width='9' height='9' fill='red'/></g>
      </defs><use href='#a' x='5'/><use href='#a' transform='translate(40 40) rotate(90)' opacity='.5'/>
      """,
      """
      { "frame": [5, 0, 9, 9], "backgroundColor": "black" },
      { "frame": [14, 9, 9, 9], "backgroundColor": "red" },
      { "opacity": 0.5, "sublayers": [{ "frame": [31, 40, 9, 9], "backgroundColor": "black" },
        { "frame": [22, 49, 9, 9], "backgroundColor": "red" }] }
      """
    ),
  ])
  func aViewportFits(_ svg: String, _ layers: String) throws {
    #expect(try Drawn.difference(svg, layers) <= 1)
  }
}

@MainActor @Suite struct GradientPictureTests {
  private nonisolated static let stops =
    "<stop stop-color='red'/><stop offset='1' stop-color='blue'/>"
  private nonisolated static let colors = #""colors": ["red", "blue"]"#

  /// Where colours lie: along, across, by maps, of boxes and of the drawing.
  @Test(arguments: [
    (
      "<linearGradient id='g'>\(stops)</linearGradient>"
        + "<rect x='10' y='10' width='80' height='40' fill='url(#g)'/>",
      """
      { "class": "CAGradientLayer", "frame": [10, 10, 80, 40], "startPoint": [0, 0],
        "endPoint": [1, 0], \(colors) }
      """
    ),
    (
      "<linearGradient id='g' x2='0' y2='1'>\(stops)</linearGradient>"
        + "<path d='M10 10H90L50 70Z' fill='url(#g)'/>",
      """
      { "class": "CAGradientLayer", "frame": [10, 10, 80, 60], \(colors),
        "mask": { "class": "CAShapeLayer", "path": "M0 0H80L40 60Z" } }
      """
    ),
    (
      "<linearGradient id='g' gradientUnits='userSpaceOnUse' x1='30' x2='70'>\(stops)</linearGradient>"
        + "<circle cx='50' cy='40' r='30' fill='url(#g)'/>",
      """
      { "frame": [20, 10, 60, 60], "cornerRadius": 30, "masksToBounds": true, "sublayers": [
        { "frame": [0, 0, 10, 60], "backgroundColor": "red" },
        { "frame": [50, 0, 10, 60], "backgroundColor": "blue" },
        { "class": "CAGradientLayer", "frame": [10, 0, 40, 60], "startPoint": [0, 0],
          "endPoint": [1, 0], \(colors) }] }
      """
    ),
    (
      // Turned by a quarter, it goes down.
      "<linearGradient id='g' gradientTransform='rotate(90)'>\(stops)</linearGradient>"
        + "<rect x='10' y='10' width='80' height='40' fill='url(#g)'/>",
      """
      { "class": "CAGradientLayer", "frame": [10, 10, 80, 40], "startPoint": [0, 0],
        "endPoint": [0, 1], \(colors) }
      """
    ),
    (
      // In points, lines of one colour are square to the line: from corner to corner of a square.
      "<linearGradient id='g' gradientUnits='userSpaceOnUse' x1='10' y1='10' x2='60' y2='60'>"
        + "\(stops)</linearGradient><rect x='10' y='10' width='80' height='50' fill='url(#g)'/>",
      """
      { "frame": [10, 10, 80, 50], "masksToBounds": true, "sublayers": [
        { "class": "CAGradientLayer", "frame": [0, 0, 100, 100], "startPoint": [0, 0],
          "endPoint": [0.5, 0.5], \(colors) }] }
      """
    ),
    (
      "<radialGradient id='g'>\(stops)</radialGradient>"
        + "<rect x='10' y='10' width='80' height='40' fill='url(#g)'/>",
      """
      { "class": "CAGradientLayer", "type": "radial", "frame": [10, 10, 80, 40],
        "startPoint": [0.5, 0.5], "endPoint": [1, 1], \(colors) }
      """
    ),
    (
      // An ellipse that is turned.
      """
      <radialGradient id='g' gradientUnits='userSpaceOnUse' cx='0' cy='0' r='20'
      gradientTransform='translate(50 40) rotate(30) scale(2 1)'>\(stops)</radialGradient>
      <rect width='100' height='80' fill='url(#g)'/>
      """,
      """
      { "class": "CAGradientLayer", "type": "radial", "bounds": [0, 0, 160, 160],
        "position": [50, 40], "transform": [{ "rotate": 30 }], "startPoint": [0.5, 0.5],
        "endPoint": [0.75, 0.625], \(colors) }
      """
    ),
    (
      // What others have is had too; a place that goes back is where the one before is.
      """
      <linearGradient id='f' x2='0' y2='1'><stop offset='50%' stop-color='red'/>
      <stop offset='.2' stop-color='white'/><stop offset='1' stop-color='blue'/></linearGradient>
      <linearGradient id='g' href='#f' x2='1'/>
      <rect x='10' y='10' width='40' height='40' fill='url(#g)' fill-opacity='.5'/>
      """,
      """
      { "class": "CAGradientLayer", "frame": [10, 10, 40, 40], "startPoint": [0, 0],
        "endPoint": [1, 1], "locations": [0.5, 0.5, 1],
        "colors": ["#FF000080", "#FFFFFF80", "#0000FF80"] }
      """
    ),
    (
      // The line of a shape, by the box of the shape.
      "<linearGradient id='g'>\(stops)</linearGradient><rect x='20' y='20' width='50' height='40'"
        + " fill='none' stroke='url(#g)' stroke-width='10'/>",
      """
      { "frame": [0, 0, 100, 80], "mask": { "class": "CAShapeLayer", "fillColor": null,
          "strokeColor": "black", "lineWidth": 10, "path": { "rect": [20, 20, 50, 40] } },
        "sublayers": [{ "frame": [0, 0, 100, 80], "backgroundColor": "blue" },
          { "frame": [0, 0, 30, 80], "backgroundColor": "red" },
          { "class": "CAGradientLayer", "frame": [20, 0, 50, 80], "startPoint": [0, 0],
            "endPoint": [1, 0], \(colors) }] }
      """
    ),
    (
      // One colour, no extent, none at all.
      """
      <linearGradient id='a'><stop stop-color='red'/></linearGradient><linearGradient id='b' x2='0'>\(stops)
      </linearGradient><linearGradient id='c'/><rect width='20' height='20' fill='url(#a)'/>
      <rect x='20' width='20' height='20' fill='url(#b)'/><rect y='20' width='9' height='9' fill='url(#c)'/>
      """,
      """
      { "frame": [0, 0, 20, 20], "backgroundColor": "red" },
      { "frame": [20, 0, 20, 20], "backgroundColor": "blue" }
      """
    ),
  ])
  func aGradientLiesAsWrittenByHand(_ svg: String, _ layers: String) throws {
    #expect(try Drawn.difference(svg, layers) <= 3)
  }
}
