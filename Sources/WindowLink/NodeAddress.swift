import Scenes

/// Where a node stands in a file, so that it is found in another text of that file too.
///
/// An editor has a text that was not saved, the window the one on the disk. So a node is found by the
/// nearest id on the way to it, and only where there is none by the way alone.
package struct NodeAddress: Hashable, Sendable {
  /// The file as the system has it: absolute, without links.
  package let file: String
  /// The way to the node's object from the file's root.
  package let pointer: JSONPointer
  /// The id of the node, or else of the nearest one around it that has one.
  package let id: String?
  /// How many steps of the way lead to what has the id.
  package let idDepth: Int

  package init(file: String, pointer: JSONPointer, id: String? = nil, idDepth: Int = 0) {
    (self.file, self.pointer, self.id) = (file, pointer, id)
    self.idDepth = min(max(0, idDepth), pointer.steps.count)
  }

  /// The address of what a pointer leads to in a file's value.
  package init(file: String, pointer: JSONPointer, in root: JSONValue) {
    var (id, depth): (String?, Int) = (nil, 0)
    var value = root
    for (index, step) in ([""] + pointer.steps).enumerated() {
      if index > 0 {
        guard let next = value.value(at: JSONPointer(steps: [step])) else { break }
        value = next
      }
      if let name = value[FormatWords.idKey]?.string { (id, depth) = (name, index) }
    }
    self.init(file: file, pointer: pointer, id: id, idDepth: depth)
  }

  /// The way to the node in a text of the file; nil where there is none.
  package func way(in root: JSONValue) -> JSONPointer? {
    guard let id else { return root.value(at: pointer).map { _ in pointer } }
    let steps = pointer.steps
    let outer = JSONPointer(steps: Array(steps.prefix(idDepth)))
    let isThere = root.value(at: outer)?[FormatWords.idKey]?.string == id
    guard let start = isThere ? outer : Self.pointer(toID: id, in: root) else { return nil }
    let way = JSONPointer(steps: start.steps + steps.dropFirst(idDepth))
    return root.value(at: way).map { _ in way }
  }

  /// The first object of an id in the order of the file.
  private static func pointer(toID id: String, in root: JSONValue) -> JSONPointer? {
    var pending: [(value: JSONValue, way: Way?)] = [(root, nil)]
    while let (value, way) = pending.popLast() {
      switch value.content {
      case .object(let members):
        if value[FormatWords.idKey]?.string == id { return JSONPointer(steps: way?.steps ?? []) }
        for member in members.reversed() {
          pending.append((member.value, Way(step: .key(member.key), outer: way)))
        }
      case .array(let elements):
        for (index, element) in elements.enumerated().reversed() {
          pending.append((element, Way(step: .index(index), outer: way)))
        }
      case .string, .number, .bool, .null: break
      }
    }
    return nil
  }

  /// A way that shares its beginning with others, so that a walk keeps no list for each value.
  private final class Way {
    enum Step {
      case key(String)
      case index(Int)
    }

    private let step: Step
    private let outer: Way?

    init(step: Step, outer: Way?) { (self.step, self.outer) = (step, outer) }

    var steps: [String] {
      var steps: [String] = []
      var way: Way? = self
      while let current = way {
        switch current.step {
        case .key(let key): steps.append(key)
        case .index(let index): steps.append(String(index))
        }
        way = current.outer
      }
      return steps.reversed()
    }
  }
}
