import CoreGraphics
import Synchronization

/// The main screen's scale for those who ask from any thread: images and their renderers.
enum ScreenScale {
  static let standard: CGFloat = 2
  private static let stored = Mutex(standard)

  static var main: CGFloat {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }
}
