import Foundation
import Pixels

// Every drawing comes through here: a shape, an ink, a shadow under it, the clip around it.

extension CGContext {
  /// The ink of a colour under the state; nil where nothing would show.
  func ink(_ color: DrawingColor) -> Ink? {
    switch color {
    case .color(let color):
      // One rounding for the colour's alpha and the state's together.
      let (red, green, blue, alpha) = color.rgba
      return Ink(
        .color(Pixel(red: red, green: green, blue: blue, alpha: alpha * state.alpha)),
        mode: state.blendMode.mode, mask: state.clip.mask)
    case .pattern(let pattern, let tint, let alpha):
      return pattern.source(in: self, tint: tint).map { ink($0, alpha: alpha) }
    }
  }

  /// The ink of a source under the state.
  func ink(_ source: any PixelSource, alpha: CGFloat = 1) -> Ink {
    Ink(
      .source(source), opacity: UInt8((state.alpha * alpha * 255).rounded()),
      mode: state.blendMode.mode, mask: state.clip.mask)
  }

  /// Draws a shape in pixels, and its shadow before.
  func draw(_ shape: Shape, with ink: Ink) {
    if let shadow = state.shadow {
      drawShadow(shadow, of: sharpened(shape, within: shadowSource(shadow)), with: ink)
    }
    paint(sharpened(shape, within: state.clip.bounds), ink)
  }

  /// The shape without smooth edges if the state says so.
  func sharpened(_ shape: Shape, within area: PixelRect) -> Shape {
    state.shouldAntialias && allowsAntialiasing
      ? shape : shape.sharpened(within: area, scratch: scratch)
  }

  /// Outside of it no drawing can change a pixel, nor throw a shadow on one.
  var visible: PixelRect {
    let clip = state.clip.bounds
    return state.shadow.map { clip.union(shadowSource($0)) } ?? clip
  }

  /// Changes pixels: those of a shape within the clip's rectangle.
  func paint(_ shape: Shape, _ ink: Ink) {
    let area = shape.pixelBounds.intersection(state.clip.bounds)
    guard !area.isEmpty else { return }
    if let group = groups.last {
      group.surface.clipped(to: area).draw(shape, with: ink, scratch: scratch)
    } else {
      canvas.draw(in: area) { $0.draw(shape, with: ink, scratch: scratch) }
    }
  }

  /// How strongly a drawing covers the pixels of an area, colours aside.
  func alpha(of shape: Shape, with ink: Ink, in area: PixelRect) -> Mask {
    var ink = ink
    ink.mode = .normal
    ink.mask = nil
    let picture = OffsetPixmap(area)
    picture.surface.draw(shape, with: ink, scratch: scratch)
    return Mask(alphaOf: picture.surface)
  }
}

/// Pixels of their own for a part of the plane.
struct OffsetPixmap {
  let bounds: PixelRect
  let pixmap: Pixmap

  /// Clear pixels; sides longer than a pixmap's are cut, and there is one pixel at least.
  init(_ bounds: PixelRect) {
    let side = Pixmap.maximumSide
    self.bounds = PixelRect(
      x: bounds.minX, y: bounds.minY, width: min(bounds.width, side),
      height: min(bounds.height, side))
    pixmap = Pixmap(width: max(1, self.bounds.width), height: max(1, self.bounds.height))
  }

  var surface: Surface {
    let surface = pixmap.surface
    return Surface(base: surface.base, rowPixels: surface.rowPixels, bounds: bounds)
  }

  /// The pixels as a source, each at its place.
  var source: (any PixelSource)? {
    ImageSource(
      pixmap,
      map: SourceMap(a: 1, b: 0, c: 0, d: 1, tx: -Double(bounds.minX), ty: -Double(bounds.minY)),
      sampling: .nearest)
  }
}
