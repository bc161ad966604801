import CoreGraphics
import Scenes
import UIKit

extension ViewImageConfig {
  public static let iPhoneSe = iPhoneSe(.portrait)
  /// The first of that name.
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.earlierIPhoneSE, orientation, .iPhoneSe(orientation))
  }

  public static let iPhone8 = iPhone8(.portrait)
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone8, orientation, .iPhone8(orientation))
  }

  public static let iPhone8Plus = iPhone8Plus(.portrait)
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone8Plus, orientation, .iPhone8Plus(orientation))
  }

  public static let iPhoneX = iPhoneX(.portrait)
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhoneX, orientation, .iPhoneX(orientation))
  }

  public static let iPhoneXsMax = iPhoneXsMax(.portrait)
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhoneXSMax, orientation, .iPhoneXsMax(orientation))
  }

  public static let iPhoneXr = iPhoneXr(.portrait)
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhoneXR, orientation, .iPhoneXr(orientation))
  }

  public static let iPhone12 = iPhone12(.portrait)
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone13, orientation, .iPhone12(orientation))
  }

  public static let iPhone12Pro = iPhone12Pro(.portrait)
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    iPhone12(orientation)
  }

  public static let iPhone12ProMax = iPhone12ProMax(.portrait)
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone13ProMax, orientation, .iPhone12ProMax(orientation))
  }

  public static let iPhone13 = iPhone13(.portrait)
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone13, orientation, .iPhone13(orientation))
  }

  public static let iPhone13Mini = iPhone13Mini(.portrait)
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone13Mini, orientation, .iPhone13(orientation))
  }

  public static let iPhone13Pro = iPhone13Pro(.portrait)
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    iPhone13(orientation)
  }

  public static let iPhone13ProMax = iPhone13ProMax(.portrait)
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(.iPhone13ProMax, orientation, .iPhone13ProMax(orientation))
  }

  init(_ device: Device, _ orientation: Orientation, _ traits: UITraitCollection) {
    let isUpright = orientation == .portrait
    let size = device.size
    self.init(
      safeArea: device.safeArea(isUpright ? .portrait : .landscape),
      size: isUpright ? size : CGSize(width: size.height, height: size.width), traits: traits)
  }
}
