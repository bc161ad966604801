import QuartzCore

// Values that somebody types or brings about by hand, on show at once.

extension LiveScene {
  /// Reads what somebody has typed for a property; nil where it is none of its values.
  ///
  /// Quotes, and the brackets of a list, may be left out.
  package static func typed(_ text: String, for property: Property) -> JSONValue? {
    for candidate in candidates(text) {
      guard let value = JSONParser.soundValue(of: Array(candidate.utf8)),
        property.decode(value) != nil
      else { continue }
      return value
    }
    return nil
  }

  /// Why what somebody has typed is none of a property's values: what it takes, and what may have been
  /// meant.
  package static func refusal(of text: String, for property: Property) -> String {
    let takes = "‘\(property.name)’ takes \(property.expectation)"
    for candidate in candidates(text).reversed() {
      guard let value = JSONParser.soundValue(of: Array(candidate.utf8)) else { continue }
      var decoder = ValueDecoder(diagnostics: DiagnosticList())
      _ = decoder.decode(value, as: property.kind)
      if let meant = decoder.diagnostics.all.lazy.compactMap(\.suggestion).first {
        return "\(takes); did you mean ‘\(meant)’?"
      }
    }
    return takes
  }

  /// The texts of JSON that what is typed can mean.
  private static func candidates(_ text: String) -> [String] {
    let trimmed = text.trimmingSpaces
    let list = numbers(trimmed).map { "[\($0.joined(separator: ", "))]" }
    return [trimmed, "[\(trimmed)]", list, JSONText.quoted(trimmed), JSONText.quoted(text)]
      .compactMap { $0 }
  }

  /// The numbers of a text that has nothing else, as the panel shows points and rectangles: `(1 2)`.
  private static func numbers(_ text: String) -> [String]? {
    var inner = Substring(text)
    if inner.hasPrefix("("), inner.hasSuffix(")") { inner = inner.dropFirst().dropLast() }
    let words = inner.split { $0 == " " || $0 == "," }.map(String.init)
    guard words.count > 1, words.allSatisfy({ Double($0) != nil }) else { return nil }
    return words
  }

  /// Gives a property the value that it had.
  package func restore(_ inspected: InspectedValue, of live: LiveNode) {
    CATransaction.atOnce { write(inspected.value, for: inspected, of: live) }
  }

  private func write(_ value: PropertyValue, for inspected: InspectedValue, of live: LiveNode) {
    let layer = live.layer
    guard inspected.property.name == "frame", !CATransform3DIsIdentity(layer.transform) else {
      return put(value, for: inspected, of: live)
    }
    // The file's frame is meant before the transform, which is off for as long.
    let kept = layer.transform
    layer.transform = CATransform3DIdentity
    put(value, for: inspected, of: live)
    layer.transform = kept
  }

  private func put(_ value: PropertyValue, for inspected: InspectedValue, of live: LiveNode) {
    if inspected.isOnRootLayer {
      EffectiveSetting(inspected.property, value, isOnRootLayer: true)
        .write(value, to: live.object, context: context(of: live))
    } else {
      assign(value, to: inspected.property, of: live)
    }
  }

  /// Gives a property a value at once, as an action does; tells whether it is one of its values.
  package func set(_ value: JSONValue, for inspected: InspectedValue, of live: LiveNode) -> Bool {
    guard let decoded = inspected.property.decode(value) else { return false }
    CATransaction.atOnce { write(decoded, for: inspected, of: live) }
    return true
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    let spaces: Set<Character> = [" ", "\t", "\n", "\r"]
    return String(drop { spaces.contains($0) }.reversed().drop { spaces.contains($0) }.reversed())
  }
}
