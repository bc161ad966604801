import Foundation
import Pixels

// Areas and lines.

extension CGContext {
  /// Fills the path and forgets it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(takePath(), rule)
  }

  /// Strokes the path and forgets it.
  public func strokePath() {
    stroke(takePath(), state.pen)
  }

  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    switch mode {
    case .fill, .fillStroke: fill(path, .winding)
    case .eoFill, .eoFillStroke: fill(path, .evenOdd)
    case .stroke: break
    }
    switch mode {
    case .stroke, .fillStroke, .eoFillStroke: stroke(path, state.pen)
    case .fill, .eoFill: break
    }
  }

  // As with Apple's, the functions that bring a shape of their own forget the path as well.

  public func fill(_ rect: CGRect) { fill([rect]) }

  public func fill(_ rects: [CGRect]) {
    drawShape {
      $0.addRects(rects)
    } with: {
      fill($0, .winding)
    }
  }

  public func fillEllipse(in rect: CGRect) {
    drawShape {
      $0.addEllipse(in: rect)
    } with: {
      fill($0, .winding)
    }
  }

  public func stroke(_ rect: CGRect) { stroke(rect, width: state.pen.width) }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    var pen = state.pen
    pen.width = width
    drawShape {
      $0.addRect(rect)
    } with: {
      stroke($0, pen)
    }
  }

  public func strokeEllipse(in rect: CGRect) {
    drawShape {
      $0.addEllipse(in: rect)
    } with: {
      stroke($0, state.pen)
    }
  }

  /// A line from each first point to each second one.
  public func strokeLineSegments(between points: [CGPoint]) {
    drawShape { path in
      for index in stride(from: 0, to: points.count - 1, by: 2) {
        path.move(to: points[index])
        path.addLine(to: points[index + 1])
      }
    } with: {
      stroke($0, state.pen)
    }
  }

  /// Makes the pixels of a rectangle as if nothing had ever been drawn there, whatever the state
  /// but the clip.
  public func clear(_ rect: CGRect) {
    paint(
      Shape(pixelPath(rect), rule: .winding, clip: state.clip.bounds),
      Ink(.color(Pixel(0xFFFF_FFFF)), mode: .clear, mask: state.clip.mask))
  }

  /// The path, which is empty afterwards.
  func takePath() -> CGPath {
    defer { beginPath() }
    return current
  }

  private func drawShape(_ add: (CGMutablePath) -> Void, with draw: (CGPath) -> Void) {
    beginPath()
    let path = CGMutablePath()
    add(path)
    draw(CGPath(elements: path.elements.mapped(by: pixelMap)))
  }

  /// Fills a path that is in pixels already.
  private func fill(_ path: CGPath, _ rule: CGPathFillRule) {
    let area = visible
    guard !area.isEmpty, let ink = ink(state.fill) else { return }
    draw(Shape(path, rule: rule, clip: area), with: ink)
  }

  /// Strokes a path that is in pixels already, with a pen of user space.
  private func stroke(_ path: CGPath, _ pen: StrokeStyle) {
    let (map, area) = (pixelMap, visible)
    guard !area.isEmpty, map.isInvertible, pen.width > 0, let ink = ink(state.stroke) else {
      return
    }
    let outline = userPath(path).strokeOutline(pen, map: map, clip: area)
    draw(.outline(outline, .nonZero), with: ink)
  }
}
