import Foundation
import QuartzCore

/// What assistive technologies are at work, and ways to talk to them.
///
/// There are none here: what asks for one is false, and nobody hears what is posted, as on a device where
/// all of them are switched off.
public enum UIAccessibility {
  /// What is told to assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let screenChanged = Self(rawValue: 1000)
    public static let layoutChanged = Self(rawValue: 1001)
    public static let announcement = Self(rawValue: 1008)
    public static let pageScrolled = Self(rawValue: 1009)
  }

  /// No assistive technology runs, so nobody hears it.
  @MainActor
  public static func post(notification: Notification, argument: Any?) {}

  // MARK: What is switched on

  public static var isVoiceOverRunning: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var isAssistiveTouchRunning: Bool { false }
  public static var isGuidedAccessEnabled: Bool { false }
  public static var isSpeakScreenEnabled: Bool { false }
  public static var isSpeakSelectionEnabled: Bool { false }
  public static var isShakeToUndoEnabled: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var prefersCrossFadeTransitions: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var isMonoAudioEnabled: Bool { false }
  public static var isClosedCaptioningEnabled: Bool { false }
  public static var isVideoAutoplayEnabled: Bool { true }
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  public static var shouldDifferentiateWithoutColor: Bool { false }
  public static var buttonShapesEnabled: Bool { false }

  /// Whether colours are to stand out, as the traits say that hold now.
  @MainActor
  public static var isDarkerSystemColorsEnabled: Bool {
    UITraitCollection.current.accessibilityContrast == .high
  }

  // MARK: Places

  /// A rectangle of a view's space on the screen.
  @MainActor
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    let inWindow = view.convert(rect, to: nil)
    let origin = (view.window ?? view as? UIWindow)?.placeOnScreen ?? .zero
    return inWindow.offsetBy(dx: origin.x, dy: origin.y).settled
  }

  /// A path of a view's space on the screen.
  @MainActor
  public static func convertToScreenCoordinates(
    _ path: UIBezierPath, in view: UIView
  ) -> UIBezierPath {
    let box = view.bounds
    let corners = [
      CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.minX + 1, y: box.minY),
      CGPoint(x: box.minX, y: box.minY + 1),
    ].map { point in
      convertToScreenCoordinates(CGRect(origin: point, size: .zero), in: view).origin
    }
    let (origin, across, down) = (corners[0], corners[1], corners[2])
    let transform = CGAffineTransform(
      a: across.x - origin.x, b: across.y - origin.y, c: down.x - origin.x, d: down.y - origin.y,
      tx: origin.x, ty: origin.y)
    let moved = UIBezierPath(cgPath: path.cgPath)
    moved.apply(CGAffineTransform(translationX: -box.minX, y: -box.minY).concatenating(transform))
    return moved
  }
}

/// What kind of container an object is.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none
  case dataTable
  case list
  case landmark
  case semanticGroup
}

/// Where content is moved to.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left
  case up
  case down
  case next
  case previous
}
