extension SceneText {
  /// Why a file cannot be changed as asked.
  package enum Problem: Error, Hashable, Sendable {
    /// The place is not there, or the text around it is broken.
    case noPlace
    /// What would come out is not what was asked for.
    case notClean
  }

  /// A change of a file.
  package struct Change: Hashable, Sendable {
    /// By its number among the scene's files.
    package let file: SourceFile.ID
    package let patches: [TextPatch]
  }

  /// The smallest change by which a value comes to stand at a place, under a key where that is an
  /// object.
  ///
  /// Of a definition that has a colour for the light and one for the dark only that of the appearance
  /// changes: whoever writes `$ink` has not seen the other.
  package func change(
    _ value: JSONValue, forKey key: String, onRootLayer isOnRootLayer: Bool, at place: EditPlace,
    inDark isDark: Bool = false
  ) throws(Problem) -> Change {
    guard let file = files[place.range.file], let old = self.value(at: place.range) else {
      throw .noPlace
    }
    let patches: [TextPatch]
    switch place.kind {
    case .value: patches = Self.replacing(old, by: value)
    case .define: patches = Self.replacing(Self.shown(old, inDark: isDark, by: value), by: value)
    case .parameter(let name): patches = [member(name, value, into: old, in: file)]
    case .object:
      patches = try insertion(
        of: value, forKey: key, onRootLayer: isOnRootLayer, into: old, in: file)
    }
    try check(patches, of: file)
    return Change(file: file.id, patches: patches)
  }

  /// A file that was sound has to be so afterwards.
  private func check(_ patches: [TextPatch], of file: SourceFile) throws(Problem) {
    guard let bytes = TextPatch.apply(patches, to: file.bytes),
      JSONParser.soundValue(of: bytes) != nil
    else { throw .notClean }
  }

  // MARK: Values

  /// What of a definition is seen in an appearance, where it is a pair of colours and gets one.
  private static func shown(
    _ old: JSONValue, inDark isDark: Bool, by new: JSONValue
  ) -> JSONValue {
    let keys = ColorPairForm.keys
    guard new.string != nil, let light = old[keys.light], let dark = old[keys.dark] else {
      return old
    }
    return isDark ? dark : light
  }

  /// Of lists of one length only what differs is replaced, so that their spaces and comments stay.
  private static func replacing(_ old: JSONValue, by new: JSONValue) -> [TextPatch] {
    if old.isSame(as: new) { return [] }
    if let before = old.elements, let after = new.elements, before.count == after.count {
      return zip(before, after).flatMap { replacing($0, by: $1) }
    }
    let range = old.range.startOffset..<old.range.endOffset
    return [TextPatch(range, new.inline)]
  }

  // MARK: Keys

  private func insertion(
    of value: JSONValue, forKey key: String, onRootLayer isOnRootLayer: Bool,
    into object: JSONValue,
    in file: SourceFile
  ) throws(Problem) -> [TextPatch] {
    guard let members = object.members else { throw .noPlace }
    guard isOnRootLayer else { return [member(key, value, into: object, in: file)] }
    let layer = ViewForm.keys.layer.name
    guard let inner = members.first(where: { $0.key == layer }) else {
      let made = JSONValue(.object([JSONMember(key: key, value: value)]))
      return [member(layer, made, into: object, in: file)]
    }
    guard let innerMembers = inner.value.members else { throw .noPlace }
    if let old = innerMembers.first(where: { $0.key == key }) {
      return Self.replacing(old.value, by: value)
    }
    return [member(key, value, into: inner.value, in: file)]
  }

  /// One more member at the end of an object, written as those that are there: on a line of its own
  /// with their indentation, or behind the last one on its line.
  private func member(
    _ key: String, _ value: JSONValue, into object: JSONValue, in file: SourceFile
  ) -> TextPatch {
    let text = "\(JSONText.quoted(key)): \(value.inline)"
    guard let members = object.members, let last = members.last else {
      let inside = object.range.startOffset + 1
      return TextPatch(inside..<inside, " \(text) ")
    }
    let end = last.value.range.endOffset
    let start = last.keyRange.startOffset
    let indentation = file.indentation(before: start)
    let isOnOwnLine = indentation != nil
    let comma = file.comma(behind: end, before: object.range.endOffset - 1)
    let separator = isOnOwnLine ? file.lineEnd + (indentation ?? "") : " "
    guard let comma else { return TextPatch(end..<end, "," + separator + text) }
    // One that allows itself a comma at the end goes on to do so.
    return TextPatch(comma + 1..<comma + 1, separator + text + (isOnOwnLine ? "," : ""))
  }
}

extension SourceFile {
  /// What stands before a place on its line, where that is nothing but spaces and tabs.
  fileprivate func indentation(before offset: Int) -> String? {
    var start = offset
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t")
    {
      start -= 1
    }
    guard start > 0, bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D else { return nil }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// How the file ends its lines.
  fileprivate var lineEnd: String {
    guard let end = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return "\n" }
    guard bytes[end] == 0x0D else { return "\n" }
    return end + 1 < bytes.count && bytes[end + 1] == 0x0A ? "\r\n" : "\r"
  }

  /// The comma between two places, comments aside.
  fileprivate func comma(behind start: Int, before end: Int) -> Int? {
    var offset = start
    while offset < end {
      switch bytes[offset] {
      case UInt8(ascii: ","): return offset
      case UInt8(ascii: "/") where offset + 1 < end && bytes[offset + 1] == UInt8(ascii: "/"):
        while offset < end, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
      case UInt8(ascii: "/") where offset + 1 < end && bytes[offset + 1] == UInt8(ascii: "*"):
        offset += 2
        while offset + 1 < end,
          bytes[offset] != UInt8(ascii: "*") || bytes[offset + 1] != UInt8(ascii: "/")
        {
          offset += 1
        }
        offset += 2
      default: offset += 1
      }
    }
    return nil
  }
}
