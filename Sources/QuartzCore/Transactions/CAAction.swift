import CoreGraphics

/// Something that happens when a property of a layer changes; an animation is one.
public protocol CAAction: AnyObject {
  /// Told after the change of the key of an object.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// Stands for 'no action, and look no further'.
extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}
