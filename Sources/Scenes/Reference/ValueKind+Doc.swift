extension ValueKind {
  /// A sentence for the reference, and examples.
  package var explanation: (doc: String, examples: [JSONValue]) {
    switch self {
    case .color:
      (
        "Channels of rgb are from 0 to 255 or shares, hues are degrees, alpha is from 0 to 1.",
        ["#0A84FF", "rgb(255, 0, 0)", "systemBlue", ["light": "white", "dark": "#1C1C1E"]]
      )
    case .optionalColor: ("A colour, or none.", ["systemTeal", nil])
    case .colors: ("Colours in their order.", [["red", "#FFD60A", "clear"]])
    case .point: ("In points, or in shares of the superview's size.", [[20, "50%"]])
    case .size: ("In points, or in shares of the superview's size.", [["100%", 44]])
    case .rect: ("In points, or in shares of the superview's size.", [[16, 20, "50%", 44]])
    case .unitPoint: ("(0, 0) is the upper left corner, (1, 1) the lower right.", [[0.5, 1]])
    case .vector: ("Along x and along y.", [[0, 3]])
    case .unitRect: ("All is [0, 0, 1, 1].", [[0, 0, 0.5, 1]])
    case .insets: ("In points, from the sides inwards.", [[8, 16, 8, 16]])
    case .affine:
      (
        "A matrix [a, b, c, d, tx, ty], or steps that are done in order.",
        [[1, 0, 0, 1, 10, 20], [["scale": 1.5], ["rotate": 45]]]
      )
    case .transform3D:
      (
        "A matrix row by row, or steps that are done in order.",
        [[["rotate": 60, "axis": [0, 1, 0]], ["perspective": 700]]]
      )
    case .path:
      ("Path data of SVG, or a shape.", ["M 0 0 L 40 40 Z", ["ellipse": [0, 0, 40, 20]]])
    case .image:
      (
        "A file, a symbol, or a drawing.",
        ["sky@2x.png", ["symbol": "star.fill"], ["checkerboard": 8]]
      )
    case .font:
      (
        "A size of the system's font, a text style, words in any order, or all of it.",
        [17, "headline", "semibold 17", "monospaced italic 13", ["family": "serif", "size": 17]]
      )
    case .runs:
      (
        "A text, or runs with attributes, one after the other.",
        ["Hello", [["text": "Bold ", "font": "bold 17"], ["text": "red", "color": "systemRed"]]]
      )
    case .blendMode: ("How the layer is mixed with what lies behind it.", ["multiply"])
    case .filters: ("Done in their order.", [[["blur": 12], ["saturation": 1.8]]])
    case .cells: ("What an emitter sends out.", [[["birthRate": 20, "lifetime": 3]]])
    case .bool, .number, .optionalNumber, .integer, .text, .texts, .textLists, .date, .optionalDate,
      .integers, .flags, .choice, .numbers:
      ("", [])
    }
  }
}
