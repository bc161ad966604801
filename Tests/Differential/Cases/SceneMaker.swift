import Scenes
import TestSupport

/// Makes scenes by chance from the tables that scenes are read by: every class, every key, every
/// form of value.
///
/// What is added to the tables is in the scenes of the next run; nothing here names a property,
/// except to make more of a scene visible. The same seed makes the same scene in every run.
package struct SceneMaker {
  var numbers: SplitMix
  let wildness: Wildness
  /// Whether nodes do something when they are touched.
  let hasActions: Bool
  /// Whether there are controllers, tables and collections, with what stands in them.
  let hasApps: Bool
  /// Whether views are placed by each other, as in `SceneMaker+Relations`.
  let isRelated: Bool
  /// Whether there are few nodes, so that what is edited is mostly one of them.
  let isSmall: Bool
  /// The classes of every other node.
  let favoured: [SceneClass]
  /// How deep nodes lie in each other.
  var deepest: Int { isSmall ? 2 : 4 }
  /// The nodes with a name, and what can be set on them.
  var named: [(id: String, sceneClass: SceneClass)] = []
  /// Whether the node is in a controller that an action brings: there actions bring no others.
  var isBrought = false
  /// Whether the node is in a mask, where no controller can stand.
  var isMasking = false
  /// Names go on through all scenes of a case, so that edits bring no name twice.
  var namesGiven = 0
  /// The class of the node that is being made.
  var owner = SceneMaker.view
  /// What the present file defines, so that nodes may refer to it.
  private var defined: [(member: JSONMember, kind: String)] = []
  /// How often each key was given a value, as `UILabel.text` or `animation.duration`.
  package private(set) var used: [String: Int] = [:]

  /// How far values go.
  package enum Wildness: CaseIterable, Sendable {
    /// What people write.
    case tame
    /// Now and then a value at a bound.
    case extreme
    /// Now and then a value that the tables refuse.
    case wrong
  }

  package init(
    seed: UInt64, wildness: Wildness = .tame, hasActions: Bool = false,
    hasApps: Bool = false, isRelated: Bool = false, isSmall: Bool = false, favoured: [String] = []
  ) {
    numbers = SplitMix(seed: seed)
    self.wildness = wildness
    self.hasActions = hasActions
    self.hasApps = hasApps
    self.isRelated = isRelated
    self.isSmall = isSmall
    self.favoured = favoured.compactMap { SceneClass.named($0) }
  }

  static let views = SceneClass.all.filter { $0.isView && $0.place == .tree }
  /// Those that apps are made of.
  private static let appClasses: Set = [
    "UITableView", "UITableViewCell", "UICollectionView", "UIRefreshControl", "UISearchController",
    "UIBarButtonItem", "UITabBarItem", "UIAlertAction", "UIContextualAction", "UIViewController",
    "UINavigationController", "UITabBarController", "UISplitViewController",
    "UIPageViewController", "UIMenu", "UIAction", "UIPickerView", "UIDatePicker", "UISearchBar",
  ]
  static let plainViews = views.filter { !appClasses.contains($0.name) }
  static let maskViews = views.filter { !$0.isController }
  static let alert = SceneClass.named("UIAlertController") ?? view
  static let controllers = views.filter {
    // A split view controller stands in few places: it is the root, or a subview.
    ["UIViewController", "UINavigationController", "UITabBarController", "UIPageViewController"]
      .contains($0.name)
  }
  static let layers = SceneClass.all.filter { !$0.isView }
  static let view = SceneClass.named("UIView") ?? SceneClass.all[0]
  static let layer = SceneClass.named("CALayer") ?? SceneClass.all[0]

  // MARK: Chance

  mutating func oneIn(_ count: Int) -> Bool { numbers.below(count) == 0 }

  mutating func one<Element>(of list: [Element]) -> Element? {
    list.isEmpty ? nil : list[numbers.below(list.count)]
  }

  mutating func note(_ owner: String, _ key: String) { used["\(owner).\(key)", default: 0] += 1 }

  // MARK: Scenes

  /// A whole file.
  package mutating func scene() -> JSONValue {
    named = []
    defined = []
    var file = Draft()
    for _ in 0..<numbers.below(4) { define() }
    var components = Draft()
    if oneIn(4) {
      for name in ["Card", "Row"].prefix(1 + numbers.below(2)) {
        components.set(name, to: component())
      }
    }
    file.set("canvas", to: canvas())
    file.set("root", to: node(.view, depth: 0, components: components.keys))
    if !components.members.isEmpty { file.set("components", to: components.value) }
    if !defined.isEmpty { file.set("define", to: JSONValue(.object(defined.map(\.member)))) }
    if oneIn(8) { file.set("include", to: ["theme.json"]) }
    if oneIn(16) { file.set("version", to: 1) }
    return file.value
  }

  /// Small, because a picture costs what it has pixels.
  mutating func canvas() -> JSONValue {
    var canvas = Draft()
    // Now and then so large that several threads share the work.
    let isLarge = oneIn(8)
    let sides = isLarge ? [300, 411, 640] : [1, 32, 48, 61, 90]
    canvas.set(
      "size",
      to: [
        JSONValue(one(of: sides) ?? 48), JSONValue(one(of: isLarge ? [200, 333] : sides) ?? 48),
      ])
    canvas.set(
      "scale", to: JSONValue(one(of: isLarge ? [1, 1.5] : [1, 1, 1, 0.5, 1.25, 2, 3]) ?? 1))
    if oneIn(3) { canvas.set("appearance", to: oneIn(2) ? "dark" : "light") }
    if oneIn(3) { canvas.set("background", to: value(.kind(.color))) }
    if oneIn(4) {
      let (first, second) = (one(of: [0, 4, 20]) ?? 0, one(of: [0, 59, 300]) ?? 0)
      canvas.set(
        "safeArea",
        to: [JSONValue(first), JSONValue(second), JSONValue(second), JSONValue(first)])
      canvas.set("orientation", to: oneIn(2) ? "portrait" : "landscape")
      if first > 0 { canvas.set("isResizable", to: JSONValue(first > 4)) }
    }
    setWishes(of: &canvas)
    for key in canvas.keys { note("canvas", key) }
    return canvas.value
  }

  /// How large text is wanted and where lines begin, of numbers beside those of the rest: a seed's
  /// scenes are else as they would be.
  private func setWishes(of canvas: inout Draft) {
    var beside = numbers
    if beside.below(6) == 0 {
      let names = Canvas.textSizes.names
      canvas.set("textSize", to: JSONValue(names[beside.below(names.count)]))
    }
    if beside.below(6) == 0 {
      canvas.set("direction", to: beside.below(3) == 0 ? "leftToRight" : "rightToLeft")
    }
  }

  /// A value that others can refer to by its name.
  private mutating func define() {
    let kinds: [ValueKind] = [.color, .rect, .font, .number(0...1), .transform3D, .image, .path]
    guard let kind = one(of: kinds) else { return }
    let name = "v\(defined.count)"
    defined.append((JSONMember(key: name, value: value(.kind(kind))), "\(kind)"))
  }

  /// The name of a value of a kind that the file defines.
  mutating func definition(of kind: ValueKind) -> String? {
    one(of: defined.filter { $0.kind == "\(kind)" })?.member.key
  }

  private mutating func component() -> JSONValue {
    var component = Draft()
    component.set("view", to: node(.view, depth: 2, components: []))
    // Names inside of components are others than those of the scene.
    named = []
    if oneIn(2) { component.set("parameters", to: ["title": value(.text(.any))]) }
    for key in component.keys { note("component", key) }
    return component.value
  }
}

/// An object that is being written.
struct Draft {
  private(set) var members: [JSONMember] = []

  var keys: [String] { members.map(\.key) }
  var value: JSONValue { JSONValue(.object(members)) }

  init(_ value: JSONValue = [:]) {
    members = value.members ?? []
  }

  mutating func set(_ key: String, to value: JSONValue?) {
    members.removeAll { $0.key == key }
    if let value { members.append(JSONMember(key: key, value: value)) }
  }

  func has(_ key: String) -> Bool { members.contains { $0.key == key } }
}
