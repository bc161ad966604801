/// A value and what it consists of as text, a line each.
struct ValueDump {
  /// The objects that the value is in.
  private var above: Set<ObjectIdentifier> = []

  func text(of value: Any) -> String { lines(of: value, named: nil, depth: 0).joined() }

  private func lines(of value: Any, named name: String?, depth: Int) -> [String] {
    let mirror = Mirror(reflecting: value)
    var inner = self
    if mirror.displayStyle == .class {
      let isNew = inner.above.insert(ObjectIdentifier(value as AnyObject)).inserted
      guard isNew else { return [line("\(name ?? "value") (circular reference detected)", depth)] }
    }
    let (words, order) = words(for: value, mirror)
    var children = order == .none ? [] : Array(mirror.children)
    if order == .sorted {
      children = children.map { ($0, inner.text(of: $0.value, named: $0.label)) }
        .sorted { $0.1 < $1.1 }.map(\.0)
    }
    let title = name.map { "\($0): \(words)" } ?? words
    let first = line(title, depth, hasMore: order != .none && !mirror.children.isEmpty)
    return children.reduce(into: [first]) { lines, child in
      lines += inner.lines(of: child.value, named: child.label, depth: depth + 1)
    }
  }

  private func text(of value: Any, named name: String?) -> String {
    lines(of: value, named: name, depth: 0).joined()
  }

  private func line(_ words: String, _ depth: Int, hasMore: Bool = false) -> String {
    String(repeating: "  ", count: depth) + (hasMore ? "▿ " : "- ") + words + "\n"
  }

  private enum Order {
    /// What it consists of is not told.
    case none
    case asIs
    case sorted
  }

  /// What a value's own line says, and in which order what it consists of follows.
  private func words(for value: Any, _ mirror: Mirror) -> (String, Order) {
    let count = mirror.children.count
    switch mirror.displayStyle {
    case .collection: return (Self.counted(count, "element"), .asIs)
    case .dictionary: return (Self.counted(count, "key/value pair"), .sorted)
    case .set: return (Self.counted(count, "member"), .sorted)
    case .tuple: return ("(\(Self.counted(count, "element")))", .asIs)
    case .optional: return (Self.name(of: mirror) + (count == 0 ? ".none" : ""), .asIs)
    default: break
    }
    if let known = value as? any AnySnapshotStringConvertible {
      return (known.snapshotDescription, type(of: known).renderChildren ? .asIs : .none)
    }
    if let told = value as? any CustomStringConvertible { return (told.description, .asIs) }
    switch mirror.displayStyle {
    case .class, .struct: return (Self.name(of: mirror), .sorted)
    case .enum: return (Self.name(of: mirror) + (count == 0 ? ".\(value)" : ""), .asIs)
    default: return (String(describing: value), .asIs)
    }
  }

  private static func counted(_ count: Int, _ word: String) -> String {
    count == 1 ? "1 \(word)" : "\(count) \(word)s"
  }

  /// The type's, without the numbers that local types have.
  private static func name(of mirror: Mirror) -> String {
    String(describing: mirror.subjectType).replacing(#/ #\d+/#, with: "")
  }
}
