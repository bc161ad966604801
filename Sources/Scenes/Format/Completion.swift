/// A row of what can be written in a place of a file, for editors.
package struct Completion: Sendable {
  /// A key, or one of the names that a value is chosen from.
  package let name: String
  /// What stands under the key: `a number from 0 to 1`; empty for a name.
  package let kind: String
  /// A sentence about the key; empty for a name.
  package let doc: String
  /// What to begin with.
  package let example: JSONValue
}

extension FormCatalog {
  /// The keys that an object of a file may have besides those that it has, or the names that a
  /// value may be; none where the tables know nothing of the place.
  package func completions(at pointer: JSONPointer, in root: JSONValue) -> [Completion] {
    var forms = [ValueForm.object(self.root)]
    var value: JSONValue? = root
    for step in pointer.steps {
      forms = forms.flatMap { self.forms(in: $0, at: step, of: value ?? nil) }
      value = value.flatMap { value in value[step] ?? Int(step).flatMap { value[$0] } }
    }
    var names: Set<String> = []
    return forms.flatMap(\.choices).flatMap { rows(of: $0, value ?? nil) }
      .filter { names.insert($0.name).inserted }
  }

  /// What stands under a key, or at a place of a list.
  private func forms(in form: ValueForm, at step: String, of value: JSONValue) -> [ValueForm] {
    form.choices.flatMap { form -> [ValueForm] in
      switch form {
      case .list(let element, _, _): Int(step) == nil ? [] : [element]
      case .map(let value, _, _): [value]
      case .object(let name): keys(of: name, value).filter { $0.name == step }.map(\.form)
      case .bool, .number, .integer, .text, .choice, .exactly, .null, .kind, .any, .anything: []
      }
    }
  }

  private func rows(of form: ValueForm, _ value: JSONValue) -> [Completion] {
    switch form {
    case .object(let name):
      keys(of: name, value).filter { value[$0.name] == nil }.map {
        Completion(name: $0.name, kind: $0.form.expectation, doc: $0.doc, example: $0.example)
      }
    case .choice(let names):
      names.map { Completion(name: $0, kind: "", doc: "", example: JSONValue($0)) }
    case .bool, .number, .integer, .text, .exactly, .null, .list, .map, .kind, .any, .anything: []
    }
  }

  /// The keys of the variants that an object can be, and the properties of its class.
  private func keys(of name: FormName, _ value: JSONValue) -> [KeyForm] {
    guard let form = self[name] else { return [] }
    let variants = form.variant(of: value).map { [$0] } ?? form.variants
    return variants.flatMap(\.keys) + variants.flatMap { properties(of: $0, value) }
  }

  private func properties(of variant: ObjectForm.Variant, _ node: JSONValue) -> [KeyForm] {
    let named = node[ViewForm.keys.viewClass]?.string
    let sceneClass: SceneClass? =
      switch variant.properties {
      case .ofViewClasses(let standard): SceneClass.presented[named ?? standard] ?? .view
      case .ofLayerClasses: named.flatMap { SceneClass.layers[$0] } ?? .layer
      case .ofLayers: .layer
      case .ofAnything, nil: nil
      }
    return (sceneClass?.properties ?? []).map {
      KeyForm($0.name, .kind($0.kind), $0.doc, example: nil)
    } + (sceneClass?.ownKeys ?? [])
  }
}

extension ValueForm {
  /// The forms that a value can be of, with those of kinds taken apart.
  fileprivate var choices: [ValueForm] {
    switch self {
    case .any(let forms): forms.flatMap(\.choices)
    case .kind(let kind): kind.form.choices
    case .bool, .number, .integer, .text, .choice, .exactly, .null, .list, .object, .map, .anything:
      [self]
    }
  }
}
