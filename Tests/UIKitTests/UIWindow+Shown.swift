import UIKit

extension UIWindow {
  /// The window itself, which is shown from now on.
  func shown() -> Self {
    isHidden = false
    return self
  }
}
