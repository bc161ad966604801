import Foundation

/// What of the graphics state is for text.
struct TextState {
  var font: CGFont?
  var size: CGFloat = 1
  var mode = CGTextDrawingMode.fill
  var placement = GlyphPlacement()
}

extension CGContext {
  public func setFont(_ font: CGFont) { state.text.font = font }

  public func setFontSize(_ size: CGFloat) { state.text.size = size }

  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.text.mode = mode }

  /// Draws glyphs of the font at places in text space, which the text matrix turns into user space.
  ///
  /// The modes that clip do so at once.
  public func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint]) {
    let text = state.text
    guard let font = text.font, text.size > 0, text.size.isFinite else { return }
    let numbers = glyphs.map { UInt32($0) }
    let places = positions.map { $0.applying(textMatrix) }
    var map = textMatrix
    (map.tx, map.ty) = (0, 0)
    switch text.mode {
    case .fill, .fillStroke, .fillClip, .fillStrokeClip:
      draw(numbers, of: font.source, size: text.size, at: places, map: map)
    case .stroke, .strokeClip, .invisible, .clip: break
    }
    let path = glyphPath(numbers, of: font.source, size: text.size, at: places, map: map)
    let before = current
    defer { current = before }
    switch text.mode {
    case .stroke, .fillStroke, .strokeClip, .fillStrokeClip:
      beginPath()
      addPath(path)
      strokePath()
    case .fill, .fillClip, .invisible, .clip: break
    }
    switch text.mode {
    case .fillClip, .strokeClip, .fillStrokeClip, .clip:
      beginPath()
      addPath(path)
      clip()
    case .fill, .stroke, .fillStroke, .invisible: break
    }
  }
}
