import CoreGraphics

/// A shape with how it is filled and how its line is drawn, to be made layers of.
struct Outline {
  struct Line {
    var width: Double
    var cap: String
    var join: String
    var miterLimit: Double
    var dashes: [Double] = []
    var dashOffset = 0.0
  }

  enum Part {
    case fill
    case stroke
  }

  let geometry: Geometry
  let rule: FillRule
  let line: Line
  let decimals: Int
  /// By how much it grows on the canvas.
  let scale: Double

  /// What the line may reach.
  var strokedBox: CGRect {
    let reach: Double
    if geometry.hasPoints {
      let join = line.join == "miter" ? max(1, line.miterLimit) : 1
      reach = max(join, line.cap == "square" ? 1.415 : 1)
    } else {
      reach = 1
    }
    return geometry.box.insetBy(dx: -line.width / 2 * reach, dy: -line.width / 2 * reach)
  }

  // MARK: Plain colours

  /// A part in one colour.
  func layer(_ part: Part, _ color: DrawingColor) -> LayerNode {
    guard part == .fill else {
      return LayerNode(
        .shape, members: [path, SceneMember("fillColor", .null)] + members(stroke: color))
    }
    if case .rect(let rect, let radii) = geometry, radii.width == radii.height {
      var node = LayerNode()
      node.setFrame(rect)
      node.round(to: decimals)
      if radii.width > 0 { node.members.append(radius(Double(radii.width))) }
      node.members.append(SceneMember("backgroundColor", .text(color.sceneText)))
      return node
    }
    return LayerNode(.shape, members: [path] + members(fill: color))
  }

  /// Both parts, the line above.
  func layer(fill: DrawingColor, stroke: DrawingColor) -> LayerNode {
    LayerNode(.shape, members: [path] + members(fill: fill) + members(stroke: stroke))
  }

  private var path: SceneMember {
    SceneMember("path", geometry.value(decimals: decimals, startsAsDrawn: !line.dashes.isEmpty))
  }

  private func radius(_ radius: Double) -> SceneMember {
    SceneMember("cornerRadius", .number(radius.rounded(to: decimals)))
  }

  private func members(fill color: DrawingColor) -> [SceneMember] {
    var members = [SceneMember("fillColor", .text(color.sceneText))]
    if rule == .evenOdd { members.append(SceneMember("fillRule", .text("evenOdd"))) }
    return members
  }

  /// What differs from what a layer has by itself.
  private func members(stroke color: DrawingColor) -> [SceneMember] {
    var members = [SceneMember("strokeColor", .text(color.sceneText))]
    if line.width != 1 { members.append(SceneMember("lineWidth", .number(line.width))) }
    if line.cap != "butt" { members.append(SceneMember("lineCap", .text(line.cap))) }
    if line.join != "miter" {
      members.append(SceneMember("lineJoin", .text(line.join)))
    } else if line.miterLimit != 10, bends {
      members.append(SceneMember("miterLimit", .number(line.miterLimit)))
    }
    if !line.dashes.isEmpty {
      members.append(SceneMember("lineDashPattern", .numbers(line.dashes)))
      if line.dashOffset != 0 {
        members.append(SceneMember("lineDashPhase", .number(line.dashOffset)))
      }
    }
    return members
  }

  /// Whether there are corners that a limit could cut.
  private var bends: Bool {
    switch geometry {
    case .rect: line.miterLimit < 1.42
    case .ellipse: false
    case .path(let path, _): path.elements.count > 2
    }
  }

  // MARK: Gradients

  func layers(_ part: Part, _ ink: Importer.Ink) -> [LayerNode] {
    switch ink {
    case .none: []
    case .color(let color): [layer(part, color)]
    case .gradient(let gradient): layer(part, gradient).map { [$0] } ?? []
    }
  }

  /// A part in the colours of a gradient; nil where that has no extent there.
  private func layer(_ part: Part, _ gradient: Gradient) -> LayerNode? {
    guard let layers = GradientLayers(gradient, of: geometry.box, decimals: decimals) else {
      return nil
    }
    if part == .fill, layers.isStraight, let radius = roundness {
      var node = layers.layer(filling: geometry.box)
      if radius > 0 { node.members.append(self.radius(radius)) }
      return node
    }
    var node = layers.layer(filling: area(of: part))
    var mask = layer(part, .black)
    guard node.linear == [1, 0, 0, 1] else {
      node = LayerNode(sublayers: [node])
      node.mask = [mask]
      return node
    }
    mask.move(by: CGAffineTransform(translationX: -node.origin.x, y: -node.origin.y))
    mask.round(to: decimals)
    node.mask = [mask]
    return node
  }

  /// The radius of the corners of a layer that is the shape; nil where none is.
  private var roundness: Double? {
    switch geometry {
    case .rect(_, let radii): radii.width == radii.height ? Double(radii.width) : nil
    case .ellipse(let rect):
      abs(rect.width - rect.height) < 1e-9 ? Double(rect.width) / 2 : nil
    case .path: nil
    }
  }

  /// What the gradient below a mask has to fill: no edge of it may be seen.
  private func area(of part: Part) -> CGRect {
    let box = part == .fill ? geometry.box : strokedBox
    let sides = [box.minX, box.minY, box.maxX, box.maxY].map { Double($0) * scale }
    let isWhole = sides.allSatisfy { abs($0 - $0.rounded()) < 1e-3 }
    if part == .fill, isWhole, box.width > 0, box.height > 0 { return box }
    // A pixel more on each side, at whole numbers.
    let step = scale >= 1 ? 1 : (1 / scale).rounded(.up)
    let minX = (box.minX / step - 1).rounded(.down) * step
    let minY = (box.minY / step - 1).rounded(.down) * step
    let maxX = (box.maxX / step + 1).rounded(.up) * step
    let maxY = (box.maxY / step + 1).rounded(.up) * step
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
