import Foundation
import Pixels

/// What `saveGState` saves: all that decides how the next thing is drawn, except the path.
struct GraphicsState {
  /// From user space to the context's device space, whose y points up.
  var ctm: CGAffineTransform
  var clip: Clip
  var fill = DrawingColor.color(.black)
  var stroke = DrawingColor.color(.black)
  var fillSpace = CGColorSpace.gray
  var strokeSpace = CGColorSpace.gray
  var patternPhase = CGSize.zero
  var pen = StrokeStyle(width: 1)
  /// 0…1.
  var alpha: CGFloat = 1
  var blendMode = CGBlendMode.normal
  var shadow: Shadow?
  var interpolation = CGInterpolationQuality.default
  var shouldAntialias = true
  var text = TextState()
}

/// What areas and lines are drawn with.
enum DrawingColor {
  case color(CGColor)
  case pattern(CGPattern, tint: CGColor?, alpha: CGFloat)

  init(_ color: CGColor) {
    self = color.pattern.map { $0.drawingColor(color.colorSpace, color.values) } ?? .color(color)
  }
}

/// A shadow under everything that is drawn.
struct Shadow {
  /// In the context's base space, whatever the current transform.
  var offset: CGSize
  /// Twice the standard deviation, in the base space's units.
  var blur: CGFloat
  var color: CGColor

  /// The colour of a shadow that is not told any.
  static let defaultColor = CGColor(gray: 0, alpha: 1.0 / 3)
}
