import CoreGraphics
import Synchronization

/// A screen's scale for those who ask from any thread: images and their renderers.
final class ScreenScale: Sendable {
  static let standard: CGFloat = 2
  /// The process's own screen's.
  static let device = ScreenScale()
  /// The main screen's for as long as a block runs; see `UIScreen.asMain`.
  @TaskLocal static var staged: ScreenScale?

  /// The main screen's, in device pixels a point.
  static var main: CGFloat { (staged ?? device).value }

  private let stored = Mutex(Screen())

  private struct Screen {
    var scale = standard
    var traits = UITraitCollection(Traits.usual(displayScale: standard))
  }

  var value: CGFloat {
    get { stored.withLock { $0.scale } }
    set {
      let traits = UITraitCollection(Traits.usual(displayScale: newValue))
      stored.withLock { $0 = Screen(scale: newValue, traits: traits) }
    }
  }

  /// What holds on the main screen until somebody says otherwise.
  static var mainTraits: UITraitCollection { (staged ?? device).stored.withLock { $0.traits } }
}
