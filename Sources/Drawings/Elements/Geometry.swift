import CoreGraphics

/// The outline of a shape, in the numbers of the drawing.
enum Geometry {
  /// With the radii of its corners.
  case rect(CGRect, CGSize)
  case ellipse(CGRect)
  /// With the author's text of it, where that can stay.
  case path(CGPath, text: String?)

  /// Without the line's width.
  var box: CGRect {
    switch self {
    case .rect(let rect, _), .ellipse(let rect): rect
    case .path(let path, _): path.isEmpty ? .null : path.boundingBoxOfPath
    }
  }

  /// How many steps its path has.
  var steps: Int {
    if case .path(let path, _) = self { return path.elements.count }
    return 12
  }

  /// Whether pointed joins may stick out of it, as they do of paths.
  var hasPoints: Bool {
    if case .path = self { return true }
    return false
  }

  /// As `path` has it, with so many decimals at most.
  func value(decimals: Int, startsAsDrawn: Bool) -> SceneValue {
    func box(_ rect: CGRect) -> SceneValue {
      .numbers(
        [rect.minX, rect.minY, rect.width, rect.height].map { Double($0).rounded(to: decimals) })
    }
    switch self {
    case .rect(let rect, let radii):
      if radii == .zero { return .object([SceneMember("rect", box(rect))]) }
      if radii.width == radii.height, !startsAsDrawn {
        let radius = Double(radii.width).rounded(to: decimals)
        return .object([
          SceneMember("roundedRect", box(rect)), SceneMember("radius", .number(radius)),
        ])
      }
      return .text(Self.text(of: rect, radii, decimals))
    case .ellipse(let rect):
      if !startsAsDrawn { return .object([SceneMember("ellipse", box(rect))]) }
      return .text(Self.text(ofEllipse: rect, decimals))
    case .path(let path, let text):
      return .text(text ?? PathText.text(of: path.elements, decimals: decimals))
    }
  }

  // MARK: Outlines that begin where SVG has them begin, for dashes

  private static func text(of rect: CGRect, _ radii: CGSize, _ decimals: Int) -> String {
    func number(_ value: CGFloat) -> String { PathText.number(value, decimals) }
    let (x, y) = (radii.width, radii.height)
    func arc(_ endX: CGFloat, _ endY: CGFloat) -> String {
      "A\(number(x)) \(number(y)) 0 0 1 \(number(endX)) \(number(endY))"
    }
    return [
      "M\(number(rect.minX + x)) \(number(rect.minY))", "H\(number(rect.maxX - x))",
      arc(rect.maxX, rect.minY + y), "V\(number(rect.maxY - y))", arc(rect.maxX - x, rect.maxY),
      "H\(number(rect.minX + x))", arc(rect.minX, rect.maxY - y), "V\(number(rect.minY + y))",
      arc(rect.minX + x, rect.minY), "Z",
    ].joined(separator: " ")
  }

  private static func text(ofEllipse rect: CGRect, _ decimals: Int) -> String {
    func number(_ value: CGFloat) -> String { PathText.number(value, decimals) }
    let radii = "\(number(rect.width / 2)) \(number(rect.height / 2)) 0 0 1"
    let places = [
      (rect.midX, rect.maxY), (rect.minX, rect.midY), (rect.midX, rect.minY),
      (rect.maxX, rect.midY),
    ]
    return "M\(number(rect.maxX)) \(number(rect.midY)) "
      + places.map { "A\(radii) \(number($0.0)) \(number($0.1))" }.joined(separator: " ") + " Z"
  }
}

/// Path data as this program writes it.
enum PathText {
  static func number(_ value: CGFloat, _ decimals: Int) -> String {
    let rounded = Double(value).rounded(to: decimals)
    if let whole = Int64(exactly: rounded), abs(rounded) < 1e15 { return String(whole) }
    return rounded.description
  }

  /// Absolute steps, with H and V for lines along the axes.
  static func text(of elements: [CGPath.Element], decimals: Int) -> String {
    var words: [String] = []
    words.reserveCapacity(elements.count)
    var (last, start) = (["0", "0"], ["0", "0"])
    func text(_ point: CGPoint) -> [String] {
      [number(point.x, decimals), number(point.y, decimals)]
    }
    for element in elements {
      switch element {
      case .move(let point):
        last = text(point)
        start = last
        words.append("M" + last.joined(separator: " "))
      case .line(let point):
        let end = text(point)
        if end[1] == last[1] {
          words.append("H" + end[0])
        } else if end[0] == last[0] {
          words.append("V" + end[1])
        } else {
          words.append("L" + end.joined(separator: " "))
        }
        last = end
      case .quad(let control, let end):
        last = text(end)
        words.append("Q" + (text(control) + last).joined(separator: " "))
      case .cubic(let first, let second, let end):
        last = text(end)
        words.append("C" + (text(first) + text(second) + last).joined(separator: " "))
      case .close:
        last = start
        words.append("Z")
      }
    }
    return words.joined(separator: " ")
  }

  /// Whether numbers of path data have no more decimals than this, and no exponents.
  static func isShort(_ text: String, decimals: Int) -> Bool {
    var count: Int?
    for byte in text.utf8 {
      switch byte {
      case 0x2E: count = 0
      case 0x30...0x39:
        if let digits = count {
          guard digits < decimals else { return false }
          count = digits + 1
        }
      case 0x45, 0x65: return false
      default: count = nil
      }
    }
    return true
  }

  /// With single blanks.
  static func tidied(_ text: String) -> String {
    text.split { $0 == " " || $0 == "\n" || $0 == "\t" || $0 == "\r\n" || $0 == "\r" }
      .joined(separator: " ")
  }
}
