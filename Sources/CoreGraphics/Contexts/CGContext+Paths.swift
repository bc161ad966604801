import Foundation
import Pixels

// The path under construction. Points go through the transform of the moment they are added, as
// with Apple's; the pen goes through that of the moment of drawing.

extension CGContext {
  public func beginPath() { current = CGMutablePath() }
  public func closePath() { current.closeSubpath() }

  public func move(to point: CGPoint) { current.move(to: point, transform: pixelMap) }
  public func addLine(to point: CGPoint) { current.addLine(to: point, transform: pixelMap) }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.addCurve(to: end, control1: control1, control2: control2, transform: pixelMap)
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    current.addQuadCurve(to: end, control: control, transform: pixelMap)
  }

  public func addRect(_ rect: CGRect) { current.addRect(rect, transform: pixelMap) }
  public func addRects(_ rects: [CGRect]) { current.addRects(rects, transform: pixelMap) }
  public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect, transform: pixelMap) }

  public func addLines(between points: [CGPoint]) {
    current.addLines(between: points, transform: pixelMap)
  }

  public func addPath(_ path: CGPath) { current.addPath(path, transform: pixelMap) }

  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    addInUserSpace { path in
      path.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise)
    }
  }

  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    addInUserSpace { path in
      path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    }
  }

  /// An arc depends on where the path stands in user space.
  private func addInUserSpace(_ add: (CGMutablePath) -> Void) {
    guard !current.isEmpty else {
      let path = CGMutablePath()
      add(path)
      return current.addPath(path, transform: pixelMap)
    }
    guard pixelMap.isInvertible else { return }
    let path = CGMutablePath()
    path.move(to: currentPointOfPath)
    add(path)
    // The point that it began at is there already.
    current.addPath(CGPath(elements: Array(path.elements.dropFirst())), transform: pixelMap)
  }

  public var isPathEmpty: Bool { current.isEmpty }

  public var currentPointOfPath: CGPoint {
    current.isEmpty ? .zero : current.currentPoint.applying(pixelMap.inverted())
  }

  /// Null for an empty path.
  public var boundingBoxOfPath: CGRect { userPath(current).boundingBox }

  /// A copy of the path in user space; nil when it is empty.
  public var path: CGPath? { current.isEmpty ? nil : userPath(current) }

  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let place = point.applying(pixelMap)
    return switch mode {
    case .fill: current.contains(place)
    case .eoFill: current.contains(place, using: .evenOdd)
    case .stroke: strokedPath.contains(place)
    case .fillStroke: current.contains(place) || strokedPath.contains(place)
    case .eoFillStroke:
      current.contains(place, using: .evenOdd) || strokedPath.contains(place)
    }
  }

  /// What a stroke would cover becomes the path.
  public func replacePathWithStrokedPath() {
    current = CGMutablePath(elements: strokedPath.elements)
  }

  /// The area under the pen, in pixels.
  private var strokedPath: CGPath {
    let pen = state.pen
    let lines = userPath(current).copy(
      dashingWithPhase: pen.dashPhase, lengths: pen.dashes.map { CGFloat($0) })
    return lines.copy(
      strokingWithWidth: pen.width, lineCap: CGLineCap(pen.cap), lineJoin: CGLineJoin(pen.join),
      miterLimit: pen.miterLimit, transform: pixelMap)
  }

  /// A path in pixels as user space has it.
  func userPath(_ path: CGPath) -> CGPath {
    CGPath(elements: path.elements.mapped(by: pixelMap.inverted()))
  }
}

extension CGLineCap {
  fileprivate init(_ cap: StrokeStyle.Cap) {
    switch cap {
    case .butt: self = .butt
    case .round: self = .round
    case .square: self = .square
    }
  }
}

extension CGLineJoin {
  fileprivate init(_ join: StrokeStyle.Join) {
    switch join {
    case .miter: self = .miter
    case .round: self = .round
    case .bevel: self = .bevel
    }
  }
}
