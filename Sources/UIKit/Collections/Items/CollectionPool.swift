import Foundation

/// Views that were used for elements that are seen no more, and the classes of new ones.
struct CollectionPool {
  struct Key: Hashable {
    var category: UICollectionView.ElementCategory
    var kind: String
    var identifier: String
  }

  var views: [Key: [UICollectionReusableView]] = [:]
  var classes: [Key: UICollectionReusableView.Type] = [:]
}

extension UICollectionView {
  func register(
    _ viewClass: AnyClass?, _ category: ElementCategory, _ kind: String, _ identifier: String
  ) {
    let key = CollectionPool.Key(category: category, kind: kind, identifier: identifier)
    guard let viewClass else {
      reuse.classes[key] = nil
      return
    }
    guard let made = viewClass as? UICollectionReusableView.Type,
      category != .cell || viewClass is UICollectionViewCell.Type
    else {
      refuse(
        "must register a class that is a subclass of "
          + (category == .cell ? "UICollectionViewCell" : "UICollectionReusableView")
          + ", and \(viewClass) is none")
    }
    reuse.classes[key] = made
  }

  // MARK: Out of the pool

  func reusedCell(_ identifier: String, _ path: IndexPath) -> UICollectionViewCell {
    if let cell = fill.redressed, cell.reuseIdentifier == identifier { return cell }
    guard let cell = reusedView(.cell(path), identifier) as? UICollectionViewCell else {
      refuse("a view that is no cell waits for the identifier \(identifier)")
    }
    return cell
  }

  func reusedView(
    _ element: CollectionElement, _ identifier: String
  ) -> UICollectionReusableView {
    let key = CollectionPool.Key(
      category: element.category, kind: element.kind, identifier: identifier)
    let place = fill.made
    if let view = reuse.views[key]?.popLast() {
      view.prepareForReuse()
      if let place { view.take(place, in: mirror) }
      return view
    }
    guard let viewClass = reuse.classes[key] else {
      let kind = element.category == .cell ? "UICollectionElementKindCell" : element.kind
      refuse(
        "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a "
          + "nib or a class for the identifier or connect a prototype cell in a storyboard")
    }
    guard let view = UIView.make(viewClass) as? UICollectionReusableView else {
      refuse("\(viewClass) made no UICollectionReusableView")
    }
    view.reuseIdentifier = identifier
    if let place { view.take(place, in: mirror) }
    return view
  }

  /// A view that the layout adds by itself.
  func decorationView(_ element: CollectionElement) -> UICollectionReusableView {
    let key = CollectionPool.Key(
      category: .decorationView, kind: element.kind, identifier: element.kind)
    guard let viewClass = collectionViewLayout.decorationClasses[element.kind] else {
      refuse(
        "could not dequeue a view of kind: \(element.kind) - must register a class as a decoration "
          + "view of this kind with the layout")
    }
    reuse.classes[key] = viewClass
    return reusedView(element, element.kind)
  }

  // MARK: Into the pool

  /// Lets go of the views that wait: what was seen once leaves nothing behind.
  package func dropWaitingViews() {
    for view in reuse.views.values.joined() { view.removeFromSuperview() }
    reuse.views = [:]
    orderViewsByPath()
  }

  /// An element is seen no more; its view waits, hidden, for another one.
  func retire(_ view: UICollectionReusableView) {
    guard let element = view.element, view.collection === self else { return }
    view.element = nil
    if let first = window?.firstResponder as? UIView, first.isDescendant(of: view) {
      first.resignFirstResponder()
    }
    view.isHidden = true
    view.applied = nil
    view.layer.removeAllAnimations()
    if let identifier = view.reuseIdentifier {
      let key = CollectionPool.Key(
        category: element.category, kind: element.kind, identifier: identifier)
      reuse.views[key, default: []].append(view)
    }
    switch element.category {
    case .cell:
      guard let cell = view as? UICollectionViewCell else { return }
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.path)
    case .supplementaryView:
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind,
        at: element.path)
    case .decorationView: break
    }
  }
}
