/// Objects to begin with, in the syntax of snippets; made from the tables' examples, and from the
/// registry for nodes of every class.
package struct SceneSnippets {
  package let label: String
  package let description: String
  /// With `$1` and `${1:text}` where something is to be written.
  package let body: String
  /// The same as JSON whose texts have the places in them, as schemas have it.
  package let value: JSONValue

  private init(_ label: String, _ description: String, _ example: JSONValue) {
    self.label = label
    self.description = description
    var number = 0
    value = Self.withPlaces(example, &number)
    body = Self.text(of: value)
  }

  /// By the kind of object.
  package static let all: [FormName: [SceneSnippets]] = Dictionary(
    SceneFormat.catalog.forms.map { ($0.name, of($0)) }
  ) { first, _ in first }

  /// Objects of one kind.
  static func of(_ form: ObjectForm) -> [SceneSnippets] {
    switch form.name {
    case .view:
      let nodes = SceneClass.views.names.compactMap { SceneClass.named($0) }
      return nodes.map(node)
        + form.variants.filter { $0.tag != nil }.map {
          SceneSnippets("new \($0.title.noun)", $0.doc, $0.example)
        }
    case .layer:
      return SceneClass.layers.names.compactMap { SceneClass.layers[$0] }.map(node)
    default:
      return form.variants.map { variant in
        let title = variant.title.isEmpty ? form.name.title : variant.title
        let doc = variant.doc.isEmpty ? form.doc : variant.doc
        return SceneSnippets("new \(title.noun)", doc, variant.example)
      }
    }
  }

  /// A node of a class: where it lies, and the first properties that it has more than a plain one.
  private static func node(of sceneClass: SceneClass) -> SceneSnippets {
    let plain = sceneClass.isView ? SceneClass.view : SceneClass.layer
    var members: [(String, JSONValue)] = []
    if sceneClass.name != plain.name {
      members.append((ViewForm.keys.viewClass.name, JSONValue(sceneClass.name)))
    }
    if !sceneClass.isController { members.append(("frame", [16, 16, 120, 44])) }
    let own = sceneClass.properties.filter { plain.property($0.name) == nil }
    for property in own where members.count < 4 {
      guard let example = property.snippetExample else { continue }
      members.append((property.name, example))
    }
    if members.count < 3, plain.property("backgroundColor") != nil {
      members.append(("backgroundColor", "systemTeal"))
    }
    let words = sceneClass.name.dropFirst(2)
    return SceneSnippets(
      "new \(words)", "A node of \(sceneClass.name).", .ofMembers(members))
  }

  // MARK: Text

  /// Leaves get places, counted in order, with themselves to be written over; the class stays.
  private static func withPlaces(_ value: JSONValue, _ number: inout Int) -> JSONValue {
    switch value.content {
    case .object(let members):
      return .ofMembers(
        members.map { member in
          let isClass = member.key == ViewForm.keys.viewClass.name
          return (member.key, isClass ? member.value : withPlaces(member.value, &number))
        })
    case .array(let elements):
      return JSONValue(.array(elements.map { withPlaces($0, &number) }))
    case .string(let text):
      number += 1
      return JSONValue("${\(number):\(ValueSnippet.escaped(text))}")
    case .number, .bool, .null:
      number += 1
      // What schemas call a bare value: a text that begins so loses its quotes.
      return JSONValue("^${\(number):\(value.inline)}")
    }
  }

  private static func text(of value: JSONValue) -> String {
    switch value.content {
    case .object(let members):
      guard !members.isEmpty else { return "{ $1 }" }
      return "{ "
        + members.map { "\(JSONText.quoted($0.key)): \(text(of: $0.value))" }
        .joined(separator: ", ") + " }"
    case .array(let elements): return "[" + elements.map(text).joined(separator: ", ") + "]"
    case .string(let text):
      return text.hasPrefix("^") ? String(text.dropFirst()) : "\"\(text)\""
    case .number, .bool, .null: return value.inline
    }
  }
}

extension Property {
  /// A value that shows something, for nodes to begin with.
  fileprivate var snippetExample: JSONValue? {
    switch kind {
    case .text: JSONValue(name == "text" || name == "title" || name == "string" ? "Hello" : "")
    case .texts: ["One", "Two"]
    case .color, .optionalColor: "systemBlue"
    case .colors: ["systemBlue", "systemTeal"]
    case .path, .image, .font: kind.explanation.examples.first
    case .number, .integer, .bool: initialJSON
    default: nil
    }
  }
}

extension String {
  /// `a spring` is `spring`.
  fileprivate var noun: String {
    let words = split(separator: " ").drop { ["a", "an"].contains($0) }
    return words.joined(separator: " ")
  }
}
