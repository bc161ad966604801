import CoreGraphics

/// What an image renderer draws on.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The colours that an image can show; here they are sRGB's with eight bits, whatever is wished.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic = 0
    case extended
    case standard
  }

  /// Pixels a point, the screen's at first; 0 stands for the screen's too.
  open var scale = ScreenScale.main
  /// Whether what nothing is drawn on is black instead of clear.
  open var opaque = false
  open var preferredRange = Range.automatic

  /// The older name of the range.
  open var prefersExtendedRange: Bool {
    get { preferredRange == .extended }
    set { preferredRange = newValue ? .extended : .standard }
  }

  /// What suits a screen with these traits: its scale, or the main screen's where they tell none.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? UIGraphicsImageRendererFormat {
      copy.scale = scale
      copy.opaque = opaque
      copy.preferredRange = preferredRange
    }
    return copy
  }
}

extension UIImage {
  /// A format in which a renderer makes images like this one: its scale, and opaque where the
  /// picture has no alpha.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque =
      switch state.picture?.alphaInfo {
      case .none?, .noneSkipFirst?, .noneSkipLast?: true
      case nil, .premultipliedLast, .premultipliedFirst, .last, .first, .alphaOnly: false
      }
    return format
  }
}
