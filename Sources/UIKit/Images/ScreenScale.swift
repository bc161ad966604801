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
    var wishes = Traits()
    var traits = UITraitCollection(Traits.usual(displayScale: standard))

    mutating func update() {
      traits = UITraitCollection(Traits.usual(displayScale: scale).overridden(by: wishes))
    }
  }

  var value: CGFloat {
    get { stored.withLock { $0.scale } }
    set {
      stored.withLock {
        $0.scale = newValue
        $0.update()
      }
    }
  }

  /// What the device's user has asked for, such as larger text.
  var wishes: Traits {
    get { stored.withLock { $0.wishes } }
    set {
      stored.withLock {
        $0.wishes = newValue
        $0.update()
      }
    }
  }

  /// What holds on the main screen until somebody says otherwise.
  static var mainTraits: UITraitCollection { (staged ?? device).stored.withLock { $0.traits } }
}
