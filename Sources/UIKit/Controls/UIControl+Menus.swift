import CoreGraphics

extension UIControl {
  func enableMenus(_ isEnabled: Bool) {
    guard isEnabled != isContextMenuInteractionEnabled else { return }
    if let contextMenuInteraction {
      removeInteraction(contextMenuInteraction)
      self.contextMenuInteraction = nil
    } else {
      let made = UIContextMenuInteraction(delegate: self)
      addInteraction(made)
      contextMenuInteraction = made
    }
  }

  /// Opens the menu beside the control; tells whether there is one.
  @discardableResult
  func showMenu(for event: UIEvent?) -> Bool {
    guard let window = windowReference, let contextMenuInteraction,
      let configuration = self.contextMenuInteraction(
        contextMenuInteraction,
        configurationForMenuAtLocation: CGPoint(x: bounds.midX, y: bounds.midY)),
      let menu = configuration.actionProvider?([])
    else { return false }
    sendActions(for: .menuActionTriggered)
    openMenu = MenuOverlay.open(
      menu, from: convert(bounds, to: window), in: window, sender: self)
    return true
  }
}
