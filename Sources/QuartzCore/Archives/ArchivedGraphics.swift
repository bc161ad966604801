import CoreGraphics

// What Core Graphics has no way of its own to archive.

extension CGColor {
  /// The name of the space and the components, in sRGB where the space has none that would be found
  /// again; nil for patterns.
  var archived: [NSObject]? {
    guard pattern == nil else { return nil }
    var (name, numbers) = (CGColorSpace.sRGB, [rgba.red, rgba.green, rgba.blue, rgba.alpha])
    if let space = colorSpace?.name, CGColorSpace(name: space) != nil, let components {
      (name, numbers) = (space, components.map { Double($0) })
    }
    return [name as NSString] + numbers.map { NSNumber(value: $0) }
  }

  convenience init?(archived list: [Any]) {
    let components = list.dropFirst().compactMap {
      ($0 as? NSNumber).map { CGFloat($0.doubleValue) }
    }
    guard let name = list.first as? String, let space = CGColorSpace(name: name as CFString),
      components.count == space.numberOfComponents + 1, components.count == list.count - 1
    else { return nil }
    self.init(colorSpace: space, components: components)
  }
}

extension CGPath {
  /// Steps as letters, each before its coordinates, which lose nothing.
  var archivedText: String {
    elements.map { element in
      let points = element.corners.map { "\(Double($0.x)) \(Double($0.y))" }
      return ([element.letter] + points).joined(separator: " ")
    }.joined(separator: " ")
  }

  /// Nil for a text that is none of a path's.
  convenience init?(archivedText text: String) {
    var elements: [Element] = []
    let words = text.split(separator: " ")
    var next = 0
    while next < words.count {
      let letter = words[next]
      let count = Self.pointCount[String(letter)]
      guard let count, next + 2 * count < words.count else { return nil }
      let numbers = words[next + 1..<next + 1 + 2 * count].compactMap { Double($0) }
      guard numbers.count == 2 * count else { return nil }
      let points = (0..<count).map { CGPoint(x: numbers[2 * $0], y: numbers[2 * $0 + 1]) }
      elements.append(Self.element(of: String(letter), points))
      next += 1 + 2 * count
    }
    // Lines begin somewhere.
    if let first = elements.first, first.letter != "M" { return nil }
    self.init(elements: elements)
  }

  private static let pointCount = ["M": 1, "L": 1, "Q": 2, "C": 3, "Z": 0]

  private static func element(of letter: String, _ points: [CGPoint]) -> Element {
    switch letter {
    case "M": .move(points[0])
    case "L": .line(points[0])
    case "Q": .quad(control: points[0], end: points[1])
    case "C": .cubic(control1: points[0], control2: points[1], end: points[2])
    default: .close
    }
  }
}

extension CGPath.Element {
  fileprivate var corners: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quad(let control, let end): [control, end]
    case .cubic(let control1, let control2, let end): [control1, control2, end]
    case .close: []
    }
  }

  fileprivate var letter: String {
    switch self {
    case .move: "M"
    case .line: "L"
    case .quad: "Q"
    case .cubic: "C"
    case .close: "Z"
    }
  }
}

extension CATransform3D {
  var archivedNumbers: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  init(archivedNumbers n: [Double]) {
    self.init(
      m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7],
      m31: n[8], m32: n[9], m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14],
      m44: n[15])
  }
}
