import Foundation
import Pixels

/// How far blurs and shadows reach.
package enum BlurReach {
  /// How far from where something is it can be seen after a blur of a standard deviation, in the same
  /// unit; an infinite one has been turned off.
  package static func of(_ radius: CGFloat) -> CGFloat {
    radius > 0 && radius.isFinite ? CGFloat(GaussianBlur.reach) * radius : 0
  }
}
