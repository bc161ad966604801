import Foundation

/// The clipboard, as far as text goes.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  public static let general = UIPasteboard()

  /// The clipboard of the system that the host runs on; without one, it is the program's own.
  package static var system: (any SystemClipboard)?
  private var own: String?

  open var string: String? {
    get { Self.system.map { $0.text } ?? own }
    set {
      own = newValue
      Self.system?.text = newValue
    }
  }

  open var hasStrings: Bool { string.map { !$0.isEmpty } ?? false }
}

/// Where a host keeps text that was cut or copied.
@MainActor
package protocol SystemClipboard: AnyObject {
  var text: String? { get set }
}
