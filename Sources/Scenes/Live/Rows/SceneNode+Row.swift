// What is asked of the node of a row.

extension SceneNode {
  /// What it and all that is in it say, by which a row is found.
  var foundWords: [String] {
    let own = settings.compactMap { setting -> String? in
      guard case .text(let text) = setting.value else { return nil }
      return ["text", "secondaryText", "title"].contains(
        sceneClass.properties[setting.property].name)
        ? text : nil
    }
    return own + children.flatMap(\.foundWords)
  }

  /// What a bar searches a list for.
  struct Search {
    /// The id of the list.
    let filters: String
    let text: String
  }

  /// The searches that stand in it, as the file says them.
  var searches: [Search] {
    var found: [Search] = []
    addSearches(to: &found)
    return found
  }

  /// Asked of each row of each version, most of which have none: nothing is made for those.
  private func addSearches(to found: inout [Search]) {
    if sceneClass === SceneClass.searchBar, let filters = text("filters"), let text = text("text") {
      found.append(Search(filters: filters, text: text))
    }
    guard !isBare else { return }
    for child in children { child.addSearches(to: &found) }
  }

  private func text(_ name: String) -> String? {
    for setting in settings where sceneClass.properties[setting.property].name == name {
      if case .text(let text) = setting.value { return text }
    }
    return nil
  }

  /// Whether the only view in a cell is as large as it, because nothing says where it lies.
  var isFilled: Bool {
    guard subviews.count == 1, let only = subviews.first else { return false }
    return only.constraints == nil && !only.isPlaced
  }
}
