// The keys of nodes that are no properties.

/// What views and layers have alike.
struct NodeKeys: KeyTable {
  let id = Key.text(
    "id", .name, "What actions and scripts call the node; no other has it in its file.", "card")
  let use = Key.raw(
    "use", .any([.definition, .list(of: .definition, words: "a list of definitions")]),
    "Defined objects whose keys the node has where it does not give them itself; later ones win.",
    ["cornerRadius": 14])
  let condition = Key.raw(
    "if", .object(.condition), "The node is there only where this holds.", ["minWidth": 320])
}

/// What else has a layer of its own.
struct LayeredKeys: KeyTable {
  let sublayers = Key.raw(
    "sublayers", .list(of: .object(.layer), words: "a list of nodes"),
    "Layers in the node's layer, the last one in front.", [["backgroundColor": "systemTeal"]])
  let animations = Key.raw(
    "animations", .list(of: .object(.animation), words: "a list of animations"),
    "What moves from the moment the node appears.",
    [["keyPath": "opacity", "from": 0, "duration": 0.4]])
}

struct ViewKeys: KeyTable {
  let viewClass: KeyWithDefault<SceneClass>
  let node = NodeKeys()
  let subviews = Key.raw(
    "subviews", .list(of: .object(.view), words: "a list of nodes"),
    "The views in it, the last one in front.", [["class": "UILabel", "text": "Hello"]])
  let layer = Key.raw(
    "layer", .object(.rootLayer), "Properties of its layer that the view has no name for.",
    ["shadowOpacity": 0.3])
  let layered = LayeredKeys()
  let mask = Key.raw(
    "mask", .any([.object(.view), .null]), "A view through whose alpha it shows; no controller.",
    ["backgroundColor": "black", "cornerRadius": 20])
  let constraints = Key.raw(
    "constraints",
    .any([
      .object(.constraints), .list(of: .text(.constraintRelation), words: "a list of constraints"),
    ]),
    "Where the view lies, in relation to others; a view that has some is placed by them alone.",
    ["leading": 16, "top": "superview + 8", "width": 100])
  let contextMenu = Key.raw(
    "contextMenu", .any([.object(.menu), .null]),
    "What is offered to a finger that is held on it, or to a mouse's other button.",
    ["children": [["title": "Copy"]]])
  let actions = Key.raw(
    "actions", .object(.actions), "What happens when somebody touches it.",
    ["tap": [["log": "tapped"]]])

  init(
    of classes: Choices<SceneClass> = SceneClass.views, standard: SceneClass = .view
  ) {
    let example = standard.place == .tree ? "UILabel" : standard.name
    viewClass = Key.choice("class", classes, "What it is.", JSONValue(example))
      .or(standard, JSONValue(standard.name))
  }
}

/// What is no view and stands in something of its own: an element of a menu, a choice of an alert.
struct ItemKeys: KeyTable {
  let itemClass: KeyWithDefault<SceneClass>
  let node = NodeKeys()
  let actions: Key<JSONValue>

  init(of keys: ViewKeys) { (itemClass, actions) = (keys.viewClass, keys.actions) }
}

struct InstanceKeys: KeyTable {
  let component = Key.text("component", .component, "The name of a component.", "Card").required
  let node = NodeKeys()
}

enum ViewForm {
  static let keys = ViewKeys()
  static let instance = InstanceKeys()

  static let node = ObjectForm.Variant(
    "a view", "A view of a class, with the properties of that class.", tag: nil, keys: keys,
    properties: .ofViewClasses(standard: "UIView"),
    example: ["class": "UIButton", "title": "Buy", "center": ["50%", 40]])

  /// What a node of a class is where it can stand.
  static func node(of sceneClass: SceneClass) -> ObjectForm.Variant {
    sceneClass.place == .tree
      ? node
      : ObjectForm.Variant(
        "a node", "", tag: nil,
        keys: ViewKeys(of: Choices([(sceneClass.name, sceneClass)]), standard: sceneClass),
        properties: .ofViewClasses(standard: sceneClass.name),
        example: ["class": JSONValue(sceneClass.name)])
  }

