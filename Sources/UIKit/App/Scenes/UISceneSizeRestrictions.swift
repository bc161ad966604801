import CoreGraphics

/// How large hands may make a scene's window.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  private weak var scene: UIWindowScene?

  /// In points.
  open var minimumSize = CGSize.zero {
    didSet { if minimumSize != oldValue { follow() } }
  }
  /// In points; sides without an end are as long as they like.
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  {
    didSet { if maximumSize != oldValue { follow() } }
  }

  init(of scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  private func follow() {
    if let scene { UIApplication.shared.host?.followRestrictions(of: scene) }
  }
}
