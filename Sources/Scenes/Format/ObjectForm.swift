/// The table of one kind of object of the format: all that decoder, suggestions, schema, completion
/// and reference know of it.
package struct ObjectForm: Sendable {
  /// The name that other tables refer to it by.
  package let name: FormName
  /// A sentence for the schema and the reference.
  package let doc: String
  /// What an object of the kind can be; mostly one thing.
  package let variants: [Variant]
  /// What a message calls a key, and where it says that the key stands.
  let noun: String
  let place: String
  /// What an unknown key is.
  let strictness: Severity
  /// What is said of an object that is none of the variants, or two of them.
  let choice: String
  /// The names of all keys, each once.
  package let keyNames: [String]
  /// The same, to look one up for each key of each node.
  let keySet: Set<String>
  /// The keys that tell variants from each other.
  let tags: [String]

  /// One thing that an object can be.
  package struct Variant: Sendable {
    /// `keyframes`, for the reference; empty for the only one.
    package let title: String
    /// A sentence for the schema and the reference; empty for the only one.
    package let doc: String
    /// The key that tells this variant from the others; nil for the only one.
    package let tag: String?
    /// In the order of the reference.
    package let keys: [KeyForm]
    /// Of these keys an object has at least one.
    package let needsOneOf: [String]
    /// What more keys it has: the properties of classes.
    package let properties: Properties?
    /// A whole object of the variant that is right as it stands.
    package let example: JSONValue

    /// Whose properties an object has besides its keys.
    package enum Properties: Hashable, Sendable {
      /// Of the class that a node names; of this one where it names none.
      case ofViewClasses(standard: String)
      case ofLayerClasses
      case ofLayers
      /// The parameters of a component, and what its view has.
      case ofAnything
    }

    package init(
      _ title: String = "", _ doc: String = "", tag: String? = nil, keys: some KeyTable,
      needsOneOf: [String] = [], properties: Properties? = nil, example: JSONValue
    ) {
      self.title = title
      self.doc = doc
      self.tag = tag
      self.keys = keys.forms
      self.needsOneOf = needsOneOf
      self.properties = properties
      self.example = example
    }

    /// The row of a key; nil for a key of another variant or of none. Looks at one after the other.
    package func key(_ name: String) -> KeyForm? { keys.first { $0.name == name } }
  }

  package init(
    _ name: FormName, _ doc: String, noun: String = "key", place: String,
    strictness: Severity = .warning, choice: String = "", variants: [Variant]
  ) {
    self.name = name
    self.doc = doc
    self.noun = noun
    self.place = place
    self.strictness = strictness
    self.choice = choice
    self.variants = variants
    tags = variants.compactMap(\.tag)
    var names: [String] = []
    for key in variants.flatMap(\.keys) where !names.contains(key.name) { names.append(key.name) }
    keyNames = names
    keySet = Set(names)
  }

  /// A kind of object that is one thing.
  package init(
    _ name: FormName, _ doc: String, noun: String = "key", place: String,
    strictness: Severity = .warning, keys: some KeyTable,
    properties: Variant.Properties? = nil, example: JSONValue
  ) {
    self.init(
      name, doc, noun: noun, place: place, strictness: strictness,
      variants: [Variant(keys: keys, properties: properties, example: example)])
  }

  /// The first example, which messages show.
  package var example: JSONValue { variants.first?.example ?? nil }

  /// Which variant an object is, by its keys; nil where it is none, or two of them.
  ///
  /// The key that tells one variant may be a detail of another, as `set` is of `toggle`.
  package func variant(of object: JSONValue) -> Variant? {
    guard variants.count > 1 else { return variants.first }
    let tags = tags.filter { object[$0] != nil }
    return variants.first { variant in
      guard let tag = variant.tag, tags.contains(tag) else { return false }
      return tags.allSatisfy { variant.key($0) != nil }
    }
  }
}
