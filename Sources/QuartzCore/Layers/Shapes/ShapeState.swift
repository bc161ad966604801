import CoreGraphics
import RenderTree

/// All that can be set on a shape layer beyond what every layer has.
struct ShapeState: Equatable {
  var path: CGPath?
  var fillColor: CGColor? = .blackOfLayers
  var fillRule = CAShapeLayerFillRule.nonZero
  var strokeColor: CGColor?
  var strokeStart: CGFloat = 0
  var strokeEnd: CGFloat = 1
  var lineWidth: CGFloat = 1
  var miterLimit: CGFloat = 10
  var lineCap = CAShapeLayerLineCap.butt
  var lineJoin = CAShapeLayerLineJoin.miter
  var lineDashPhase: CGFloat = 0
  var lineDashPattern: [CGFloat]?

  /// What is painted; nil for nothing.
  var content: Paint.Content? {
    guard let path, !path.isEmpty else { return nil }
    let fill = fillColor.flatMap { $0.alpha > 0 ? $0 : nil }
    guard fill != nil || stroke != nil else { return nil }
    return .shape(
      ShapeContent(
        path, fill: fill, rule: fillRule == .evenOdd ? .evenOdd : .winding, stroke: stroke))
  }

  private var stroke: ShapeContent.Stroke? {
    guard let color = strokeColor, color.alpha > 0, lineWidth > 0, strokeStart < strokeEnd else {
      return nil
    }
    return ShapeContent.Stroke(
      color: color,
      pen: ShapeContent.Pen(
        width: lineWidth, cap: lineCap.lineCap, join: lineJoin.lineJoin, miterLimit: miterLimit,
        dashes: lineDashPattern ?? [], dashPhase: lineDashPhase, start: strokeStart,
        end: strokeEnd))
  }
}
