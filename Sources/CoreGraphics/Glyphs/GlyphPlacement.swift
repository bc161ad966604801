import Foundation

/// Where glyphs may stand between pixels.
struct GlyphPlacement {
  /// Between the pixels of a row, not on whole ones only.
  var isBetweenPixels = true
  /// At quarters of a pixel, which drawings share, not exactly where they are asked for.
  var isInSteps = true

  /// Both have to want it.
  func allowed(by other: GlyphPlacement) -> GlyphPlacement {
    GlyphPlacement(
      isBetweenPixels: isBetweenPixels && other.isBetweenPixels,
      isInSteps: isInSteps && other.isInSteps)
  }
}

extension CGContext {
  /// Whether glyphs may stand between the pixels of a row, if the context allows it; else each stands
  /// on the nearest whole one. At first they may.
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {
    state.text.placement.isBetweenPixels = shouldSubpixelPositionFonts
  }

  /// Whether the state's wish for glyphs between pixels is heard; no part of the state.
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {
    allowedPlacement.isBetweenPixels = allowsFontSubpixelPositioning
  }

  /// Whether glyphs between pixels stand at quarters of one, if the context allows it; else each is
  /// drawn exactly where it is, which takes longer. At first they do.
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {
    state.text.placement.isInSteps = shouldSubpixelQuantizeFonts
  }

  /// Whether the state's wish for quarters of a pixel is heard; no part of the state.
  public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {
    allowedPlacement.isInSteps = allowsFontSubpixelQuantization
  }

  /// Changes nothing: text is drawn in shades of its own colour, as on a phone. Smoothing would use
  /// the red, green and blue stripes of a screen's pixels, whose order is not known here.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}

  /// Changes nothing, as `setShouldSmoothFonts(_:)` does.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}

  /// Changes nothing that can be called from Swift, on Apple's systems neither: it is for glyphs that
  /// are drawn one after the other, and `showGlyphs(_:at:)` is told each one's place.
  public func setCharacterSpacing(_ spacing: CGFloat) {}

  /// Where the state and the context let glyphs stand.
  var glyphPlacement: GlyphPlacement { state.text.placement.allowed(by: allowedPlacement) }
}
