import CoreGraphics
import Scenes

/// A stretch of text that stands in one place and looks alike.
struct TextRun {
  let text: String
  let style: Style
  let face: TextFace
  /// Where its first letter begins, on the baseline.
  var x: Double
  let y: Double
  let beginsChunk: Bool
  let range: SourceRange
  /// What of it is where it was placed, where it stands alone.
  var anchor = TextAnchor.start

  let width: Double
  private let baseline: Double
  private let height: Double

  init(
    text: String, style: Style, face: TextFace, x: Double, y: Double, beginsChunk: Bool,
    range: SourceRange
  ) {
    (self.text, self.style, self.face, self.range) = (text, style, face, range)
    (self.x, self.y, self.beginsChunk) = (x, y, beginsChunk)
    (width, baseline, height) = face.measure(text, size: style.fontSize)
  }

  /// Whether there is anything but blanks.
  var isSeen: Bool { style.isVisible && !text.allSatisfy { $0 == " " } }

  /// Where its line is.
  var box: CGRect { CGRect(x: x, y: y - baseline, width: width, height: height) }

  /// A layer in which the baseline lies on a pixel if it does in the drawing.
  private func frame(_ context: Importer.Context) -> CGRect {
    let pixels = Self.contentsScale(context)
    // Large enough for whole numbers, unless the drawing's numbers are small.
    let step = pow(10, min(0, (log10(style.fontSize / 4)).rounded(.down)))
    let top = (y - (baseline * pixels).rounded() / pixels)
    let room = (width / step + 1).rounded(.up) * step
    let left: Double
    switch anchor {
    case .start: left = x
    case .middle: left = x + width / 2 - room / 2
    case .end: left = x + width - room
    }
    let rect = CGRect(
      x: left, y: top, width: room, height: (height / step + 0.5).rounded(.up) * step)
    return rect
  }

  /// Two pixels a point of the canvas, as displays have.
  private static func contentsScale(_ context: Importer.Context) -> Double {
    max(0.25, min(64, (2 * context.scale).rounded(to: 2)))
  }

  private func layer(_ color: DrawingColor, in context: Importer.Context) -> LayerNode {
    var node = LayerNode(.text, members: [SceneMember("string", .text(Self.escaped(text)))])
    node.setFrame(frame(context))
    node.round(to: context.decimals)
    if let font = face.value { node.members.append(SceneMember("font", font)) }
    node.members.append(
      SceneMember("fontSize", .number(style.fontSize.rounded(to: context.decimals))))
    node.members.append(SceneMember("foregroundColor", .text(color.sceneText)))
    let modes: [TextAnchor: String] = [.start: "left", .middle: "center", .end: "right"]
    node.members.append(SceneMember("alignmentMode", .text(modes[anchor] ?? "left")))
    node.members.append(SceneMember("contentsScale", .number(Self.contentsScale(context))))
    return node
  }

  /// A text that begins with a dollar sign is written with one more.
  private static func escaped(_ text: String) -> String {
    text.hasPrefix("$") ? "$" + text : text
  }

  func layers(
    _ ink: Importer.Ink, box: CGRect, in context: Importer.Context
  ) -> [LayerNode] {
    switch ink {
    case .none: return []
    case .color(let color): return [layer(color, in: context)]
    case .gradient(let gradient):
      guard let layers = GradientLayers(gradient, of: box, decimals: context.decimals) else {
        return []
      }
      var mask = layer(.black, in: context)
      var node = layers.layer(filling: mask.frame.map(CGRect.init) ?? box)
      if node.isUnmoved {
        let origin = node.origin
        mask.move(by: CGAffineTransform(translationX: -origin.x, y: -origin.y))
        mask.round(to: context.decimals)
      } else {
        node = LayerNode(sublayers: [node])
      }
      node.mask = [mask]
      return [node]
    }
  }
}

extension CGRect {
  fileprivate init(_ numbers: [Double]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
