import CoreGraphics

/// What shows that the focus is on an item. This class itself stands for what suits the item.
open class UIFocusEffect: NSObject, NSCopying {
  public required override init() {
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { Self() }
}
