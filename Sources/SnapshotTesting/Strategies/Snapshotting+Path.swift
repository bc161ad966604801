import CoreGraphics
import Foundation
import UIKit

extension Snapshotting where Value == CGPath, Format == UIImage {
  /// A picture of the filled path.
  public static var image: Snapshotting { image() }

  /// A picture of the path, as large as it is.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1,
    drawingMode: CGPathDrawingMode = .eoFill
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: scale
    ).pullback { path in
      path.boundingBoxOfPath.drawn(at: scale) { context in
        context.addPath(path)
        context.drawPath(using: drawingMode)
      }
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
  /// A picture of the filled path.
  public static var image: Snapshotting { image() }

  /// A picture of the filled path, as large as it is.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: scale
    ).pullback { path in path.bounds.drawn(at: scale) { _ in path.fill() } }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
  /// What the path consists of.
  public static var elementsDescription: Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription.pullback { $0.cgPath }
  }

  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription(numberFormatter: numberFormatter)
      .pullback { $0.cgPath }
  }
}

extension Snapshotting where Value == CGPath, Format == String {
  /// What the path consists of, a line an element, to the thousandth of a point.
  public static var elementsDescription: Snapshotting {
    elements { "\(($0 * 1000).rounded() / 1000)" }
  }

  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    elements { numberFormatter.string(from: NSNumber(value: $0)) ?? "\($0)" }
  }

  private static func elements(number: @escaping (Double) -> String) -> Snapshotting {
    SimplySnapshotting.lines.pullback { path in
      var text = ""
      path.applyWithBlock { place in
        let element = place.pointee
        let (name, count) = element.type.words
        if element.type == .moveToPoint, !text.isEmpty { text += "\n" }
        let points = (0..<count).map { index in
          let point = element.points[index]
          return "(\(number(point.x)), \(number(point.y)))"
        }
        text += ([name] + points).joined(separator: " ") + "\n"
      }
      return text
    }
  }
}

extension CGPathElementType {
  /// What it is called, and how many points it has.
  fileprivate var words: (name: String, points: Int) {
    switch self {
    case .moveToPoint: ("MoveTo", 1)
    case .addLineToPoint: ("LineTo", 1)
    case .addQuadCurveToPoint: ("QuadCurveTo", 2)
    case .addCurveToPoint: ("CurveTo", 3)
    case .closeSubpath: ("Close", 0)
    }
  }
}

extension CGRect {
  fileprivate func drawn(at scale: CGFloat, _ draw: (CGContext) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(bounds: self, format: format).image { draw($0.cgContext) }
  }
}
