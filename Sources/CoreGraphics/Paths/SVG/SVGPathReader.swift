import Foundation

/// Turns the commands of SVG path data into the steps of a path.
struct SVGPathReader {
  private var scanner: SVGPathScanner
  private(set) var elements: [CGPath.Element] = []
  private var start = CGPoint.zero
  private var current = CGPoint.zero
  /// The last control point, which a smooth curve mirrors, and for which kind of curve.
  private var lastControl: (point: CGPoint, isCubic: Bool)?

  private let limit: Int

  init(_ text: String, limit: Int = .max) {
    self.limit = limit
    scanner = SVGPathScanner(text)
  }

  mutating func read() throws(SVGPathError) {
    while !scanner.isAtEnd() {
      try checkLength()
      let place = scanner
      guard let letter = scanner.letter() else {
        throw scanner.error(elements.isEmpty ? .expectedMove : .expectedCommand)
      }
      // Small letters are capital ones with this bit; they count from the current point.
      let isRelative = letter & 0x20 != 0
      let command = Character(UnicodeScalar(letter & ~0x20))
      if elements.isEmpty, command != "M" { throw place.skippingSpace().error(.expectedMove) }
      guard "MLHVCSQTAZ".contains(command) else {
        throw place.skippingSpace().error(.expectedCommand)
      }
      if command == "Z" {
        close()
      } else {
        try readAll(command, isRelative: isRelative)
      }
    }
    try checkLength()
  }

  private func checkLength() throws(SVGPathError) {
    guard elements.count <= limit else {
      throw SVGPathError(problem: .tooLong, offset: scanner.offset)
    }
  }

  /// A command with as many sets of numbers as there are.
  private mutating func readAll(
    _ first: Character, isRelative: Bool
  ) throws(SVGPathError) {
    var command = first
    var isFirst = true
    repeat {
      try checkLength()
      let begin = scanner.offset
      try readOne(command, isRelative: isRelative, isFirst: isFirst)
      // All of them: a mirrored control point can be twice as far out as what was written.
      guard elements.last?.points.allSatisfy(\.isFinite) ?? true else {
        throw SVGPathError(problem: .numberTooLarge, offset: begin)
      }
      // More points behind a move are lines.
      if command == "M" { command = "L" }
      isFirst = false
    } while scanner.hasNumber() || scanner.hasComma()
  }

  private mutating func readOne(
    _ command: Character, isRelative: Bool, isFirst: Bool
  ) throws(SVGPathError) {
    let origin = isRelative ? current : .zero
    switch command {
    case "H": line(to: CGPoint(x: origin.x + (try scanner.number(isFirst: isFirst)), y: current.y))
    case "V": line(to: CGPoint(x: current.x, y: origin.y + (try scanner.number(isFirst: isFirst))))
    case "A": try arc(from: origin, isFirst: isFirst)
    case "M":
      start = try point(from: origin, isFirst: isFirst)
      current = start
      lastControl = nil
      elements.append(.move(start))
    case "L": line(to: try point(from: origin, isFirst: isFirst))
    case "Q": quad(control: try point(from: origin, isFirst: isFirst), end: try point(from: origin))
    case "T":
      quad(control: mirrored(isCubic: false), end: try point(from: origin, isFirst: isFirst))
    case "S":
      cubic(
        control1: mirrored(isCubic: true), control2: try point(from: origin, isFirst: isFirst),
        end: try point(from: origin))
    default:
      cubic(
        control1: try point(from: origin, isFirst: isFirst), control2: try point(from: origin),
        end: try point(from: origin))
    }
  }

  private mutating func point(
    from origin: CGPoint, isFirst: Bool = false
  ) throws(SVGPathError) -> CGPoint {
    let x = try scanner.number(isFirst: isFirst)
    let y = try scanner.number()
    return CGPoint(x: origin.x + x, y: origin.y + y)
  }

  private mutating func close() {
    elements.append(.close)
    current = start
    lastControl = nil
  }

  private mutating func line(to end: CGPoint) {
    elements.append(.line(end))
    current = end
    lastControl = nil
  }

  private mutating func quad(control: CGPoint, end: CGPoint) {
    elements.append(.quad(control: control, end: end))
    current = end
    lastControl = (control, false)
  }

  private mutating func cubic(control1: CGPoint, control2: CGPoint, end: CGPoint) {
    elements.append(.cubic(control1: control1, control2: control2, end: end))
    current = end
    lastControl = (control2, true)
  }

  /// The control point of a smooth curve: the last one on the other side of the current point.
  private func mirrored(isCubic: Bool) -> CGPoint {
    guard let lastControl, lastControl.isCubic == isCubic else { return current }
    return CGPoint(x: 2 * current.x - lastControl.point.x, y: 2 * current.y - lastControl.point.y)
  }

  private mutating func arc(from origin: CGPoint, isFirst: Bool) throws(SVGPathError) {
    let arc = SVGArc(
      start: current, radiusX: try scanner.number(isFirst: isFirst),
      radiusY: try scanner.number(), rotation: try scanner.number() / 180 * .pi,
      isLarge: try scanner.flag(), isSweep: try scanner.flag(), end: try point(from: origin))
    guard let curves = arc.curves else { return line(to: arc.end) }
    elements += curves
    current = arc.end
    lastControl = nil
  }
}

extension SVGPathScanner {
  /// The same behind white space, where a mistake is reported.
  func skippingSpace() -> SVGPathScanner {
    var ahead = self
    _ = ahead.isAtEnd()
    return ahead
  }
}
