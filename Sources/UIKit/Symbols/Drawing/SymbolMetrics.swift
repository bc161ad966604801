import CoreGraphics

/// How large a symbol is drawn, how wide its lines are, and where it stands beside text.
struct SymbolMetrics {
  /// The grid's units in a point size.
  static let unitsPerEm: CGFloat = 22
  /// The width of lines at the regular weight and medium scale, in units.
  static let regularLine = unitsPerEm * lineWidth(of: .regular)
  /// On either side of the ink, in point sizes: neighbours must not touch.
  private static let bearing = CGSize(width: 0.045, height: 0.03)

  /// Points in a unit.
  let unit: CGFloat
  /// In points.
  let lineWidth: CGFloat
  /// Of text beside it, in points; the system's font has other proportions when it is large.
  private let capHeight: CGFloat
  private let bearing: CGSize

  init(_ style: SymbolStyle) {
    let scale = Self.factor(of: style.scale)
    unit = style.pointSize / Self.unitsPerEm * scale
    // Beside text of one weight a small symbol's lines look as wide as a large one's.
    lineWidth = style.pointSize * Self.lineWidth(of: style.weight) * scale.squareRoot()
    capHeight = UIFont.systemFont(ofSize: style.pointSize).capHeight
    bearing = CGSize(
      width: style.pointSize * Self.bearing.width * scale,
      height: style.pointSize * Self.bearing.height * scale)
  }

  /// Against the medium scale.
  static func factor(of scale: UIImage.SymbolScale) -> CGFloat {
    switch scale {
    case .small: 0.78
    case .large: 1.28
    case .default, .unspecified, .medium: 1
    }
  }

  /// In point sizes: about the stems of the system's font.
  private static func lineWidth(of weight: UIImage.SymbolWeight) -> CGFloat {
    switch weight {
    case .ultraLight: 0.025
    case .thin: 0.038
    case .light: 0.056
    case .unspecified, .regular: 0.075
    case .medium: 0.088
    case .semibold: 0.1
    case .bold: 0.113
    case .heavy: 0.129
    case .black: 0.145
    }
  }

  /// A drawing's place in an image of whole pixels.
  func place(_ drawing: SymbolDrawing, scale: CGFloat) -> SymbolPlace {
    let whole = PixelRounding(scale: scale)
    let box = box(of: drawing.steps)
    let width = whole.up(box.width + 2 * bearing.width)
    let above = whole.up(bearing.height - box.minY)
    let below = whole.up(box.maxY + bearing.height)
    let middle = CGPoint(x: (width - box.minX - box.maxX) / 2, y: above)
    var place = SymbolPlace(
      size: CGSize(width: width, height: above + below), middle: middle,
      baseline: whole.near(below - capHeight / 2))
    if drawing.alignedCount < drawing.steps.count {
      let core = self.box(of: Array(drawing.steps.prefix(drawing.alignedCount)))
      place.overhang = UIEdgeInsets(
        top: whole.near(max(0, core.minY - box.minY)),
        left: whole.near(max(0, core.minX - box.minX)),
        bottom: whole.near(max(0, box.maxY - core.maxY)),
        right: whole.near(max(0, box.maxX - core.maxX)))
    }
    return place
  }

  /// The ink in points, around the grid's middle.
  private func box(of steps: [SymbolStep]) -> CGRect {
    let box = steps.inkBox(lineWidth: lineWidth / unit).offsetBy(dx: -12, dy: -12)
    return CGRect(
      x: box.minX * unit, y: box.minY * unit, width: box.width * unit, height: box.height * unit)
  }
}

/// Where a drawing lies in its image, in points from the upper left.
struct SymbolPlace: Equatable {
  var size: CGSize
  /// Where the grid's middle comes to.
  var middle: CGPoint
  /// Of text beside it, from the bottom.
  var baseline: CGFloat
  /// What hangs over what is aligned.
  var overhang = UIEdgeInsets.zero
}

/// Lengths in whole pixels.
private struct PixelRounding {
  let scale: CGFloat

  /// But for what is a rounding error.
  func up(_ length: CGFloat) -> CGFloat { (length * scale - 1e-6).rounded(.up) / scale }
  func near(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
}
