import CoreGraphics
import Pixels
import RenderTree

extension CommandList {
  /// The commands as text, a line a command, groups as braces around theirs: made for diffs.
  ///
  /// A command's line is what it paints, the pixels that it may change, its premultiplied colour, the
  /// pixels that it hides (`core`), and what its shape is where that is not all of these pixels;
  /// `of` are the shape's own pixels where a clip left fewer. With numbers, for what refers to
  /// commands by number.
  func dump(numbered: Bool = false) -> String {
    var lines: [String] = []
    var open: [OpenGroup] = []
    func add(_ text: String) { lines.append(String(repeating: "  ", count: open.count) + text) }
    func close() {
      guard let group = open.popLast() else { return }
      if lines.count - group.line == 2 {
        // A single thing in a group stands on the group's line.
        lines[group.line] += " " + lines.removeLast().drop { $0 == " " } + " }"
      } else {
        add("}")
      }
    }
    for (index, command) in commands.enumerated() {
      while let group = open.last, groups[Int(group.index)].end <= index { close() }
      let known = open.map(\.index)
      for group in path(to: command.group).drop(while: known.contains) {
        add(groups[Int(group)].line + " {")
        open.append(OpenGroup(index: group, line: lines.count - 1))
      }
      add((numbered ? "\(index) " : "") + line(command))
    }
    while !open.isEmpty { close() }
    return (lines + backdrops.map(\.line)).map { $0 + "\n" }.joined()
  }

  /// A group whose brace is not closed yet, and the number of the line that opens it.
  private struct OpenGroup {
    var index: Int32
    var line: Int
  }

  /// The groups around a command, the outermost first.
  private func path(to group: Int32) -> [Int32] {
    var path: [Int32] = []
    var group = group
    while group != CommandGroup.none {
      path.append(group)
      group = groups[Int(group)].parent
    }
    return path.reversed()
  }

  private func line(_ command: DrawCommand) -> String {
    let name = name(of: command.paint)
    if case .nothing = command.paint { return "\(name) \(command.bounds)" }
    var parts = [name, "\(command.bounds)", command.color.text]
    if !command.core.isEmpty { parts.append("core \(command.core)") }
    if command.convexCore != DrawCommand.noConvexCore { parts.append("turned core") }
    return (parts + details(of: command)).joined(separator: " ")
  }

  private func name(of paint: DrawCommand.Paint) -> String {
    switch paint {
    case .nothing: "nothing"
    case .rect: "rect"
    case .rounded: "rounded"
    case .ring: "ring"
    case .stamp: "stamp"
    case .source(let index): "source" + sources[Int(index)].hardness
    case .shadow: "shadow"
    case .stencil: "stencil"
    case .outline(let index, let rule): outlines[Int(index)].text(rule)
    }
  }

  /// What the bounds and the colour do not tell.
  private func details(of command: DrawCommand) -> [String] {
    switch command.paint {
    case .nothing, .rect, .stamp, .stencil: []
    case .rounded(let index): shapes[Int(index)].details(in: command.bounds)
    case .ring(let index):
      shapes[Int(index)].details(in: command.bounds) + ["hole"]
        + shapes[Int(index) + 1].details(in: nil)
    case .outline(let index, _): outlines[Int(index)].details(in: command.bounds)
    case .source(let index): sources[Int(index)].details(in: command.bounds)
    case .shadow(let index): shadows[Int(index)].details(in: command.bounds)
    }
  }
}

extension Pixel {
  /// `#RRGGBBAA`, premultiplied.
  fileprivate var text: String {
    let hex = String(value << 8 | value >> 24, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 8 - hex.count) + hex
  }
}

extension PixelRect {
  /// Says so where a clip left only these pixels of more.
  fileprivate func clip(of whole: PixelRect) -> [String] {
    whole == self ? [] : ["of \(whole)"]
  }
}

extension RoundedRect {
  /// The edges unless they are those of the bounds, and the radii unless there are none.
  fileprivate func details(in bounds: PixelRect?) -> [String] {
    let rect = CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    var parts: [String] = []
    if bounds.map({ rect != CGRect($0) }) ?? true { parts.append(rect.text) }
    if !isSquare {
      let radii = [topLeft, topRight, bottomRight, bottomLeft].map(\.text)
      let isSame = radii.allSatisfy { $0 == radii[0] }
      parts.append("radius \(isSame ? radii[0] : radii.joined(separator: " "))")
    }
    return parts
  }
}

extension CornerRadius {
  fileprivate var text: String {
    let (x, y) = (CGFloat(x).text, CGFloat(y).text)
    return x == y ? x : "\(x)×\(y)"
  }
}

extension CGRect {
  fileprivate init(_ rect: PixelRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension Outline {
  fileprivate var hardness: String { hasHardEdges ? " hard" : "" }

  fileprivate func text(_ rule: FillRule) -> String {
    "outline" + (rule == .evenOdd ? " evenOdd" : "") + hardness
  }

  fileprivate func details(in bounds: PixelRect) -> [String] {
    ["edges \(edgeCount)"] + bounds.clip(of: pixelBounds)
  }
}

extension SourcePaint {
  fileprivate var hardness: String {
    if case .outline(let outline) = shape { outline.hardness } else { "" }
  }

  /// The kind of source, and the shape that it is painted in unless that is all of the bounds.
  fileprivate func details(in bounds: PixelRect) -> [String] {
    let details =
      switch shape {
      case .everything: [String]()
      case .rounded(let shape): shape.details(in: bounds)
      case .outline(let outline): outline.details(in: bounds)
      }
    return ["\(type(of: source.source))"] + details
  }
}

extension ShadowPaint {
  fileprivate func details(in bounds: PixelRect) -> [String] {
    let kind =
      switch self {
      case .rounded: "rounded"
      case .mask: "mask"
      }
    return [kind] + bounds.clip(of: pixelBounds)
  }
}

extension CommandGroup {
  fileprivate var line: String {
    var parts = ["group \(bounds) opacity \(opacity)"]
    if !transforms.isEmpty { parts.append("colors \(transforms.count)") }
    if blending != .normal { parts.append(CGBlendMode.name(of: blending)) }
    switch mask {
    case .none: break
    case .rounded(let shape): parts += ["mask rounded"] + shape.details(in: bounds)
    case .outline(let outline, let rule):
      parts += ["mask " + outline.text(rule)] + outline.details(in: bounds)
    case .halves(let halves): parts.append("cut \(halves.cuts.count)")
    }
    if !core.isEmpty { parts.append("core \(core)") }
    if !sideCore.isEmpty { parts.append("sides \(sideCore)") }
    return parts.joined(separator: " ")
  }
}

extension Backdrop {
  fileprivate var line: String {
    let kinds = filters.map { (filter: Filter) -> String in
      switch filter {
      case .blur(let radius): "blur \(CGFloat(Double(radius) * scale).text)"
      case .color: "color"
      }
    }
    return "backdrop \(area) of commands \(commands) \(kinds.joined(separator: ", "))"
  }
}
