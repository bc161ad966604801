import CoreGraphics
import QuartzCore

/// A button in a bar, or room between buttons.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain
    case done = 2
  }

  /// Room instead of a button.
  enum Space {
    case flexible
    case fixed
  }

  private(set) var space: Space?
  /// What shows the item in a bar.
  weak var shownView: UIView?
  /// What a system item that has no sign of its own is called.
  private(set) var system: SystemItem?

  private init(space: Space?) {
    self.space = space
    super.init()
  }

  public override convenience init() {
    self.init(space: nil)
  }

  public required init?(coder: NSCoder) {
    space = nil
    super.init(coder: coder)
  }

  public convenience init(
    title: String?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(space: nil)
    self.title = title
    self.style = style
    take(target, action)
  }

  public convenience init(
    image: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, landscapeImagePhone: nil, style: style, target: target, action: action)
  }

  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(space: nil)
    self.image = image
    self.landscapeImagePhone = landscapeImagePhone
    self.style = style
    take(target, action)
  }

  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(space: systemItem.space)
    take(systemItem)
    take(target, action)
  }

  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(space: systemItem.space)
    take(systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init(space: nil)
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  public convenience init(customView: UIView) {
    self.init(space: nil)
    self.customView = customView
  }

  /// Takes all the room that is left, together with others like it.
  public class func flexibleSpace() -> Self { make(.flexible) }

  public class func fixedSpace(_ width: CGFloat) -> Self {
    let item = make(.fixed)
    item.width = width
    return item
  }

  private class func make(_ space: Space) -> Self {
    let item = UIBarButtonItem(space: space)
    guard let item = item as? Self else {
      refuse("\(self) makes no spaces: ask UIBarButtonItem for them")
    }
    return item
  }

  /// What makes it a button of many bars; nil for one of its own, without word and sign.
  package var systemItem: SystemItem? {
    get { system }
    set {
      guard newValue != system else { return }
      (space, title, image, style) = (newValue?.space, nil, nil, .plain)
      if let newValue { take(newValue) } else { system = nil }
      noteChange()
    }
  }

  private func take(_ systemItem: SystemItem) {
    system = systemItem
    title = systemItem.title
    image = systemItem.symbol.flatMap { UIImage(systemName: $0) }
    if systemItem == .done || systemItem == .save { style = .done }
  }

  private func take(_ target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  open var style = Style.plain {
    didSet { if style != oldValue { noteChange() } }
  }

  /// 0 for what the content takes; of a fixed space, how wide it is.
  open var width: CGFloat = 0 {
    didSet { if width != oldValue { noteChange() } }
  }

  /// The button is as wide as the widest of them, whichever it shows.
  open var possibleTitles: Set<String>? {
    didSet { if possibleTitles != oldValue { noteChange() } }
  }

  /// Nil has the first one do it that has the method, from the first responder up.
  open weak var target: AnyObject?
  open var action: Selector?

  open var primaryAction: UIAction? {
    didSet {
      defer { noteChange() }
      guard let primaryAction else { return }
      if title == nil, !primaryAction.title.isEmpty { title = primaryAction.title }
      if image == nil { image = primaryAction.image }
    }
  }

  /// Opens at once where the item does nothing else, else for a finger that is held.
  open var menu: UIMenu? {
    didSet { if menu !== oldValue { noteChange() } }
  }

  /// Shown instead of title and image.
  open var customView: UIView? {
    didSet { if customView !== oldValue { noteChange() } }
  }

  /// The bar's unless it is set.
  open var tintColor: UIColor? {
    didSet { noteChange() }
  }

  open var isSelected = false {
    didSet { if isSelected != oldValue { noteChange() } }
  }

  open var isHidden = false {
    didSet { if isHidden != oldValue { noteChange() } }
  }

  /// Does what a tap does.
  func perform(for event: UIEvent?) {
    if let primaryAction { return primaryAction.performWithSender(self, target: nil) }
    guard let action else { return }
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }
}
