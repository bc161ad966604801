import CoreGraphics
import Foundation
import QuartzCore

/// An element of a section that is about to be seen, which may be changed before it is.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  var center: CGPoint { get set }
  var transform: CGAffineTransform { get set }
  var transform3D: CATransform3D { get set }
  /// The cell's identifier, or the kind of what is no cell.
  var name: String { get }
  var indexPath: IndexPath { get }
  /// In the content; of a section that scrolls by itself as if it had not.
  var frame: CGRect { get }
  var bounds: CGRect { get }
  var representedElementCategory: UICollectionView.ElementCategory { get }
  var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {
  public var name: String { element.kind }
}

/// Is called before every picture in which a section is seen.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) ->
  Void

extension UICollectionViewCompositionalLayout {
  func runHandlers(_ seen: [UICollectionViewLayoutAttributes]) -> Bool {
    guard let collection, sections.contains(where: { $0.layout.changesVisibleItems }) else {
      return false
    }
    var found: [Int: [UICollectionViewLayoutAttributes]] = [:]
    for attributes in seen where attributes.element.path.count == 2 {
      found[attributes.indexPath.section, default: []].append(attributes)
    }
    var isChanged = false
    for (index, items) in found.sorted(by: { $0.key < $1.key }) {
      guard sections.indices.contains(index),
        let handler = sections[index].layout.visibleItemsInvalidationHandler
      else { continue }
      let section = sections[index]
      handler(
        items, section.scrolls ? section.offset : collection.layoutBounds.origin,
        environment(collection))
      isChanged = true
    }
    return isChanged
  }
}
