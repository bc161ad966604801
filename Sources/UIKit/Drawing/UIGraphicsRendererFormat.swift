import CoreGraphics

/// What a renderer draws on.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// The rectangle that is drawn, in points.
  open internal(set) var bounds = CGRect.zero

  public required override init() {
    super.init()
  }

  /// What suits the main screen.
  open class func `default`() -> Self { Self() }

  /// What suits the main screen.
  open class func preferred() -> Self { Self() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.bounds = bounds
    return copy
  }
}
