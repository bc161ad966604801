import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import QuartzCore
@testable import UIKit

/// S06: sections of groups of items.
@Suite @MainActor struct CollectionCompositionTests {
  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func item(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutItem { NSCollectionLayoutItem(layoutSize: size(width, height)) }

  private func header(_ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutBoundarySupplementaryItem
  {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), height),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
  }

  @Test("S06 a row takes as many items as fit, inside the insets of section and item") func rows() {
    let item = item(.fractionalWidth(0.25), .fractionalHeight(1))
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 3, bottom: 2, trailing: 3)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 5, trailing: 20)
    section.interGroupSpacing = 8
    let shelf = Shelf(UICollectionViewCompositionalLayout(section: section), count: 9)
    shelf.frame()
    #expect(shelf.cellFrame(0) == CGRect(x: 23, y: 12, width: 64, height: 46))
    #expect(shelf.cellFrame(5) == CGRect(x: 93, y: 70, width: 64, height: 46))
    #expect(shelf.view.contentSize == CGSize(width: 320, height: 10 + 3 * 50 + 2 * 8 + 5))
    #expect(shelf.view.visibleCells.count == 9)
    #expect(shelf.view.cellForItem(at: shelf.path(5))?.frame == shelf.cellFrame(5))
  }

  @Test("S06 groups in groups, and items that share a length evenly") func nesting() {
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)),
      subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 2)
    pair.interItemSpacing = .fixed(10)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(110)),
      subitems: [item(.fractionalWidth(0.7), .fractionalHeight(1)), pair])
    let shelf = Shelf(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
      count: 6)
    shelf.frame()
    #expect(shelf.cellFrame(0) == CGRect(x: 0, y: 0, width: 224, height: 110))
    #expect(shelf.cellFrame(1) == CGRect(x: 224, y: 0, width: 96, height: 50))
    #expect(shelf.cellFrame(2) == CGRect(x: 224, y: 60, width: 96, height: 50))
    #expect(shelf.cellFrame(4)?.minY == 110)
  }

  @Test("S06 room that is flexible takes what is left") func flexible() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      repeatingSubitem: item(.absolute(60), .absolute(30)), count: 3)
    group.interItemSpacing = .flexible(5)
    let shelf = Shelf(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
      count: 3)
    shelf.frame()
    #expect((0..<3).compactMap { shelf.cellFrame($0)?.minX } == [0, 130, 260])
  }

  @Test("S06 a client places the items of a group itself") func custom() {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(100))
    ) { environment in
      let width = environment.container.effectiveContentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width, height: 40)),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: 10, y: 20, width: 50, height: 50), zIndex: 3),
      ]
    }
    let shelf = Shelf(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
      count: 3)
    shelf.frame()
    #expect(shelf.cellFrame(1) == CGRect(x: 10, y: 20, width: 50, height: 50))
    #expect(shelf.cellFrame(2) == CGRect(x: 0, y: 100, width: 320, height: 40))
    let cells = shelf.view.subviews.compactMap { $0 as? ShelfCell }
    #expect(cells.last?.text == "1")
  }

  @Test("S06 what is estimated is measured as it comes into sight, and what is seen stays put")
  func estimated() {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .estimated(40)),
      subitems: [item(.fractionalWidth(1), .estimated(40))])
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [header(.absolute(30))]
    let shelf = Shelf(UICollectionViewCompositionalLayout(section: section), count: 200)
    shelf.dress = { cell, path in
      cell.wanted = CGSize(width: 1, height: 60 + CGFloat(path.item % 3))
    }
    shelf.frame()
    #expect(shelf.cellFrame(0) == CGRect(x: 0, y: 30, width: 320, height: 60))
    #expect(shelf.cellFrame(2) == CGRect(x: 0, y: 151, width: 320, height: 62))
    #expect(shelf.cellFrame(150)?.height == 40)
    #expect(shelf.cellsMade < 20)
    // Upwards from the middle: what was not measured lies above what is seen.
    shelf.now { shelf.view.scrollToItem(at: shelf.path(100), at: .top, animated: false) }
    #expect(shelf.view.indexPathsForVisibleItems.first == shelf.path(100))
    for _ in 0..<8 {
      let first = shelf.view.indexPathsForVisibleItems[0]
      let before = (shelf.cellFrame(first.item)?.minY ?? 0) - shelf.view.contentOffset.y
      shelf.now { shelf.view.contentOffset.y -= 30 }
      let after = (shelf.cellFrame(first.item)?.minY ?? 0) - shelf.view.contentOffset.y
      #expect(after == before + 30)
    }
  }

  @Test("S06 items that turn out to be nothing are all known after one layout")
  func nothing() {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .estimated(400)),
      subitems: [item(.fractionalWidth(1), .estimated(400))])
    let section = NSCollectionLayoutSection(group: group)
    let shelf = Shelf(UICollectionViewCompositionalLayout(section: section), count: 50)
    shelf.dress = { cell, _ in cell.wanted = CGSize(width: 1, height: 0) }
    shelf.view.layOutElements()
    #expect(shelf.view.contentSize.height == 0)
  }

  @Test("S06 headers, footers, badges and what lies behind a section are where they belong")
  func besides() throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(300)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
    let top = header(.absolute(40))
    top.pinToVisibleBounds = true
    let bottom = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.absolute(100), .absolute(30)),
      elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottomTrailing)
    section.boundarySupplementaryItems = [top, bottom]
    section.decorationItems = [.background(elementKind: "ground")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(ShelfEdge.self, forDecorationViewOfKind: "ground")
    let shelf = Shelf(layout, count: 2)
    shelf.frame()
    #expect(shelf.cellFrame(0) == CGRect(x: 20, y: 50, width: 280, height: 300))
    let header = try #require(
      shelf.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: shelf.path(0)))
    #expect(header.frame == CGRect(x: 20, y: 0, width: 280, height: 40))
    #expect(
      shelf.view.layoutAttributesForSupplementaryElement(ofKind: "badge", at: shelf.path(0))?.frame
        == CGRect(x: 290, y: 40, width: 20, height: 20))
    #expect(
      shelf.view.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionFooter, at: shelf.path(0))?.frame
        == CGRect(x: 200, y: 660, width: 100, height: 30))
    #expect(shelf.view.contentSize.height == 690)
    let ground = try #require(shelf.view.subviews.first as? ShelfEdge)
    #expect(ground.frame == CGRect(x: 0, y: 0, width: 320, height: 690))
    shelf.now { shelf.view.contentOffset.y = 100 }
    #expect(header.frame.minY == 100 && shelf.view.subviews.last === header)
  }

  @Test("S06 a section scrolls by itself, with cells for what is seen of it") func orthogonal()
    throws
  {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(100), .absolute(80)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    let layout = UICollectionViewCompositionalLayout { index, _ in
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 10
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
      if index == 0 { section.orthogonalScrollingBehavior = .groupPaging }
      return section
    }
    let shelf = Shelf(layout, [(0..<50).map { "a\($0)" }, (0..<50).map { "b\($0)" }])
    shelf.frame()
    #expect(shelf.seen.filter { $0.hasPrefix("a") } == ["a0", "a1", "a2"])
    #expect(shelf.cellFrame(0, 1)?.minY == 80)
    let scroller = try #require(shelf.view.subviews.compactMap { $0 as? SectionScrollView }.first)
    #expect(scroller.frame == CGRect(x: 0, y: 0, width: 320, height: 80))
    #expect(scroller.contentSize.width == 5522)
    shelf.drag(300, 40, to: 220, 40)
    shelf.wait(2)
    #expect(scroller.contentOffset.x == 110 && shelf.view.contentOffset.y == 0)
    #expect(shelf.seen.filter { $0.hasPrefix("a") } == ["a0", "a1", "a2", "a3"])
    shelf.tap(50, 40)
    #expect(shelf.view.indexPathsForSelectedItems == [shelf.path(1)])
    #expect(shelf.view.indexPathForItem(at: CGPoint(x: 50, y: 40)) == shelf.path(1))
    // Out of sight and back it is where it was.
    shelf.now { shelf.view.contentOffset.y = 1000 }
    #expect(scroller.superview == nil)
    shelf.now { shelf.view.contentOffset.y = 0 }
    #expect(shelf.seen.filter { $0.hasPrefix("a") } == ["a0", "a1", "a2", "a3"])
    shelf.now {
      shelf.view.scrollToItem(at: shelf.path(30), at: .centeredHorizontally, animated: false)
    }
    #expect(shelf.seen.contains("a30"))
  }

  @Test("S06 sizes that are none, or of no end, are settled") func badSizes() {
    for bad in [CGFloat.nan, -1, 0, .infinity, 1e300] {
      for dimension in [
        NSCollectionLayoutDimension.absolute(bad), .fractionalWidth(bad), .estimated(bad),
      ] {
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: size(dimension, dimension), subitems: [item(dimension, dimension)])
        group.interItemSpacing = .flexible(bad)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = bad
        section.contentInsets.leading = bad
        let shelf = Shelf(UICollectionViewCompositionalLayout(section: section), count: 3)
        shelf.frame()
        #expect(shelf.view.contentSize.isFinite)
      }
    }
  }
}
