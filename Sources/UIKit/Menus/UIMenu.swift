import Foundation

/// Things to do, in order; menus among them open from theirs, or stand in them as groups.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The children stand in the menu that this one is in.
    public static let displayInline = Self(rawValue: 1)
    public static let destructive = Self(rawValue: 2)
    /// Of all that are on only the one chosen last is.
    public static let singleSelection = Self(rawValue: 32)
  }

  public let identifier: Identifier
  public package(set) var options: Options
  public package(set) var children: [UIMenuElement]

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("menu-\(UUID().uuidString)")
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The same with other children.
  public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }

  /// What is on, here and in groups.
  public var selectedElements: [UIMenuElement] {
    children.flatMap { element -> [UIMenuElement] in
      if let action = element as? UIAction { return action.state == .on ? [action] : [] }
      guard let menu = element as? UIMenu, menu.options.contains(.displayInline) else { return [] }
      return menu.selectedElements
    }
  }

  /// Marks what was chosen, where only one can be.
  func select(_ chosen: UIAction) {
    let within = children.contains { $0 === chosen }
    for case let menu as UIMenu in children { menu.select(chosen) }
    guard options.contains(.singleSelection), within || isAncestor(of: chosen) else { return }
    for action in actions { action.state = action === chosen ? .on : .off }
  }

  private func isAncestor(of action: UIAction) -> Bool { actions.contains { $0 === action } }

  /// All actions here and in groups.
  var actions: [UIAction] {
    children.flatMap { element -> [UIAction] in
      if let action = element as? UIAction { return [action] }
      guard let menu = element as? UIMenu, menu.options.contains(.displayInline) else { return [] }
      return menu.actions
    }
  }
}
