import Foundation

public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// Something to do, as a closure with a title, an image and a name.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// Tells actions apart; one that is not given is unlike all others.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  public let identifier: Identifier
  open var discoverabilityTitle: String?
  open var attributes: Attributes
  open var state: State {
    get { chooser == nil ? ownState : .on }
    set { ownState = newValue }
  }
  private var ownState: State
  /// A button that always stands for a choice, in which it is on for want of any other that is.
  weak var chooser: UIButton?
  /// Who has the action performed, for as long as it goes on.
  open private(set) var sender: Any?
  private let handler: UIActionHandler

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier("action-\(UUID().uuidString)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    ownState = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  public override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  public override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  /// Performs the action on behalf of somebody.
  public func performWithSender(_ sender: Any?, target: Any?) {
    let outer = self.sender
    self.sender = sender
    handler(self)
    self.sender = outer
  }
}
