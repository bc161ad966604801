import Scenes
import TestSupport

/// A scene made by chance: every class, every property, values of each kind, names and nesting.
///
/// The same seed makes the same scene in every run.
struct RandomScene {
  private var numbers: SplitMix
  private var root = Node()
  private var canvas = (width: 48, height: 48, isDark: false)

  private struct Node {
    var id: String?
    var isView = true
    var values: [String: String] = [:]
    var layerValues: [String: String] = [:]
    var subviews: [Node] = []
    var sublayers: [Node] = []
    /// One or none.
    var masks: [Node] = []
  }

  init(seed: UInt64) {
    numbers = SplitMix(seed: seed)
    root = node(isView: true, depth: 0)
    chooseCanvas()
  }

  // MARK: Making

  private mutating func chooseCanvas() {
    canvas = (
      [32, 48, 61].randomElement(using: &numbers) ?? 48, numbers.below(2) == 0 ? 48 : 40,
      numbers.below(4) == 0
    )
  }

  private mutating func node(isView: Bool, depth: Int) -> Node {
    var node = Node()
    node.isView = isView
    if numbers.below(3) == 0 { node.id = "n\(numbers.below(12))" }
    for _ in 0..<numbers.below(6) { setValue(of: &node) }
    if numbers.below(2) == 0 { node.values["backgroundColor"] = color() }
    if depth > 0, numbers.below(4) > 0 { node.values["frame"] = value(.rect) }
    guard depth < 4 else { return node }
    if depth > 0, numbers.below(8) == 0 {
      node.masks = [self.node(isView: isView, depth: 3)]
    }
    let most = depth == 0 ? 5 : 3
    for _ in 0..<numbers.below(most) {
      node.sublayers.append(self.node(isView: false, depth: depth + 1))
    }
    if isView {
      for _ in 0..<numbers.below(most) {
        node.subviews.append(self.node(isView: true, depth: depth + 1))
      }
    }
    return node
  }

  private mutating func setValue(of node: inout Node) {
    let onLayer = node.isView && numbers.below(5) == 0
    guard let sceneClass = SceneClass.named(node.isView && !onLayer ? "UIView" : "CALayer"),
      let property = sceneClass.properties.randomElement(using: &numbers)
    else { return }
    let isGone = numbers.below(4) == 0
    let value = isGone ? nil : value(property.kind)
    if onLayer {
      node.layerValues[property.name] = value
    } else {
      node.values[property.name] = value
    }
  }

  private mutating func value(_ kind: ValueKind) -> String {
    switch kind {
    case .bool: return numbers.below(4) == 0 ? "true" : "false"
    case .number(let range): return range.upperBound == 1 ? share() : "\(numbers.below(9))"
    case .integer: return "\(numbers.below(3))"
    case .text: return "\"t\(numbers.below(3))\""
    case .texts: return "[\"a\", \"t\(numbers.below(3))\"]"
    case .color, .optionalColor: return color()
    case .point, .size: return "[\(length()), \(length())]"
    case .rect: return "[\(length()), \(length()), \(length()), \(length())]"
    case .unitPoint, .vector: return "[\(share()), \(share())]"
    case .unitRect, .insets: return "[\(share()), \(share()), \(share()), \(share())]"
    case .affine, .transform3D: return transform()
    case .flags(let flags):
      let names = flags.filter { _ in numbers.below(2) == 0 }.map { "\"\($0.name)\"" }
      return "[\(names.joined(separator: ", "))]"
    case .choice(let names): return "\"\(names[numbers.below(names.count)])\""
    case .numbers: return numbers.below(4) == 0 ? "null" : "[\(share()), \(share())]"
    case .colors: return "[\(color()), \(color())]"
    case .path: return "\"M0 0 L\(numbers.below(50)) 9 Q3 4 5 \(numbers.below(50)) Z\""
    case .image: return image()
    case .blendMode: return ["null", "\"multiply\"", "\"screenBlendMode\""][numbers.below(3)]
    case .cells: return "[{\"birthRate\": \(numbers.below(9))}]"
    case .font: return ["17", "\"bold 21\"", "\"headline\""][numbers.below(3)]
    case .runs: return ["null", "\"plain\"", "[{\"text\": \"b\", \"font\": 12}]"][numbers.below(3)]
    case .filters: return ["null", "[{\"blur\": 2}]", "[{\"saturation\": 0.5}]"][numbers.below(3)]
    }
  }

  private mutating func share() -> String {
    ["0", "0.25", "0.5", "0.9", "1"].randomElement(using: &numbers) ?? "1"
  }

  private mutating func length() -> String {
    switch numbers.below(4) {
    case 0: "\"\(numbers.below(5) * 25)%\""
    case 1: "\(Double(numbers.below(400)) / 8)"
    default: "\(numbers.below(50) - 5)"
    }
  }

