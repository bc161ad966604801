import CoreGraphics
import Foundation

/// Holds the input view of the first responder, with the accessory above it, at the bottom of a window.
final class InputHost: UIView {
  private(set) var parts: [UIView] = []
  /// Whether there is an input view among them, and not just an accessory.
  var hasInput = false

  func show(_ views: [UIView]) {
    for view in parts where !views.contains(where: { $0 === view }) { view.removeFromSuperview() }
    parts = views
    for view in views { addSubview(view) }
  }

  /// How high a part is: as it was given, or as it needs.
  private func height(of part: UIView, in room: CGSize) -> CGFloat {
    let given = part.bounds.height.settled
    let height = given > 0 ? given : part.sizeThatFits(room).height.settled
    return min(max(height, 0), room.height)
  }

  /// Lies at the bottom of a room; what is there alone as an accessory keeps clear of the corners.
  func lie(atBottomOf room: CGRect, covered: CGFloat, hasInput: Bool) {
    let room = room.settled
    let heights = parts.map { height(of: $0, in: room.size) }
    let below = hasInput ? 0 : max(covered.settled, 0)
    let whole = min(heights.reduce(0, +) + below, room.height)
    lie(in: CGRect(x: room.minX, y: room.maxY - whole, width: room.width, height: whole))
    var y: CGFloat = 0
    for (part, height) in zip(parts, heights) {
      part.lie(in: CGRect(x: 0, y: y, width: room.width, height: height))
      y += height
    }
  }
}

extension UIResponder {
  nonisolated public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  nonisolated public static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  nonisolated public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  nonisolated public static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// In what is told: where the keyboard was and is on the screen, each a `CGRect` as an `NSValue`.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

// There is no keyboard on the screen. What a responder brings in its place takes its place, and of that
// the notifications tell.

extension UIWindow {
  /// Shows what the first responder wants at the bottom, and tells when something comes or goes.
  func showInputViews() {
    let chain = firstResponder.map { Array(sequence(first: $0, next: \.next)) } ?? []
    let input = chain.lazy.compactMap(\.inputView).first
    let accessory = chain.lazy.compactMap(\.inputAccessoryView).first
    let wanted = [accessory, input].compactMap(\.self)
    guard !(inputHost == nil && wanted.isEmpty) else { return }
    if let inputHost, inputHost.hasInput == (input != nil),
      inputHost.parts.elementsEqual(wanted, by: ===)
    {
      return placeInputViews()
    }
    let before = inputHost?.frame ?? hiddenInputFrame
    guard !wanted.isEmpty else { return hideInputViews(from: before) }
    let isNew = inputHost == nil
    let host = inputHost ?? InputHost(frame: hiddenInputFrame)
    inputHost = host
    host.hasInput = input != nil
    host.show(wanted)
    addSubview(host)
    placeInputViews()
    tell(isNew ? "Show" : nil, from: before, to: host.frame)
  }

  private func hideInputViews(from before: CGRect) {
    inputHost?.show([])
    inputHost?.removeFromSuperview()
    inputHost = nil
    tell("Hide", from: before, to: hiddenInputFrame)
  }

  /// As the window is by now.
  func placeInputViews() {
    guard let inputHost else { return }
    inputHost.lie(
      atBottomOf: bounds, covered: safeAreaInsets.bottom, hasInput: inputHost.hasInput)
  }

  private var hiddenInputFrame: CGRect {
    let room = bounds.settled
    return CGRect(x: room.minX, y: room.maxY, width: room.width, height: 0)
  }

  private func tell(_ what: String?, from before: CGRect, to after: CGRect) {
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: before),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: after),
      UIResponder.keyboardAnimationDurationUserInfoKey: 0.0,
      UIResponder.keyboardAnimationCurveUserInfoKey: UIView.AnimationCurve.easeInOut.rawValue,
      UIResponder.keyboardIsLocalUserInfoKey: true,
    ]
    for time in ["Will", "Did"] {
      for kind in [what, "ChangeFrame"].compactMap(\.self) {
        NotificationCenter.default.post(
          name: Notification.Name("UIKeyboard\(time)\(kind)Notification"), object: nil,
          userInfo: info)
      }
    }
  }
}
