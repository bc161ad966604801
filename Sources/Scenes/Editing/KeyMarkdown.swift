/// What is told of a key, in Markdown, by hovers, completion and the schema.
package enum KeyMarkdown {
  /// With the key and what it takes as a title.
  package static func text(of entry: FormIndex.Entry, on owner: FormIndex.Owner?) -> String {
    let key = entry.key
    var title = "**\(key.name)**: \(key.form.expectation)"
    if let name = owner?.sceneClass?.name, entry.property != nil { title += " (\(name))" }
    return title + "\n\n" + text(of: key, entry.property)
  }

  /// The sentence about a key, and below it what it is by itself, its range, and an example.
  package static func text(of key: KeyForm, _ property: Property?) -> String {
    var lines: [String] = []
    switch key.standard {
    case .value(let value)?: lines.append("If absent: `\(value.inline)`")
    case .words(let words)?: lines.append("If absent: \(words)")
    case nil: if key.isRequired { lines.append("Required") }
    }
    for form in key.form.alternatives { lines += facts(of: form) }
    if let property {
      lines.append("An `animate` step \(property.isAnimatable ? "moves" : "does not move") it")
    }
    if !key.example.isNull { lines.append("Example: `\(key.example.inline)`") }
    return lines.isEmpty ? key.doc : key.doc + "\n\n" + lines.joined(separator: "  \n")
  }

  private static func facts(of form: ValueForm) -> [String] {
    let mostNames = 40
    switch form {
    case .number(let range), .integer(let range):
      let (lower, upper) = (range.lowerBound, range.upperBound)
      let limit = ValueKind.geometryLimit
      if lower <= -limit, upper >= limit { return [] }
      return [
        "Range: \(JSONText.number(lower))"
          + (upper >= limit ? " or more" : " to \(JSONText.number(upper))")
      ]
    case .choice(let names) where names.count <= mostNames:
      return ["One of: " + names.map { "`\($0)`" }.joined(separator: ", ")]
    default: return []
    }
  }
}
