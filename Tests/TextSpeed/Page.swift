import CoreGraphics
import Typography

/// Columns of paragraphs in the fonts of an application: titles, text, captions, figures.
struct Page {
  private static let words = [
    "harbour", "letters", "of", "the", "morning", "Tuesday", "well", "known", "and", "quiet",
    "office", "affidavits", "kern", "Typography", "wave", "to", "wait", "or", "go", "jumping",
  ]
  private static let fonts: [Font] = [
    .system(size: 15), .system(size: 28, weight: .bold), .system(size: 13),
    .system(size: 15, weight: .semibold), Font(Typeface(.mono), size: 13),
    .system(size: 15, isItalic: true),
  ]
  private static let columns = 4

  private var blocks: [(content: TextContent, x: CGFloat, paint: TextPaint)] = []

  /// A page of the same letters for every number, in another order.
  init(_ number: Int) {
    let size = TextSpeed.glyphs / (Self.columns * Self.fonts.count)
    for column in 0..<Self.columns {
      for (index, font) in Self.fonts.enumerated() {
        var text = ""
        var word = column * 7 + index * 3 + number * 11
        while text.count < size {
          text += Self.words[word % Self.words.count] + " "
          word += 1 + word % 3
        }
        let content = TextContent(
          String(text.prefix(size)), style: TextStyle(font: font), paragraph: TextParagraph())
        let gray = CGFloat(index) * 0.1
        let paint = TextPaint(color: CGColor(red: gray, green: 0, blue: 0.3, alpha: 1))
        blocks.append((content, CGFloat(column) * 480 + 10, paint))
      }
    }
  }

  static func openFonts() {
    for font in fonts { _ = font.metrics }
  }

  private func layout(_ content: TextContent) -> TextLayout {
    LayoutCache.shared.layout(content, LayoutOptions(width: 460))
  }

  var glyphCount: Int { blocks.reduce(0) { $0 + layout($1.content).glyphCount } }

  func draw(in context: CGContext) {
    var (x, y) = (CGFloat(0), CGFloat(0))
    for block in blocks {
      if block.x != x { (x, y) = (block.x, 10) }
      let layout = layout(block.content)
      layout.draw(at: CGPoint(x: x, y: y), TextPaints(block.paint), in: context)
      y += layout.size.height + 12
    }
  }
}
