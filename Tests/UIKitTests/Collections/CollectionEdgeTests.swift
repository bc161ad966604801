import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import QuartzCore
@testable import UIKit

/// S06: headers and footers that say how large they are, and what is changed before it is seen.
@Suite @MainActor struct CollectionEdgeTests {
  /// A shelf whose headers and footers are as high as it says.
  private final class TallShelf: Shelf {
    var height: CGFloat = 70
    var asked = 0

    override func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = super.collectionView(
        collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
      asked += 1
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: view.topAnchor),
        inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        inner.heightAnchor.constraint(equalToConstant: height + CGFloat(indexPath.section) * 10),
      ])
      return view
    }
  }

  private let kind = UICollectionView.elementKindSectionHeader
  private let footer = UICollectionView.elementKindSectionFooter

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  /// A group of one item, 100 points wide and high.
  private var square: NSCollectionLayoutGroup {
    .horizontal(
      layoutSize: size(.absolute(100), .absolute(100)),
      subitems: [
        NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
      ])
  }

  @Test("S06 a header of a flow layout is as high as it says, where its size is automatic")
  func automatic() {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 320, height: 50)
    flow.headerReferenceSize = UICollectionViewFlowLayout.automaticSize
    let shelf = TallShelf(flow, [["a"], ["b"]])
    shelf.frame()
    #expect(
      shelf.view.supplementaryView(forElementKind: kind, at: shelf.path(0))?.frame.height == 70)
    #expect(shelf.cellFrame(0)?.minY == 70 && shelf.cellFrame(0, 1)?.minY == 200)
    #expect(shelf.view.contentSize.height == 250)
  }

  @Test("S06 where items are estimates, so are headers and footers of a flow layout")
  func estimated() {
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = CGSize(width: 320, height: 50)
    flow.headerReferenceSize = CGSize(width: 0, height: 10)
    flow.footerReferenceSize = CGSize(width: 0, height: 10)
    let shelf = TallShelf(flow, [["a"], ["b"]])
    shelf.frame()
    #expect(shelf.cellFrame(0)?.minY == 70)
    #expect(
      shelf.view.supplementaryView(forElementKind: footer, at: shelf.path(0))?.frame.height == 70)
    shelf.items.insert(["new"], at: 0)
    shelf.now { shelf.view.insertSections([0]) }
    shelf.wait(1)
    // What was known of a section goes with it.
    #expect(shelf.cellFrame(0, 1)?.minY == 260)
  }

  @Test("S06 a header without an estimate is as high as it is said") func fixed() {
    let flow = UICollectionViewFlowLayout()
    flow.headerReferenceSize = CGSize(width: 0, height: 10)
    let shelf = TallShelf(flow, [["a"]])
    shelf.frame()
    #expect(
      shelf.view.supplementaryView(forElementKind: kind, at: shelf.path(0))?.frame.height == 10)
  }

  @Test("S06 boundary items with estimates are as high as they say, of sections and of all")
  func boundary() {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      subitems: [
        NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
      ])
    let section = NSCollectionLayoutSection(group: group)
    func edge(_ kind: String, _ alignment: NSRectAlignment)
      -> NSCollectionLayoutBoundarySupplementaryItem
    {
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .estimated(20)), elementKind: kind,
        alignment: alignment)
    }
    section.boundarySupplementaryItems = [edge(kind, .top), edge(footer, .bottom)]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [edge("badge", .top)]
    let shelf = TallShelf(
      UICollectionViewCompositionalLayout(section: section, configuration: configuration),
      [["a"], ["b"]])
    shelf.frame()
    #expect(shelf.cellFrame(0)?.minY == 140)
    #expect(shelf.cellFrame(0, 1)?.minY == 340)
    #expect(shelf.view.contentSize.height == 470)
  }

  @Test("S06 what is about to be seen of a section can be changed before each picture")
  func handler() {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(100)),
      subitems: [
        NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
      ])
    let section = NSCollectionLayoutSection(group: group)
    var offsets: [CGFloat] = []
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      offsets.append(offset.y)
      #expect(environment.container.contentSize == CGSize(width: 320, height: 480))
      for item in items where item.representedElementCategory == .cell {
        item.alpha = item.frame.minY < offset.y ? 0.5 : 1
        item.isHidden = item.indexPath.item == 2
      }
    }
    let shelf = Shelf(UICollectionViewCompositionalLayout(section: section), count: 20)
    shelf.frame()
    #expect(shelf.seen == ["0", "1", "3", "4"])
    shelf.now { shelf.view.contentOffset.y = 30 }
    #expect(offsets.last == 30)
    #expect(shelf.view.cellForItem(at: shelf.path(0))?.alpha == 0.5)
    #expect(shelf.view.cellForItem(at: shelf.path(1))?.alpha == 1)
  }

  @Test("S06 a section that scrolls by itself tells how far, and feels as it is told")
  func ownScrolling() throws {
    let group = square
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.orthogonalScrollingProperties.decelerationRate = .fast
    section.orthogonalScrollingProperties.bounce = .never
    var last: (CGFloat, CGFloat?) = (0, nil)
    section.visibleItemsInvalidationHandler = { items, offset, _ in
      last = (offset.x, items.first { $0.indexPath.item == 2 }?.frame.minX)
    }
    let shelf = Shelf(UICollectionViewCompositionalLayout(section: section), count: 20)
    shelf.frame()
    let scroll = try #require(shelf.view.scrollViews[0])
    #expect(scroll.decelerationRate == .fast && !scroll.bounces)
    shelf.now { scroll.contentOffset.x = 50 }
    #expect(last == (50, 200))
  }

  @Test("S06 groups that rest in the middle begin there until somebody scrolls their section")
  func standingInTheMiddle() throws {
    let group = square
    let layout = UICollectionViewCompositionalLayout { index, _ in
      let section = NSCollectionLayoutSection(group: group)
      if index == 0 { section.orthogonalScrollingBehavior = .groupPagingCentered }
      return section
    }
    let shelf = Shelf(layout, [(0..<9).map { "a\($0)" }, (0..<50).map { "b\($0)" }])
    shelf.frame()
    let width = shelf.view.bounds.width
    #expect(shelf.view.scrollViews[0]?.contentOffset.x == (100 - width) / 2)
    // Out of sight, and back in other room.
    shelf.now { shelf.view.contentOffset.y = 1000 }
    shelf.now { shelf.view.frame.size.width = width - 40 }
    shelf.now { shelf.view.contentOffset.y = 0 }
    let scroll = try #require(shelf.view.scrollViews[0])
    #expect(scroll.contentOffset.x == (140 - width) / 2)
    shelf.now { scroll.contentOffset.x = 20 }
    shelf.now { shelf.view.contentOffset.y = 1000 }
    shelf.now { shelf.view.contentOffset.y = 0 }
    #expect(shelf.view.scrollViews[0]?.contentOffset.x == 20)
  }

  @Test("S06 a section that has come to scroll sideways goes no other way") func sidewaysAfterLess()
    throws
  {
    let group = square
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    let shelf = Shelf(UICollectionViewCompositionalLayout(section: section), count: 2)
    shelf.frame()
    let scroll = try #require(shelf.view.scrollViews[0])
    #expect(!scroll.alwaysBounceHorizontal)
    shelf.items = [(0..<20).map { "\($0)" }]
    shelf.now { shelf.view.reloadData() }
    #expect(scroll.superview === shelf.view)
    #expect(scroll.alwaysBounceHorizontal && !scroll.alwaysBounceVertical)
  }
}
