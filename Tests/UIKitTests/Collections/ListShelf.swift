import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import QuartzCore
@testable import UIKit

/// A list in a window, with fingers and frames at times that a test names.
@MainActor
final class ListShelf: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)).shown()
  let view: UICollectionView
  let input: WindowInput
  private(set) var time = 0.0
  var items: [[String]]
  var dress: (UICollectionViewListCell, IndexPath) -> Void = { _, _ in }
  private let cells: UICollectionView.CellRegistration<UICollectionViewListCell, String>
  private let edges: [String: UICollectionView.SupplementaryRegistration<UICollectionViewListCell>]

  init(
    _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
    _ items: [[String]] = [["a", "b", "c"], ["d", "e"]],
    _ prepare: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    prepare(&configuration)
    view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    input = WindowInput(window: window)
    self.items = items
    cells = .init { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
    }
    let kinds = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]
    edges = Dictionary(
      uniqueKeysWithValues: kinds.map { kind in
        (
          kind,
          .init(elementKind: kind) { cell, _, path in
            var content = cell.defaultContentConfiguration()
            content.text = "section \(path.section)"
            cell.contentConfiguration = content
          }
        )
      })
    super.init()
    window.traits = UITraitCollection(traitsFrom: [
      window.traits, UITraitCollection(displayScale: 2),
    ])
    view.contentScaleFactor = 2
    view.dataSource = self
    view.delegate = self
    window.addSubview(view)
    wait(0.1)
  }

  func wait(_ seconds: Double) {
    let end = time + seconds
    repeat {
      time = min(time + 1.0 / 60, end)
      LayerClock.$staged.withValue(time) {
        input.advance(to: time)
        _ = window.layer.commitTree()
        UIApplication.shared.runAfterCommit()
      }
    } while time < end
  }

  func now(_ change: () -> Void) {
    LayerClock.$staged.withValue(time) { change() }
    wait(0.1)
  }

  func touch(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat) {
    LayerClock.$staged.withValue(time) {
      input.send([.init(1, phase, at: CGPoint(x: x, y: y))], time: time)
    }
    wait(1.0 / 60)
  }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    touch(.began, x, y)
    touch(.ended, x, y)
    wait(1)
  }

  func drag(_ x: CGFloat, _ y: CGFloat, to endX: CGFloat, _ endY: CGFloat) {
    touch(.began, x, y)
    for step in 1...10 {
      let share = CGFloat(step) / 10
      touch(.moved, x + (endX - x) * share, y + (endY - y) * share)
    }
    wait(0.3)
    touch(.moved, endX, endY)
    touch(.ended, endX, endY)
    wait(1)
  }

  func cell(_ section: Int, _ item: Int) -> UICollectionViewListCell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
  }

  func key(_ key: UIKeyboardHIDUsage) {
    LayerClock.$staged.withValue(time) {
      _ = input.keyDown(UIKey(key), time: time)
      input.keyUp(key, time: time)
    }
    wait(0.5)
  }

  /// The lines of a cell, in its own space.
  func lines(_ section: Int, _ item: Int) -> [CGRect] {
    (cell(section, item)?.subviews ?? []).filter { $0 is ControlPart }.map(\.frame).sorted {
      $0.minY < $1.minY
    }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { items[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueConfiguredReusableCell(
      using: cells, for: indexPath, item: items[indexPath.section][indexPath.item])
    dress(cell, indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let edge = edges[kind] else { return UICollectionReusableView() }
    return collectionView.dequeueConfiguredReusableSupplementary(using: edge, for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let item = items[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    items[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    CallRecord.note("selected \(indexPath.section).\(indexPath.item)")
  }
}
