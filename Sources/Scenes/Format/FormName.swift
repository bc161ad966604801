/// What the format calls a kind of object: its place in the schema's definitions and in messages.
package struct FormName: Hashable, Sendable {
  /// `animation`, as the schema and links of the reference have it.
  package let id: String
  /// `an animation`, as a message has it.
  package let title: String

  package init(_ id: String, _ title: String) {
    self.id = id
    self.title = title
  }
}

extension FormName {
  /// The whole of a scene's file.
  package static let scene = FormName("scene", "a scene")
  /// A file that brings definitions and components, and has no root.
  package static let included = FormName("included", "an included file")
  /// The stage: size, scale, background and appearance.
  package static let canvas = FormName("canvas", "a canvas")
  /// A picture that is kept of the scene.
  package static let snapshot = FormName("snapshot", "a snapshot")
  /// One of several ways in which the scene is looked at.
  package static let variant = FormName("variant", "a variant")
  /// What a kept picture may differ by.
  package static let tolerance = FormName("tolerance", "a tolerance")
  /// A view with parameters, as `components` defines it.
  package static let component = FormName("component", "a component")
  /// A view of the tree, or an instance of a component.
  package static let view = FormName("view", "a view node")
  /// A bare layer, one that is a mask as well.
  package static let layer = FormName("layer", "a layer node")
  /// The `layer` of a view: what the view has no name for.
  package static let rootLayer = FormName("rootLayer", "a view's layer")
  /// The `if` of a node.
  package static let condition = FormName("condition", "a condition")
  /// What moves on a layer: basic, spring, keyframes, path or group.
  package static let animation = FormName("animation", "an animation")
  /// The weight on a spring of a layer's animation.
  package static let spring = FormName("spring", "a spring")
  /// The `actions` of a view: steps by what sets them off.
  package static let actions = FormName("actions", "actions")
  /// The `constraints` of a view: relations by the attribute that they speak of.
  package static let constraints = FormName("constraints", "constraints")
  /// A controller together with its view.
  package static let controller = FormName("controller", "a controller")
  /// A controller that lies over others.
  package static let presented = FormName("presented", "a controller to present")
  /// A button of a bar.
  package static let barButtonItem = FormName("barButtonItem", "an item of a bar")
  /// What a tab bar shows.
  package static let tabBarItem = FormName("tabBarItem", "a tab's item")
  /// The menu of a button, of an item of a bar, or of any view.
  package static let menu = FormName("menu", "a menu")
  /// What a menu offers.
  package static let menuElement = FormName("menuElement", "an element of a menu")
  /// A choice of an alert.
  package static let alertAction = FormName("alertAction", "a choice of an alert")
  /// What a swipe across a row offers.
  package static let contextualAction = FormName("contextualAction", "an action of a swipe")
  /// The search of a controller.
  package static let searchController = FormName("searchController", "a search")
  /// What a pull brings out.
  package static let refreshControl = FormName("refreshControl", "a refresh control")
  /// A part of a table or of a collection.
  package static let section = FormName("section", "a section")
  /// Where the items of a collection lie.
  package static let itemLayout = FormName("itemLayout", "a layout of items")
  /// One thing that an action does.
  package static let actionStep = FormName("actionStep", "a step")
  /// The values and the timing under the `animate` of a step.
  package static let animateStep = FormName("animateStep", "an animated change")
  /// The spring of an `animate` step, by damping and velocity as UIKit has it.
  package static let animateSpring = FormName("animateSpring", "a spring of 'animate'")
  /// A light and a dark colour in the place of one.
  package static let colorPair = FormName("colorPair", "a colour of two appearances")
  /// A picture by its file, or a checkerboard.
  package static let image = FormName("image", "an image")
  /// A path that is a rectangle, an ellipse or the like.
  package static let shape = FormName("shape", "a shape")
  /// One move in the plane, by points, factors or an angle.
  package static let viewStep = FormName("viewStep", "a step of a view's transform")
  /// One move in space, perspective included.
  package static let layerStep = FormName("layerStep", "a step of a layer's transform")
  /// One filter, its name being the key.
  package static let filter = FormName("filter", "a filter")
  /// A font as an object, with all that it can have.
  package static let font = FormName("font", "a font")
  /// A stretch of text with attributes of its own.
  package static let run = FormName("run", "a run of text")
  /// What an emitter layer sends out.
  package static let cell = FormName("cell", "a cell")
}
