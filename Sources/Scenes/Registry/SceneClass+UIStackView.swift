import UIKit

extension SceneClass {
  /// `UIStackView`, whose subviews it arranges.
  static let stackView = SceneClass(
    "UIStackView", isView: true, properties: view.properties + stackProperties
  ) {
    .view(UIStackView())
  }

  private static let axes = Choices<NSLayoutConstraint.Axis>(.horizontal, .vertical)
  private static let distributions = Choices<UIStackView.Distribution>(
    .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering)
  private static let stackAlignments = Choices<UIStackView.Alignment>(
    .fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline)

  private static let stackProperties: [Property] = [
    .choice(
      "axis", UIStackView.self, axes, initial: .horizontal,
      doc: "Whether the subviews are a row or a column.", get: { $0.axis },
      set: { $0.axis = $1 }),
    .choice(
      "distribution", UIStackView.self, distributions, initial: .fill,
      doc: "How the subviews share the stack's length.", get: { $0.distribution },
      set: { $0.distribution = $1 }),
    .choice(
      "alignment", UIStackView.self, stackAlignments, initial: .fill,
      doc: "How the subviews lie across the stack.", get: { $0.alignment },
      set: { $0.alignment = $1 }),
    .number(
      "spacing", UIStackView.self, in: ValueKind.geometry, initial: 0, animatable: false,
      doc: "What is between the subviews, or the least of it.",
      get: { Double($0.spacing) }, set: { $0.spacing = $1 }),
    .bool(
      "isBaselineRelativeArrangement", UIStackView.self, initial: false,
      doc: "Whether a column's spacing is from baseline to baseline.",
      get: { $0.isBaselineRelativeArrangement }, set: { $0.isBaselineRelativeArrangement = $1 }),
    .bool(
      "isLayoutMarginsRelativeArrangement", UIStackView.self, initial: false,
      doc: "Whether the subviews lie inside the margins.",
      get: { $0.isLayoutMarginsRelativeArrangement },
      set: { $0.isLayoutMarginsRelativeArrangement = $1 }),
  ]
}
