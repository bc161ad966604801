import QuartzCore

/// What sets actions off: what happens to a node, and how it follows fingers.
struct ActionsKeys: KeyTable {
  let triggers = SceneActions.Trigger.allCases.map { trigger in
    Key.raw(
      trigger.rawValue, .list(of: .object(.actionStep), words: "a list of steps"), trigger.doc,
      [["log": JSONValue(trigger.rawValue)]])
  }
  let manipulations = SceneActions.Manipulation.allCases.map { manipulation in
    Key.raw(
      manipulation.rawValue, .exactly(JSONValue(manipulation.word)), manipulation.doc,
      JSONValue(manipulation.word))
  }
}

enum ActionsForm {
  static let keys = ActionsKeys()
  static let form = ObjectForm(
    .actions, "What happens when somebody touches a view: steps by what sets them off.",
    noun: "action", place: "", keys: keys, example: ["tap": [["log": "tapped"]]])
}

struct SetKeys: KeyTable {
  let set = Key.raw(
    "set", .assignments, "New values of properties, by \"id.property\", or \"id.constraints.top\".",
    [
      "self.alpha": 0.5
    ]
  ).required
}

struct ToggleKeys: KeyTable {
  let toggle = Key.text(
    "toggle", .target, "A property that is true or false, which turns over.", "self.isHidden"
  ).required
  let set = Key.raw(
    "set", .assignments, "What is set when it has become true.",
    [
      "self.alpha": 0.5
    ])
  let otherwise = Key.raw(
    "else", .assignments, "What is set when it has become false.",
    [
      "self.alpha": 1
    ])
}

struct LogKeys: KeyTable {
  let log = Key.text("log", "What is written to the log.", "tapped").required
}

struct AnimateKeys: KeyTable {
  let animate = Key.raw(
    "animate", .object(.animateStep), "Values that are set, and how they come to be.",
    ["duration": 0.4, "set": ["self.alpha": 0.5]]
  ).required
}

struct AddKeys: KeyTable {
  let add = Key.raw(
    "add", .object(.animation), "An animation that begins, in place of the one with its key.",
    ["key": "spin", "keyPath": "transform.rotation.z", "to": 360]
  ).required
  let to = Key.text("to", .node, "The id of the node that it is added to.", "self").required
}

struct RemoveKeys: KeyTable {
  let remove = Key.text(
    "remove", .animationKey, "The key of an animation that ends.", "opacity"
  ).required
  let from = Key.text("from", .node, "The id of the node that it is taken from.", "self").required
}

struct PushKeys: KeyTable {
  let push = Key.raw(
    "push", .object(.controller), "A controller that comes on top of the stack around the owner.",
    ["title": "Wi-Fi", "subviews": [["class": "UILabel", "text": "Home"]]]
  ).required
}

struct PresentKeys: KeyTable {
  let present = Key.raw(
    "present", .object(.presented), "A controller that comes over what the owner is in.",
    ["class": "UIAlertController", "title": "Delete?", "alertActions": [["title": "Delete"]]]
  ).required
  let from = Key.text("from", .node, "The id of the view that a popover points at.", "self")
    .orElse("the owner")
}

struct ShowDetailKeys: KeyTable {
  let showDetail = Key.raw(
    "showDetail", .object(.controller),
    "A controller that takes the place of the secondary one of the split view around the owner; "
      + "pushed where all columns are one, presented where there is none.",
    ["title": "Message"]
  ).required
}

struct ShowColumnKeys: KeyTable {
  let show = Key.choice(
    "show", SceneClass.columns, "The column of the split view that comes into sight.", "primary"
  ).required
}

struct HideColumnKeys: KeyTable {
  let hide = Key.choice(
    "hide", SceneClass.columns, "The column of the split view that goes.", "primary"
  ).required
}

struct PopKeys: KeyTable {
  let pop = Key.raw(
    "pop", .any([.exactly(true), .choice(["root"])]),
    "The topmost controller of the stack goes, or all but the first.", true
  ).required
}

struct DismissKeys: KeyTable {
  let dismiss = Key.yes(
    "dismiss", "What is presented over the owner goes, or else what the owner is in."
  ).required
}

struct SelectKeys: KeyTable {
  let select = Key.raw(
    "select",
    .any([
      .integer(0...1e6), .list(of: .integer(0...1e6), count: 2...2, words: "a section and a row"),
    ]), "The tab or page that is shown, or the row that is selected, from 0.", 1
  ).required
  let list = Key.text(
    "in", .node, "The id of the tabs, the pages, the table, the collection or the picker.", "self"
  ).required
}

struct DeleteKeys: KeyTable {
  let delete = Key.text(
    "delete", .node, "The id of a row that goes, or of something in it.", "self"
  ).required
}

struct WaitKeys: KeyTable {
  let wait = Key.seconds(
    "wait", "How many seconds later the next steps are done.", 1.5
  ).required
}

enum ActionStepForm {
  static let push = PushKeys()
  static let present = PresentKeys()
  static let showDetail = ShowDetailKeys()
  static let show = ShowColumnKeys()
  static let hide = HideColumnKeys()
  static let pop = PopKeys()
  static let dismiss = DismissKeys()
  static let select = SelectKeys()
  static let delete = DeleteKeys()
  static let wait = WaitKeys()
  static let set = SetKeys()
  static let toggle = ToggleKeys()
  static let log = LogKeys()
  static let animate = AnimateKeys()
  static let add = AddKeys()
  static let remove = RemoveKeys()