  static let form = ObjectForm(
    .view, "A view of the tree, or an instance of a component.", place: "",
    variants: [
      node,
      .init(
        "an instance of a component",
        "Besides: the component's parameters, and what its view takes, which goes over its own.",
        tag: instance.component.name, keys: instance, properties: .ofAnything,
        example: ["component": "Card", "alpha": 0.5]),
    ])
}

extension ViewForm {
  static let controller = form(
    .controller, .viewController, "A controller with its view, or an instance of a component.",
    ["title": "Cards", "subviews": [["class": "UILabel", "text": "Hello"]]])
  static let presented = form(
    .presented, .viewController, "A controller that an action presents, or an alert.",
    ["title": "Wi-Fi", "detents": "medium"],
    isPresented: true)
  static let barButtonItem = form(
    .barButtonItem, .barButtonItem, "A button of a bar, or any view that stands in one.",
    ["systemItem": "add"])
  static let tabBarItem = form(
    .tabBarItem, .tabBarItem, "What a tab bar shows for a controller.",
    ["image": ["symbol": "house"]], isView: false)
  static let menu = form(
    .menu, .menu, "A menu: what it offers, in its order.",
    ["children": [["title": "Copy", "image": ["symbol": "doc.on.doc"]]]], isView: false)
  static let menuElement = form(
    .menuElement, .action, "Something that a menu offers, or a menu in it.",
    ["title": "Delete", "attributes": ["destructive"], "actions": ["tap": [["log": "deleted"]]]],
    isView: false)
  static let alertAction = form(
    .alertAction, .alertAction, "A choice of an alert.", ["title": "Cancel", "style": "cancel"],
    isView: false)
  static let contextualAction = form(
    .contextualAction, .contextualAction, "What a swipe across a row offers.",
    ["title": "Delete", "style": "destructive"], isView: false)
  static let searchController = form(
    .searchController, .searchController, "A field in a navigation bar that searches a list.",
    ["placeholder": "Search", "filters": "list"])
  static let refreshControl = form(
    .refreshControl, .refreshControl, "What a pull at the beginning of the content brings out.",
    ["actions": ["valueChanged": [["log": "new"]]]])

  /// Nodes that are of another class where they name none; those that are no views have nothing in them.
  private static func form(
    _ name: FormName, _ standard: SceneClass, _ doc: String, _ example: JSONValue,
    isPresented: Bool = false, isView: Bool = true
  ) -> ObjectForm {
    let keys = ViewKeys(
      of: SceneClass.choices(for: standard, isPresented: isPresented), standard: standard)
    let properties = ObjectForm.Variant.Properties.ofViewClasses(standard: standard.name)
    guard isView else {
      return ObjectForm(
        name, doc, place: "", keys: ItemKeys(of: keys), properties: properties, example: example)
    }
    return ObjectForm(name, doc, place: "", keys: keys, properties: properties, example: example)
  }
}

struct LayerKeys: KeyTable {
  let layerClass = Key.choice(
    "class", SceneClass.layers, "What kind of layer it is.", "CAShapeLayer"
  )
  .or(.layer, "CALayer")
  let node = NodeKeys()
  let layered = LayeredKeys()
  let mask = LayerMaskKeys()
}

struct LayerMaskKeys: KeyTable {
  let mask = Key.raw(
    "mask", .any([.object(.layer), .null]), "A layer through whose alpha it shows.",
    ["backgroundColor": "black", "frame": [0, 0, 20, 20]])
}

enum LayerForm {
  static let keys = LayerKeys()
  static let form = ObjectForm(
    .layer, "A layer of the tree, with the properties of its class.", place: "", keys: keys,
    properties: .ofLayerClasses, example: ["class": "CAShapeLayer", "path": "M 0 0 L 40 40"])
}

/// What a view says of its layer.
struct RootLayerKeys: KeyTable {
  let use = NodeKeys().use
  let layered = LayeredKeys()
  let mask = LayerMaskKeys()
}

enum RootLayerForm {
  static let keys = RootLayerKeys()
  static let form = ObjectForm(
    .rootLayer, "What a view says of its own layer: properties of CALayer.", place: "",
    keys: keys, properties: .ofLayers, example: ["shadowOpacity": 0.3, "shadowRadius": 8])
}

extension ValueForm {
  /// An object of its own, or one that a `"$name"` stands for.
  fileprivate static let definition = ValueForm.map(of: .anything, keys: .any, atLeast: 0)
}
