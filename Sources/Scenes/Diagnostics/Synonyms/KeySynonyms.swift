/// What people write in place of a key, by its meaning: `opacity` for `alpha`, `children` for
/// `subviews`.
///
/// A row lists words and the keys that they may stand for. Of those the first that the object at hand
/// has is meant: `color` is the text's on a label, and the background's on a plain view. A key under
/// a key is a path: `actions.tap`.
package enum KeySynonyms {
  /// Words, and what they may stand for.
  package struct Row: Sendable {
    package let words: [String]
    package let keys: [String]
    /// Whether the keys say the opposite.
    package let isOpposite: Bool

    init(_ words: String, _ keys: String, isOpposite: Bool = false) {
      self.words = words.split(separator: " ").map(String.init)
      self.keys = keys.split(separator: " ").map(String.init)
      self.isOpposite = isOpposite
    }
  }

  /// All rows; a word may stand in several, of which earlier ones go first.
  package static let rows = looks + texts + controls + places + parts + files

  private static let byWord: [String: [Row]] = {
    var found: [String: [Row]] = [:]
    for row in rows {
      for word in row.words { found[folded(word), default: []].append(row) }
    }
    return found
  }()

  /// Without regard to case, `-` and `_`.
  private static func folded(_ word: String) -> String {
    String(String.UnicodeScalarView(foldedScalars(word).compactMap(Unicode.Scalar.init)))
  }

  /// The key that a word stands for in an object that has these keys; nil where it stands for none.
  package static func meaning(
    of word: String, among keys: [String]
  ) -> (key: String, isOpposite: Bool)? {
    guard word.utf8.count <= NameIndex.longestName, let rows = byWord[folded(word)] else {
      return nil
    }
    for row in rows {
      if let key = row.keys.first(where: { $0 != word && stands($0, among: keys) }) {
        return (key, row.isOpposite)
      }
    }
    return nil
  }

  /// Whether an object with these keys can have one, or one under one.
  private static func stands(_ key: String, among keys: [String]) -> Bool {
    guard let dot = key.firstIndex(of: ".") else { return keys.contains(key) }
    let (outer, inner) = (String(key[..<dot]), String(key[key.index(after: dot)...]))
    guard keys.contains(outer) else { return false }
    return switch outer {
    case ViewForm.keys.layer.name: SceneClass.layer.property(inner) != nil
    case ViewForm.keys.actions.name: ActionsForm.form.keyNames.contains(inner)
    default: false
    }
  }
}
