import Foundation

/// A responder that takes text; while it is the first, what is typed goes to it.
@preconcurrency @MainActor
public protocol UIKeyInput: NSObjectProtocol {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

/// Text that an input method shows before it is settled; the signatures are `UITextInput`'s.
@preconcurrency @MainActor
package protocol MarkedTextInput: UIKeyInput {
  /// Replaces the marked text; nil ends it.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
}
