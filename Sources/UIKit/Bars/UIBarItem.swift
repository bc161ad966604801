import CoreGraphics
import Foundation

/// Shows items, and hears when they have changed.
@MainActor
protocol BarItemKeeper: AnyObject {
  func barItemDidChange(_ item: UIBarItem)
}

/// What all items of bars have in common. An item is in one bar at a time.
@preconcurrency @MainActor
open class UIBarItem: NSObject, UIAccessibilityIdentification {
  weak var keeper: (any BarItemKeeper)?
  private var attributes = StateTable<[NSAttributedString.Key: Any]>()

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open var title: String? {
    didSet { if title != oldValue { noteChange() } }
  }

  open var image: UIImage? {
    didSet { noteChange() }
  }

  /// Instead of the image where there is little room from top to bottom.
  open var landscapeImagePhone: UIImage? {
    didSet { noteChange() }
  }

  open var isEnabled = true {
    didSet { if isEnabled != oldValue { noteChange() } }
  }

  open var imageInsets = UIEdgeInsets.zero {
    didSet { if imageInsets != oldValue { noteChange() } }
  }

  open var tag = 0

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[exactly: state] = attributes
    noteChange()
  }

  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }

  // MARK: Accessibility: what the view says that shows the item

  /// The title, or what the image is called, unless it is set.
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  /// Beside those of a button.
  open var accessibilityTraits: UIAccessibilityTraits = []
  open var accessibilityIdentifier: String?

  var spokenLabel: String? { accessibilityLabel ?? title ?? image?.spokenName }

  func noteChange() { keeper?.barItemDidChange(self) }
}
