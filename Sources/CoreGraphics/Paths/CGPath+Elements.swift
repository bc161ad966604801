import Foundation

/// A step of a path as `applyWithBlock` shows it; the points are valid during the call only.
public struct CGPathElement {
  public var type: CGPathElementType
  public var points: UnsafeMutablePointer<CGPoint>

  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>)
  -> Void
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

extension CGPath {
  /// Calls `block` with every step in turn.
  public func applyWithBlock(_ block: CGPathApplyBlock) {
    for element in elements {
      var points = element.points
      // A step without points still has a place to point to.
      if points.isEmpty { points = [.zero] }
      points.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        var shown = CGPathElement(type: element.type, points: base)
        block(&shown)
      }
    }
  }

  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  /// Where the next line would begin; zero for an empty path.
  public var currentPoint: CGPoint {
    guard let last = elements.last else { return .zero }
    if let point = last.points.last { return point }
    // A closed subpath goes back to where it began.
    for element in elements.reversed() {
      if case .move(let point) = element { return point }
    }
    return .zero
  }

  /// The same path through a map.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: elements.mapped(by: transform))
  }

  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(elements: elements.mapped(by: transform))
  }

  /// Whether the path is one rectangle along the axes, and which.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = asRect else { return false }
    rect?.pointee = found
    return true
  }

  /// The rectangle that the path is, if it is one.
  package var asRect: CGRect? {
    // Before anything else: long paths are asked this each time that they are filled.
    guard elements.count <= 6 else { return nil }
    let isClosed = elements.last == .close
    let isMadeOfLines = elements.dropFirst().dropLast(isClosed ? 1 : 0).allSatisfy { element in
      if case .line = element { true } else { false }
    }
    guard isMadeOfLines, case .move? = elements.first else { return nil }
    var points = elements.flatMap(\.points)
    if points.count == 5, points[4] == points[0] { points.removeLast() }
    guard points.count == 4 else { return nil }
    let isUpright = points[0].x == points[1].x
    let (a, b, c, d) = (points[0], points[1], points[2], points[3])
    let fits =
      isUpright
      ? b.y == c.y && c.x == d.x && d.y == a.y
      : a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
    guard fits else { return nil }
    return CGRect(x: a.x, y: a.y, width: c.x - a.x, height: c.y - a.y).standardized
  }
}

extension CGPath.Element {
  var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quad: .addQuadCurveToPoint
    case .cubic: .addCurveToPoint
    case .close: .closeSubpath
    }
  }

  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let control, let end): [control, end]
    case .cubic(let control1, let control2, let end): [control1, control2, end]
    case .close: []
    }
  }
}
