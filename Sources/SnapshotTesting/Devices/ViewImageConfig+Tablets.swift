import CoreGraphics
import Scenes
import UIKit

extension ViewImageConfig {
  public static let iPadMini = iPadMini(.landscape)
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    iPadMini(TabletOrientation(full: orientation))
  }
  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
    ViewImageConfig(
      .iPadMini4, orientation,
      Splits(portrait: (320, 438), landscape: (320, 507, 694)))
  }

  public static let iPad9_7 = iPadMini
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
    iPadMini(orientation)
  }
  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
    iPadMini(orientation)
  }

  public static let iPad10_2 = iPad10_2(.landscape)
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    iPad10_2(TabletOrientation(full: orientation))
  }
  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
    ViewImageConfig(
      .iPad7, orientation, Splits(portrait: (320, 480), landscape: (320, 535, 750)))
  }

  public static let iPadPro10_5 = iPadPro10_5(.landscape)
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro10_5(TabletOrientation(full: orientation))
  }
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    ViewImageConfig(
      .iPadPro10, orientation, Splits(portrait: (320, 504), landscape: (320, 551, 782)))
  }

  public static let iPadPro11 = iPadPro11(.landscape)
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro11(TabletOrientation(full: orientation))
  }
  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    ViewImageConfig(
      .iPadPro11, orientation, Splits(portrait: (320, 504), landscape: (375, 592, 809)))
  }

  public static let iPadPro12_9 = iPadPro12_9(.landscape)
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro12_9(TabletOrientation(full: orientation))
  }
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    ViewImageConfig(
      .iPadPro12, orientation,
      Splits(portrait: (375, 639), landscape: (375, 678, 981), isHalfRegular: true))
  }

  /// How wide an app is that has a part of the display.
  private struct Splits {
    let portrait: (third: CGFloat, twoThirds: CGFloat)
    let landscape: (third: CGFloat, half: CGFloat, twoThirds: CGFloat)
    /// Whether half a display is as good as a whole one.
    var isHalfRegular = false
  }

  private init(_ device: Device, _ orientation: TabletOrientation, _ splits: Splits) {
    let (width, isCompact): (CGFloat?, Bool) =
      switch orientation {
      case .landscape(.oneThird): (splits.landscape.third, true)
      case .landscape(.oneHalf): (splits.landscape.half, !splits.isHalfRegular)
      case .landscape(.twoThirds): (splits.landscape.twoThirds, false)
      case .portrait(.oneThird): (splits.portrait.third, true)
      case .portrait(.twoThirds): (splits.portrait.twoThirds, true)
      case .landscape(.full), .portrait(.full): (nil, false)
      }
    self.init(
      device, orientation.orientation, isCompact ? .iPadMini_Compact_SplitView : .iPadMini)
    if let width { size?.width = width }
  }
}

extension ViewImageConfig.TabletOrientation {
  fileprivate init(full orientation: ViewImageConfig.Orientation) {
    switch orientation {
    case .landscape: self = .landscape(splitView: .full)
    case .portrait: self = .portrait(splitView: .full)
    }
  }

  fileprivate var orientation: ViewImageConfig.Orientation {
    switch self {
    case .landscape: .landscape
    case .portrait: .portrait
    }
  }
}
