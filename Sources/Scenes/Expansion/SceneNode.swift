/// A node of the scene after expansion: everything that `$`, `use`, `component` and `if` stood for
/// is in its place, and every value has been read.
///
/// A tree of ten thousand is walked many times, so a node is one reference: copying it is counting
/// that, and it is only copied where it changes while somebody else holds it.
package struct SceneNode: Sendable {
  private var parts: Parts

  /// What the node consists of.
  ///
  /// Of a million nodes nearly all have neither children nor a name: what makes these is in two lists of one
  /// or none, which take the room of a pointer where there is nothing in them.
  private struct Contents: Sendable {
    var sceneClass: SceneClass
    var settings: [Setting] = []
    private var inner: [Inner] = []
    var range: SourceRange

    init(sceneClass: SceneClass, range: SourceRange) {
      (self.sceneClass, self.range) = (sceneClass, range)
    }

    var layerSettings: [Setting] {
      get { inner.isEmpty ? [] : inner[0].layerSettings }
      set { changeInner(\.layerSettings, to: newValue) }
    }

    var sublayers: [SceneNode] {
      get { inner.isEmpty ? [] : inner[0].sublayers }
      set { changeInner(\.sublayers, to: newValue) }
    }

    var subviews: [SceneNode] {
      get { inner.isEmpty ? [] : inner[0].subviews }
      set { changeInner(\.subviews, to: newValue) }
    }

    private mutating func changeInner<Element>(
      _ path: WritableKeyPath<Inner, [Element]>, to list: [Element]
    ) {
      if inner.isEmpty, list.isEmpty { return }
      if inner.isEmpty { inner.append(Inner()) }
      inner[0][keyPath: path] = list
    }

    private(set) var others: [Others] {
      get { inner.isEmpty ? [] : inner[0].others }
      _modify {
        if inner.isEmpty { inner.append(Inner()) }
        yield &inner[0].others
      }
    }

    /// What most nodes do not have.
    mutating func change(_ change: (inout Others) -> Void) {
      if others.isEmpty { others.append(Others()) }
      change(&others[0])
    }

    var hasOthers: Bool { !inner.isEmpty && !inner[0].others.isEmpty }

    /// Whether there are subviews or sublayers alone, or neither.
    var hasOneKindOfChildren: Bool {
      (subviews.isEmpty || sublayers.isEmpty)
        && (others.isEmpty || others[0].hasNoChildren)
    }

    var isBare: Bool {
      hasOneKindOfChildren && subviews.isEmpty && sublayers.isEmpty
        && (others.isEmpty || others[0].doNothing) && sceneClass.rows == nil
    }
  }

  private struct Inner: Sendable {
    var layerSettings: [Setting] = []
    var sublayers: [SceneNode] = []
    var subviews: [SceneNode] = []
    var others: [Others] = []
  }

  private struct Others: Sendable {
    var id: SceneID?
    var alias: SceneID?
    var maskViews: [SceneNode] = []
    var menus: [SceneNode] = []
    var maskLayers: [SceneNode] = []
    var slots: [[SceneNode]] = []
    var sections: [SceneSection] = []
    var actions: Int?
    var constraints: Int?
    var animations: [SceneAnimation] = []

    var hasNoChildren: Bool {
      maskViews.isEmpty && maskLayers.isEmpty && menus.isEmpty && slots.isEmpty
        && sections.isEmpty
    }

    var doNothing: Bool { animations.isEmpty && actions == nil && constraints == nil }
  }

  /// Changes only while one node alone holds it (`own`), so threads may share it.
  private final class Parts: @unchecked Sendable {
    var contents: Contents

    init(_ contents: Contents) { self.contents = contents }
  }

  init(sceneClass: SceneClass, id: SceneID? = nil, range: SourceRange) {
    var contents = Contents(sceneClass: sceneClass, range: range)
    if let id { contents.change { $0.id = id } }
    parts = Parts(contents)
  }

  init(sceneClass: SceneClass, range: SourceRange, settings: [Setting]) {
    var contents = Contents(sceneClass: sceneClass, range: range)
    contents.settings = settings
    parts = Parts(contents)
  }

  /// To be called before each change.
  private mutating func own() {
    if !isKnownUniquelyReferenced(&parts) { parts = Parts(parts.contents) }
  }

  /// Changes what most nodes do not have, unless it is and was nothing.
  private mutating func change<Value>(
    _ path: WritableKeyPath<Others, Value>, to value: Value, isNothing: (Value) -> Bool
  ) {
    if !parts.contents.hasOthers, isNothing(value) { return }
    own()
    parts.contents.change { $0[keyPath: path] = value }
  }

  /// The class, by its place in `SceneClass.all`.
  package internal(set) var sceneClass: SceneClass {
    _read { yield parts.contents.sceneClass }
    _modify {
      own()
      yield &parts.contents.sceneClass
    }
  }

  /// The name that actions and scripts find the node by; nil for one without.
  package var id: SceneID? {
    get { parts.contents.hasOthers ? parts.contents.others[0].id : nil }
    set { change(\.id, to: newValue) { $0 == nil } }
  }

  /// A second name: what the node is called inside its component.
  package var alias: SceneID? {
    get { parts.contents.hasOthers ? parts.contents.others[0].alias : nil }
    set { change(\.alias, to: newValue) { $0 == nil } }
  }

  /// The node's object in the file; for an instance that of the instance, not the component's.
  package var range: SourceRange { parts.contents.range }

  /// The values that the file sets, by the property's place in the class, in the order of
  /// application.
  package var settings: [Setting] {
    _read { yield parts.contents.settings }
    _modify {
      own()
      yield &parts.contents.settings
    }
  }

  /// What the file says about a view's root layer.
  package var layerSettings: [Setting] {
    get { parts.contents.layerSettings }
    set {
      if parts.contents.layerSettings.isEmpty, newValue.isEmpty { return }
      own()
      parts.contents.layerSettings = newValue
    }
  }

  /// Bare layers, the last one in front; a view's root layer has its own among them.
  package var sublayers: [SceneNode] {
    get { parts.contents.sublayers }
    set {
      if parts.contents.sublayers.isEmpty, newValue.isEmpty { return }
      own()
      parts.contents.sublayers = newValue
    }
  }

  /// The last one in front; empty for a layer.
  package var subviews: [SceneNode] {
    get { parts.contents.subviews }
    set {
      if parts.contents.subviews.isEmpty, newValue.isEmpty { return }
      own()
      parts.contents.subviews = newValue
    }
  }

  /// What masks a view: one view, or none.
  package var maskViews: [SceneNode] {
    get { parts.contents.hasOthers ? parts.contents.others[0].maskViews : [] }
    set { change(\.maskViews, to: newValue) { $0.isEmpty } }
  }

  /// What is offered to a finger that is held on a view: one menu, or none.
  package var menus: [SceneNode] {
    get { parts.contents.hasOthers ? parts.contents.others[0].menus : [] }
    set { change(\.menus, to: newValue) { $0.isEmpty } }
  }

  /// What masks the layer, a view's root layer too: one layer, or none. It goes over a mask view.
  package var maskLayers: [SceneNode] {
    get { parts.contents.hasOthers ? parts.contents.others[0].maskLayers : [] }
    set { change(\.maskLayers, to: newValue) { $0.isEmpty } }
  }

  /// Those of the class's slots, in their order; empty where the file says nothing of any.
  package var slots: [[SceneNode]] {
    get { parts.contents.hasOthers ? parts.contents.others[0].slots : [] }
    set { change(\.slots, to: newValue) { $0.isEmpty } }
  }

  /// The rows of a table, or the items of a collection.
  package var sections: [SceneSection] {
    get { parts.contents.hasOthers ? parts.contents.others[0].sections : [] }
    set { change(\.sections, to: newValue) { $0.isEmpty } }
  }

  /// Its place in `ExpandedScene.actions`; nil for a node that does nothing.
  package var actions: Int? {
    get { parts.contents.hasOthers ? parts.contents.others[0].actions : nil }
    set { change(\.actions, to: newValue) { $0 == nil } }
  }

  /// Its place in `ExpandedScene.constraints`; nil for a node without any.
  package var constraints: Int? {
    get { parts.contents.hasOthers ? parts.contents.others[0].constraints : nil }
    set { change(\.constraints, to: newValue) { $0 == nil } }
  }

  /// What runs on the node's layer from the moment it appears.
  package var animations: [SceneAnimation] {
    get { parts.contents.hasOthers ? parts.contents.others[0].animations : [] }
    set { change(\.animations, to: newValue) { $0.isEmpty } }
  }

  /// The same node, read from text that has moved since.
  func moved(_ shift: TextShift) -> SceneNode {
    func moved(_ settings: [Setting]) -> [Setting] {
      settings.map {
        Setting(property: $0.property, value: $0.value, range: shift.moved($0.range))
      }
    }
    func moved(_ nodes: [SceneNode]) -> [SceneNode] { nodes.map { $0.moved(shift) } }
    var contents = parts.contents
    contents.range = shift.moved(contents.range)
    contents.settings = moved(contents.settings)
    contents.layerSettings = moved(contents.layerSettings)
    contents.sublayers = moved(contents.sublayers)
    contents.subviews = moved(contents.subviews)
    guard contents.hasOthers else { return SceneNode(contents) }
    contents.change {
      $0.maskViews = moved($0.maskViews)
      $0.maskLayers = moved($0.maskLayers)
      $0.menus = moved($0.menus)
      $0.slots = $0.slots.map { moved($0) }
    }
    return SceneNode(contents)
  }

  private init(_ contents: Contents) { parts = Parts(contents) }

  /// The same for copies alone.
  var identity: ObjectIdentifier { ObjectIdentifier(parts) }

  /// Whether both are one: what was taken over from the last load as it was.
  func isIdentical(to other: SceneNode) -> Bool { parts === other.parts }

  /// One property of the node and what the file sets it to.
  package struct Setting: Sendable {
    /// The place in the class's properties; those of CALayer for a root layer.
    package var property: Int { Int(place) }
    /// Read but not resolved: shares and adaptive colours are as in the file.
    package let value: PropertyValue
    private let place: Int16
    /// Where the file has the value.
    package let range: SourceRange

    package init(property: Int, value: PropertyValue, range: SourceRange) {
      (place, self.value, self.range) = (Int16(truncatingIfNeeded: property), value, range)
    }
  }

  /// All nodes right below this one, masks as well.
  package var children: [SceneNode] {
    if parts.contents.hasOneKindOfChildren { return subviews.isEmpty ? sublayers : subviews }
    let own = subviews + sublayers + maskViews + maskLayers + menus
    guard !slots.isEmpty || !sections.isEmpty else { return own }
    return own + slots.joined() + sections.flatMap(\.rows)
  }

  /// Whether nothing is in the node, and nothing follows from it but its settings.
  var isBare: Bool { parts.contents.isBare }

  /// Whether the file says where a view lies by itself, and not by constraints.
  var isPlaced: Bool {
    settings.contains { sceneClass.properties[$0.property].stage == .placement }
  }

  /// What stands under a slot of the class.
  func nodes(inSlot index: Int) -> [SceneNode] { slots.isEmpty ? [] : slots[index] }

  /// The nodes of the subtree, this one included.
  package var count: Int {
    var total = 0
    var pending = [self]
    while let node = pending.popLast() {
      total += 1
      pending.append(contentsOf: node.children)
    }
    return total
  }
}

/// A node's name: what the file calls it, behind the names of the component instances around it.
///
/// Inside an instance of a component the short name is enough; from outside it is
/// `instance/name`, so that two instances do not clash.
package struct SceneID: Hashable, Sendable, CustomStringConvertible {
  /// The instances around the node, as `outer/inner`; empty outside components.
  package let scope: String
  /// The id as its file has it.
  package let name: String

  /// `scope/name`, as scripts and dumps have it.
  package var description: String { scope.isEmpty ? name : "\(scope)/\(name)" }
}

/// A scene that is ready to be shown.
package struct ExpandedScene: Sendable {
  /// Always a view.
  package var root: SceneNode
  /// By the places that the nodes have in their `actions`.
  package var actions: [SceneActions]
  /// By the places that the nodes have in their `constraints`.
  package var constraints: [[SceneConstraint]] = []
  /// The command line's overrides are in it already.
  package var canvas: Canvas
  /// The pictures that are kept of it, in the file's order.
  package var snapshots: [SceneSnapshot] = []
  /// The ways in which it is looked at side by side.
  package var variants = SceneVariants()
}
