import Foundation

/// Keys and buttons that went down or came up.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  open private(set) var allPresses: Set<UIPress> = []
  private weak var window: UIWindow?
  /// Whether nobody took the presses: they came to the end of the chain.
  var isUnanswered = false

  public override init() {
    super.init()
  }

  init(_ presses: Set<UIPress>, in window: UIWindow, time: TimeInterval) {
    allPresses = presses
    self.window = window
    super.init(.presses, time: time)
  }

  open override var type: EventType { .presses }

  override var windows: [UIWindow] { window.map { [$0] } ?? [] }
}
