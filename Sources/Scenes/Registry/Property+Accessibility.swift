import UIKit

extension Property {
  private static let isElement = "isAccessibilityElement"

  /// What views say of themselves to those who do not see them. What UIKit says by itself is no value of
  /// these: they read as what a file set.
  static let ofAccessibility: [Property] = [
    isElement(initial: false),
    .text(
      "accessibilityLabel", UIView.self,
      doc: "What the view is called; \"\" for what it says by itself.",
      get: { $0.givenAccessibilityLabel }, set: { $0.accessibilityLabel = $1 }),
    .text(
      "accessibilityHint", UIView.self, doc: "What comes of using the view.",
      get: { $0.givenAccessibilityHint }, set: { $0.accessibilityHint = $1 }),
    .text(
      "accessibilityValue", UIView.self,
      doc: "What the view stands at; \"\" for what it says by itself.",
      get: { $0.givenAccessibilityValue }, set: { $0.accessibilityValue = $1 }),
    .text(
      "accessibilityIdentifier", UIView.self,
      doc: "A name that tests find the view by and nobody else is told.",
      get: { $0.givenAccessibilityIdentifier }, set: { $0.accessibilityIdentifier = $1 }),
    make(
      "accessibilityTraits", UIView.self, .flags(traits), .flags(0), false, .appearance,
      "What the view is and how it behaves; [] for what it says by itself.",
      get: { .flags(UInt($0.givenAccessibilityTraits?.rawValue ?? 0)) },
      set: { view, value, _ in
        guard case .flags(let bits) = value else { return }
        view.givenAccessibilityTraits =
          bits == 0 ? nil : UIAccessibilityTraits(rawValue: UInt64(bits))
      }),
  ]

  private static let traits = UIAccessibilityTraits.named.map {
    ValueKind.Flag($0.name, UInt($0.value.rawValue))
  }

  /// Whether a view is told of as one thing. Classes that are by themselves begin with true.
  private static func isElement(initial: Bool) -> Property {
    .bool(
      isElement, UIView.self, initial: initial,
      doc: "Whether the view is one thing to those who do not see it, and what is in it is not.",
      get: { $0.givenIsAccessibilityElement ?? initial },
      set: { view, isElement in
        view.isAccessibilityElement = isElement
        // What the class begins with may depend on what is in the view.
        if isElement == initial { view.forgetIsAccessibilityElement() }
      })
  }

  /// The properties of a class that is told of by itself.
  static func ofElement(_ properties: [Property]) -> [Property] {
    properties.map { $0.name == isElement ? isElement(initial: true) : $0 }
  }

  /// What an item of a bar says, where that is not its title.
  static func ofItem<Target: SceneTarget>(
    _ type: Target.Type, _ item: @escaping @MainActor @Sendable (Target) -> UIBarItem
  ) -> [Property] {
    [
      .text(
        "accessibilityLabel", type, doc: "What the item is called; \"\" for its title.",
        get: { item($0).accessibilityLabel }, set: { item($0).accessibilityLabel = $1 }),
      .text(
        "accessibilityHint", type, doc: "What comes of using the item.",
        get: { item($0).accessibilityHint }, set: { item($0).accessibilityHint = $1 }),
      .text(
        "accessibilityValue", type, doc: "What the item stands at.",
        get: { item($0).accessibilityValue }, set: { item($0).accessibilityValue = $1 }),
      .text(
        "accessibilityIdentifier", type,
        doc: "A name that tests find the item by and nobody else is told.",
        get: { item($0).accessibilityIdentifier }, set: { item($0).accessibilityIdentifier = $1 }),
    ]
  }
}
