import UIKit

extension SceneClass {
  /// `UIVisualEffectView`; the node's subviews go into its `contentView`.
  static let visualEffectView = SceneClass(
    "UIVisualEffectView", isView: true, properties: view.properties + [effect]
  ) {
    .view(UIVisualEffectView(effect: nil))
  }

  private static let effect = Property.choice(
    "effect", UIVisualEffectView.self, effects, initial: nil,
    doc: "The material that what lies below is seen through.",
    get: { view in UIBlurEffect.Style.allCases.first { UIBlurEffect(style: $0) == view.effect } },
    set: { $0.effect = $1.map { UIBlurEffect(style: $0) } })

  private static let effects = Choices<UIBlurEffect.Style?>(
    [("none", nil)] + UIBlurEffect.Style.allCases.map { ("\($0)", $0) })
}
