import UIKit

extension SceneClass {
  /// `UIVisualEffectView`; the node's subviews go into its `contentView`.
  static let visualEffectView = SceneClass(
    "UIVisualEffectView", isView: true, properties: view.properties + [effect]
  ) {
    .view(UIVisualEffectView(effect: nil))
  }

  private static let effect = Property.choice(
    "effect", UIVisualEffectView.self, ["none"] + styles.map(\.name), initial: "none",
    doc: "The material that what lies below is seen through.",
    get: { view in
      guard let blur = view.effect as? UIBlurEffect else { return "none" }
      return styles.first { UIBlurEffect(style: $0.style) == blur }?.name ?? "none"
    },
    set: { view, name in
      view.effect = styles.first { $0.name == name }.map { UIBlurEffect(style: $0.style) }
    })

  private static let styles = UIBlurEffect.Style.allCases.map { (name: "\($0)", style: $0) }
}
