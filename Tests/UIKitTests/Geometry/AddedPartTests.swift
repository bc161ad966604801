import TestSupport
import Testing

@testable import UIKit

/// Where a part comes among the views that are there.
@MainActor @Suite struct AddedPartTests {
  /// Without the part, above the uppermost other one; as it was found by going through all.
  private func place(_ part: UIView, _ views: [UIView], _ others: [UIView]) -> Int? {
    let last = views.filter { $0 !== part }.lastIndex { view in others.contains { $0 === view } }
    return last.map { $0 + 1 }
  }

  @Test func D5_aPartComesAboveTheUppermostOfOthersWhereverItWas() {
    for count in 0...5 {
      let views = (0..<count).map { _ in UIView() }
      for kinds in 0..<(1 << count) {
        let others = views.indices.filter { kinds & (1 << $0) != 0 }.map { views[$0] }
        for part in views + [UIView()] {
          let isIn = views.contains { $0 === part }
          let found = views.place(of: part, isIn: isIn) { view in
            others.contains { $0 === view }
          }
          #expect(found == place(part, views, others))
        }
      }
    }
  }

  @Test func D5_aNewPartIsPlacedByALookAtTheUppermost() {
    func looks(_ count: Int) -> Int {
      let views = WatchedList((0..<count).map { _ in UIView() })
      let place = views.place(of: UIView(), isIn: false) { $0 !== views[count - 1] }
      #expect(place == count - 1)
      return views.looks
    }
    #expect(looks(200) == looks(100))
  }
}
