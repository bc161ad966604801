import Foundation

// The shapes that paths are made of, with the points that Core Graphics gives them.

extension CGPath {
  /// How far the control points of a quarter turn lie along its tangents, as a share of the radius.
  static let quarterTurn: CGFloat = 0.552_284_749_830_793_6

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: Self.rect(rect).mapped(by: transform))
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: Self.ellipse(rect).mapped(by: transform))
  }

  /// Corners wider or higher than half the rectangle are a mistake of the caller.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(
      elements: Self.roundedRect(rect, cornerWidth, cornerHeight).mapped(by: transform))
  }

  static func rect(_ rect: CGRect) -> [Element] {
    guard !rect.isNull else { return [] }
    return [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }

  /// Four quarters, from the middle of the right side towards larger y.
  static func ellipse(_ rect: CGRect) -> [Element] {
    guard !rect.isNull else { return [] }
    let (a, b) = (rect.width / 2, rect.height / 2)
    let (x, y) = (rect.midX, rect.midY)
    var elements: [Element] = [.move(CGPoint(x: x + a, y: y))]
    let turns: [(CGFloat, CGFloat)] = [(1, 0), (0, 1), (-1, 0), (0, -1), (1, 0)]
    for (from, to) in zip(turns, turns.dropFirst()) {
      let k = quarterTurn
      elements.append(
        .cubic(
          control1: CGPoint(x: x + a * (from.0 + k * to.0), y: y + b * (from.1 + k * to.1)),
          control2: CGPoint(x: x + a * (to.0 + k * from.0), y: y + b * (to.1 + k * from.1)),
          end: CGPoint(x: x + a * to.0, y: y + b * to.1)))
    }
    return elements + [.close]
  }

  /// From the middle of the right side towards larger y.
  static func roundedRect(
    _ rect: CGRect, _ cornerWidth: CGFloat, _ cornerHeight: CGFloat
  ) -> [Element] {
    guard !rect.isNull else { return [] }
    if 2 * cornerWidth > rect.width || 2 * cornerHeight > rect.height {
      refuse("the corners of a rounded rectangle are at most half as long as its sides")
    }
    guard cornerWidth > 0, cornerHeight > 0 else { return Self.rect(rect) }
    let (minX, minY, maxX, maxY) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let (w, h) = (cornerWidth, cornerHeight)
    let (kw, kh) = (w * (1 - quarterTurn), h * (1 - quarterTurn))
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    return [
      .move(point(maxX, rect.midY)), .line(point(maxX, maxY - h)),
      .cubic(
        control1: point(maxX, maxY - kh), control2: point(maxX - kw, maxY),
        end: point(maxX - w, maxY)),
      .line(point(minX + w, maxY)),
      .cubic(
        control1: point(minX + kw, maxY), control2: point(minX, maxY - kh),
        end: point(minX, maxY - h)),
      .line(point(minX, minY + h)),
      .cubic(
        control1: point(minX, minY + kh), control2: point(minX + kw, minY),
        end: point(minX + w, minY)),
      .line(point(maxX - w, minY)),
      .cubic(
        control1: point(maxX - kw, minY), control2: point(maxX, minY + kh),
        end: point(maxX, minY + h)),
      .close,
    ]
  }
}

extension [CGPath.Element] {
  func mapped(by transform: UnsafePointer<CGAffineTransform>?) -> [CGPath.Element] {
    guard let map = transform?.pointee else { return self }
    return mapped(by: map)
  }

  func mapped(by map: CGAffineTransform) -> [CGPath.Element] {
    map.isIdentity ? self : self.map { $0.applying(map) }
  }
}

extension CGMutablePath {
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    elements += Self.rect(rect).mapped(by: transform)
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects {
      addRect(rect, transform: transform)
    }
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    elements += Self.ellipse(rect).mapped(by: transform)
  }

  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    elements += Self.roundedRect(rect, cornerWidth, cornerHeight).mapped(by: transform)
  }

  /// A move to the first point and a line to each other one.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() {
      addLine(to: point, transform: transform)
    }
  }
}
