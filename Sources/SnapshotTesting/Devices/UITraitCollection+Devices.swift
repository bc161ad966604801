import UIKit

/// The traits of devices.
extension UITraitCollection {
  public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }

  public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }

  public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isLarge: true)
  }

  public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }

  public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isLarge: true)
  }

  public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isLarge: true)
  }

  public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }

  public static func iPhone12ProMax(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection {
    phone(orientation, isLarge: true)
  }

  public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }

  public static func iPhone13ProMax(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection {
    phone(orientation, isLarge: true)
  }

  public static let iPadMini = tablet(.regular)
  public static let iPadMini_Compact_SplitView = tablet(.compact)
  public static let iPad9_7 = iPadMini
  public static let iPad9_7_Compact_SplitView = iPadMini_Compact_SplitView
  public static let iPad10_2 = iPadMini
  public static let iPad10_2_Compact_SplitView = iPadMini_Compact_SplitView
  public static let iPadPro10_5 = iPadMini
  public static let iPadPro10_5_Compact_SplitView = iPadMini_Compact_SplitView
  public static let iPadPro11 = iPadMini
  public static let iPadPro11_Compact_SplitView = iPadMini_Compact_SplitView
  public static let iPadPro12_9 = iPadMini
  public static let iPadPro12_9_Compact_SplitView = iPadMini_Compact_SplitView

  /// A large one that lies has room for columns. Text is a size smaller than a fresh phone's, as tests
  /// elsewhere have it.
  private static func phone(
    _ orientation: ViewImageConfig.Orientation, isLarge: Bool = false
  ) -> UITraitCollection {
    let lies = orientation == .landscape
    return UITraitCollection(traitsFrom: [
      UITraitCollection(layoutDirection: .leftToRight),
      UITraitCollection(preferredContentSizeCategory: .medium),
      UITraitCollection(userInterfaceIdiom: .phone),
      UITraitCollection(horizontalSizeClass: lies && isLarge ? .regular : .compact),
      UITraitCollection(verticalSizeClass: lies ? .compact : .regular),
    ])
  }

  private static func tablet(_ width: UIUserInterfaceSizeClass) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: width),
      UITraitCollection(verticalSizeClass: .regular),
      UITraitCollection(userInterfaceIdiom: .pad),
    ])
  }
}
