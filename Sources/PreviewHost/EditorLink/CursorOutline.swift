import CoreGraphics
import QuartzCore
import Scenes
import Stages

/// The box around the node that an editor's cursor is in, with a tag as the inspector has it for what
/// the pointer is on; a box around each where a component's node is in several instances.
@MainActor
final class CursorOutline {
  let layer = CALayer()
  private let first = InspectionOverlay(boxColor: CursorOutline.color)
  private let others = CAShapeLayer()
  /// Light around all lines, so that they are seen on any ground.
  private let halo = CAShapeLayer()
  private(set) var shown: Shown?

  /// All that is drawn, in points of the window.
  struct Shown: Equatable {
    /// The corners of each box, from the top.
    var boxes: [[CGPoint]]
    /// Says what the first of them is.
    var tag: String
  }

  private static let color = CGColor(red: 0.93, green: 0.2, blue: 0.55, alpha: 1)

  init() {
    layer.name = "cursor"
    halo.strokeColor = CGColor(gray: 1, alpha: 0.75)
    halo.lineWidth = 3
    others.strokeColor = Self.color
    for part in [halo, others] {
      part.fillColor = nil
      // Corners that may be sharp are painted far around.
      part.lineJoin = .round
      layer.addSublayer(part)
    }
    layer.addSublayer(first.layer)
  }

  /// Shows something else in a window of a size; nil shows nothing.
  func show(_ new: Shown?, in size: CGSize) {
    guard new != shown || (new != nil && layer.bounds.size != size) else { return }
    shown = new
    CATransaction.atOnce {
      layer.isHidden = new == nil
      layer.frame = CGRect(origin: .zero, size: size)
      var box = InspectionOverlay.Shown()
      box.hovered = new?.boxes.first
      box.tag = new?.tag
      first.show(new == nil ? nil : box, in: size)
      others.path = Self.path(around: new?.boxes.dropFirst() ?? [])
      halo.path = Self.path(around: new?.boxes[...] ?? [])
    }
  }

  private static func path(around boxes: ArraySlice<[CGPoint]>) -> CGPath {
    let path = CGMutablePath()
    for corners in boxes {
      path.addLines(between: corners)
      path.closeSubpath()
    }
    return path
  }
}

extension CursorOutline.Shown {
  /// More boxes say nothing more.
  private static let mostBoxes = 200

  /// Nil without any layer.
  @MainActor
  init?(_ marked: [EditorLink.Marked], place: (SourceRange) -> String?) {
    let boxes = marked.map { ($0, $0.corners) }.sorted { left, right in
      guard let a = left.1.first, let b = right.1.first else { return false }
      return (a.y, a.x) < (b.y, b.x)
    }
    guard let first = boxes.first?.0 else { return nil }
    self.boxes = boxes.prefix(Self.mostBoxes).map(\.1)
    let item = InspectedLayer(layer: first.layer, node: first.live)
    let more = boxes.count > 1 ? "+\(boxes.count - 1)" : nil
    tag = [item.className, item.name, place(first.live.node.range), more].compactMap { $0 }
      .joined(separator: "  ")
  }
}

extension EditorLink.Marked {
  /// The corners of the layer, in points of the host's window.
  @MainActor fileprivate var corners: [CGPoint] {
    var root = layer
    while let around = root.superlayer { root = around }
    return stage.act { layer.corners(in: root) }
  }
}
