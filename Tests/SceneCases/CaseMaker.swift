import Scenes

/// Makes files with every value of every key around its bounds, each in an otherwise right file.
package struct CaseMaker {
  let catalog: FormCatalog
  /// Whether `"$name"` stands for values.
  let resolves: Bool
  /// What puts an object of a form into a right file.
  private(set) var places: [FormName: Place] = [:]

  typealias Place = (JSONValue) -> JSONValue

  /// The cases of scenes.
  package static var scenes: CaseMaker {
    CaseMaker(
      SceneFormat.catalog, resolves: true,
      seeds: [
        // Examples of nodes may be instances of it.
        .scene: {
          $0["components"] == nil
            ? $0.setting("components", to: ["Card": ["view": [:]]]) : $0
        },
        // Of a component that nobody names only the keys are looked at.
        .component: {
          ["components": ["Card": ["view": [:]], "Tried": $0], "root": ["component": "Tried"]]
        },
        // A stack takes no columns; tabs take every controller.
        .controller: {
          [
            "components": ["Card": ["view": [:]]],
            "root": ["class": "UITabBarController", "viewControllers": [$0]],
          ]
        },
        // The root itself has to be there, so conditions are tried further in.
        .view: { view in
          [
            "components": ["Card": ["view": [:]]],
            "root": ["subviews": [view]],
          ]
        },
      ])
  }

  package init(
    _ catalog: FormCatalog, resolves: Bool, seeds: [FormName: (JSONValue) -> JSONValue]
  ) {
    self.catalog = catalog
    self.resolves = resolves
    places = seeds
    findPlaces()
  }

  // MARK: Places

  /// Finds a place for every form, from the root inwards.
  private mutating func findPlaces() {
    var pending = catalog.forms.map(\.name).filter { places[$0] != nil }
    while !pending.isEmpty {
      let name = pending.removeFirst()
      guard let form = catalog[name], let place = places[name] else { continue }
      for variant in form.variants {
        for key in variant.keys {
          let base = base(of: variant, form)
          for (child, wrap) in key.form.objects where places[child] == nil {
            places[child] = { place(base.setting(key.name, to: wrap($0))) }
            pending.append(child)
          }
        }
        for (sceneClass, property) in Self.properties(of: variant, name) {
          for (child, wrap) in property.kind.form.objects where places[child] == nil {
            places[child] = {
              place(Self.node(sceneClass).setting(property.name, to: wrap($0)))
            }
            pending.append(child)
          }
        }
      }
    }
  }

  private static func node(_ sceneClass: SceneClass?) -> JSONValue {
    sceneClass.map { ["class": JSONValue($0.name)] } ?? [:]
  }

  /// A right object of the variant.
  private func base(of variant: ObjectForm.Variant, _ form: ObjectForm) -> JSONValue {
    switch form.name {
    // The parts of these examples refer to each other.
    case .scene: ["root": [:]]
    case .component: ["view": [:]]
    default: variant.example
    }
  }

  /// What else is there, so that bounds of one key do not meet those of another.
  private func company(of key: String, _ form: ObjectForm) -> [JSONMember] {
    switch (form.name, key) {
    case (.canvas, "size"): [JSONMember(key: "scale", value: 0.25)]
    case (.image, "size"):
      [JSONMember(key: "scale", value: 0.25), JSONMember(key: "checkerboard", value: 65_536)]
    default: []
    }
  }

  // MARK: Cases

  /// The cases of all kinds of objects.
  package var ofObjects: [FormatCase] { catalog.forms.flatMap { cases(of: $0) } }

  private func cases(of form: ObjectForm) -> [FormatCase] {
    guard let place = places[form.name] else { return [] }
    var cases: [FormatCase] = []
    for variant in form.variants {
      let base = base(of: variant, form)
      let name = form.name.id + (variant.title.isEmpty ? "" : "(\(variant.title))")
      func add(_ what: String, _ object: JSONValue, _ isRight: Bool?) {
        cases.append(FormatCase("\(name).\(what)", place(object), isRight: isRight))
      }
      add("example", base, true)
      // What the example of `use` says is for views.
      for key in variant.keys where form.name != .menu || key.name != "use" {
        let own = company(of: key.name, form).reduce(key.name == "class" ? [:] : base) {
          $0.setting($1.key, to: $1.value)
        }
        let values = CaseValues(key.form, catalog)
        for (values, isRight) in [
          (values.right + [key.example], true), (values.wrong, false), (values.open, nil as Bool?),
        ] {
          for value in values {
            add("\(key.name): \(value.inline)", own.setting(key.name, to: value), isRight)
          }
        }
        if key.isRequired {
          add("\(key.name) missing", base.removing(key.name), key.name == variant.tag ? nil : false)
        }
        if resolves, key.resolves { addReferences(key, own, place, name, &cases) }
      }
      for key in variant.needsOneOf.indices.prefix(1) {
        let without = variant.needsOneOf.reduce(base) { $0.removing($1) }
        add("\(variant.needsOneOf[key]) and others missing", without, false)
      }
      if variant.properties != .ofAnything {
        add("unknown key", base.setting("nosuchkey", to: 1), false)
      }
      for other in form.variants.flatMap(\.keys) where variant.key(other.name) == nil {
        add("\(other.name) of another", base.setting(other.name, to: other.example), nil)
      }
    }
    return cases
  }

  /// A key whose value is defined elsewhere.
  private func addReferences(
    _ key: KeyForm, _ object: JSONValue, _ place: Place, _ name: String,
    _ cases: inout [FormatCase]
  ) {
    let file = place(object.setting(key.name, to: "$value"))
    let define: JSONValue = .object(key: "value", key.example)
    cases.append(
      FormatCase("\(name).\(key.name): $value", file.setting("define", to: define), isRight: true))
    // Two dollar signs are a letter: right for a text, and for nothing else.
    let escaped = place(object.setting(key.name, to: "$$value"))
    switch key.form {
    case .anything: return
    // Whether there is a node, a file or a key of this name is not the table's to know.
    case .text(let text) where text.pattern != nil || text.right.count < 3: return
    case .text: cases.append(FormatCase("\(name).\(key.name): $$value", escaped, isRight: true))
    case .kind, .any:
      cases.append(FormatCase("\(name).\(key.name): $$value", escaped, isRight: nil))
    default: cases.append(FormatCase("\(name).\(key.name): $$value", escaped, isRight: false))
    }
  }

  // MARK: Properties

  /// The cases of all properties of all classes: of a property that classes have alike, all once.
  package var ofProperties: [FormatCase] {
    var seen: Set<String> = []
    return [FormName.view, .layer, .presented].flatMap { name -> [FormatCase] in
      guard let place = places[name], let form = catalog[name] else { return [] }
      return form.variants.flatMap { Self.properties(of: $0, name) }.flatMap {
        sceneClass, property in
        let values = CaseValues(.kind(property.kind), catalog)
        let isNew = seen.insert("\(name.id) \(property.name) \(property.kind)").inserted
        let some = isNew ? .max : 1
        let all =
          values.right.prefix(some).map { ($0, true as Bool?) }
          + values.wrong.prefix(some).map { ($0, false) }
          + values.open.prefix(isNew ? .max : 0).map { ($0, nil) }
        return all.map { value, isRight in
          FormatCase(
            "\(sceneClass?.name ?? "").\(property.name): \(value.inline)",
            place(Self.node(sceneClass).setting(property.name, to: value)), isRight: isRight)
        }
      }
    }
  }

  private static func properties(
    of variant: ObjectForm.Variant, _ name: FormName
  ) -> [(SceneClass?, Property)] {
    // What a node is where it names no class stands here; any view, where the tree is.
    switch variant.properties {
    case .ofViewClasses where name == .presented:
      pairs(SceneClass.all.filter { $0.place == .presentation })
    case .ofViewClasses(let standard):
      pairs(
        SceneClass.all.filter {
          $0.isView && (name == .view ? $0.place == .tree : $0.name == standard)
        })
    case .ofLayerClasses: pairs(SceneClass.all.filter { !$0.isView })
    case .ofLayers, .ofAnything, nil: []
    }
  }

  private static func pairs(_ classes: [SceneClass]) -> [(SceneClass?, Property)] {
    classes.flatMap { sceneClass in sceneClass.properties.map { (sceneClass, $0) } }
  }
}

extension ValueForm {
  /// The kinds of objects in values of the form, and what makes a value of such an object.
  fileprivate var objects: [(name: FormName, wrap: (JSONValue) -> JSONValue)] {
    switch self {
    case .object(let name): [(name, { $0 })]
    case .list(let element, _, _):
      element.objects.map { object in (object.name, { JSONValue(.array([object.wrap($0)])) }) }
    case .map(let value, _, _):
      value.objects.map { object in (object.name, { .object(key: "Card", object.wrap($0)) }) }
    case .kind(let kind): kind.form.objects
    case .any(let forms): forms.flatMap(\.objects)
    case .bool, .number, .integer, .text, .choice, .exactly, .null, .anything: []
    }
  }
}

extension JSONValue {
  static func object(key: String, _ value: JSONValue) -> JSONValue {
    JSONValue(.object([JSONMember(key: key, value: value)]))
  }

  /// The object with another value under a key.
  func setting(_ key: String, to value: JSONValue) -> JSONValue {
    let others = (members ?? []).filter { $0.key != key }
    return JSONValue(.object(others + [JSONMember(key: key, value: value)]))
  }

  func removing(_ key: String) -> JSONValue {
    JSONValue(.object((members ?? []).filter { $0.key != key }))
  }
}
