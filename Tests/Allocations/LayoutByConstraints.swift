import AllocationCounter
import ConstraintCases
import Constraints
import CoreGraphics
import UIKit

/// A list whose first gap changes, so that all that is below moves: as constraints alone, and as
/// views.
@MainActor
struct LayoutByConstraints {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let gap: NSLayoutConstraint

  init() {
    var constraints: [NSLayoutConstraint] = []
    let first = UIView()
    gap = first.topAnchor.constraint(equalTo: root.topAnchor)
    var above: UIView?
    for index in 0..<100 {
      let row = index == 0 ? first : UIView()
      row.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(row)
      constraints += [
        row.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        row.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
        row.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        row.heightAnchor.constraint(equalToConstant: 20).at(250),
      ]
      constraints.append(
        above.map { row.topAnchor.constraint(equalTo: $0.bottomAnchor, constant: 1) } ?? gap)
      above = row
    }
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
  }

  /// Changes the gap so often; tells how often memory was asked for by the solver alone, and with
  /// views.
  func changes(_ count: Int) -> (solver: UInt64, views: UInt64) {
    let system = LayoutSystem.list(100)
    var solver = Solver()
    let key = system.add(to: &solver)[system.edited]
    solver.settle()
    func solve(_ index: Int) {
      solver.setConstant(Double(300 + index % 50), of: key)
      solver.settle()
      solver.takeChanges { _ in }
    }
    func layOut(_ index: Int) {
      gap.constant = CGFloat(index % 50)
      root.layoutIfNeeded()
    }
    for index in 0..<100 { solve(index) }
    let before = allocation_count()
    for index in 0..<count { solve(index) }
    let solved = allocation_count() - before
    for index in 0..<100 { layOut(index) }
    let standing = allocation_count()
    for index in 0..<count { layOut(index) }
    return (solved, allocation_count() - standing)
  }
}

extension NSLayoutConstraint {
  fileprivate func at(_ priority: Float) -> NSLayoutConstraint {
    self.priority = UILayoutPriority(priority)
    return self
  }
}
