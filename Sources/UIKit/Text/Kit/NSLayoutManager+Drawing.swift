import CoreGraphics
import Typography

extension NSLayoutManager {
  func draw(_ part: TextLayout.Part, of glyphs: NSRange, at origin: CGPoint) {
    let range = glyphs.clamped(to: length).places
    guard !range.isEmpty, origin.x.isFinite, origin.y.isFinite,
      let context = UIGraphicsGetCurrentContext()
    else { return }
    for layout in layouts {
      let shown = range.clamped(to: layout.start..<layout.end)
      guard !shown.isEmpty else { continue }
      layout.layout.draw(
        part, of: shown, at: CGPoint(x: origin.x + layout.padding, y: origin.y), layout.paints,
        in: context)
    }
  }
}
