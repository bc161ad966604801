import UIKit

extension SceneClass {
  /// `UIControl`: what every control has.
  static let control = SceneClass(
    "UIControl", isView: true, isControl: true, properties: controlProperties
  ) {
    .view(UIControl())
  }

  private static let horizontalAlignments = Choices<UIControl.ContentHorizontalAlignment>(
    .center, .left, .right, .fill, .leading, .trailing)
  private static let verticalAlignments = Choices<UIControl.ContentVerticalAlignment>(
    .center, .top, .bottom, .fill)

  static let controlProperties: [Property] =
    view.properties + [
      .bool(
        "isEnabled", UIControl.self, initial: true, doc: "Whether the control answers touches.",
        get: { $0.isEnabled }, set: { $0.isEnabled = $1 }),
      .bool(
        "isSelected", UIControl.self, initial: false, doc: "Whether the control is selected.",
        get: { $0.isSelected }, set: { $0.isSelected = $1 }),
      .bool(
        "isHighlighted", UIControl.self, initial: false,
        doc: "Whether the control looks as while it is touched.",
        get: { $0.isHighlighted }, set: { $0.isHighlighted = $1 }),
      .choice(
        "contentHorizontalAlignment", UIControl.self, horizontalAlignments, initial: .center,
        doc: "Where the content lies from side to side.",
        get: { $0.contentHorizontalAlignment }, set: { $0.contentHorizontalAlignment = $1 }),
      .choice(
        "contentVerticalAlignment", UIControl.self, verticalAlignments, initial: .center,
        doc: "Where the content lies from top to bottom.",
        get: { $0.contentVerticalAlignment }, set: { $0.contentVerticalAlignment = $1 }),
    ]

  /// Properties of which some begin otherwise, or mean something else, in another class.
  static func replacing(_ properties: [Property], with others: [Property]) -> [Property] {
    let names = Set(others.map(\.name))
    return properties.filter { !names.contains($0.name) } + others
  }

  /// A view that touches pass by unless the file says otherwise.
  static let passiveViewProperties = replacing(
    view.properties,
    with: [
      .bool(
        "isUserInteractionEnabled", UIView.self, initial: false,
        doc: "Whether the view and its subviews take touches.",
        get: { $0.isUserInteractionEnabled }, set: { $0.isUserInteractionEnabled = $1 })
    ])
}
