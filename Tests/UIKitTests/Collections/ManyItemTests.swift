import CoreGraphics
import TestSupport
import Testing

@testable import QuartzCore
@testable import UIKit

/// S06: what is done with items of which very many are seen.
@Suite @MainActor struct ManyItemTests {
  /// Counts how often it says that it has other sublayers.
  private final class Counting: UICollectionView {
    var changes = 0

    override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      if event == "sublayers" { changes += 1 }
      return super.action(for: layer, forKey: event)
    }
  }

  /// A collection whose items lie on each other the other way round than they come.
  private func pile(_ count: Int) -> (view: Counting, views: [UIView]) {
    let view = Counting(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300),
      collectionViewLayout: UICollectionViewFlowLayout())
    let views = (0..<count).map { index in
      let cell = UICollectionViewCell()
      let place = UICollectionViewLayoutAttributes(forCellWith: [0, index])
      place.zIndex = -index
      cell.applied = place
      view.addSubview(cell)
      return cell
    }
    return (view, views)
  }

  private func ids(_ objects: [some AnyObject]) -> [ObjectIdentifier] {
    objects.map { ObjectIdentifier($0) }
  }

  @Test("S06 items are brought into another order by one change, however many they are")
  func ordersAtOnce() {
    func changes(_ count: Int) -> Int {
      let (view, views) = pile(count)
      let front = UIView()
      view.addSubview(front)
      view.changes = 0
      view.orderViews()
      #expect(ids(view.subviews) == ids(views.reversed() + [front]))
      #expect(ids(view.layer.sublayers ?? []) == ids(view.subviews.map(\.layer)))
      return view.changes
    }
    #expect(changes(40) == changes(20))
  }

  @Test("S06 whose layer somebody has put elsewhere comes back with the others")
  func takesLayersBack() {
    let (view, views) = pile(4)
    let (elsewhere, alone) = (CALayer(), CALayer())
    elsewhere.addSublayer(views[1].layer)
    view.layer.addSublayer(alone)
    view.orderViews()
    #expect(elsewhere.sublayers == nil)
    let layers = [alone] + views.reversed().map(\.layer)
    #expect(ids(view.layer.sublayers ?? []) == ids(layers))
  }
}
