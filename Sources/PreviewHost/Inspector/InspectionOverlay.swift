import CoreGraphics
import QuartzCore

/// The lines that the inspector draws over the scene: what the pointer is on, what is selected, and
/// how far one is from the other.
@MainActor
final class InspectionOverlay {
  let layer = CALayer()
  private let hover = CAShapeLayer()
  private let selection = CAShapeLayer()
  private let handles = CAShapeLayer()
  private let distances = CAShapeLayer()
  private let tag = CALayer()
  private let tagText = CAShapeLayer()
  private let numberGrounds = CAShapeLayer()
  private let numbers = CAShapeLayer()
  private var shown = Shown()

  /// All that is drawn, in points of the window.
  struct Shown: Equatable {
    var hovered: [CGPoint]?
    var selected: [CGPoint]?
    /// The corners and middles of sides by which it can be made larger.
    var handles: [CGPoint] = []
    /// Lines between the two, with what they measure in points of the scene.
    var distances: [Distance] = []
    /// Says what the pointer is on.
    var tag: String?

    struct Distance: Equatable {
      var start: CGPoint
      var end: CGPoint
      var length: CGFloat
      /// To a tenth of a point: more is nothing to be read.
      var words: String { ((length * 10).rounded() / 10).text }
    }
  }

  private static let fontSize: CGFloat = 11
  private static let blue = CGColor(red: 0.04, green: 0.52, blue: 1, alpha: 1)
  private static let red = CGColor(red: 1, green: 0.27, blue: 0.35, alpha: 1)
  /// Half the side of a handle.
  static let handle: CGFloat = 3.5

  /// The box that has the tag may be another colour, and is not filled then.
  init(boxColor: CGColor? = nil) {
    layer.name = "inspection"
    hover.strokeColor = boxColor ?? CGColor(red: 0.04, green: 0.52, blue: 1, alpha: 0.9)
    hover.fillColor =
      boxColor == nil ? CGColor(red: 0.04, green: 0.52, blue: 1, alpha: 0.14) : nil
    selection.strokeColor = Self.blue
    selection.lineWidth = 1.5
    selection.fillColor = nil
    handles.fillColor = .white
    handles.strokeColor = Self.blue
    distances.strokeColor = Self.red
    distances.fillColor = nil
    tag.backgroundColor = CGColor(red: 0.05, green: 0.05, blue: 0.07, alpha: 0.92)
    tag.cornerRadius = 4
    tagText.fillColor = .white
    numberGrounds.fillColor = Self.red
    numbers.fillColor = .white
    tag.addSublayer(tagText)
    for part in [hover, selection, distances, handles, tag, numberGrounds, numbers] {
      layer.addSublayer(part)
    }
    layer.isHidden = true
  }

  /// Shows something else in a window of a size; nil shows nothing.
  func show(_ new: Shown?, in size: CGSize) {
    layer.isHidden = new == nil
    guard let new else { return }
    let frame = CGRect(origin: .zero, size: size)
    guard new != shown || layer.frame != frame else { return }
    shown = new
    layer.frame = frame
    hover.path = new.hovered.map(Self.outline)
    selection.path = new.selected.map(Self.outline)
    let squares = CGMutablePath()
    for point in new.handles {
      squares.addRect(
        CGRect(
          x: point.x - Self.handle, y: point.y - Self.handle, width: 2 * Self.handle,
          height: 2 * Self.handle))
    }
    handles.path = squares
    measure(new.distances, in: size)
    place(tag: new.tag, at: new.hovered, in: size)
  }

  private static func outline(_ corners: [CGPoint]) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: corners)
    path.closeSubpath()
    return path
  }

  private func measure(_ list: [Shown.Distance], in size: CGSize) {
    let lines = CGMutablePath()
    let texts = CGMutablePath()
    let grounds = CGMutablePath()
    for distance in list {
      lines.move(to: distance.start)
      lines.addLine(to: distance.end)
      let text = OverlayText(distance.words, size: Self.fontSize, width: 100)
      // On the line, and in the window.
      let (width, height) = (text.width + 8, text.height + 2)
      let place = CGRect(
        x: max(0, min((distance.start.x + distance.end.x - width) / 2, size.width - width)),
        y: max(0, min((distance.start.y + distance.end.y - height) / 2, size.height - height)),
        width: width, height: height)
      grounds.addRoundedRect(in: place, cornerWidth: height / 2, cornerHeight: height / 2)
      texts.addPath(text.path(at: place.minX + 4, baseline: place.minY + 1 + text.ascent))
    }
    distances.path = lines
    numbers.path = texts
    numberGrounds.path = grounds
  }

  private func place(tag text: String?, at corners: [CGPoint]?, in size: CGSize) {
    tag.isHidden = text == nil || corners == nil
    guard let text, let corners, let first = corners.first else { return }
    let box = corners.reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
    let words = OverlayText(text, size: Self.fontSize, width: 360, endsWithEllipsis: true)
    let width = words.width + 12
    let height = words.height + 6
    // Above, or where there is no room for it below.
    let above = box.minY - height - 4
    let y = above >= 2 ? above : min(box.maxY + 4, size.height - height - 2)
    tag.frame = CGRect(
      x: max(2, min(box.minX, size.width - width - 2)), y: y, width: width, height: height)
    tagText.path = words.path(at: 6, baseline: 3 + words.ascent)
  }
}
