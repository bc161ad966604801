import CoreGraphics
import Foundation
import TestSupport

@testable import QuartzCore
@testable import UIKit

/// A cell that says something, and notes what it is used for.
final class ShelfCell: UICollectionViewCell {
  var text = ""
  /// What the cell says it needs when it is asked.
  var wanted: CGSize?

  override func prepareForReuse() {
    super.prepareForReuse()
    text = ""
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { wanted ?? super.sizeThatFits(size) }
}

final class ShelfEdge: UICollectionReusableView {}

/// A collection that fills a window of 320 × 480, with items by numbers that a test can change, and
/// fingers and frames at times that it names. What the delegate hears is noted.
@MainActor
class Shelf: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)).shown()
  let view: UICollectionView
  let input: WindowInput
  private(set) var time = 0.0
  var items: [[String]]
  var notesDisplay = false
  var notesTouches = false
  private(set) var cellsMade = 0
  var canMove = false
  var dress: (ShelfCell, IndexPath) -> Void = { _, _ in }

  init(_ layout: UICollectionViewLayout, _ items: [[String]]) {
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    self.items = items
    input = WindowInput(window: window)
    super.init()
    window.traits = UITraitCollection(traitsFrom: [
      window.traits, UITraitCollection(displayScale: 2),
    ])
    view.contentScaleFactor = 2
    view.register(ShelfCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "badge",
    ] {
      view.register(
        ShelfEdge.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
    }
    view.dataSource = self
    view.delegate = self
    window.addSubview(view)
  }

  /// One section of so many items.
  convenience init(_ layout: UICollectionViewLayout, count: Int) {
    self.init(layout, [(0..<count).map { "\($0)" }])
  }

  // MARK: Time

  func frame(at time: Double) {
    self.time = time
    LayerClock.$staged.withValue(time) {
      input.advance(to: time)
      _ = window.layer.commitTree()
      UIApplication.shared.runAfterCommit()
    }
  }

  func frame() { frame(at: time) }

  func wait(_ seconds: Double) {
    let end = time + seconds
    while time < end - 1e-9 { frame(at: min(time + 1.0 / 60, end)) }
  }

  /// Makes what happens now, and the frame after it.
  @discardableResult
  func now<Result>(_ change: () -> Result) -> Result {
    let result = LayerClock.$staged.withValue(time) { change() }
    frame()
    return result
  }

  // MARK: Fingers

  func touch(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat) {
    LayerClock.$staged.withValue(time) {
      input.send([.init(1, phase, at: CGPoint(x: x, y: y))], time: time)
    }
    frame()
  }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    touch(.began, x, y)
    time += 0.05
    touch(.ended, x, y)
    // Two taps at one place are not a series.
    time += 1
  }

  func drag(_ x: CGFloat, _ y: CGFloat, to endX: CGFloat, _ endY: CGFloat, rests: Bool = true) {
    touch(.began, x, y)
    for step in 1...10 {
      time += 0.01
      let share = CGFloat(step) / 10
      touch(.moved, x + (endX - x) * share, y + (endY - y) * share)
    }
    if rests { time += 0.5 }
    touch(.ended, endX, endY)
  }

  // MARK: What is seen

  var seen: [String] { view.visibleCells.compactMap { ($0 as? ShelfCell)?.text } }

  func onShow(_ view: UIView) -> CGRect? {
    LayerClock.$staged.withValue(time) { view.layer.presentation()?.frame }
  }

  func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  func cellFrame(_ item: Int, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: path(item, section))?.frame
  }

  // MARK: UICollectionViewDataSource

  func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { items[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    cellsMade += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    if let cell = cell as? ShelfCell {
      cell.text = items[indexPath.section][indexPath.item]
      dress(cell, indexPath)
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { canMove }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let item = items[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    items[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
  }

  func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { path(0, index) }

  // MARK: UICollectionViewDelegate

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  private func note(_ call: String, _ path: IndexPath) {
    CallRecord.note("\(call) \(path.section).\(path.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    if notesDisplay { note("will display", indexPath) }
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    if notesDisplay { note("did end", indexPath) }
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    if notesTouches { note("should highlight", indexPath) }
    return true
  }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    if notesTouches { note("did highlight", indexPath) }
  }

  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    if notesTouches { note("did unhighlight", indexPath) }
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    if notesTouches { note("should select", indexPath) }
    return true
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    if notesTouches { note("should deselect", indexPath) }
    return true
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    if notesTouches { note("did select", indexPath) }
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    if notesTouches { note("did deselect", indexPath) }
  }
}
