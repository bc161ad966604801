import UIKit

/// What a table and a collection of a scene have alike.
@MainActor
protocol SceneList: UIScrollView {
  var allowsReordering: Bool { get }
  var selectedPaths: [IndexPath] { get }
  var rows: LiveRows? { get }
  var looksAtBeginning: Bool { get set }
  /// Has `rows` say what is shown.
  func take(_ rows: LiveRows)
  func askAnew()
  /// Lets go of views that wait for other rows.
  func dropWaitingViews()
  func takeAway(_ path: IndexPath)
  func select(_ path: IndexPath, animated: Bool)
}

/// A table of a scene, with what a scene can say of it beyond UIKit.
final class SceneTable: UITableView {
  /// Whether a row stays selected when it has done what it is for.
  var keepsSelection = false
  var allowsReordering = false { didSet { if allowsReordering != oldValue { reloadData() } } }
  var allowsDeleting = false { didSet { if allowsDeleting != oldValue { reloadData() } } }

  override func layoutSubviews() { LiveRows.show(in: self) { super.layoutSubviews() } }
}

/// A collection of a scene.
final class SceneCollection: UICollectionView {
  var allowsReordering = false { didSet { follow() } }
  private var press: UILongPressGestureRecognizer?

  init() {
    super.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    register(SceneItemCell.self, forCellWithReuseIdentifier: SceneItemCell.identifier)
    register(
      SceneItemHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: SceneItemHeader.identifier)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() { LiveRows.show(in: self) { super.layoutSubviews() } }

  /// A finger that rests on an item lifts it.
  private func follow() {
    press.map { removeGestureRecognizer($0) }
    press = nil
    guard allowsReordering else { return }
    let press = UILongPressGestureRecognizer()
    press.addAction { [weak self] press in self?.carry(press) }
    addGestureRecognizer(press)
    self.press = press
  }

  private func carry(_ press: UIGestureRecognizer) {
    let place = press.location(in: self)
    switch press.state {
    case .began:
      if let path = indexPathForItem(at: place) {
        _ = beginInteractiveMovementForItem(at: path)
      }
    case .changed: updateInteractiveMovementTargetPosition(place)
    case .ended: endInteractiveMovement()
    default: cancelInteractiveMovement()
    }
  }
}

extension SceneTable: SceneList {
  var rows: LiveRows? { dataSource as? LiveRows }
  var selectedPaths: [IndexPath] { indexPathsForSelectedRows ?? [] }

  func take(_ rows: LiveRows) {
    looksAtBeginning = true
    dataSource = rows
    delegate = rows
  }

  func askAnew() {
    reloadData()
    dropWaitingViews()
  }

  func takeAway(_ path: IndexPath) { deleteRows(at: [path], with: .automatic) }

  func select(_ path: IndexPath, animated: Bool) {
    selectRow(at: path, animated: animated, scrollPosition: .none)
  }
}

extension SceneCollection: SceneList {
  var rows: LiveRows? { dataSource as? LiveRows }
  var selectedPaths: [IndexPath] { indexPathsForSelectedItems ?? [] }

  func take(_ rows: LiveRows) {
    looksAtBeginning = true
    dataSource = rows
    delegate = rows
    collectionViewLayout = rows.layout()
  }

  func askAnew() {
    collectionViewLayout.invalidateLayout()
    reloadData()
    dropWaitingViews()
  }

  func takeAway(_ path: IndexPath) { deleteItems(at: [path]) }

  func select(_ path: IndexPath, animated: Bool) {
    selectItem(at: path, animated: animated, scrollPosition: [])
  }
}
