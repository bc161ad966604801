import CoreGraphics
import QuartzCore
import Typography

/// What a label draws, as it was when this was made: a value, for any thread.
struct LabelDrawing: Sendable {
  let text: LabelText
  let lines: Int
  let endsWithEllipsis: Bool
  let fitsWidth: Bool
  let leastScale: CGFloat
  let adjustment: UIBaselineAdjustment
  /// Pixels a point.
  let pixelScale: CGFloat

  /// Draws the text, in the middle of the rectangle's height.
  func draw(in rect: CGRect, of context: CGContext) {
    let text = text.attributed
    var layout = layout(of: text, in: rect.size)
    var y = middle(of: layout.size.height, in: rect)
    var shown = text
    if fitsWidth, let smaller = shrunk(text, in: rect.size) {
      let fullBaseline = y + layout.firstBaseline
      shown = smaller
      layout = self.layout(of: smaller, in: rect.size)
      switch adjustment {
      case .alignBaselines where lines == 1: y = fullBaseline - layout.firstBaseline
      case .none where lines == 1: break
      case .alignBaselines, .none, .alignCenters: y = middle(of: layout.size.height, in: rect)
      }
    }
    layout.draw(at: CGPoint(x: rect.minX, y: y), shown.paints, in: context)
  }

  /// The lines within a size; a size of 0 sets no limit.
  private func layout(of text: AttributedText, in size: CGSize) -> TextLayout {
    text.layout(in: size, lines: lines, endsWithEllipsis: endsWithEllipsis)
  }

  /// Where text of a height begins that stands in the middle, on a whole pixel.
  private func middle(of height: CGFloat, in rect: CGRect) -> CGFloat {
    let scale = pixelScale > 0 ? pixelScale : 1
    let spare = rect.height - height
    return rect.minY + (spare / 2 * scale).rounded(.down) / scale
  }

  /// The text in the largest size that fits; nil where the full size does.
  private func shrunk(_ text: AttributedText, in size: CGSize) -> AttributedText? {
    let least = max(Self.leastScale, min(1, leastScale))
    func fits(_ text: AttributedText) -> Bool { !layout(of: text, in: size).isTruncated }
    guard !fits(text), least < 1 else { return nil }
    // Halving ten times finds the size to within a thousandth.
    var (low, high) = (least, CGFloat(1))
    for _ in 0..<10 {
      let middle = (low + high) / 2
      if fits(text.scaled(by: middle)) { low = middle } else { high = middle }
    }
    return text.scaled(by: low)
  }

  /// Smaller text is no text.
  private static let leastScale: CGFloat = 0.1
}

extension AttributedText {
  /// A label's lines within a size; 0 sets no limit, neither to these nor to the size.
  func layout(in size: CGSize, lines: Int, endsWithEllipsis: Bool) -> TextLayout {
    LayoutCache.shared.layout(
      content,
      LayoutOptions(
        width: size.width, lineLimit: lines > 0 ? lines : TextLayoutLimit.lines,
        height: size.height, endsWithEllipsis: endsWithEllipsis))
  }
}

extension UILabel {
  /// What is drawn now.
  var drawing: LabelDrawing {
    LabelDrawing(
      text: drawnText, lines: state.numberOfLines,
      endsWithEllipsis: state.lineBreakMode.breaking.isTruncating, fitsWidth: state.fitsWidth,
      leastScale: state.minimumScaleFactor, adjustment: state.baselineAdjustment,
      pixelScale: contentScaleFactor)
  }

  func drawLabel(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let text = state.text, !text.isEmpty,
      rect.width > 0, rect.height > 0
    else { return }
    drawing.draw(in: rect, of: context)
  }
}

extension UILabel: @preconcurrency LaterDrawer {
  /// A label of no class of somebody's own is drawn when it is seen: there is no code of others that
  /// would notice.
  package func laterDrawing(of layer: CALayer) -> LaterDrawing? {
    guard type(of: self) == UILabel.self, layer === self.layer, state.showsLetters else {
      return nil
    }
    let (drawing, bounds) = (drawing, bounds)
    return { drawing.draw(in: bounds, of: $0) }
  }
}

extension LabelState {
  /// Whether something of the text is seen; a layer that draws nothing has no store.
  fileprivate var showsLetters: Bool { text?.utf8.contains { $0 > 0x20 } ?? false }
}
