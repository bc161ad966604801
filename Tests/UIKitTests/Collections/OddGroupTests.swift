import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore
@testable import UIKit

/// S06: groups of compositional layouts as nobody means them.
@Suite @MainActor struct OddGroupTests {
  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func shelf(_ group: NSCollectionLayoutGroup, count: Int) -> Shelf {
    let section = NSCollectionLayoutSection(group: group)
    return Shelf(UICollectionViewCompositionalLayout(section: section), count: count)
  }

  @Test(
    "S06 groups of no items, of less, and of very many, are laid out and end",
    arguments: [
      0, -1, Int.min, 10_000, 1_000_000, Int.max,
    ])
  func counts(_ count: Int) {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let line = size(.fractionalWidth(1), .absolute(40))
    for group in [
      NSCollectionLayoutGroup.horizontal(layoutSize: line, subitem: item, count: count),
      .vertical(layoutSize: line, subitem: item, count: count),
      .horizontal(layoutSize: line, repeatingSubitem: item, count: count),
    ] {
      group.interItemSpacing = .fixed(5)
      let shelf = shelf(group, count: 50)
      shelf.frame()
      #expect(shelf.view.contentSize.isFinite)
      for index in 0..<50 {
        let frame = shelf.cellFrame(index)
        #expect(frame.map { $0.origin.isFinite && $0.width >= 0 && $0.height >= 0 } ?? true)
      }
    }
  }

  @Test(
    "S06 insets that are none, larger than the collection or of no end are laid out",
    arguments: [
      CGFloat.nan, .infinity, -.infinity, 1e300, 1e9, 500, -500,
    ])
  func insets(_ odd: CGFloat) {
    for insets in [
      NSDirectionalEdgeInsets(top: 0, leading: odd, bottom: 0, trailing: odd),
      NSDirectionalEdgeInsets(top: odd, leading: 0, bottom: odd, trailing: 0),
    ] {
      for part in 0..<3 {
        let item = NSCollectionLayoutItem(
          layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        if part == 0 { item.contentInsets = insets }
        if part == 1 { group.contentInsets = insets }
        if part == 2 { section.contentInsets = insets }
        let shelf = Shelf(UICollectionViewCompositionalLayout(section: section), count: 20)
        shelf.frame()
        shelf.now { shelf.view.contentOffset.y = 100 }
        #expect(shelf.view.contentSize.isFinite && shelf.view.contentOffset.isFinite)
        for index in 0..<20 {
          let frame = shelf.cellFrame(index)
          #expect(frame.map { $0.origin.isFinite && $0.size.isFinite } ?? true)
        }
      }
    }
  }

  @Test("S06 groups of nothing at all are laid out and end") func empty() {
    let shelf = shelf(
      .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: []), count: 50)
    shelf.frame()
    #expect(shelf.view.contentSize.isFinite)
  }

  @Test("S06 items whose guess is no height are asked a few at a time") func noGuess() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(0)))
    let shelf = shelf(
      .vertical(layoutSize: size(.fractionalWidth(1), .estimated(0)), subitems: [item]),
      count: 5000)
    shelf.dress = { cell, _ in cell.wanted = CGSize(width: 1, height: 40) }
    shelf.frame()
    #expect(shelf.view.visibleCells.count == 12)
    #expect(shelf.cellsMade < 100)
  }

  @Test("S06 items of a flow whose guess is no height are asked a few at a time") func noFlow() {
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = CGSize(width: 320, height: 0)
    flow.minimumLineSpacing = 0
    let shelf = Shelf(flow, count: 5000)
    shelf.dress = { cell, _ in cell.wanted = CGSize(width: 320, height: 40) }
    shelf.frame()
    #expect(shelf.view.visibleCells.count == 12)
    #expect(shelf.cellsMade < 100)
  }
}
