import Foundation

/// What a visual effect view does to what lies below it.
open class UIVisualEffect: NSObject, NSCopying {
  public override init() {
    super.init()
  }

  /// Effects do not change, so a copy is the effect itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