  static let form = ObjectForm(
    .actionStep, "One thing that an action does. \"self\" is the node that has the action.",
    noun: "step", place: "", strictness: .error,
    choice: "a step does one thing, such as set, animate, log or push",
    variants: [
      .init(
        "set", "Gives properties new values.", tag: set.set.name, keys: set,
        example: ["set": ["self.alpha": 0.5]]),
      .init(
        "toggle", "Turns a property over, then sets others by what it has become.",
        tag: toggle.toggle.name, keys: toggle,
        example: ["toggle": "self.isHidden", "set": ["self.alpha": 0.5], "else": ["self.alpha": 1]]),
      .init(
        "log", "Writes a line to the log.", tag: log.log.name, keys: log,
        example: ["log": "tapped"]),
      .init(
        "animate", "Sets properties and animates the change.", tag: animate.animate.name,
        keys: animate, example: ["animate": ["duration": 0.4, "set": ["self.alpha": 0.5]]]),
      .init(
        "add", "Begins an animation.", tag: add.add.name, keys: add,
        example: ["add": ["key": "fade", "keyPath": "opacity", "to": 0], "to": "self"]),
      .init(
        "remove", "Ends an animation.", tag: remove.remove.name, keys: remove,
        example: ["remove": "opacity", "from": "self"]),
      .init(
        "push", "Shows a controller on top of the stack.", tag: push.push.name, keys: push,
        example: ["push": ["title": "Wi-Fi"]]),
      .init(
        "present", "Shows a controller over everything.", tag: present.present.name, keys: present,
        example: ["present": ["class": "UIAlertController", "title": "Delete?"]]),
      .init(
        "showDetail", "Shows a controller beside the owner's column.",
        tag: showDetail.showDetail.name, keys: showDetail,
        example: ["showDetail": ["title": "Message"]]),
      .init(
        "show", "Brings a column of a split view into sight.", tag: show.show.name, keys: show,
        example: ["show": "primary"]),
      .init(
        "hide", "Takes a column of a split view out of sight.", tag: hide.hide.name, keys: hide,
        example: ["hide": "primary"]),
      .init(
        "pop", "Goes back on the stack.", tag: pop.pop.name, keys: pop, example: ["pop": true]),
      .init(
        "dismiss", "Takes away what is presented.", tag: dismiss.dismiss.name, keys: dismiss,
        example: ["dismiss": true]),
      .init(
        "select", "Selects a tab, a page or a row.", tag: select.select.name, keys: select,
        example: ["select": 1, "in": "self"]),
      .init(
        "delete", "Takes a row away.", tag: delete.delete.name, keys: delete,
        example: ["delete": "self"]),
      .init(
        "wait", "Does the next steps later.", tag: wait.wait.name, keys: wait,
        example: ["wait": 1.5]),
    ])
}

/// The keys of an `animate` step.
struct AnimateStepKeys: KeyTable {
  let set = Key.raw(
    "set", .assignments, "The new values, by \"id.property\", or \"id.constraints.top\".",
    [
      "self.alpha": 0.5
    ]
  ).required
  let duration = Key.seconds(
    "duration", "How many seconds it takes.", 0.4
  ).or(0.25)
  let delay = Key.seconds(
    "delay", "How many seconds it waits.", 0.2
  ).or(0)
  let timing = Key.choice(
    "timing", SceneAnimation.TimingValue.curves, or: .easeInEaseOut,
    "The curve of its time, where there is no spring.", "linear")
  let spring = Key.raw(
    "spring", .object(.animateSpring), "The spring that moves the values, in place of a curve.",
    ["dampingRatio": 0.7]
  ).orElse("a curve")
  let allowUserInteraction = Key.flag(
    "allowUserInteraction", "Whether touches come to what moves."
  ).or(false)
}

enum AnimateStepForm {
  static let keys = AnimateStepKeys()
  static let form = ObjectForm(
    .animateStep, "A change of properties that is animated.", place: " on 'animate'", keys: keys,
    example: ["duration": 0.4, "spring": ["dampingRatio": 0.7], "set": ["self.alpha": 0.5]])
}

/// The keys of the spring of an `animate` step.
struct AnimateSpringKeys: KeyTable {
  let dampingRatio = Key.number(
    "dampingRatio", in: 0.01...1, "1 comes to rest without swinging, less swings.", 0.7
  ).or(1)
  let velocity = Key.number(
    "velocity", in: -1e6...1e6, "How fast it is at first, in whole ways a second.", 2
  ).or(0)
}

enum AnimateSpringForm {
  static let keys = AnimateSpringKeys()
  static let form = ObjectForm(
    .animateSpring, "A spring as animations of views have it.", place: " on a spring", keys: keys,
    example: ["dampingRatio": 0.7])
}

extension ValueForm {
  /// Values by `id.property`; what each may be is the property's.
  fileprivate static let assignments = ValueForm.map(of: .anything, keys: .target, atLeast: 0)
}

extension SceneActions.Trigger {
  /// A sentence for the reference.
  var doc: String {
    switch self {
    case .tap: "Somebody taps the view, or clicks it."
    case .longPress: "A finger rests on the view for half a second."
    case .appear: "The view has come into the window and was laid out."
    case .touchUpInside: "A finger was lifted from the control; only of controls."
    case .valueChanged: "Somebody has changed the control's value; only of controls."
    case .editingDidBegin: "The text field takes what is typed; only of controls."
    case .editingChanged: "The text of the field is another one; only of controls."
    case .editingDidEnd: "The text field takes no more; only of controls."
    case .select: "Somebody has chosen it; only of rows of tables and items of collections."
    }
  }
}

extension SceneActions.Manipulation {
  /// A sentence for the reference.
  var doc: String {
    switch self {
    case .pan: "The view follows a finger that is drawn over it."
    case .pinch: "The view grows and shrinks with two fingers."
    case .rotation: "The view turns with two fingers."
    }
  }
}
