import CoreGraphics

// Content that is said as a value.

extension UICollectionViewCell {
  var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    (state.isEditing, state.isFocused) = (isInEditing, isFocused)
    state.isSwiped = collection?.swipe?.cell === self
    if let element { state.isReordering = collection?.movement?.element == element }
    state.isExpanded = (self as? UICollectionViewListCell)?.isExpanded ?? false
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// Has clients say what is shown in the state that the cell is in.
  func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    let state = currentState
    updateConfiguration(using: state)
    if automaticallyUpdatesContentConfiguration { showContent(in: state) }
    showBackground(in: state)
  }

  func showContent(in state: UICellConfigurationState) {
    let given = contentConfiguration
    let wanted = automaticallyUpdatesContentConfiguration ? given?.updated(for: state) : given
    let view = ConfiguredContent.show(wanted, instead: configured, in: contentView)
    guard view !== configured else {
      if view != nil { sizeMayChange() }
      return
    }
    configured = view
    view?.lie(in: contentView.bounds)
    view?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    sizeMayChange()
    setNeedsLayout()
  }

  func showBackground(in state: UICellConfigurationState) {
    let given = backgroundConfiguration ?? ownBackground
    guard let given else {
      ground?.removeFromSuperview()
      ground = nil
      return
    }
    let wanted = automaticallyUpdatesBackgroundConfiguration ? given.updated(for: state) : given
    if let ground {
      ground.configuration = wanted
      return
    }
    let made = BackgroundView(wanted)
    insertSubview(made, at: 0)
    made.lie(in: bounds)
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    ground = made
  }

  /// The content of an item that is seen is another one, and may need another size.
  private func sizeMayChange() {
    guard let collection, !collection.fill.isUnderWay, let element,
      collection.shown[element] === self,
      let layout = collection.collectionViewLayout as? UICollectionViewCompositionalLayout,
      let known = layout.known[element]
    else { return }
    let needed = systemLayoutSizeFitting(
      CGSize(width: known.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    guard needed.height != known.height else { return }
    let context = layout.makeContext()
    context.invalidateItems(at: [element.path])
    layout.invalidateLayout(with: context)
  }
}
