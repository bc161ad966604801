/// A choice of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, UIAccessibilityIdentification {
  public enum Style: Int, Sendable {
    case `default`
    /// Leaves everything as it is; there is one at most.
    case cancel
    /// Takes something away.
    case destructive
  }

  open private(set) var title: String?
  open private(set) var style: Style
  let handler: ((UIAlertAction) -> Void)?
  open var accessibilityIdentifier: String?
  var onChange: () -> Void = {}

  open var isEnabled = true {
    didSet { if isEnabled != oldValue { onChange() } }
  }

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init()
  }

  package func retitle(_ title: String?) {
    guard title != self.title else { return }
    self.title = title
    onChange()
  }

  package func restyle(_ style: Style) {
    guard style != self.style else { return }
    self.style = style
    onChange()
  }
}
