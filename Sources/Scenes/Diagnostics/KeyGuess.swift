/// A key that an object does not have, and what its author may have meant.
struct KeyGuess {
  let word: String
  /// Those that the object can have.
  let keys: [String]
  /// What means the same, a path for a key under another; found in tables, so it costs little.
  private let meaning: (key: String, isOpposite: Bool)?

  init(_ word: String, among keys: [String]) {
    (self.word, self.keys) = (word, keys)
    if let meant = KeySynonyms.meaning(of: word, among: keys) {
      meaning = meant
    } else if keys.contains(ViewForm.keys.layer.name), SceneClass.layer.property(word) != nil {
      meaning = ("\(ViewForm.keys.layer.name).\(word)", false)
    } else {
      meaning = nil
    }
  }

  /// The key to write instead: by meaning, else by letters; nil where none is likely.
  ///
  /// A key that is made of words which the format knows is another name, and no slip: what is two
  /// letters away from such a one is only like it (`titleColor`, `tintColor`).
  var suggestion: String? {
    if let meaning { return meaning.key }
    guard owners == nil, let near = closestMatch(to: word, among: keys), isSlip(of: near) else {
      return nil
    }
    return near
  }

  /// Which classes have the key, as the end of a message; empty where that helps nobody.
  var ownersSentence: String {
    guard meaning == nil, let owners else { return "" }
    let most = 4
    let more = owners.count > most ? " and \(owners.count - most) more" : ""
    let shown = owners.prefix(most).joined(separator: ", ")
    return "; \(Diagnostic.quoted(word)) belongs to \(shown)\(more)"
  }

  /// What is to be said besides the suggestion.
  var notes: [Diagnostic.Note] {
    guard let meaning else { return [] }
    if meaning.isOpposite {
      return [Diagnostic.Note("\(Diagnostic.quoted(meaning.key)) says the opposite")]
    }
    guard let dot = meaning.key.firstIndex(of: ".") else { return [] }
    let inner = String(meaning.key[meaning.key.index(after: dot)...])
    return [
      Diagnostic.Note(
        "written as \"\(meaning.key[..<dot])\": { \"\(inner)\": \(Self.example(of: inner)) }")
    ]
  }

  private static func example(of key: String) -> String {
    ActionsForm.form.variants.first?.key(key)?.example.inline ?? "…"
  }

  private var owners: [String]? { Self.owners[word] }

  private func isSlip(of key: String) -> Bool {
    editDistance(foldedScalars(word), foldedScalars(key), limit: 1) != nil
      || Self.words(of: word).contains { !Self.knownWords.contains($0) }
  }

  /// `cornerRadius` is `corner` and `radius`.
  private static func words(of key: String) -> [String] {
    var words: [String] = []
    for character in key {
      if words.isEmpty || character.isUppercase { words.append("") }
      words[words.count - 1] += character.lowercased()
    }
    return words
  }

  /// The words of all keys of the format.
  private static let knownWords = Set(
    (SceneFormat.catalog.forms.flatMap(\.keyNames) + owners.keys).flatMap(words))

  /// The classes that have a key, by the key.
  private static let owners: [String: [String]] = {
    var owners: [String: [String]] = [:]
    for sceneClass in SceneClass.all {
      for key in sceneClass.properties.map(\.name) + sceneClass.ownKeys.map(\.name) {
        owners[key, default: []].append(sceneClass.name)
      }
    }
    return owners
  }()
}
