import Scenes

/// A file by its parts: outline, folding, selections that grow, swatches of colours.
struct Structure {
  private let document: TextDocument
  private let workspace: Workspace

  init(in document: TextDocument, _ workspace: Workspace) {
    (self.document, self.workspace) = (document, workspace)
  }

  private var names: SceneNames? {
    workspace.context(of: document.path).names(in: document.path)
  }

  private var root: JSONValue? { workspace.model(of: document.path).part(document.path)?.value }

  private func range(_ range: SourceRange) -> JSONValue {
    document.file.range(of: range.offsets, in: workspace.encoding)
  }

  // MARK: Outline

  func symbols(areNested: Bool) -> JSONValue {
    let entries = names?.outline ?? []
    guard !areNested else { return .list(entries.map(symbol)) }
    var flat: [JSONValue] = []
    func add(_ entry: SceneNames.Entry, in container: String?) {
      flat.append(
        .object([
          ("name", JSONValue(entry.name)), ("kind", JSONValue(Self.kind(of: entry))),
          (
            "location",
            ["uri": JSONValue(document.uri), "range": range(entry.selection)]
          ),
          ("containerName", container.map { JSONValue($0) }),
        ]))
      for child in entry.children { add(child, in: entry.name) }
    }
    for entry in entries { add(entry, in: nil) }
    return .list(flat)
  }

  private func symbol(_ entry: SceneNames.Entry) -> JSONValue {
    .object([
      ("name", JSONValue(entry.name.isEmpty ? "?" : entry.name)),
      ("detail", entry.detail.isEmpty ? nil : JSONValue(entry.detail)),
      ("kind", JSONValue(Self.kind(of: entry))), ("range", range(entry.range)),
      ("selectionRange", range(entry.selection)),
      ("children", .list(entry.children.map(symbol))),
    ])
  }

  /// As the protocol counts: namespace, constant, class, object, struct.
  private static func kind(of entry: SceneNames.Entry) -> Int {
    switch entry.kind {
    case .section: 3
    case .define: 14
    case .component: 5
    case .view: 19
    case .layer: 23
    }
  }

  // MARK: Folding and selecting

  func foldingRanges() -> JSONValue {
    var ranges: [JSONValue] = []
    var pending = [root].compactMap { $0 }
    while let value = pending.popLast() {
      let parts = value.elements ?? value.members?.map(\.value) ?? []
      guard !parts.isEmpty else { continue }
      let first = document.file.line(at: value.range.startOffset) - 1
      let last = document.file.line(at: value.range.endOffset) - 1
      if last > first {
        // The line of the closing bracket stays.
        ranges.append(["startLine": JSONValue(first), "endLine": JSONValue(last - 1)])
      }
      pending += parts
    }
    return .list(ranges)
  }

  func selectionRange(at offset: Int) -> JSONValue {
    var chain: [SourceRange] = [document.file.range]
    var value = root
    let spot = document.file.range(offset, offset)
    while let here = value, here.range.contains(spot) {
      chain.append(here.range)
      value = nil
      for member in here.members ?? [] where member.range.contains(spot) {
        chain.append(member.range)
        if member.keyRange.contains(spot) { chain.append(member.keyRange) }
        value = member.value
      }
      for element in here.elements ?? [] where element.range.contains(spot) { value = element }
    }
    return chain.reduce(nil as JSONValue?) { outer, inner in
      .object([("range", range(inner)), ("parent", outer)])
    } ?? nil
  }

  // MARK: Colours

  func colors() -> JSONValue {
    .list(
      (names?.colors ?? []).map { mention in
        let (red, green, blue, alpha) = mention.color.rgba
        return [
          "range": range(mention.range),
          "color": [
            "red": JSONValue(red), "green": JSONValue(green), "blue": JSONValue(blue),
            "alpha": JSONValue(alpha),
          ],
        ]
      })
  }

  /// The ways to write a colour: digits, a function, and a system name that is just this colour.
  static func presentations(
    of color: JSONValue, in range: JSONValue
  ) throws(ServerError) -> JSONValue {
    var channels: [Double] = []
    for name in ["red", "green", "blue", "alpha"] {
      guard let channel = color[name]?.number, channel.isFinite else {
        throw ServerError(.invalidParams, "'\(name)' is no number")
      }
      channels.append(min(max(channel, 0), 1))
    }
    let hexadecimal = ColorValue.hexadecimal(
      red: channels[0], green: channels[1], blue: channels[2], alpha: channels[3])
    let bytes = channels.prefix(3).map { JSONText.number(($0 * 255).rounded()) }
      .joined(separator: ", ")
    let function =
      channels[3] < 1
      ? "rgba(\(bytes), \(JSONText.number((channels[3] * 100).rounded() / 100)))" : "rgb(\(bytes))"
    let names = FormatWords.colors.filter { ColorValue(text: $0)?.hexadecimal == hexadecimal }
    return .list(
      ([hexadecimal, function] + names).map {
        [
          "label": JSONValue($0),
          "textEdit": ["range": range, "newText": JSONValue(JSONText.quoted($0))],
        ]
      })
  }
}
