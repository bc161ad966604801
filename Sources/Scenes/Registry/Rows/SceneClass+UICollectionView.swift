import UIKit

extension SceneClass {
  /// `UICollectionView`, which in a scene says itself what its items are.
  static let collectionView = SceneClass(
    "UICollectionView", isView: true,
    properties: scrollingProperties.map { property in
      switch property.name {
      case "contentSize": property.following(sizeOfRows)
      case "backgroundColor": property.beginning(with: .color(.named("systemBackground")))
      default: property
      }
    } + collectionProperties,
    coupled: [.content: ["contentInset", "contentOffset"]], slots: scrollSlots,
    rows: RowsForm(keys: RowKeys(rows: "items", template: "cell"), isOfCells: false)
  ) {
    .view(SceneCollection())
  }

  private static let collectionProperties: [Property] = [
    .bool(
      "allowsReordering", SceneCollection.self, initial: false,
      doc: "Whether a finger that rests on an item lifts it.",
      get: { $0.allowsReordering }, set: { $0.allowsReordering = $1 })
  ]

  /// `UIRefreshControl`, above the content of what scrolls.
  static let refreshControl = SceneClass(
    "UIRefreshControl", isView: true, isControl: true,
    properties: controlProperties + [
      .bool(
        "isRefreshing", UIRefreshControl.self, initial: false,
        doc: "Whether it turns, and holds the content down.",
        get: { $0.isRefreshing },
        set: { if $1 { $0.beginRefreshing() } else { $0.endRefreshing() } })
    ]
  ) {
    .view(UIRefreshControl())
  }

  /// What lies above the content of everything that scrolls.
  static let scrollSlots: [NodeSlot] = [
    .single(
      "refreshControl", of: refreshControl, .refreshControl,
      "What a pull at the beginning of the content brings out.",
      ["actions": ["valueChanged": [["log": "new"]]]],
      attach: { ($0.view as? UIScrollView)?.refreshControl = $1?.view as? UIRefreshControl })
  ]
}
