import QuartzCore

/// How a `UIBezierPath` is drawn, with UIKit's defaults.
struct BezierPathStyle: Equatable {
  var lineWidth: CGFloat = 1
  var lineCap = CGLineCap.butt
  var lineJoin = CGLineJoin.miter
  var miterLimit: CGFloat = 10
  var flatness: CGFloat = 0.6
  var fillRule = CGPathFillRule.winding
  var dashes: [CGFloat] = []
  var dashPhase: CGFloat = 0

  /// Flatness is not needed: curves are exact to a fraction of a pixel.
  func setPen(of context: CGContext) {
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCap)
    context.setLineJoin(lineJoin)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dashPhase, lengths: dashes)
  }
}
