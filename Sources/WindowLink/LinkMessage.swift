import Scenes

/// What windows and editors tell each other: an object of JSON on a line of its own.
package enum LinkMessage: Equatable, Sendable {
  /// The files that a window shows, the scene's own first: the first that it says, and again when
  /// they are others.
  case files([String])
  /// The node that an editor's cursor is in; nil for none.
  case cursor(NodeAddress?)
  /// The node that somebody has selected in a window; `takesFocus` where it is to be gone to.
  case selection(NodeAddress, takesFocus: Bool)

  /// What both ends speak. Who says another number is left alone.
  static let version = 1
  /// More files are not told.
  package static let mostFiles = 256
  /// So many values has no message.
  private static let mostValues = 2000
  /// Nothing nests deeper.
  private static let mostLevels = 8

  // MARK: Bytes

  /// The message as a line.
  var line: [UInt8] { Array((JSONWriter(layout: .compact).text(of: json) + "\n").utf8) }

  private var json: JSONValue {
    switch self {
    case .files(let files):
      [
        "preview": JSONValue(Self.version),
        "files": JSONValue(.array(files.prefix(Self.mostFiles).map { JSONValue($0) })),
      ]
    case .cursor(let address): ["cursor": address?.json ?? nil]
    case .selection(let address, let takesFocus):
      ["select": address.json, "takesFocus": JSONValue(takesFocus)]
    }
  }

  /// Reads a line; nil where it is no message.
  init?(line: some Collection<UInt8>) {
    var files = SourceFiles()
    var budget = JSONBudget()
    budget.values = Self.mostValues
    var limits = JSONParser.Limits()
    limits.nesting = Self.mostLevels
    var diagnostics = DiagnosticList(limit: 1)
    let file = files.add(path: "", bytes: Array(line))
    guard
      let value = JSONParser.parse(file, limits: limits, within: &budget, into: &diagnostics),
      !diagnostics.hasErrors
    else { return nil }
    if let list = value["files"]?.elements {
      guard value["preview"]?.number == Double(Self.version), list.count <= Self.mostFiles else {
        return nil
      }
      self = .files(list.compactMap(\.string))
    } else if let cursor = value["cursor"] {
      let address = NodeAddress(cursor)
      guard address != nil || cursor.isNull else { return nil }
      self = .cursor(address)
    } else if let address = value["select"].flatMap({ NodeAddress($0) }) {
      self = .selection(address, takesFocus: value["takesFocus"]?.bool ?? false)
    } else {
      return nil
    }
  }
}

extension NodeAddress {
  fileprivate var json: JSONValue {
    let place: JSONValue = ["file": JSONValue(file), "pointer": JSONValue(pointer.description)]
    guard let id, let members = place.members else { return place }
    return JSONValue(
      .object(
        members + [
          JSONMember(key: "id", value: JSONValue(id)),
          JSONMember(key: "idDepth", value: JSONValue(idDepth)),
        ]))
  }

  fileprivate init?(_ value: JSONValue) {
    guard let file = value["file"]?.string, file.hasPrefix("/"),
      let pointer = value["pointer"]?.string.flatMap({ JSONPointer($0) })
    else { return nil }
    let depth = value["idDepth"]?.number ?? 0
    self.init(
      file: file, pointer: pointer, id: value["id"]?.string,
      idDepth: (0...1e6).contains(depth) ? Int(depth) : 0)
  }
}
