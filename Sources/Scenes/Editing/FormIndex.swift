/// The keys of objects by name, made once for each kind of object and class: what walks over whole
/// files ask of the tables.
package final class FormIndex {
  /// A key of an object of a file.
  package final class Entry {
    package let key: KeyForm
    /// The property of the class that it sets; nil for a key of the format.
    package let property: Property?
    /// What can stand under it, with the forms of kinds taken apart.
    package let forms: [ValueForm]

    init(_ key: KeyForm, _ property: Property? = nil) {
      (self.key, self.property) = (key, property)
      forms = key.form.alternatives
    }
  }

  /// What an object of a file is.
  package final class Owner {
    package let form: ObjectForm
    /// The class that it names, or is of by itself; nil for what is no node.
    package let sceneClass: SceneClass?
    package let entries: [String: Entry]
    /// In the order of the tables.
    package let order: [String]

    init(
      _ form: ObjectForm, _ sceneClass: SceneClass?, _ entries: [String: Entry], _ order: [String]
    ) {
      (self.form, self.sceneClass, self.entries, self.order) = (form, sceneClass, entries, order)
    }
  }

  private struct Place: Hashable {
    let form: FormName
    let sceneClass: String?
    let tag: String?
  }

  private let catalog: FormCatalog
  private var known: [Place: Owner] = [:]

  package init(_ catalog: FormCatalog = SceneFormat.catalog) {
    self.catalog = catalog
  }

  /// What an object is where one of these kinds is expected; `className` answers for nodes that say
  /// nothing of their class themselves.
  package func owner(
    of object: JSONValue, among forms: [ValueForm],
    className: (JSONValue) -> String? = { $0[ViewForm.keys.viewClass]?.string }
  ) -> Owner? {
    for form in forms {
      guard case .object(let name) = form, let table = catalog[name] else { continue }
      return owner(of: object, table, className)
    }
    // An object of the author's own is a node, or part of one: definitions are made to be used.
    guard forms.contains(where: \.takesAnyObject), let table = catalog[.view] else { return nil }
    return owner(of: object, table, className)
  }

  private func owner(
    of object: JSONValue, _ form: ObjectForm, _ className: (JSONValue) -> String?
  ) -> Owner {
    let variant = form.variant(of: object)
    // What is being typed is mostly no class yet.
    let named =
      form.variants.contains { $0.properties != nil }
      ? className(object).flatMap(SceneClass.known) : nil
    let place = Place(form: form.name, sceneClass: named, tag: variant?.tag)
    if let owner = known[place] { return owner }
    let owner = make(form, variant.map { [$0] } ?? form.variants, named)
    known[place] = owner
    return owner
  }

  private func make(
    _ form: ObjectForm, _ variants: [ObjectForm.Variant], _ named: String?
  ) -> Owner {
    var entries: [String: Entry] = [:]
    var order: [String] = []
    func add(_ entry: Entry) {
      guard entries.updateValue(entry, forKey: entry.key.name) == nil else { return }
      order.append(entry.key.name)
    }
    let sceneClass = variants.lazy.compactMap { Self.sceneClass(of: $0, named) }.first
    // A property goes over a key of the same name, as it does when a file is read.
    for key in variants.flatMap(\.keys) { add(Entry(key)) }
    if variants.contains(where: { $0.properties == .ofAnything }), variants.count == 1 {
      for key in ViewForm.keys.forms where entries[key.name] == nil { add(Entry(key)) }
    }
    for key in sceneClass?.ownKeys ?? [] { add(Entry(key)) }
    for property in sceneClass?.properties ?? [] where entries[property.name] == nil {
      add(Entry(KeyForm(property), property))
    }
    return Owner(form, sceneClass, entries, order)
  }

  private static func sceneClass(
    of variant: ObjectForm.Variant, _ named: String?
  ) -> SceneClass? {
    switch variant.properties {
    case .ofViewClasses(let standard):
      named.flatMap { SceneClass.named($0) } ?? SceneClass.named(standard)
    case .ofLayerClasses: named.flatMap { SceneClass.layers[$0] } ?? .layer
    case .ofLayers: .layer
    case .ofAnything: named.flatMap { SceneClass.named($0) } ?? .view
    case nil: nil
    }
  }
}

extension SceneClass {
  private static let names = Set(all.map(\.name))

  /// The name, where it is that of a class.
  fileprivate static func known(_ name: String) -> String? { names.contains(name) ? name : nil }
}

extension KeyForm {
  /// The row that a property would be in a table.
  package init(_ property: Property) {
    self.init(
      property.name, .kind(property.kind), property.doc,
      example: property.kind.explanation.examples.first ?? property.initialJSON ?? nil)
    if let initial = property.initialJSON {
      standard = .value(initial)
    } else {
      standard = .words(property.initial.text)
    }
  }
}

extension Property {
  /// What a fresh object has, as a file would say it; nil for what has a form of its own.
  package var initialJSON: JSONValue? {
    switch (kind, initial) {
    case (_, .bool(let value)): JSONValue(value)
    case (_, .number(let value)): JSONValue(value)
    case (_, .text(let value)): JSONValue(value)
    case (_, .texts(let values)): .names(values)
    case (_, .color(nil)), (_, .numbers(nil)), (_, .path(nil)), (_, .image(nil)): .some(nil)
    case (.flags(let flags), .flags(let bits)):
      .names(flags.filter { bits & $0.bits != 0 }.map(\.name))
    case (_, .pair(let pair)): pair.json
    case (_, .rectangle(let rect)): .some(JSONValue(.array(rect.lengths.map(\.json))))
    default: nil
    }
  }
}

extension LengthPair {
  fileprivate var json: JSONValue { JSONValue(.array([x.json, y.json])) }
}

extension Length {
  fileprivate var json: JSONValue {
    switch self {
    case .points(let points): JSONValue(Double(points))
    case .share(let share): JSONValue("\(JSONText.number(Double(share) * 100))%")
    }
  }
}

extension ValueForm {
  /// The forms that a value can be of, with those of kinds taken apart.
  package var alternatives: [ValueForm] {
    switch self {
    case .any(let forms): forms.flatMap(\.alternatives)
    case .kind(let kind): kind.form.alternatives
    case .bool, .number, .integer, .text, .choice, .exactly, .null, .list, .object, .map, .anything:
      [self]
    }
  }

  var takesAnyObject: Bool {
    switch self {
    case .anything: true
    case .map(of: .anything, let keys, _): keys.words == TextForm.any.words
    default: false
    }
  }
}
