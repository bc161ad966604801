import CoreGraphics

/// What a swipe across a row offers.
@preconcurrency @MainActor
open class UIContextualAction {
  public enum Style: Int, Sendable {
    case normal
    /// The row goes with it; red.
    case destructive
  }

  /// Does what the action is for. Whoever gets the last argument calls it when that is done, and says
  /// whether it was.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView,
    _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  public let style: Style
  public let handler: Handler
  open var title: String?
  open var image: UIImage?
  open var backgroundColor: UIColor!

  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    backgroundColor = style == .destructive ? .systemRed : .systemGray3
  }
}

/// What a swipe across a row offers, the action at the edge first.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration {
  public let actions: [UIContextualAction]
  /// Whether a swipe across all of the row performs the first one.
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) { self.actions = actions }
}
