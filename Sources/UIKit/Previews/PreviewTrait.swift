import CoreGraphics

/// How a preview is shown.
public struct PreviewTrait<Subject>: Sendable {
  /// What it asks for.
  package enum Wish: Sendable {
    /// As the device's screen.
    case screen
    case size(width: CGFloat, height: CGFloat)
    /// As large as the view wants to be.
    case fitting
    case orientation(isLandscape: Bool)
    case device(String)
    case appearance(UIUserInterfaceStyle)
    case textSize(UIContentSizeCategory)
    case direction(UITraitEnvironmentLayoutDirection)
  }

  package let wish: Wish
}

extension PreviewTrait where Subject == Preview.ViewTraits {
  /// On the whole screen of a device.
  public static var defaultLayout: Self { Self(wish: .screen) }
  /// As large as what it shows wants to be.
  public static var sizeThatFitsLayout: Self { Self(wish: .fitting) }

  /// On a canvas of this size.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(wish: .size(width: width, height: height))
  }

  public static var portrait: Self { Self(wish: .orientation(isLandscape: false)) }
  public static var portraitUpsideDown: Self { portrait }
  public static var landscapeLeft: Self { Self(wish: .orientation(isLandscape: true)) }
  public static var landscapeRight: Self { landscapeLeft }

  // Apple's previews choose these beside the canvas; here they can be said as well.

  /// On a device, by a name that `preview --device list` has.
  public static func device(_ name: String) -> Self { Self(wish: .device(name)) }
  public static func appearance(_ style: UIUserInterfaceStyle) -> Self {
    Self(wish: .appearance(style))
  }
  public static func textSize(_ category: UIContentSizeCategory) -> Self {
    Self(wish: .textSize(category))
  }
  public static func layoutDirection(_ direction: UITraitEnvironmentLayoutDirection) -> Self {
    Self(wish: .direction(direction))
  }
}
