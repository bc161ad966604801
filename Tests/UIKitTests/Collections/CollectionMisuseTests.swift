import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import QuartzCore
@testable import UIKit

/// S06: collections that are told what cannot be.
@Suite @MainActor struct CollectionMisuseTests {
  private let flow = UICollectionViewFlowLayout()

  private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test("S06 numbers of items that do not fit end the program with Apple's sentence") func items()
    async
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let shelf = Shelf(UICollectionViewFlowLayout(), count: 3)
      shelf.frame()
      shelf.items = [["a"]]
      shelf.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    }
    #expect(
      text(result).contains(
        "Invalid update: invalid number of items in section 0. The number of items contained in an "
          + "existing section after the update (1) must be equal to the number of items contained in "
          + "that section before the update (3), plus or minus the number of items inserted or "
          + "deleted from that section (0 inserted, 1 deleted) and plus or minus the number of items "
          + "moved into or out of that section (0 moved in, 0 moved out)."))
  }

  @Test("S06 sections that do not fit end the program with Apple's sentence") func sections() async
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let shelf = Shelf(UICollectionViewFlowLayout(), count: 3)
      shelf.frame()
      shelf.items = [["0", "1", "2"], ["x"]]
      shelf.view.reloadItems(at: [IndexPath(item: 0, section: 0)])
    }
    #expect(
      text(result).contains(
        "Invalid update: invalid number of sections. The number of sections contained in the "
          + "collection view after the update (2) must be equal to the number of sections contained "
          + "in the collection view before the update (1), plus or minus the number of sections "
          + "inserted or deleted (0 inserted, 0 deleted)."))
  }

  @Test("S06 an item that is not there ends the program, and so does a cell of nobody's")
  func outOfBounds() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let shelf = Shelf(UICollectionViewFlowLayout(), count: 3)
        shelf.frame()
        shelf.view.deleteItems(at: [IndexPath(item: 7, section: 0)])
      }
    }
    let made = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      final class Making: Shelf {
        override func collectionView(
          _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { UICollectionViewCell() }
      }
      let shelf = Making(UICollectionViewFlowLayout(), count: 3)
      shelf.frame()
    }
    #expect(
      text(made).contains(
        "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
          + "reuseIdentifier - cells must be retrieved by calling "
          + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:"))
  }

  /// Says how many items there are whatever it has.
  private final class Counting: Shelf {
    var sections: Int?
    var count: Int?

    override func numberOfSections(in collectionView: UICollectionView) -> Int {
      sections ?? items.count
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count ?? items[section].count }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test("S06 less than no items and less than no sections are none") func negativeCounts() {
    let shelf = Counting(flow, count: 5)
    shelf.count = -3
    shelf.frame()
    #expect(shelf.view.numberOfItems(inSection: 0) == 0 && shelf.view.visibleCells.isEmpty)
    shelf.sections = -1
    shelf.now { shelf.view.reloadData() }
    #expect(shelf.view.numberOfSections == 0 && shelf.view.contentSize.height == 0)
    (shelf.sections, shelf.count) = (1, 2)
    shelf.now { shelf.view.reloadData() }
    #expect(shelf.view.visibleCells.count == 2)
  }

  @Test("S06 items that go without a word stay until the collection is told") func silentCounts() {
    flow.itemSize = CGSize(width: 320, height: 40)
    flow.minimumLineSpacing = 0
    let shelf = Counting(flow, count: 100)
    shelf.frame()
    shelf.items = [[]]
    shelf.now { shelf.view.contentOffset.y = 2000 }
    #expect(shelf.view.numberOfItems(inSection: 0) == 100 && shelf.view.visibleCells.count == 12)
    shelf.now { shelf.view.reloadData() }
    #expect(shelf.view.visibleCells.isEmpty && shelf.view.contentOffset.y == 0)
  }

  private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
    var size = CGSize(width: 50, height: 50)

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { indexPath.item % 2 == 0 ? size : CGSize(width: 50, height: 50) }
  }

  @Test(
    "S06 a delegate's sizes of items that are none, or wider than the collection, are laid out",
    arguments: [
      CGSize(width: CGFloat.nan, height: 50), CGSize(width: 50, height: CGFloat.nan),
      CGSize(width: -7, height: -7), .zero, CGSize(width: 1000, height: 50),
      CGSize(width: CGFloat.infinity, height: CGFloat.infinity),
      CGSize(width: 1e300, height: 1e300), CGSize(width: 1e-300, height: 1e-300),
    ])
  func delegateSizes(_ odd: CGSize) {
    for direction in [UICollectionView.ScrollDirection.vertical, .horizontal] {
      for isEstimated in [false, true] {
        let flow = UICollectionViewFlowLayout()
        flow.scrollDirection = direction
        if isEstimated { flow.estimatedItemSize = odd }
        let (shelf, sizes) = (Shelf(flow, count: 40), Sizes())
        sizes.size = odd
        shelf.view.delegate = sizes
        shelf.frame()
        for offset in [CGFloat(0), 300, 1e12] {
          shelf.now { shelf.view.contentOffset = CGPoint(x: offset, y: offset) }
          #expect(shelf.view.contentSize.isFinite && shelf.view.contentOffset.isFinite)
        }
        for item in 0..<40 {
          let frame = shelf.cellFrame(item)
          #expect(frame.map { $0.origin.isFinite && $0.width >= 0 && $0.height >= 0 } == true)
        }
      }
    }
  }

  @Test("S06 an item that is wider than the collection has a line to itself") func wide() {
    let (shelf, sizes) = (Shelf(flow, count: 4), Sizes())
    sizes.size = CGSize(width: 1000, height: 50)
    shelf.view.delegate = sizes
    shelf.frame()
    #expect(shelf.cellFrame(0)?.size == CGSize(width: 1000, height: 50))
    #expect((0..<4).compactMap { shelf.cellFrame($0)?.minY } == [0, 60, 120, 180])
    #expect(shelf.view.contentSize.width == 320)
  }

  @Test(
    "S06 cells that prefer sizes that are none are laid out",
    arguments: [
      CGFloat.nan, -1, 0, .infinity, 1e300,
    ])
  func preferredSizes(_ odd: CGFloat) {
    flow.estimatedItemSize = CGSize(width: 100, height: 100)
    let shelf = Shelf(flow, count: 20)
    shelf.dress = { cell, _ in cell.wanted = CGSize(width: odd, height: odd) }
    shelf.frame()
    shelf.now { shelf.view.contentOffset.y = 200 }
    #expect(shelf.view.contentSize.isFinite && shelf.view.contentOffset.isFinite)
  }

  @Test("S06 a cell of another collection comes along, and both go on") func othersCell() {
    final class Borrowing: Shelf {
      var lender: UICollectionView?
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        lender?.visibleCells.first
          ?? super.collectionView(collectionView, cellForItemAt: indexPath)
      }
    }
    func lines() -> UICollectionViewFlowLayout {
      let flow = UICollectionViewFlowLayout()
      flow.itemSize = CGSize(width: 320, height: 40)
      flow.minimumLineSpacing = 0
      return flow
    }
    let (lender, borrower) = (Shelf(lines(), count: 50), Borrowing(lines(), count: 50))
    lender.frame()
    borrower.lender = lender.view
    borrower.frame()
    for offset in [CGFloat(500), 100, 1500, 0] {
      lender.now { lender.view.contentOffset.y = offset }
      borrower.now { borrower.view.contentOffset.y = offset }
    }
    borrower.lender = nil
    borrower.now { borrower.view.reloadData() }
    lender.now { lender.view.reloadData() }
    for shelf in [lender, borrower] {
      #expect(Set(shelf.seen) == Set((0..<12).map { "\($0)" }))
      #expect(shelf.view.visibleCells.allSatisfy { $0.superview === shelf.view })
    }
  }

  @Test("S06 delegate and data source may go in the middle of what moves") func goneInTheMiddle() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)).shown()
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: flow)
    view.register(ShelfCell.self, forCellWithReuseIdentifier: "cell")
    window.addSubview(view)
    weak var gone: Shelf?
    do {
      let shelf = Shelf(UICollectionViewFlowLayout(), count: 500)
      gone = shelf
      (view.dataSource, view.delegate) = (shelf, shelf)
      LayerClock.$staged.withValue(0) {
        window.layoutIfNeeded()
        shelf.items[0].remove(at: 1)
        view.deleteItems(at: [shelf.path(1)])
        view.scrollToItem(at: shelf.path(400), at: .top, animated: true)
      }
    }
    #expect(gone == nil)
    for step in 1...60 {
      LayerClock.$staged.withValue(Double(step) / 30) {
        _ = window.layer.commitTree()
        UIApplication.shared.runAfterCommit()
      }
    }
    #expect(view.contentOffset.isFinite)
    view.reloadData()
    window.layoutIfNeeded()
    #expect(view.visibleCells.isEmpty)
  }

  @Test("S06 sizes of the collection itself that are none, less than nothing or of no end")
  func sizes() {
    flow.itemSize = CGSize(width: 320, height: 40)
    flow.minimumLineSpacing = 0
    let shelf = Shelf(flow, count: 30)
    for size in [
      CGSize.zero, CGSize(width: -50, height: -600), CGSize(width: 1e300, height: 600),
      CGSize(width: 390, height: 1e-300), CGSize(width: 1, height: 600),
    ] {
      shelf.now { shelf.view.frame.size = size }
      #expect(shelf.view.contentSize.isFinite && shelf.view.contentOffset.isFinite)
    }
    shelf.now { shelf.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480) }
    #expect(shelf.seen.count == 12)
  }
}
