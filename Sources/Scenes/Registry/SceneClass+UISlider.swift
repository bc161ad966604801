import UIKit

extension SceneClass {
  /// `UISlider`.
  static let slider = SceneClass(
    "UISlider", isView: true, isControl: true, isElement: true,
    properties: controlProperties + sliderProperties,
    coupled: [.range: ["minimumValue", "maximumValue", "value"]]
  ) {
    .view(UISlider())
  }

  /// The ends come before the value, which they hold.
  private static let sliderProperties: [Property] = [
    .number(
      "minimumValue", UISlider.self, in: ValueKind.geometry, initial: 0, animatable: false,
      doc: "The least value that can be set.",
      get: { Double($0.minimumValue) }, set: { $0.minimumValue = Float($1) }),
    .number(
      "maximumValue", UISlider.self, in: ValueKind.geometry, initial: 1, animatable: false,
      doc: "The greatest value that can be set.",
      get: { Double($0.maximumValue) }, set: { $0.maximumValue = Float($1) }),
    .number(
      "value", UISlider.self, in: ValueKind.geometry, initial: 0, animatable: false,
      doc: "Where the knob is, between the least and the greatest value.",
      get: { Double($0.value) }, set: { $0.value = Float($1) }),
    .bool(
      "isContinuous", UISlider.self, initial: true,
      doc: "Whether every change is told of, or the last one alone.",
      get: { $0.isContinuous }, set: { $0.isContinuous = $1 }),
    .viewColor(
      "minimumTrackTintColor", UISlider.self, doc: "The track before the knob; null for the tint.",
      get: { $0.minimumTrackTintColor }, set: { $0.minimumTrackTintColor = $1 }),
    .viewColor(
      "maximumTrackTintColor", UISlider.self, doc: "The track behind the knob; null for grey.",
      get: { $0.maximumTrackTintColor }, set: { $0.maximumTrackTintColor = $1 }),
    .viewColor(
      "thumbTintColor", UISlider.self, doc: "The knob's colour; null for white.",
      get: { $0.thumbTintColor }, set: { $0.thumbTintColor = $1 }),
  ]
}
