import Foundation
import Pixels

// The parts of the graphics state, one setter each.

extension CGContext {
  // MARK: Colours

  public func setFillColor(_ color: CGColor) {
    state.fill = DrawingColor(color)
    state.fillSpace = color.colorSpace ?? .rgb
  }

  public func setStrokeColor(_ color: CGColor) {
    state.stroke = DrawingColor(color)
    state.strokeSpace = color.colorSpace ?? .rgb
  }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
  }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
  }

  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// A mixture of a printer's inks.
  public func setFillColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setFillColor(
      CGColor(
        genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  public func setStrokeColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setStrokeColor(
      CGColor(
        genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  /// Chooses the space of later components; the colour becomes the space's opaque black.
  public func setFillColorSpace(_ space: CGColorSpace) {
    state.fillSpace = space
    state.fill = .color(space.opaqueBlack)
  }

  public func setStrokeColorSpace(_ space: CGColorSpace) {
    state.strokeSpace = space
    state.stroke = .color(space.opaqueBlack)
  }

  /// Components in the fill colour's space, then alpha.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    CGColor(colorSpace: state.fillSpace, components: components).map(setFillColor)
  }

  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    CGColor(colorSpace: state.strokeSpace, components: components).map(setStrokeColor)
  }

  /// `colorComponents` are the alpha of a pattern that brings its own colours; else they tint it, in
  /// the base of the fill colour's space or that space itself, alpha last.
  public func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    state.fill = pattern.drawingColor(state.fillSpace, colorComponents)
  }

  public func setStrokePattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    state.stroke = pattern.drawingColor(state.strokeSpace, colorComponents)
  }

  public func setPatternPhase(_ phase: CGSize) { state.patternPhase = phase }

  // MARK: The pen

  public func setLineWidth(_ width: CGFloat) { state.pen.width = width }
  public func setLineCap(_ cap: CGLineCap) { state.pen.cap = cap.strokeCap }
  public func setLineJoin(_ join: CGLineJoin) { state.pen.join = join.strokeJoin }
  public func setMiterLimit(_ limit: CGFloat) { state.pen.miterLimit = limit }

  /// Lengths drawn and left out in turn; none for a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.pen.dashes = lengths.map { Double($0) }
    state.pen.dashPhase = phase
  }

  /// Curves are exact to a fraction of a pixel, however flat they may be.
  public func setFlatness(_ flatness: CGFloat) {}

  /// Every destination is sRGB, and colours outside of it are cut, whatever is intended.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

  // MARK: Compositing

  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = alpha > 0 ? min(1, alpha) : 0
  }

  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// A shadow in black at a third of full strength.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: Shadow.defaultColor)
  }

  /// A shadow under all that is drawn from now on; without a colour there is none.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { Shadow(offset: offset, blur: max(0, blur), color: $0) }
  }

  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// Without it a pixel is painted whole or not at all.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.shouldAntialias = shouldAntialias
  }

  /// Whether the state's wish for smooth edges is heard; no part of the state.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    self.allowsAntialiasing = allowsAntialiasing
  }
}

extension CGColorSpace {
  fileprivate var opaqueBlack: CGColor {
    let components = [CGFloat](repeating: 0, count: numberOfComponents) + [1]
    return CGColor(colorSpace: self, components: components) ?? .black
  }
}
