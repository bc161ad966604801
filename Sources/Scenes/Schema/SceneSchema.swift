/// The format as a JSON Schema (draft-07), made from its tables and the registry.
package struct SceneSchema {
  /// The schema of scenes as a value; `JSONWriter` makes text of it.
  package static var value: JSONValue { value(with: []) }

  /// The schema of scenes that bring classes of their own.
  package static func value(with own: [SceneClass]) -> JSONValue {
    var schema = SceneSchema(
      SceneFormat.catalog, title: "LayerKit scene, version 1", resolves: true)
    schema.own = own
    return schema.value
  }

  let catalog: FormCatalog
  let title: String
  /// Whether a `"$name"` can stand for values; where the root's keys do not say otherwise.
  let resolves: Bool
  /// Classes of code that the scene brings along.
  var own: [SceneClass] = []

  package init(_ catalog: FormCatalog, title: String, resolves: Bool) {
    self.catalog = catalog
    self.title = title
    self.resolves = resolves
  }

  /// The schema of the catalogue's root with all that it refers to, made anew at each call.
  package var value: JSONValue {
    let root = catalog[catalog.root].map { schema(of: $0).members ?? [] } ?? []
    let head: [(String, JSONValue)] = [
      ("$schema", "http://json-schema.org/draft-07/schema#"), ("title", JSONValue(title)),
    ]
    return .ofMembers(
      head + root.map { ($0.key, $0.value) } + [("definitions", .ofMembers(definitions))])
  }

  private var definitions: [(String, JSONValue)] {
    let objects = catalog.forms.filter { $0.name != catalog.root && $0.name != .included }
      .map { ($0.name.id, withSnippets(schema(of: $0), $0)) }
    guard resolves else { return objects }
    let kinds = ValueKind.defined.compactMap { kind in
      kind.definition.map { ($0.id, explained(schema(of: kind.form, resolves: true), kind)) }
    }
    return [Self.reference, Self.template] + kinds + objects + classes
  }

  /// `"$name"` and `"${name}"`, which can stand for any value.
  private static let reference: (String, JSONValue) = (
    "reference", ["type": "string", "pattern": "^\\$([^${]|\\{[^}]*\\}$)"]
  )
  /// A text with `${name}` in it as well, which can stand for any text.
  private static let template: (String, JSONValue) = (
    "template", ["type": "string", "pattern": "^\\$([^${]|\\{[^}]*\\}$)|\\$\\{[^}]*\\}"]
  )

  /// The schema with objects to begin with, which Visual Studio Code offers.
  private func withSnippets(_ schema: JSONValue, _ form: ObjectForm) -> JSONValue {
    let snippets = SceneSnippets.of(form).map { snippet in
      JSONValue.ofMembers([
        ("label", JSONValue(snippet.label)), ("description", JSONValue(snippet.description)),
        ("body", snippet.value),
      ])
    }
    let members = (schema.members ?? []).map { ($0.key, $0.value) }
    return .ofMembers(members + [("defaultSnippets", JSONValue(.array(snippets)))])
  }

  /// The schema with a sentence about the kind, and its examples.
  private func explained(_ schema: JSONValue, _ kind: ValueKind) -> JSONValue {
    let (doc, examples) = kind.explanation
    let members = (schema.members ?? []).map { ($0.key, $0.value) }
    return .ofMembers(
      [("description", JSONValue(doc)), ("examples", JSONValue(.array(examples)))] + members)
  }

  // MARK: Objects

  /// An object of one of its variants.
  func schema(of form: ObjectForm) -> JSONValue {
    if form.name == .view { return view(form) }
    if case .ofViewClasses(let standard)? = form.variants.first?.properties {
      return node(form, standard: standard)
    }
    if form.name == .layer, let variant = form.variants.first {
      return byClass(variant, SceneClass.layers, standard: .layer)
    }
    guard form.variants.count > 1 else {
      return form.variants.first.map { schema(of: $0, doc: form.doc) } ?? false
    }
    return [
      "description": JSONValue(form.doc), "type": "object",
      "anyOf": JSONValue(.array(form.variants.map { schema(of: $0, doc: $0.doc) })),
    ]
  }

  /// An object with the keys of a variant, and with properties.
  func schema(
    of variant: ObjectForm.Variant, doc: String, properties: [(String, JSONValue)] = []
  ) -> JSONValue {
    var members: [(String, JSONValue)] = doc.isEmpty ? [] : [("description", JSONValue(doc))]
    let keys = variant.keys.map { ($0.name, schema(of: $0)) }
    let own = variant.properties == .ofLayers ? self.properties(of: SceneClass.layer) : []
    members += [("type", "object"), ("properties", .ofMembers(keys + own + properties))]
    let required = variant.keys.filter(\.isRequired).map(\.name)
    if !required.isEmpty { members.append(("required", .names(required))) }
    if !variant.needsOneOf.isEmpty {
      let needs = variant.needsOneOf.map { JSONValue.ofMembers([("required", .names([$0]))]) }
      members.append(("anyOf", JSONValue(.array(needs))))
    }
    if variant.properties != .ofAnything { members.append(("additionalProperties", false)) }
    return .ofMembers(members)
  }

  func schema(of key: KeyForm, _ property: Property? = nil) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("description", JSONValue(key.doc)),
      ("markdownDescription", JSONValue(KeyMarkdown.text(of: key, property))),
    ]
    if case .value(let standard)? = key.standard { members.append(("default", standard)) }
    if !key.example.isNull { members.append(("examples", [key.example])) }
    let schema = schema(of: key.form, resolves: resolves && key.resolves)
    // Beside a `$ref` other keywords count for nothing.
    let own = schema.members ?? []
    let isPlain = own.allSatisfy { $0.key != "$ref" }
    return .ofMembers(
      members + (isPlain ? own.map { ($0.key, $0.value) } : [("anyOf", [schema])]))
  }
}

extension JSONValue {
  static func ofMembers(_ members: [(String, JSONValue)]) -> JSONValue {
    JSONValue(.object(members.map { JSONMember(key: $0.0, value: $0.1) }))
  }

  /// A list of texts.
  static func names(_ names: [String]) -> JSONValue {
    JSONValue(.array(names.map { JSONValue($0) }))
  }

  static func reference(to definition: String) -> JSONValue {
    ["$ref": JSONValue("#/definitions/\(definition)")]
  }
}
