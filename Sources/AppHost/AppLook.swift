import CoreGraphics
import Scenes
import UIKit

/// How an app's scenes are shown: by the options, and by what the desktop makes of them.
@MainActor
struct AppLook {
  /// In points.
  var size: CGSize
  /// Device pixels a point.
  var scale: CGFloat
  var style: UIUserInterfaceStyle
  private let coveredEdges: UIEdgeInsets
  private let hasDevice: Bool
  private let wishes: UITraitCollection

  init(_ overrides: CanvasOverrides) {
    let canvas = overrides.canvas
    size = canvas.size
    scale = canvas.scaleByItself
    style = canvas.appearance == .dark ? .dark : .light
    coveredEdges = canvas.safeArea
    hasDevice = canvas.device != nil
    wishes = canvas.wishes
  }

  /// Makes the app's screen like this.
  func dressScreen() {
    let screen = UIScreen.device
    if screen.bounds.size != size { screen.bounds = CGRect(origin: .zero, size: size) }
    screen.scale = scale
    if screen.wishes != wishes { screen.wishes = wishes }
  }

  var appearance: UIWindowScene.Appearance {
    var appearance = UIWindowScene.Appearance(size: size)
    appearance.style = style
    appearance.coveredEdges = coveredEdges
    appearance.showsStatusBar = hasDevice
    return appearance
  }
}
