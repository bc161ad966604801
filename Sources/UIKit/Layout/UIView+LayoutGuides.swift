import CoreGraphics

extension UIView {
  /// Takes a guide over, from another view if it has one.
  func take(_ guide: UILayoutGuide) {
    guard guide.owningView !== self else { return }
    guide.owningView?.removeLayoutGuide(guide)
    ensureInsets().guides.append(guide)
    guide.owningView = self
  }

  func drop(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    endConstraints(of: guide)
    extras?.insets?.guides.removeAll { $0 === guide }
    guide.owningView = nil
  }

  /// The system's guide to a part of the view, made when it is first asked for.
  func systemGuide(_ area: LayoutArea) -> UILayoutGuide {
    if let guide = extras?.insets?.guides.first(where: { $0.area == area }) { return guide }
    let guide = UILayoutGuide(area)
    take(guide)
    return guide
  }

  var keyboardGuide: UIKeyboardLayoutGuide {
    for case let guide as UIKeyboardLayoutGuide in layoutGuides { return guide }
    let guide = UIKeyboardLayoutGuide(.keyboard)
    take(guide)
    return guide
  }

  /// Has what is placed by the readable width follow another size of text.
  func noteTextSize(since previous: UITraitCollection) {
    guard let guides = extras?.insets?.guides, !guides.isEmpty,
      previous.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory,
      guides.contains(where: { $0.area == .readableContent })
    else { return }
    layoutInsetsDidChange()
  }
}
