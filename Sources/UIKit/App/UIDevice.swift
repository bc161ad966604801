import Foundation

/// What a program runs on, as far as programs ask to decide what to do.
///
/// The system is said to be the one whose looks and behaviour views here have, so that what is
/// written for it takes the way that is meant. There is no battery, no sensor, and nothing to turn.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  public static let current = UIDevice()

  public enum BatteryState: Int, Sendable {
    case unknown
    case unplugged
    case charging
    case full
  }

  override init() {
    super.init()
  }

  open var name: String { model }
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var localizedModel: String { model }
  open var systemName: String { "iOS" }
  open var systemVersion: String { "18.0" }
  open var identifierForVendor: UUID? { nil }
  open var isMultitaskingSupported: Bool { true }

  /// The main screen's.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
  }

  open var batteryState: BatteryState { .unknown }
  /// -1 where it is not known.
  open var batteryLevel: Float { -1 }
}

extension UIScreen {
  /// What holds on the screen, until a window says otherwise.
  public var traitCollection: UITraitCollection {
    UITraitCollection(traitsFrom: [.current, UITraitCollection(displayScale: scale)])
  }
}

extension UIApplication {
  /// Nobody tells a program here that memory is short; a program may do so itself.
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}
