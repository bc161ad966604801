// Attributed text: a string, or runs such as `{ "text": "Bold", "font": "bold 17" }`.

extension ValueDecoder {
  mutating func runs(_ value: JSONValue) -> [TextRunValue]? {
    if value.isNull { return [] }
    if let text = value.string { return [TextRunValue(text: text)] }
    guard let elements = value.elements else { return mismatch(value, .runs) }
    var runs: [TextRunValue] = []
    for element in elements {
      guard let run = run(element) else { return nil }
      runs.append(run)
    }
    return runs
  }

  private mutating func run(_ value: JSONValue) -> TextRunValue? {
    guard let members = value.members else { return mismatch(value, .runs) }
    var run = TextRunValue()
    for member in members {
      guard read(member, into: &run) else { return nil }
    }
    return run
  }

  /// False after an error has been reported.
  private mutating func read(_ member: JSONMember, into run: inout TextRunValue) -> Bool {
    let value = member.value
    switch member.key {
    case "text":
      guard let text = value.string else { return fails(value, .text) }
      run.text = text
    case "font":
      run.font = font(value)
      return run.font != nil
    case "color":
      run.color = color(value)
      return run.color != nil
    case "background":
      run.background = color(value)
      return run.background != nil
    case "underline", "strikethrough":
      guard let isOn = value.bool else { return fails(value, .bool) }
      if member.key == "underline" { run.underline = isOn } else { run.strikethrough = isOn }
    case "alignment":
      guard case .text(let name)? = choice(value, among: TextRunValue.alignments.map(\.name))
      else { return false }
      run.alignment = name
    default:
      return readNumber(member, into: &run)
    }
    return true
  }

  private mutating func readNumber(_ member: JSONMember, into run: inout TextRunValue) -> Bool {
    let names = TextRunValue.numberNames
    guard names.contains(member.key) else {
      diagnostics.error(
        .wrongValue, "unknown attribute \(Diagnostic.quoted(member.key))", at: member.keyRange,
        suggestion: closestMatch(to: member.key, among: TextRunValue.memberNames))
      return false
    }
    guard
      let number = number(member.value, in: ValueKind.geometry, .number(ValueKind.geometry))
    else { return false }
    run.numbers[member.key] = number
    return true
  }

  private mutating func fails(_ value: JSONValue, _ kind: ValueKind) -> Bool {
    let nothing: Bool? = mismatch(value, kind)
    return nothing ?? false
  }
}

extension TextRunValue {
  /// All that a run may have.
  static let memberNames =
    ["text", "font", "color", "background", "underline", "strikethrough", "alignment"]
    + numberNames
}
