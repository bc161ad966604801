import CoreGraphics

@testable import Typography

/// Layouts of plain text, and what stands in their lines.
enum Laid {
  static let font = Font.system(size: 16)

  static func layout(
    _ text: String, width: CGFloat = .infinity, lines: Int = 0, font: Font = Laid.font,
    _ change: (inout TextParagraph) -> Void = { _ in }
  ) -> TextLayout {
    var paragraph = TextParagraph()
    change(&paragraph)
    return TextLayouter.layout(
      TextContent(text, style: TextStyle(font: font), paragraph: paragraph),
      LayoutOptions(width: width, lineLimit: lines))
  }

  /// The text of each line, with the ellipsis where it stands.
  static func lines(_ layout: TextLayout) -> [String] {
    layout.lines.map { line in
      let runs = line.runs.sorted { $0.range.lowerBound < $1.range.lowerBound }
      return runs.map { run in
        run.kind == .ellipsis
          ? "…" : String(decoding: layout.content.text[run.range], as: UTF16.self)
      }.joined()
    }
  }
}
