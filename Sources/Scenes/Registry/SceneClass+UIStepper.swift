import UIKit

extension SceneClass {
  /// `UIStepper`; its size is always 94 × 32.
  static let stepper = SceneClass(
    "UIStepper", isView: true, isControl: true, properties: controlProperties + stepperProperties,
    coupled: [.range: ["minimumValue", "maximumValue", "value"]]
  ) {
    .view(UIStepper())
  }

  /// A step that can be told from none.
  private static let steps: ClosedRange<Double> = 1e-6...ValueKind.geometryLimit

  /// The ends come before the value, which they hold.
  private static let stepperProperties: [Property] = [
    .number(
      "minimumValue", UIStepper.self, in: ValueKind.geometry, initial: 0, animatable: false,
      doc: "The least value that can be set.", get: { $0.minimumValue },
      set: { $0.minimumValue = $1 }),
    .number(
      "maximumValue", UIStepper.self, in: ValueKind.geometry, initial: 100, animatable: false,
      doc: "The greatest value that can be set.", get: { $0.maximumValue },
      set: { $0.maximumValue = $1 }),
    .number(
      "value", UIStepper.self, in: ValueKind.geometry, initial: 0, animatable: false,
      doc: "The number that the two halves count.", get: { $0.value }, set: { $0.value = $1 }),
    .number(
      "stepValue", UIStepper.self, in: steps, initial: 1, animatable: false,
      doc: "What a touch adds or takes away.", get: { $0.stepValue }, set: { $0.stepValue = $1 }),
    .bool(
      "wraps", UIStepper.self, initial: false,
      doc: "Whether a step past one end comes out at the other.",
      get: { $0.wraps }, set: { $0.wraps = $1 }),
    .bool(
      "autorepeat", UIStepper.self, initial: true,
      doc: "Whether holding a half goes on making steps.",
      get: { $0.autorepeat }, set: { $0.autorepeat = $1 }),
  ]
}
