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
      text += indent() + line(command) + "\n"
    }
    while open.popLast() != nil { text += indent() + "}\n" }
    for backdrop in backdrops {
      text += "backdrop \(backdrop.area) of commands \(backdrop.commands)\n"
    }
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

  private func line(_ command: DrawCommand) -> String {
    let name =
      switch command.paint {
      case .nothing: "nothing"
      case .rect: "rect"
      case .rounded: "rounded"
      case .ring: "ring"
      case .stamp: "stamp"
      case .source(let index): "source" + (sources[Int(index)].outline?.hardness ?? "")
      case .shadow: "shadow"
      case .stencil: "stencil"
      case .outline(let index, let rule): outlines[Int(index)].text(rule)
      }
    if case .nothing = command.paint { return "\(name) \(command.bounds)" }
    let hex = String(command.color.value, radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: 8 - hex.count) + hex
    return "\(name) \(command.bounds) #\(padded)"
      + (command.core.isEmpty ? "" : " core \(command.core)")
  }
}

extension Outline {
  fileprivate var hardness: String { hasHardEdges ? " hard" : "" }

  fileprivate func text(_ rule: FillRule) -> String {
    "outline" + (rule == .evenOdd ? " evenOdd" : "") + hardness
  }
}

extension CommandGroup {
  fileprivate var line: String {
    let shape =
      switch mask {
      case .none: ""
      case .rounded: " mask rounded"
      case .outline(let outline, let rule): " mask " + outline.text(rule)
      case .halves(let halves): " cut \(halves.cuts.count)"
      }
    let mode = blending == .normal ? "" : " \(blending)"
    let colors = transforms.isEmpty ? "" : " colors \(transforms.count)"
    return "group \(bounds) opacity \(opacity)\(colors)\(mode)\(shape)"
      + (core.isEmpty ? "" : " core \(core)")
  }
}
