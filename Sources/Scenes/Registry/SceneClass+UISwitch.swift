import UIKit

extension SceneClass {
  /// `UISwitch`; its size is always 51 × 31.
  static let toggle = SceneClass(
    "UISwitch", isView: true, isControl: true, isElement: true,
    properties: controlProperties + switchProperties
  ) {
    .view(UISwitch())
  }

  private static let switchProperties: [Property] = [
    .bool(
      "isOn", UISwitch.self, initial: false, doc: "Whether the switch is on.",
      get: { $0.isOn }, set: { $0.isOn = $1 }),
    .viewColor(
      "onTintColor", UISwitch.self, doc: "The track's colour when on; null for green.",
      get: { $0.onTintColor }, set: { $0.onTintColor = $1 }),
    .viewColor(
      "thumbTintColor", UISwitch.self, doc: "The knob's colour; null for white.",
      get: { $0.thumbTintColor }, set: { $0.thumbTintColor = $1 }),
  ]
}
