import CoreGraphics

/// The display, as large and as fine as the host says.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  public static let main = UIScreen()

  open package(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  /// Device pixels a point.
  open package(set) var scale = ScreenScale.standard {
    didSet {
      if self === UIScreen.main { ScreenScale.main = scale }
    }
  }
}
