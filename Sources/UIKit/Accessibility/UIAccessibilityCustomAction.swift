import Foundation

/// Something that can be done with an element beside activating it.
///
/// Selectors tell nothing of what their method returned, so an action has a handler.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Tells whether it did something.
  public typealias ActionHandler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  open var name: String
  open var image: UIImage?
  open var actionHandler: ActionHandler?

  public init(name: String, actionHandler: ActionHandler?) {
    (self.name, self.actionHandler) = (name, actionHandler)
    super.init()
  }

  public convenience init(name: String, image: UIImage?, actionHandler: ActionHandler?) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }
}
