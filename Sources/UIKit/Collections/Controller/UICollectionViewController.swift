import CoreGraphics
import Foundation

/// Has a collection for its view, of which it is data source and delegate.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private let firstLayout: UICollectionViewLayout
  private var ownCollection: UICollectionView?
  private var longPress: UILongPressGestureRecognizer?

  /// Whether the selection is dropped as the view appears.
  open var clearsSelectionOnViewWillAppear = true
  /// Whether a long press carries items that can be moved.
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { updateLongPress() }
  }

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    firstLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    firstLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    firstLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  open var collectionViewLayout: UICollectionViewLayout {
    ownCollection?.collectionViewLayout ?? firstLayout
  }

  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return ownCollection
    }
    set {
      guard let newValue else { return }
      ownCollection = newValue
      if newValue.dataSource == nil { newValue.dataSource = self }
      if newValue.delegate == nil { newValue.delegate = self }
      view = newValue
      updateLongPress()
    }
  }

  open override func loadView() {
    let made = UICollectionView(
      frame: UIScreen.main.bounds, collectionViewLayout: firstLayout)
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    made.alwaysBounceVertical =
      (firstLayout as? UICollectionViewFlowLayout)?.scrollDirection != .horizontal
    collectionView = made
  }

  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    ownCollection?.isEditing = editing
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let ownCollection else { return }
    for path in ownCollection.indexPathsForSelectedItems ?? [] {
      ownCollection.deselectItem(at: path, animated: animated)
    }
  }

  // MARK: Carrying items

  private func updateLongPress() {
    guard let ownCollection else { return }
    guard installsStandardGestureForInteractiveMovement else {
      if let longPress { longPress.view?.removeGestureRecognizer(longPress) }
      longPress = nil
      return
    }
    guard longPress?.view !== ownCollection else { return }
    let press = UILongPressGestureRecognizer()
    press.addAction { [weak self, weak press] _ in
      if let self, let press { carry(press) }
    }
    ownCollection.addGestureRecognizer(press)
    longPress = press
  }

  private func carry(_ press: UILongPressGestureRecognizer) {
    guard let ownCollection else { return }
    let place = press.location(in: ownCollection)
    switch press.state {
    case .began:
      guard let path = ownCollection.indexPathForItem(at: place),
        ownCollection.beginInteractiveMovementForItem(at: path)
      else { return }
      ownCollection.updateInteractiveMovementTargetPosition(place)
    case .changed: ownCollection.updateInteractiveMovementTargetPosition(place)
    case .ended: ownCollection.endInteractiveMovement()
    case .cancelled, .failed: ownCollection.cancelInteractiveMovement()
    case .possible: break
    }
  }

  // MARK: UICollectionViewDataSource

  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    refuse("\(Self.self) has items, and does not override collectionView(_:cellForItemAt:)")
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    refuse(
      "\(Self.self) has headers or footers, and does not override "
        + "collectionView(_:viewForSupplementaryElementOfKind:at:)")
  }

  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { false }

  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }

  // MARK: UICollectionViewDelegate

  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard indexPaths.count == 1 else { return nil }
    return self.collectionView(
      collectionView, contextMenuConfigurationForItemAt: indexPaths[0], point: point)
  }
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
