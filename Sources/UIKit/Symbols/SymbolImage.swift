import CoreGraphics

/// A symbol as an image has it: a drawing with what was said of its size and colour.
struct SymbolImage: Equatable {
  let drawing: SymbolDrawing
  var options: SymbolOptions
  let style: SymbolStyle
  /// Nil for a stencil.
  var color: CGColor?

  init(_ drawing: SymbolDrawing, _ options: SymbolOptions, traits: UITraitCollection?) {
    self.drawing = drawing
    self.options = options
    style = SymbolStyle(options, traits: traits)
  }

  /// The same drawing in another size or weight.
  func with(_ options: SymbolOptions, traits: UITraitCollection?) -> SymbolImage {
    var symbol = SymbolImage(drawing, options, traits: traits)
    symbol.color = color
    return symbol
  }

  static func == (left: SymbolImage, right: SymbolImage) -> Bool {
    left.drawing.name == right.drawing.name && left.options == right.options
      && left.style == right.style && left.color == right.color
  }

  /// In an image of so many pixels a point.
  func place(scale: CGFloat) -> SymbolPlace {
    SymbolMetrics(style).place(drawing, scale: scale)
  }

  /// The pixels of an image of `scale`, drawn `zoom` times as large.
  func picture(scale: CGFloat, zoom: CGFloat = 1) -> CGImage? {
    let stencil = SymbolCache.shared.stencil(of: self, scale: scale, zoom: zoom)
    return color.map { stencil?.tinted($0) } ?? stencil
  }

  /// Black on nothing.
  func drawnStencil(scale: CGFloat, zoom: CGFloat) -> CGImage? {
    let place = place(scale: scale)
    let pixels = scale * zoom
    let width = (place.size.width * pixels - 1e-6).rounded(.up)
    let height = (place.size.height * pixels - 1e-6).rounded(.up)
    let sides = 1...CGFloat(CGContext.longestSide)
    guard sides.contains(width), sides.contains(height) else { return nil }
    let context = CGContext(
      width: Int(width), height: Int(height), scale: pixels, pointsDown: true)
    draw(in: context, place)
    return context.makeImage()
  }

  /// Draws into a context whose units are the image's points, on a ground of its own.
  func draw(in context: CGContext, _ place: SymbolPlace) {
    let metrics = SymbolMetrics(style)
    context.saveGState()
    context.translateBy(x: place.middle.x, y: place.middle.y)
    context.scaleBy(x: metrics.unit, y: metrics.unit)
    context.translateBy(x: -12, y: -12)
    context.setFillColor(.black)
    context.setStrokeColor(.black)
    drawing.steps.draw(in: context, lineWidth: metrics.lineWidth / metrics.unit)
    context.restoreGState()
  }
}
