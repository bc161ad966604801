/// Writes a ``JSONValue`` as text, compact or indented, with the keys in their own or sorted order.
///
/// Keeps its own list of open containers, so that any depth can be written.
package struct JSONWriter: Sendable {
  /// Where lines break.
  package enum Layout: Sendable {
    /// One line without a space.
    case compact
    /// Two spaces a level; lists of plain values that fit stay on one line.
    case pretty
  }

  /// In which order an object's members are written.
  package enum KeyOrder: Sendable {
    case given
    /// By Unicode scalars, the same everywhere.
    case sorted
  }

  /// A list of plain values is broken into lines where it is longer than this.
  static let inlineListWidth = 80

  /// Pretty for people, compact for programs.
  package var layout: Layout
  /// Of all objects, at every depth.
  package var keyOrder: KeyOrder

  package init(layout: Layout = .pretty, keyOrder: KeyOrder = .given) {
    self.layout = layout
    self.keyOrder = keyOrder
  }

  /// The text of a value, without a line end behind it.
  package func text(of value: JSONValue) -> String {
    var output = Output(writer: self)
    output.write(value)
    return String(decoding: output.bytes, as: UTF8.self)
  }

  /// The containers that are open, and what has been written.
  private struct Output {
    let writer: JSONWriter
    var bytes: [UInt8] = []
    var open: [Container] = []

    struct Container {
      var members: [JSONMember]
      var elements: [JSONValue]
      var closing: UInt8
      var next = 0

      var count: Int { members.count + elements.count }
    }

    mutating func write(_ value: JSONValue) {
      begin(value)
      while var container = open.popLast() {
        let index = container.next
        guard index < container.count else {
          breakLine()
          bytes.append(container.closing)
          continue
        }
        container.next += 1
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        open.append(container)
        breakLine()
        if index < container.members.count {
          let member = container.members[index]
          JSONText.append(quoted: member.key, to: &bytes)
          bytes.append(contentsOf: writer.layout == .pretty ? ": ".utf8 : ":".utf8)
          begin(member.value)
        } else {
          begin(container.elements[index])
        }
      }
    }

    /// Writes a plain value, or opens a container whose contents the loop then writes.
    mutating func begin(_ value: JSONValue) {
      switch value.content {
      case .string(let string): JSONText.append(quoted: string, to: &bytes)
      case .number(let number): bytes.append(contentsOf: JSONText.number(number).utf8)
      case .bool(let bool): bytes.append(contentsOf: (bool ? "true" : "false").utf8)
      case .null: bytes.append(contentsOf: "null".utf8)
      case .array(let elements):
        if elements.isEmpty || appendInline(elements) {
          if elements.isEmpty { bytes.append(contentsOf: "[]".utf8) }
          return
        }
        bytes.append(UInt8(ascii: "["))
        open.append(Container(members: [], elements: elements, closing: UInt8(ascii: "]")))
      case .object(let members):
        guard !members.isEmpty else { return bytes.append(contentsOf: "{}".utf8) }
        bytes.append(UInt8(ascii: "{"))
        let ordered =
          writer.keyOrder == .given
          ? members
          : members.sorted {
            $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars)
          }
        open.append(Container(members: ordered, elements: [], closing: UInt8(ascii: "}")))
      }
    }

    /// Writes a list on one line if it holds plain values only and is short.
    private mutating func appendInline(_ elements: [JSONValue]) -> Bool {
      guard writer.layout == .pretty, elements.count <= JSONWriter.inlineListWidth / 2 else {
        return false
      }
      let start = bytes.count
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        let isPlain = element.members == nil && element.elements == nil
        guard isPlain, bytes.count - start < JSONWriter.inlineListWidth else {
          bytes.removeLast(bytes.count - start)
          return false
        }
        if index > 0 { bytes.append(contentsOf: ", ".utf8) }
        begin(element)
      }
      bytes.append(UInt8(ascii: "]"))
      return true
    }

    private mutating func breakLine() {
      guard writer.layout == .pretty else { return }
      bytes.append(UInt8(ascii: "\n"))
      bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * open.count))
    }
  }
}
