import CoreGraphics

extension RenderNode {
  /// The tree as text, a line a node, indented by depth: stable, made for diffs.
  ///
  /// With numbers, nodes of one layer can be told in two trees.
  package func dump(sharedWith other: RenderNode? = nil, as numbers: Numbers? = .ids)
    -> String
  {
    var numbers = numbers
    return dump(sharedWith: other, as: &numbers)
  }

  /// The tree as text, with the subtrees that `other` has as well cut to one line each.
  package func dump(sharedWith other: RenderNode?, as numbers: inout Numbers?) -> String {
    var known: Set<ObjectIdentifier> = []
    var nodes = [other].compactMap(\.self)
    while let node = nodes.popLast() {
      known.insert(ObjectIdentifier(node))
      nodes += node.children
    }
    var text = ""
    var stack: [(node: RenderNode, depth: Int)] = [(self, 0)]
    while let (node, depth) = stack.popLast() {
      let isShared = known.contains(ObjectIdentifier(node))
      text += String(repeating: "  ", count: depth) + node.line(as: &numbers)
      text += isShared ? " shared: \(node.count)\n" : "\n"
      if isShared { continue }
      stack += node.children.reversed().map { ($0, depth + 1) }
    }
    return text
  }

  /// The node without its children, such as
  /// `#12 (0 0 120 80) at (40 60) background #FF3B30FF radius 12`.
  package var line: String {
    var numbers: Numbers? = .ids
    return line(as: &numbers)
  }

  private func line(as numbers: inout Numbers?) -> String {
    var parts: [String] = []
    if let number = numbers?.number(of: id) { parts.append("#\(number)") }
    parts += [geometry.bounds.text, geometry.transform.text]
    if let space = geometry.space?.value { parts += space.parts }
    if let background = paint.background { parts.append("background \(background.text)") }
    switch paint.content {
    case .shape(let shape): parts.append(shape.text)
    case .gradient(let gradient): parts.append(gradient.text)
    case .image(let image): parts.append(image.text)
    case nil: break
    }
    if let border = paint.border {
      parts.append("border \(border.width.text) \(border.color.text)")
    }
    if paint.corners.isRounded {
      parts.append("radius \(paint.corners.radius.text)")
      if paint.corners.rounded != .all { parts.append("corners \(paint.corners.names)") }
      if paint.corners.isContinuous { parts.append("continuous") }
    }
    if effect.opacity < 1 { parts.append("opacity \(CGFloat(effect.opacity).text)") }
    if effect.masksToBounds { parts.append("masks") }
    if !effect.fadesAsGroup { parts.append("fadesApart") }
    if !effect.hasSoftEdges { parts.append("hardEdges") }
    if let extras = effect.extras?.value { parts.append(extras.text(as: &numbers)) }
    return parts.joined(separator: " ")
  }
}

extension Space {
  /// What the affine transform does not tell.
  fileprivate var parts: [String] {
    var parts: [String] = []
    if !map.isFlat {
      parts.append("space \(map.text)")
    } else if map.w.z != 0 {
      parts.append("depth \(CGFloat(map.w.z).text)")
    }
    if let childMap { parts.append("children \(childMap.text)") }
    if keepsDepth { parts.append("keepsDepth") }
    if !isDoubleSided { parts.append("oneSided") }
    if flipsChildren { parts.append("flips") }
    return parts
  }
}

extension Matrix4 {
  /// Row by row.
  fileprivate var text: String {
    let rows = [x, y, z, w].map { row in
      (0..<4).map { CGFloat(row[$0]).text }.joined(separator: " ")
    }
    return "(\(rows.joined(separator: "; ")))"
  }
}

extension Corners {
  /// The rounded corners by name, joined with `+`.
  fileprivate var names: String {
    let all: [(Set, String)] = [
      (.topLeft, "topLeft"), (.topRight, "topRight"), (.bottomLeft, "bottomLeft"),
      (.bottomRight, "bottomRight"),
    ]
    return all.filter { rounded.contains($0.0) }.map(\.1).joined(separator: "+")
  }
}

extension ShapeContent {
  fileprivate var text: String {
    var parts = ["shape \(path.elements.count) elements in \(path.boundingBox.text)"]
    if let fill { parts.append("fill \(fill.text)") }
    if fill != nil, rule == .evenOdd { parts.append("evenOdd") }
    if let stroke { parts.append(stroke.text) }
    return parts.joined(separator: " ")
  }
}

extension ShapeContent.Stroke {
  fileprivate var text: String {
    (["stroke \(pen.width.text) \(color.text)"] + pen.parts).joined(separator: " ")
  }
}

extension ShapeContent.Pen {
  /// What differs from a plain line.
  fileprivate var parts: [String] {
    var parts: [String] = []
    if cap != .butt { parts.append("cap \(cap)") }
    if join != .miter { parts.append("join \(join)") }
    if join == .miter, miterLimit != 10 { parts.append("limit \(miterLimit.text)") }
    if !dashes.isEmpty {
      parts.append("dashes \(dashes.map(\.text).joined(separator: ",")) phase \(dashPhase.text)")
    }
    if start != 0 || end != 1 { parts.append("from \(start.text) to \(end.text)") }
    return parts
  }
}

extension GradientContent {
  fileprivate var text: String {
    "gradient \(course.kind.rawValue) \(course.start.text) to \(course.end.text)"
  }
}

extension ImageContent {
  fileprivate var text: String {
    var parts = ["image \(image.width) × \(image.height) in \(frame.text)"]
    if part != Self.whole { parts.append("part \(part.text)") }
    if center != Self.whole { parts.append("center \(center.text) scale \(scale.text)") }
    if sampling != .linear { parts.append(sampling.rawValue) }
    return parts.joined(separator: " ")
  }
}

extension Extras {
  fileprivate func text(as numbers: inout RenderNode.Numbers?) -> String {
    var parts: [String] = []
    if let shadow { parts.append(shadow.text) }
    if let mask {
      let lines = mask.dump(sharedWith: nil, as: &numbers).dropLast().replacing("\n", with: "; ")
      parts.append("mask { \(lines) }")
    }
    if blending != .normal { parts.append("blending \(blending)") }
    if !filters.isEmpty { parts.append("filters \(filters.map(\.text).joined(separator: ", "))") }
    if !backdropFilters.isEmpty {
      parts.append("backdrop \(backdropFilters.map(\.text).joined(separator: ", "))")
    }
    if let rasterScale { parts.append("raster \(rasterScale.text)") }
    return parts.joined(separator: " ")
  }
}

extension Shadow {
  fileprivate var text: String {
    let offset = "(\(offset.width.text) \(offset.height.text))"
    let source = path.map { " path \($0.elements.count) elements in \($0.boundingBox.text)" } ?? ""
    let end = isCut ? " cut" : ""
    return "shadow \(color.text) \(offset) radius \(radius.text)\(end)\(source)"
  }
}

extension Filter {
  fileprivate var text: String {
    switch self {
    case .blur(let radius): "blur \(radius.text)"
    case .color(let matrix): "color \(matrix.text)"
    }
  }
}

extension ColorMatrix {
  fileprivate var text: String {
    let rows = [red, green, blue, alpha].enumerated().map { index, row in
      [row.x, row.y, row.z, row.w, bias[index]].map { CGFloat($0).text }.joined(separator: " ")
    }
    return "(\(rows.joined(separator: "; ")))"
  }
}
