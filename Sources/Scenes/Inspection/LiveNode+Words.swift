extension LiveNode {
  /// What is to be read on it first: its text or its title; nil where it has none.
  package var words: String? {
    for name in ["text", "title", "header"] {
      switch node.sceneClass.property(name)?.read(object) {
      case .text(let text)? where !text.isEmpty: return text
      case .runs(let runs)? where !runs.isEmpty: return runs.map(\.text).joined()
      default: continue
      }
    }
    return nil
  }
}
