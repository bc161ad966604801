import CoreGraphics
import Typography

public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// An ellipsis ends the last line that has room.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  /// The rectangle holds lines; without it, one line stands on its origin.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
}

/// What a drawing of a string may shrink to, and what it took.
open class NSStringDrawingContext: NSObject {
  open var minimumScaleFactor: CGFloat = 0
  open internal(set) var actualScaleFactor: CGFloat = 1
  open internal(set) var totalBounds = CGRect.zero

  public override init() {
    super.init()
  }
}

/// A string on its way to a context or a measure.
struct StringDrawing {
  let text: AttributedText

  init(_ string: NSAttributedString) { text = AttributedText(string) }

  init(_ string: String, _ attributes: [NSAttributedString.Key: Any]?) {
    text = AttributedText(string, attributes: attributes)
  }

  /// Of lines as long as their paragraphs.
  var size: CGSize { layout(LayoutOptions()).size }

  func draw(at point: CGPoint) {
    draw(layout(LayoutOptions()), at: point)
  }

  func draw(
    with rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) {
    guard options.contains(.usesLineFragmentOrigin) else {
      let line = layout(LayoutOptions(lineLimit: 1))
      return draw(line, at: CGPoint(x: rect.minX, y: rect.minY - line.firstBaseline))
    }
    // A rectangle of no width has no room, unlike a size to measure in.
    guard rect.width > 0, rect.height > 0 else { return }
    let layout = layout(lines(in: rect.size, options))
    context?.totalBounds = CGRect(origin: .zero, size: layout.size)
    draw(layout, at: rect.origin)
  }

  func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) -> CGRect {
    var rect: CGRect
    if options.contains(.usesLineFragmentOrigin) {
      let layout = layout(lines(in: size, options))
      let x = layout.lines.map(\.x).min() ?? 0
      rect = CGRect(origin: CGPoint(x: max(0, x), y: 0), size: layout.size)
    } else {
      let line = layout(LayoutOptions(lineLimit: 1))
      let below = (line.lines.first?.descent ?? 0)
      rect = CGRect(origin: CGPoint(x: 0, y: -below), size: line.size)
    }
    context?.totalBounds = rect
    return rect
  }

  private func lines(in size: CGSize, _ options: NSStringDrawingOptions) -> LayoutOptions {
    LayoutOptions(
      width: size.width, height: size.height,
      endsWithEllipsis: options.contains(.truncatesLastVisibleLine))
  }

  private func layout(_ options: LayoutOptions) -> TextLayout {
    LayoutCache.shared.layout(text.content, options)
  }

  private func draw(_ layout: TextLayout, at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext(), point.x.isFinite, point.y.isFinite else {
      return
    }
    layout.draw(at: point, text.paints, in: context)
  }
}
