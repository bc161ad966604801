import Foundation
import Scenes

/// A node of a dump of views or layers, read back from its line.
struct DumpNode {
  /// `UILabel`, or `mask CALayer`.
  var kind: String
  /// With the names of the components around it; nil for a node without one.
  var id: String?
  /// The frame, then what differs from a fresh one, in the order of the line; animations last.
  var properties: [(name: String, value: String)]
  var children: [DumpNode] = []

  /// The trees of a text; what is no line of a dump is a node of that kind.
  static func read(_ text: String) -> [DumpNode] {
    // The nodes that are open, from the outside in; the first holds the trees.
    var open = [DumpNode(kind: "", id: nil, properties: [])]
    func close(_ open: inout [DumpNode], to depth: Int) {
      while open.count > depth + 1, let last = open.popLast() {
        open[open.count - 1].children.append(last)
      }
    }
    for line in text.split(separator: "\n") {
      let content = line.drop { $0 == " " }
      let depth = min((line.count - content.count) / 2, open.count - 1)
      if content.hasPrefix("~ "), depth > 0 {
        // What runs on the layer that the line stands below.
        close(&open, to: depth)
        open[depth].properties.append(DumpLine.animation(content))
      } else {
        close(&open, to: depth)
        open.append(DumpLine.node(content))
      }
    }
    close(&open, to: 0)
    return open[0].children
  }

  /// The whole line but for the class, for nodes that came or went.
  var summary: String {
    properties.map { $0.name == DumpLine.frame ? $0.value : "\($0.name) \($0.value)" }
      .joined(separator: " ")
  }

  /// The nodes of the subtree, this one included.
  var count: Int { children.reduce(1) { $0 + $1.count } }
}

/// Takes a line of a dump apart.
enum DumpLine {
  static let frame = "frame"

  static func node(_ line: Substring) -> DumpNode {
    var rest = line
    var kind = word(of: &rest)
    if kind == "mask" { kind += " " + word(of: &rest) }
    var node = DumpNode(kind: String(kind), id: nil, properties: [])
    if rest.hasPrefix("'") {
      // An id may have quotes and spaces; a place stands behind it.
      let inner = rest.dropFirst()
      let ends = [inner.range(of: "' ("), inner.range(of: "' not shown")]
      if let end = ends.compactMap({ $0?.lowerBound }).min() {
        node.id = String(inner[..<end])
        rest = inner[end...].dropFirst(2)
      }
    }
    let hidden = "not shown"
    var parts = tokens(rest)
    if rest.hasPrefix(hidden) {
      node.properties.append((frame, hidden))
      parts.removeFirst(2)
    } else if parts.first?.hasPrefix("(") == true {
      node.properties.append((frame, String(parts.removeFirst())))
    }
    for part in parts {
      let isValue = node.properties.last.map { $0.value.isEmpty || $0.value == "symbol" } ?? false
      if !isValue, names.contains(part) {
        node.properties.append((String(part), ""))
      } else if let last = node.properties.indices.last {
        node.properties[last].value += (node.properties[last].value.isEmpty ? "" : " ") + part
      } else {
        node.properties.append((String(part), ""))
      }
    }
    return node
  }

  /// `~ 'turn' basic transform.rotation.z …`.
  static func animation(_ line: Substring) -> (name: String, value: String) {
    let rest = line.dropFirst(2)
    guard rest.hasPrefix("'"), let end = rest.dropFirst().range(of: "' ") else {
      return ("animation", String(rest))
    }
    let name = rest[rest.index(after: rest.startIndex)..<end.lowerBound]
    return ("animation '\(name)'", String(rest[end.upperBound...]))
  }

  /// Whatever a property of any class can be called.
  private static let names: Set<Substring> = {
    let names = SceneClass.all.flatMap { $0.properties.map(\.name) }
    return Set((names + ["bounds.origin"]).map { Substring($0) })
  }()

  private static func word(of rest: inout Substring) -> Substring {
    let end = rest.firstIndex(of: " ") ?? rest.endIndex
    defer { rest = rest[end...].drop { $0 == " " } }
    return rest[..<end]
  }

  /// What spaces part that stand neither in quotes nor in brackets.
  private static func tokens(_ line: Substring) -> [Substring] {
    var tokens: [Substring] = []
    let bytes = line.utf8
    var (start, index) = (bytes.startIndex, bytes.startIndex)
    var (depth, isQuoted) = (0, false)
    while index < bytes.endIndex {
      let byte = bytes[index]
      if isQuoted {
        if byte == UInt8(ascii: "\\") {
          index = bytes.index(after: index)
          guard index < bytes.endIndex else { break }
        } else if byte == UInt8(ascii: "\"") {
          isQuoted = false
        }
      } else {
        switch byte {
        case UInt8(ascii: "\""): isQuoted = true
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
        case UInt8(ascii: " ") where depth == 0:
          if start < index { tokens.append(line[start..<index]) }
          start = bytes.index(after: index)
        default: break
        }
      }
      index = bytes.index(after: index)
    }
    if start < bytes.endIndex { tokens.append(line[start...]) }
    return tokens
  }
}
