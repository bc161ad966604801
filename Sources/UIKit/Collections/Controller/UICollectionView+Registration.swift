import Foundation

extension UICollectionView {
  /// Says of which class cells are, and how they are dressed for what they show. It is made once, and
  /// not in the data source's method for each cell.
  @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let identifier = UUID().uuidString
    let handler: Handler

    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// The same of headers, footers and other views beside the cells.
  @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let identifier = UUID().uuidString
    let elementKind: String
    let handler: Handler

    public init(elementKind: String, handler: @escaping Handler) {
      (self.elementKind, self.handler) = (elementKind, handler)
    }
  }

  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let key = CollectionPool.Key(category: .cell, kind: "", identifier: registration.identifier)
    if reuse.classes[key] == nil {
      register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    }
    let cell = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    guard let made = cell as? Cell else {
      refuse("a cell of a registration for \(Cell.self) is a \(type(of: cell))")
    }
    if let item { registration.handler(made, indexPath, item) }
    return made
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let key = CollectionPool.Key(
      category: .supplementaryView, kind: registration.elementKind,
      identifier: registration.identifier)
    if reuse.classes[key] == nil {
      register(
        Supplementary.self, forSupplementaryViewOfKind: registration.elementKind,
        withReuseIdentifier: registration.identifier)
    }
    let view = dequeueReusableSupplementaryView(
      ofKind: registration.elementKind, withReuseIdentifier: registration.identifier,
      for: indexPath)
    guard let made = view as? Supplementary else {
      refuse("a view of a registration for \(Supplementary.self) is a \(type(of: view))")
    }
    registration.handler(made, registration.elementKind, indexPath)
    return made
  }
}
