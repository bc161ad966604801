extension UIViewController {
  /// A child's way in or out, while it is under way.
  enum Move {
    case toParent
    case fromParent
  }

  func take(_ child: UIViewController) {
    guard child.parentReference !== self else { return }
    for controller in sequence(first: self, next: \.parentReference) where controller === child {
      refuse("\(type(of: child)) cannot be a child of \(type(of: self)): it is above it")
    }
    child.leaveParent()
    child.willMove(toParent: self)
    child.parentReference = self
    childList.append(child)
  }

  func leaveParent() {
    guard let parent = parentReference else { return }
    parent.childList.removeAll { $0 === self }
    parentReference = nil
    didMove(toParent: nil)
  }

  func setStyle(_ newStyle: UIUserInterfaceStyle) {
    guard let view = viewIfLoaded else {
      style = newStyle
      if newStyle != .unspecified { UIView.hasStyleOverrides = true }
      return
    }
    view.changeTraits {
      style = newStyle
      if newStyle != .unspecified { UIView.hasStyleOverrides = true }
    }
  }
}
