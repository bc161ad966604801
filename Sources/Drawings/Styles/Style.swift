import CoreGraphics
import Scenes

/// What fills a shape or its line.
enum DrawingPaint: Equatable {
  case none
  case color(DrawingColor)
  /// What has the id, or else the colour behind it.
  indirect case reference(String, otherwise: DrawingPaint?)
}

/// All properties of an element that the import looks at.
struct Style {
  /// What a property refers to, and where it does.
  struct Reference {
    let id: String
    let range: SourceRange
  }

  // What elements inside have too.
  var color = DrawingColor.black
  var fill = DrawingPaint.color(.black)
  var fillOpacity = 1.0
  var fillRule = FillRule.nonZero
  var clipRule = FillRule.nonZero
  var stroke = DrawingPaint.none
  var strokeOpacity = 1.0
  var lineWidth = DrawingLength(number: 1, unit: .points)
  var lineCap = "butt"
  var lineJoin = "miter"
  var miterLimit = 4.0
  var dashes: [DrawingLength] = []
  var dashOffset = DrawingLength.zero
  var paintsStrokeFirst = false
  var isVisible = true
  var fontSize = 16.0
  var fontFamily = ""
  var fontWeight = 400
  var isItalic = false
  var anchor = TextAnchor.start
  var letterSpacing = DrawingLength.zero
  var baseline = "auto"
  var keepsSpace = false

  // What they do not have.
  var isDisplayed = true
  var opacity = 1.0
  var blendMode: String?
  var clip: String?
  var mask: String?
  var filter: Reference?
  var overflow: String?
  var stopColor = DrawingColor.black
  var stopOpacity = 1.0

  /// What an element inside begins with.
  var inherited: Style {
    var style = self
    let fresh = Style()
    style.isDisplayed = fresh.isDisplayed
    style.opacity = fresh.opacity
    style.blendMode = fresh.blendMode
    style.clip = fresh.clip
    style.mask = fresh.mask
    style.filter = fresh.filter
    style.overflow = fresh.overflow
    style.stopColor = fresh.stopColor
    style.stopOpacity = fresh.stopOpacity
    return style
  }
}

enum FillRule {
  case nonZero
  case evenOdd
}

enum TextAnchor {
  case start
  case middle
  case end
}
