/// Nodes that cannot be seen as they stand, and values that do not fit each other.
struct TreeAdvice {
  private(set) var advice: [SceneAdvice] = []
  /// Full names of nodes that constraints or actions give a size.
  private var sized: Set<String> = []
  /// The places of the actions that give their owners one.
  private var sizedOwners: Set<Int> = []
  /// Whether some action has a view take touches that takes none by itself.
  private(set) var givesTouches = false

  init(on scene: ExpandedScene) {
    for constraint in scene.constraints.joined() {
      for item in [constraint.first, constraint.second].compactMap({ $0 }) {
        if case .named(let name) = item.node { sized.insert(name) }
      }
    }
    for (index, actions) in scene.actions.enumerated() {
      let targets = actions.steps.values.joined().flatMap(\.assignments).map(\.target)
      if targets.contains(where: { $0.property.name == "isUserInteractionEnabled" }) {
        givesTouches = true
      }
      for target in targets where Self.sizes.contains(target.property.name) {
        switch target.node {
        case .named(let name): sized.insert(name)
        case .owner: sizedOwners.insert(index)
        }
      }
    }
    checkRows(of: scene)
    var refreshing: [SceneNode] = []
    // The canvas gives the root its size.
    var pending: [(node: SceneNode, isPlaced: Bool, hasStack: Bool)] = [(scene.root, true, false)]
    while let (node, isPlaced, around) = pending.popLast() {
      let actions = node.actions.map { scene.actions[$0] }
      let hasStack = around || Self.stacks.contains(node.sceneClass.name)
      check(node, isPlaced: isPlaced)
      if node.sceneClass.name == "UIRefreshControl" { refreshing.append(node) }
      checkEffects(of: node, actions: actions, hasStack: hasStack)
      let places =
        node.sceneClass.isController || Self.placesChildren.contains(node.sceneClass.name)
      for child in node.subviews { pending.append((child, places, hasStack)) }
      for child in node.sublayers { pending.append((child, true, hasStack)) }
      for child in node.maskViews { pending.append((child, true, hasStack)) }
      for child in node.maskLayers { pending.append((child, true, hasStack)) }
      for child in node.menus { pending.append((child, true, hasStack)) }
      for slot in node.slots {
        for child in slot {
          if child.sceneClass.isController { check(page: child, scene.constraints) }
          pending.append((child, true, hasStack))
        }
      }
      for section in node.sections {
        for row in section.rows {
          check(row: row, of: node, scene.constraints)
          pending.append((row, true, hasStack))
        }
      }
      // What is pushed is on a stack then; what is presented brings its own.
      for page in actions?.pages ?? [] {
        check(page: page, scene.constraints)
        pending.append((page, true, hasStack))
      }
    }
    check(refreshing: refreshing, scene.constraints)
  }

  /// Controllers that something can be pushed on, and those that put what they show on a stack.
  private static let stacks: Set<String> = ["UINavigationController", "UISplitViewController"]

  mutating func add(_ code: DiagnosticCode, _ message: String, at range: SourceRange) {
    advice.append(SceneAdvice(code: code, message: message, range: range))
  }

  /// What gives a view a size.
  private static let sizes: Set<String> = ["frame", "bounds", Property.fitting.name]

  /// Their subviews need no size of their own.
  private static let placesChildren: Set<String> = ["UIStackView", "UITableViewCell"]

  /// What shows nothing by itself where it has no size; a plain view may be there for its subviews.
  private static let showsByItself: Set<String> = [
    "UILabel", "UIImageView", "UIButton", "UITextField", "UITextView", "UISlider",
    "UISegmentedControl", "UIProgressView", "UIScrollView", "UITableView", "UICollectionView",
    "UIPickerView", "UIDatePicker", "UISearchBar", "UIVisualEffectView",
  ]

  private mutating func check(_ node: SceneNode, isPlaced: Bool) {
    checkSigns(of: node)
    checkGradient(node)
    // What most nodes fail at first.
    guard !isPlaced, !hasSize(node), node.sceneClass.place == .tree,
      !node.sceneClass.isController, node.constraints == nil, node.animations.isEmpty, shows(node),
      node.actions.map({ !sizedOwners.contains($0) }) ?? true,
      ![node.id, node.alias].contains(where: { $0.map { sized.contains($0.description) } ?? false })
    else { return }
    advice.append(
      SceneAdvice(
        code: .noSize,
        message: "nothing says how large this \(node.sceneClass.name) is, so it is not seen:"
          + " it needs a 'frame', 'bounds', 'constraints' or 'sizeToFit'", range: node.range))
  }

  private func shows(_ node: SceneNode) -> Bool {
    if Self.showsByItself.contains(node.sceneClass.name) { return true }
    guard node.sceneClass.name == SceneClass.view.name else { return false }
    // What is clipped to nothing is gone with all that is in it.
    return node.settings.contains {
      switch node.sceneClass.properties[$0.property].name {
      case "backgroundColor": $0.value != .color(nil)
      case "clipsToBounds": $0.value == .bool(true)
      default: false
      }
    }
  }

  private func hasSize(_ node: SceneNode) -> Bool {
    let properties = node.sceneClass.properties
    return node.settings.contains { setting in
      switch (properties[setting.property].name, setting.value) {
      case (Property.fitting.name, .bool(let fits)): fits
      case ("frame", .rectangle(let rect)), ("bounds", .rectangle(let rect)):
        !rect.size.x.isZero && !rect.size.y.isZero
      default: false
      }
    }
      || node.layerSettings.contains {
        Self.sizes.contains(SceneClass.layer.properties[$0.property].name)
      }
  }

  private mutating func checkSigns(of node: SceneNode) {
    for setting in node.settings {
      guard case .rectangle(let rect) = setting.value, case let size = rect.size,
        size.x.isNegative || size.y.isNegative,
        ["frame", "bounds"].contains(node.sceneClass.properties[setting.property].name)
      else { continue }
      for (side, length) in [("width", size.x), ("height", size.y)] where length.isNegative {
        advice.append(
          SceneAdvice(
            code: .negativeSize, message: "the \(side) is below 0", range: setting.range))
      }
    }
  }

  private mutating func checkGradient(_ node: SceneNode) {
    guard node.sceneClass.name == SceneClass.gradientLayer.name else { return }
    var (colors, locations): (Int?, Int?)
    var range = node.range
    for setting in node.settings {
      switch (node.sceneClass.properties[setting.property].name, setting.value) {
      case ("colors", .colors(let list)): colors = list.count
      case ("locations", .numbers(let list?)): (locations, range) = (list.count, setting.range)
      default: break
      }
    }
    guard let colors, let locations, colors != locations else { return }
    advice.append(
      SceneAdvice(
        code: .unevenGradient, message: "\(colors) colours have \(locations) locations",
        range: range))
  }
}

extension ActionStep {
  /// The values that the step gives, at once or little by little.
  fileprivate var assignments: [Assignment] {
    switch self {
    case .set(let values): values
    case .toggle(_, let set, let otherwise): set + otherwise
    case .animate(let step): step.assignments
    case .log, .add, .remove, .push, .present, .showDetail, .show, .hide, .pop, .dismiss, .select,
      .delete, .wait:
      []
    }
  }
}

extension Length {
  fileprivate var value: Double {
    switch self {
    case .points(let points): Double(points)
    case .share(let share): Double(share)
    }
  }

  fileprivate var isZero: Bool { value == 0 }
  fileprivate var isNegative: Bool { value < 0 }
}
