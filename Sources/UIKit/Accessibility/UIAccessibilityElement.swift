import CoreGraphics

/// Something that is no view, and that those who do not see the screen are told of.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  /// Whose content the element is.
  open weak var accessibilityContainer: AnyObject?

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  open override var next: UIResponder? { accessibilityContainer as? UIResponder }

  /// True until somebody says otherwise.
  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { say(\.identifier, newValue) }
  }

  /// Where the element is in its container, if that is a view; it moves along with it.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// What was set, or else where the element is in its container.
  open override var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? frameByContainer }
    set { super.accessibilityFrame = newValue }
  }

  private var frameByContainer: CGRect {
    guard let view = accessibilityContainer as? UIView else { return .zero }
    return UIAccessibility.convertToScreenCoordinates(accessibilityFrameInContainerSpace, in: view)
  }
}

/// Whatever tests can find by a name that nobody is shown or told.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  var accessibilityIdentifier: String? { get set }
}

extension UIImage: UIAccessibilityIdentification {}