  private mutating func transform() -> String {
    let steps = (0..<numbers.below(3)).map { _ in
      switch numbers.below(4) {
      case 0: "{\"translate\": [\(numbers.below(20) - 10), \(numbers.below(20) - 10)]}"
      case 1: "{\"scale\": \(["0", "0.5", "1.5", "2", "-1"].randomElement(using: &numbers) ?? "1")}"
      case 2: "{\"rotate\": \(numbers.below(8) * 45)}"
      default: "{\"rotate\": \(numbers.below(360))}"
      }
    }
    return "[\(steps.joined(separator: ", "))]"
  }

  private mutating func color() -> String {
    let colors = [
      "\"#FF0000\"", "\"#00FF0080\"", "\"rgb(0, 0, 255)\"", "\"systemBlue\"", "\"label\"", "null",
      "\"clear\"", "{\"light\": \"orange\", \"dark\": \"cyan\"}", "\"secondarySystemBackground\"",
    ]
    return colors.randomElement(using: &numbers) ?? "null"
  }

  private mutating func image() -> String {
    if numbers.below(4) == 0 { return "null" }
    let scale = numbers.below(2) == 0 ? "" : ", \"scale\": 2"
    let caps = numbers.below(2) == 0 ? "" : ", \"capInsets\": [1, 2, 3, \(numbers.below(5))]"
    return "{\"checkerboard\": \(numbers.below(3) + 2), \"size\": [9, 12]\(scale)\(caps)}"
  }

  // MARK: Editing

  /// The scene after a few edits, as somebody makes them between two saves.
  func edited(seed: UInt64) -> RandomScene {
    var scene = self
    scene.numbers = SplitMix(seed: seed)
    var root = scene.root
    for _ in 0...scene.numbers.below(4) { scene.edit(&root, depth: 0) }
    scene.root = root
    if scene.numbers.below(3) == 0 { scene.chooseCanvas() }
    return scene
  }

  private mutating func edit(_ node: inout Node, depth: Int) {
    if !node.subviews.isEmpty, numbers.below(3) > 0 {
      edit(&node.subviews[numbers.below(node.subviews.count)], depth: depth + 1)
    } else if !node.sublayers.isEmpty, numbers.below(2) == 0 {
      edit(&node.sublayers[numbers.below(node.sublayers.count)], depth: depth + 1)
    } else {
      change(&node, depth: depth)
    }
  }

  private mutating func change(_ node: inout Node, depth: Int) {
    switch numbers.below(11) {
    case 0: node.subviews.shuffle(using: &numbers)
    case 1: node.sublayers.shuffle(using: &numbers)
    case 2: if !node.subviews.isEmpty { node.subviews.removeFirst() }
    case 3: if !node.sublayers.isEmpty { node.sublayers.removeLast() }
    case 4 where node.isView: node.subviews.insert(self.node(isView: true, depth: 3), at: 0)
    case 5: node.sublayers.append(self.node(isView: false, depth: 3))
    case 6: node.id = numbers.below(2) == 0 ? nil : "n\(numbers.below(12))"
    case 7: if let key = node.values.keys.sorted().first { node.values[key] = nil }
    case 8 where depth > 0:
      node.masks = node.masks.isEmpty ? [self.node(isView: node.isView, depth: 3)] : []
    default: for _ in 0...numbers.below(3) { setValue(of: &node) }
    }
  }

  // MARK: Text

  /// The scene as a file has it; a name that occurs again is left out.
  var text: String {
    var names: Set<String> = []
    let appearance = canvas.isDark ? "dark" : "light"
    return """
      {"canvas": {"size": [\(canvas.width), \(canvas.height)], "scale": 1, "appearance": \
      "\(appearance)", "background": "systemBackground"}, "root": \(text(root, &names))}
      """
  }

  private func text(_ node: Node, _ names: inout Set<String>) -> String {
    var members = Self.members(node.values)
    if let id = node.id, names.insert(id).inserted { members.append("\"id\": \"\(id)\"") }
    if !node.layerValues.isEmpty {
      members.append("\"layer\": {\(Self.members(node.layerValues).joined(separator: ", "))}")
    }
    for (key, children) in [("subviews", node.subviews), ("sublayers", node.sublayers)]
    where !children.isEmpty {
      let list = children.map { text($0, &names) }.joined(separator: ", ")
      members.append("\"\(key)\": [\(list)]")
    }
    for mask in node.masks { members.append("\"mask\": \(text(mask, &names))") }
    return "{\(members.joined(separator: ", "))}"
  }

  private static func members(_ values: [String: String]) -> [String] {
    values.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }
  }
}
