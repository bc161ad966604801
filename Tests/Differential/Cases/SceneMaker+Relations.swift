import Scenes
import TestSupport

// Scenes in which views hang on each other: lists whose rows, sizes and places are told by constraints
// that name what may come and go with what is seen.

extension SceneMaker {
  /// What such scenes are mostly made of.
  private static let relatedClasses = [
    "UITableView", "UICollectionView", "UIStackView", "UIScrollView", "UILabel", "UITextView",
    "UIView",
  ].compactMap(SceneClass.named)

  mutating func relatedClass() -> SceneClass? { one(of: Self.relatedClasses) }

  /// What an attribute of a view is compared with: mostly the same of another view.
  mutating func relation(of attribute: String) -> JSONValue {
    if oneIn(4) { return JSONValue(numbers.below(80) - (attribute == "width" ? 0 : 20)) }
    var words: [String] = []
    if oneIn(4) { words.append(one(of: ["<=", ">=", "=="]) ?? "==") }
    if oneIn(4) { words.append(one(of: ["0.5 *", "2 *", "1.25 *"]) ?? "2 *") }
    let place = one(of: named.filter(\.sceneClass.isView))?.id ?? "superview"
    words.append(oneIn(6) ? one(of: ["superview", "safeArea", "margins"]) ?? place : place)
    if let others = Self.alike(attribute), oneIn(3), words.last == place {
      words[words.count - 1] += "." + (one(of: others) ?? attribute)
    }
    if oneIn(3) { words.append("+ \(numbers.below(24))") }
    if oneIn(3) { words.append("@\(one(of: [1, 250, 500, 750, 999]) ?? 750)") }
    return JSONValue(words.joined(separator: " "))
  }

  /// Attributes that one may be compared with.
  private static func alike(_ attribute: String) -> [String]? {
    [["width", "height"], ["top", "bottom", "centerY"], ["leading", "trailing", "centerX"]]
      .first { $0.contains(attribute) }
  }

  // MARK: Edits

  /// An edit of what a list has in its rows; nil where it is to be one of the list.
  mutating func editedRows(of node: JSONValue, depth: Int) -> JSONValue? {
    let keys = ["rows", "items", "sections"].filter { node[$0]?.elements?.isEmpty == false }
    guard let key = one(of: keys), var list = node[key]?.elements else { return nil }
    // A section is no view, and has nothing else to edit.
    let isSection = node["class"] == nil
    guard isSection || !oneIn(3) else { return nil }
    let index = numbers.below(list.count)
    if key == "sections" {
      list[index] = editedRows(of: list[index], depth: depth) ?? list[index]
    } else if oneIn(2), list[index]["class"] != nil {
      list[index] = edited(list[index], as: .view, depth: depth + 1)
    } else {
      change(&list, of: .view, depth: depth)
    }
    var draft = Draft(node)
    draft.set(key, to: JSONValue(.array(list)))
    return draft.value
  }

  /// What a scene's nodes are called.
  static func names(in node: JSONValue) -> [(id: String, sceneClass: SceneClass)] {
    var found: [(id: String, sceneClass: SceneClass)] = []
    if let id = node["id"]?.string {
      let sceneClass = node["class"]?.string.flatMap(SceneClass.named)
      found.append((id, sceneClass ?? view))
    }
    for inner in node.elements ?? node.members?.map(\.value) ?? [] { found += names(in: inner) }
    return found
  }

  /// A node without constraints that speak of what is not there any more: they would refuse the scene.
  static func withoutLost(_ node: JSONValue, names: Set<String>) -> JSONValue {
    if let list = node.elements {
      return JSONValue(.array(list.map { withoutLost($0, names: names) }))
    }
    guard let members = node.members else { return node }
    var draft = Draft()
    for member in members {
      if member.key == "constraints", let said = member.value.members {
        let kept = said.filter { !speaksOfLost($0.value, names) }
        if !kept.isEmpty { draft.set(member.key, to: JSONValue(.object(kept))) }
      } else {
        draft.set(member.key, to: withoutLost(member.value, names: names))
      }
    }
    return draft.value
  }

  private static func speaksOfLost(_ side: JSONValue, _ names: Set<String>) -> Bool {
    guard let text = side.string else { return false }
    let words = text.split { !$0.isLetter && !$0.isNumber }
    return words.contains {
      $0.first == "n" && Int($0.dropFirst()) != nil && !names.contains(String($0))
    }
  }
}
