import Scenes

/// Writes a scene as people do: short objects on a line, others over several.
struct DrawnSceneText {
  /// Lines are no longer, if they can be.
  private static let width = 110

  private(set) var text = ""

  init(_ value: SceneValue) {
    write(value, indent: 0, column: 0)
    text += "\n"
  }

  private mutating func write(_ value: SceneValue, indent: Int, column: Int) {
    if let line = Self.inline(value, limit: Self.width - column) {
      text += line
      return
    }
    switch value {
    case .object(let members):
      text += "{"
      writeMembers(members, indent: indent + 2)
      breakLine(indent)
      text += "}"
    case .list(let values) where values.contains(where: \.isContainer):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        breakLine(indent + 2)
        write(value, indent: indent + 2, column: indent + 2)
      }
      breakLine(indent)
      text += "]"
    default:
      // A long line is better than a line for each number.
      text += Self.inline(value, limit: .max) ?? ""
    }
  }

  /// Short members share lines; those with layers in them begin their own.
  private mutating func writeMembers(_ members: [SceneMember], indent: Int) {
    var column = Self.width
    for (index, member) in members.enumerated() {
      let key = JSONText.quoted(member.key) + ": "
      let isLast = index == members.count - 1
      let line = member.startsLine ? nil : Self.inline(member.value, limit: Self.width)
      let length = key.utf8.count + (line?.utf8.count ?? Self.width) + 2
      if index == 0 || line == nil || column + length > Self.width {
        breakLine(indent)
        column = indent
      } else {
        text += " "
        column += 1
      }
      text += key
      if let line {
        text += line
        column += length
      } else {
        write(member.value, indent: indent, column: indent + key.utf8.count)
        column = Self.width
      }
      if !isLast { text += "," }
    }
  }

  private mutating func breakLine(_ indent: Int) {
    text += "\n" + String(repeating: " ", count: indent)
  }

  /// The value on one line; nil where it is longer than allowed, or has layers in it.
  private static func inline(_ value: SceneValue, limit: Int) -> String? {
    guard limit > 0 else { return nil }
    var result: String
    switch value {
    case .number(let number): result = JSONText.number(number)
    case .text(let text):
      guard text.utf8.count <= limit else { return nil }
      result = JSONText.quoted(text)
    case .bool(let bool): result = bool ? "true" : "false"
    case .null: result = "null"
    case .list(let values):
      result = "["
      for (index, value) in values.enumerated() {
        guard let part = inline(value, limit: limit - result.utf8.count) else { return nil }
        result += (index > 0 ? ", " : "") + part
      }
      result += "]"
    case .object(let members):
      guard !members.isEmpty else { return "{}" }
      result = "{"
      for (index, member) in members.enumerated() {
        guard !member.startsLine else { return nil }
        result += (index > 0 ? "," : "") + " " + JSONText.quoted(member.key) + ": "
        guard let part = inline(member.value, limit: limit - result.utf8.count) else { return nil }
        result += part
      }
      result += " }"
    }
    return result.utf8.count <= limit ? result : nil
  }
}

extension SceneMember {
  /// Whether people would want it on lines of its own.
  fileprivate var startsLine: Bool {
    ["sublayers", "root", "canvas", "define", "version"].contains(key)
  }
}

extension SceneValue {
  fileprivate var isContainer: Bool {
    switch self {
    case .object, .list: true
    default: false
    }
  }
}
