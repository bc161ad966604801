import Pixels

extension CommandList {
  /// The commands as text, a line a command, groups as braces around theirs: made for diffs.
  func dump() -> String {
    var text = ""
    var open: [Int32] = []
    func indent() -> String { String(repeating: "  ", count: open.count) }
    for (index, command) in commands.enumerated() {
      while let group = open.last, groups[Int(group)].end <= index {
        open.removeLast()
        text += indent() + "}\n"
      }
      for group in path(to: command.group).drop(while: open.contains) {
        text += indent() + groups[Int(group)].line + " {\n"
        open.append(group)
      }
      text += indent() + command.line + "\n"
    }
    while open.popLast() != nil { text += indent() + "}\n" }
    return text
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
}

extension DrawCommand {
  fileprivate var line: String {
    let name =
      switch paint {
      case .nothing: "nothing"
      case .rect: "rect"
      case .rounded: "rounded"
      case .ring: "ring"
      case .source: "source"
      case .shadow: "shadow"
      case .stencil: "stencil"
      case .outline(_, let rule): rule == .evenOdd ? "outline evenOdd" : "outline"
      }
    if case .nothing = paint { return "\(name) \(bounds)" }
    let hex = String(color.value, radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: 8 - hex.count) + hex
    return "\(name) \(bounds) #\(padded)" + (core.isEmpty ? "" : " core \(core)")
  }
}

extension CommandGroup {
  fileprivate var line: String {
    let shape =
      switch mask {
      case .none: ""
      case .rounded: " mask rounded"
      case .outline(_, let rule): " mask outline\(rule == .evenOdd ? " evenOdd" : "")"
      }
    let mode = blending == .normal ? "" : " \(blending)"
    let colors = transforms.isEmpty ? "" : " colors \(transforms.count)"
    return "group \(bounds) opacity \(opacity)\(colors)\(mode)\(shape)"
      + (core.isEmpty ? "" : " core \(core)")
  }
}
