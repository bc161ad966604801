import CoreGraphics

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

  /// Tells what is in this controller, and over it, of the size that they will have.
  func passOnSize(
    _ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childList {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      guard let inner = child.viewIfLoaded, inner.bounds.size != childSize else { continue }
      child.viewWillTransition(to: childSize, with: coordinator)
    }
  }

  /// Takes on the size of a window, after all have heard of it.
  func resize(in window: UIWindow) {
    // Somebody else's transition says where the view lies until it has ended.
    guard transition == nil else { return window.placeRoot() }
    let change = Transition(from: self, to: self, in: window, animated: false)
    let presentations = sequence(first: self) { $0.presented }.compactMap(\.ownPresentation)
    viewWillTransition(to: window.bounds.size, with: change)
    for presentation in presentations {
      presentation.viewWillTransition(to: window.bounds.size, with: change)
    }
    change.place = { window.placeRoot() }
    change.start()
  }

  func takeTraits(_ given: UITraitCollection?) {
    guard given != givenTraits else { return }
    guard let view = viewIfLoaded else {
      givenTraits = given
      if given != nil { UIView.hasTraitOverrides = true }
      return
    }
    view.changeTraits {
      givenTraits = given
      if given != nil { UIView.hasTraitOverrides = true }
    }
  }

  func setStyle(_ newStyle: UIUserInterfaceStyle) {
    guard let view = viewIfLoaded else {
      interfaceStyle = newStyle
      if newStyle != .unspecified { UIView.hasTraitOverrides = true }
      return
    }
    view.changeTraits {
      interfaceStyle = newStyle
      if newStyle != .unspecified { UIView.hasTraitOverrides = true }
    }
  }
}
