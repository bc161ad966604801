/// The reference of the format as Markdown, made from its tables and the registry.
package struct FormatReference {
  private let scenes: FormCatalog
  private let scripts: FormCatalog
  private var lines: [String] = []

  package init(scenes: FormCatalog = SceneFormat.catalog, scripts: FormCatalog) {
    self.scenes = scenes
    self.scripts = scripts
  }

  /// The whole text with a line end behind it, written anew at each call.
  package var markdown: String {
    var reference = self
    reference.write()
    return reference.lines.joined(separator: "\n") + "\n"
  }

  private mutating func write() {
    lines = [Self.introduction, "", "## Objects of scenes", ""]
    for form in scenes.forms { write(form) }
    lines += ["## Classes of views", "", Self.views, ""]
    writeClasses(SceneClass.all.filter(\.isView))
    lines += ["## Classes of layers", "", Self.layers, ""]
    writeClasses(SceneClass.all.filter { !$0.isView })
    lines += ["## Values", "", Self.values, ""]
    for kind in ValueKind.defined { write(kind) }
    lines += ["## Scripts of events", "", Self.events, ""]
    for form in scripts.forms { write(form) }
    if lines.last == "" { lines.removeLast() }
  }

  // MARK: Objects

  private mutating func write(_ form: ObjectForm) {
    lines += ["### \(form.name.heading)", "", form.doc, ""]
    if form.variants.count > 1, let choice = form.choice.first {
      lines += [choice.uppercased() + form.choice.dropFirst() + ".", ""]
    }
    let shared = form.shared
    if !shared.isEmpty { lines += ["Each of these has:", ""] }
    writeTable(of: shared)
    for variant in form.variants {
      if !variant.title.isEmpty {
        lines += ["#### \(form.name.heading): \(variant.title)", ""]
        if !variant.doc.isEmpty { lines += [variant.doc, ""] }
      }
      let names = shared.map(\.name)
      writeTable(of: variant.keys.filter { !names.contains($0.name) })
      writeNeeds(of: variant)
      write(variant.example)
    }
  }

  private mutating func writeTable(of keys: [KeyForm]) {
    writeTable(
      ["Key", "Value", "If absent", "What it is"],
      keys.map { ["`\($0.name)`", $0.form.markdown, absence(of: $0), $0.doc] })
  }

  private func absence(of key: KeyForm) -> String {
    if key.isRequired { return "**required**" }
    return switch key.standard {
    case .value(let value): "`\(value.inline)`"
    case .words(let words): words
    case nil: "–"
    }
  }

  private mutating func writeNeeds(of variant: ObjectForm.Variant) {
    if !variant.needsOneOf.isEmpty {
      let names = variant.needsOneOf.map { "`\($0)`" }.joined(separator: " and ")
      lines += ["It has \(names), or one of them.", ""]
    }
    let more: String? =
      switch variant.properties {
      case .ofViewClasses(let standard):
        "Besides: the properties of its class, \(standard) where it names none, see *Classes of views*."
      case .ofLayerClasses: "Besides: the properties of its class, see *Classes of layers*."
      case .ofLayers: "Besides: the properties of CALayer, see *Classes of layers*."
      case .ofAnything, nil: nil
      }
    if let more { lines += [more, ""] }
  }

  private mutating func write(_ example: JSONValue) {
    let short = example.inline
    let text = short.count <= 88 ? short : JSONWriter(layout: .pretty).text(of: example)
    lines += ["```json", text, "```", ""]
  }

  private mutating func writeTable(_ head: [String], _ rows: [[String]]) {
    guard !rows.isEmpty else { return }
    func line(_ cells: [String]) -> String {
      "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
    }
    lines += [line(head), line(head.map { _ in "---" })] + rows.map(line) + [""]
  }

  // MARK: Classes

  /// The properties of each class but those that another one in it has.
  private mutating func writeClasses(_ classes: [SceneClass]) {
    for (index, sceneClass) in classes.enumerated() {
      lines += ["### \(sceneClass.name)", ""]
      let base = sceneClass.base(among: classes[..<index])
      let own = sceneClass.properties.filter { property in
        base?.property(property.name).map { !$0.isSame(as: property) } ?? true
      }
      if let base {
        lines += ["What \(base.name) has\(own.isEmpty ? "." : ", and:")", ""]
      }
      let names = base?.ownKeys.map(\.name) ?? []
      writeTable(of: sceneClass.ownKeys.filter { !names.contains($0.name) })
      writeTable(
        ["Property", "Value", "If absent", "Moves", "What it is"],
        own.sorted { $0.name < $1.name }.map { property in
          [
            "`\(property.name)`", ValueForm.kind(property.kind).markdown,
            "`\(property.standardText)`", property.isAnimatable ? "yes" : "–", property.doc,
          ]
        })
    }
  }

  // MARK: Values

  private mutating func write(_ kind: ValueKind) {
    guard let name = kind.definition else { return }
    let (doc, examples) = kind.explanation
    lines += ["### Value: \(name.heading)", "", doc, ""]
    let forms: [ValueForm] = if case .any(let forms) = kind.form { forms } else { [kind.form] }
    lines += forms.map { "- \($0.markdown)" } + [""]
    lines += ["```json"] + examples.map(\.inline) + ["```", ""]
  }
}

extension ObjectForm {
  /// The keys that all of several variants have.
  fileprivate var shared: [KeyForm] {
    guard variants.count > 1, let first = variants.first else { return [] }
    return first.keys.filter { key in
      // A key may be called alike in two variants and mean something else.
      !tags.contains(key.name) && variants.allSatisfy { $0.key(key.name)?.doc == key.doc }
    }
  }
}

extension SceneClass {
  /// The class of others whose properties this one has, the one with the most.
  fileprivate func base(among others: ArraySlice<SceneClass>) -> SceneClass? {
    others.filter { other in other.properties.allSatisfy { property($0.name) != nil } }
      .max { $0.properties.count < $1.properties.count }
  }
}

extension FormName {
  /// `Run of text`, as a heading has it.
  fileprivate var heading: String {
    let words = title.split(separator: " ")
    let name = words.drop { ["a", "an"].contains($0) }.joined(separator: " ")
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}

extension Property {
  fileprivate func isSame(as other: Property) -> Bool {
    doc == other.doc && initial == other.initial
      && ValueForm.kind(kind).markdown == ValueForm.kind(other.kind).markdown
  }

  /// What an object has by itself.
  fileprivate var standardText: String {
    switch (kind, initial) {
    case (.flags(let flags), .flags(let bits)):
      "["
        + flags.filter { bits & $0.bits != 0 }.map { JSONText.quoted($0.name) }
        .joined(separator: ", ") + "]"
    default: initial.text
    }
  }
}
