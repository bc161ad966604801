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
  package static let scene = FormName("scene", "a scene")
  package static let included = FormName("included", "an included file")
  package static let canvas = FormName("canvas", "a canvas")
  package static let component = FormName("component", "a component")
  package static let view = FormName("view", "a view node")
  package static let layer = FormName("layer", "a layer node")
  package static let rootLayer = FormName("rootLayer", "a view's layer")
  package static let condition = FormName("condition", "a condition")
  package static let animation = FormName("animation", "an animation")
  package static let spring = FormName("spring", "a spring")
  package static let actions = FormName("actions", "actions")
  package static let actionStep = FormName("actionStep", "a step")
  package static let animateStep = FormName("animateStep", "an animated change")
  package static let animateSpring = FormName("animateSpring", "a spring of 'animate'")
  package static let colorPair = FormName("colorPair", "a colour of two appearances")
  package static let image = FormName("image", "an image")
  package static let shape = FormName("shape", "a shape")
  package static let viewStep = FormName("viewStep", "a step of a view's transform")
  package static let layerStep = FormName("layerStep", "a step of a layer's transform")
  package static let filter = FormName("filter", "a filter")
  package static let font = FormName("font", "a font")
  package static let run = FormName("run", "a run of text")
  package static let cell = FormName("cell", "a cell")
}
