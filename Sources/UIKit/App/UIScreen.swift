import CoreGraphics

/// A display, as large and as fine as the host says.
///
/// A process has one of its own. A stage that shows a scene brings another, which is the main screen
/// for as long as that stage is at work: so stages of several scales stand side by side.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The one that an app is shown on.
  package static let device = UIScreen(sharing: .device)
  @TaskLocal private static var staged: UIScreen?

  /// The screen that what is made now will be shown on.
  public static var main: UIScreen { staged ?? device }

  open package(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  /// Device pixels a point. Windows on the screen, and what is in them, follow.
  open package(set) var scale = ScreenScale.standard {
    didSet {
      guard scale != oldValue else { return }
      shared.value = scale
      // What is drawn anew for it goes by the main screen.
      asMain {
        for window in UIApplication.shared.windowList.windows(on: self) { window.followScreen() }
      }
    }
  }

  /// What the device's user has asked for, such as larger text; it holds for what is made from then on.
  package var wishes: UITraitCollection {
    get { UITraitCollection(shared.wishes) }
    set { shared.wishes = newValue.traits }
  }

  private let shared: ScreenScale

  private init(sharing shared: ScreenScale) {
    self.shared = shared
    super.init()
  }

  public override convenience init() {
    self.init(sharing: ScreenScale())
  }

  /// Makes this the main screen for as long as a block runs.
  package func asMain<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$staged.withValue(self) {
      try ScreenScale.$staged.withValue(shared, operation: body)
    }
  }
}
