import UIKit

extension SceneClass {
  /// `UIView`.
  package static let view = SceneClass("UIView", isView: true, properties: viewProperties) {
    .view(UIView())
  }

  private static let contentModes = Choices<UIView.ContentMode>(
    .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center, .top, .bottom, .left, .right,
    .topLeft, .topRight, .bottomLeft, .bottomRight)

  /// Classes begin with different ones.
  static func contentMode(initial: UIView.ContentMode) -> Property {
    .choice(
      "contentMode", UIView.self, contentModes, initial: initial,
      doc: "Where the view's picture lies in it, or how it fills it.",
      get: { $0.contentMode }, set: { $0.contentMode = $1 })
  }

  private static let viewProperties: [Property] =
    [
      .rect(
        "frame", UIView.self,
        doc: "The view's rectangle in its superview, taken before its transform.",
        get: { $0.frame }, set: { $0.frame = $1 }),
      .rect(
        "bounds", UIView.self,
        doc: "The view's rectangle in its own space; its origin moves the subviews.",
        get: { $0.bounds }, set: { $0.bounds = $1 }),
      .point(
        "center", UIView.self, doc: "Where the anchor point lies in the superview.",
        get: { $0.center }, set: { $0.center = $1 }),
      .affine(
        "transform", UIView.self, doc: "Turns, scales or moves the view about its anchor point.",
        get: { $0.transform }, set: { $0.transform = $1 }),
      .number(
        "alpha", UIView.self, in: ValueKind.unit, initial: 1,
        doc: "The opacity of the view and its subviews as one group.",
        get: { Double($0.alpha) }, set: { $0.alpha = $1 }),
      .bool(
        "isHidden", UIView.self, initial: false, doc: "Whether the view and its subviews are gone.",
        get: { $0.isHidden }, set: { $0.isHidden = $1 }),
      .viewColor(
        "backgroundColor", UIView.self, doc: "What fills the view's rounded rectangle.",
        get: { $0.backgroundColor }, set: { $0.backgroundColor = $1 }),
      .viewColor(
        "tintColor", UIView.self,
        doc: "What carets, buttons and other things to use are coloured with, here and below.",
        get: { $0.ownTintColor }, set: { $0.tintColor = $1 }),
      .bool(
        "clipsToBounds", UIView.self, initial: false,
        doc: "Whether subviews end at the view's rounded rectangle.",
        get: { $0.clipsToBounds }, set: { $0.clipsToBounds = $1 }),
      contentMode(initial: .scaleToFill),
      .integer(
        "tag", UIView.self, initial: 0, doc: "A number to find the view by.",
        get: { $0.tag }, set: { $0.tag = $1 }),
      .bool(
        "isUserInteractionEnabled", UIView.self, initial: true,
        doc: "Whether the view and its subviews take touches.",
        get: { $0.isUserInteractionEnabled }, set: { $0.isUserInteractionEnabled = $1 }),
      .fitting,
    ] + marginProperties + contentProperties + Property.ofAccessibility + Property.ofRootLayers

  private static let priorities: ClosedRange<Double> = 1...1000

  /// How much content resists other sizes than its own, where constraints place a view.
  private static let contentProperties: [Property] = [
    .number(
      "horizontalHugging", UIView.self, in: priorities, initial: 250, animatable: false,
      doc: "How much the view resists being wider than its content.",
      get: { Double($0.contentHuggingPriority(for: .horizontal).rawValue) },
      set: { $0.setContentHuggingPriority(UILayoutPriority(Float($1)), for: .horizontal) }),
    .number(
      "verticalHugging", UIView.self, in: priorities, initial: 250, animatable: false,
      doc: "How much the view resists being higher than its content.",
      get: { Double($0.contentHuggingPriority(for: .vertical).rawValue) },
      set: { $0.setContentHuggingPriority(UILayoutPriority(Float($1)), for: .vertical) }),
    .number(
      "horizontalResistance", UIView.self, in: priorities, initial: 750, animatable: false,
      doc: "How much the view resists being narrower than its content.",
      get: { Double($0.contentCompressionResistancePriority(for: .horizontal).rawValue) },
      set: {
        $0.setContentCompressionResistancePriority(UILayoutPriority(Float($1)), for: .horizontal)
      }),
    .number(
      "verticalResistance", UIView.self, in: priorities, initial: 750, animatable: false,
      doc: "How much the view resists being lower than its content.",
      get: { Double($0.contentCompressionResistancePriority(for: .vertical).rawValue) },
      set: {
        $0.setContentCompressionResistancePriority(UILayoutPriority(Float($1)), for: .vertical)
      }),
    .optionalNumber(
      "spacingAfter", UIView.self, in: ValueKind.geometry,
      doc: "What is between the view and the next one in a stack, in place of the stack's spacing.",
      get: { $0.gapAfter.map { Double($0) } }, set: { $0.gapAfter = $1.map { CGFloat($0) } }),
  ]

  private static let standardMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  private static let marginProperties: [Property] = [
    .insets(
      "layoutMargins", UIView.self, initial: standardMargins,
      doc: "How far from the edges content begins; the safe area comes on top of it.",
      get: { $0.ownLayoutMargins },
      set: { view, margins in
        if margins == standardMargins { return view.resetLayoutMargins() }
        view.layoutMargins = margins
      }),
    .insets(
      "directionalLayoutMargins", UIView.self, initial: standardMargins,
      doc: "The margins by the direction of reading: top, leading, bottom, trailing.",
      get: {
        let margins = $0.ownDirectionalLayoutMargins
        return UIEdgeInsets(
          top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing)
      },
      set: { view, margins in
        if margins == standardMargins { return view.resetLayoutMargins() }
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(
          top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
      }),
    .bool(
      "preservesSuperviewLayoutMargins", UIView.self, initial: false,
      doc: "Whether content stays clear of the superview's margins as well.",
      get: { $0.preservesSuperviewLayoutMargins },
      set: { $0.preservesSuperviewLayoutMargins = $1 }),
    .bool(
      "insetsLayoutMarginsFromSafeArea", UIView.self, initial: true,
      doc: "Whether the margins begin at the safe area, and not at the edges.",
      get: { $0.insetsLayoutMarginsFromSafeArea },
      set: { $0.insetsLayoutMarginsFromSafeArea = $1 }),
  ]
}
