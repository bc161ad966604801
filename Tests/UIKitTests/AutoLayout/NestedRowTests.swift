import CoreGraphics
import Testing
import UIKit

/// Rows in rows by their baselines, each of which is that of the tallest view in it.
@Suite @MainActor struct NestedRowTests {
  /// Counts how often somebody asks how large one is.
  private final class Asked: UIView {
    static var count = 0
    var height: CGFloat = 10 {
      didSet { invalidateIntrinsicContentSize() }
    }

    override var intrinsicContentSize: CGSize {
      Self.count += 1
      return CGSize(width: 10, height: height)
    }
  }

  /// Columns in rows, a view more in each.
  private func nested(_ depth: Int, _ views: inout [Asked]) -> UIView {
    var inner: UIView = Asked()
    for level in 0..<depth {
      let view = Asked()
      view.height = CGFloat(10 + level % 5)
      views.append(view)
      let stack = UIStackView(arrangedSubviews: [inner, view])
      stack.axis = level.isMultiple(of: 2) ? .horizontal : .vertical
      stack.alignment = level.isMultiple(of: 2) ? .firstBaseline : .fill
      inner = stack
    }
    return inner
  }

  /// How often views are asked by a first layout, and by one after all have become taller.
  private func asked(_ depth: Int) -> (first: Int, later: Int) {
    var views: [Asked] = []
    let outer = nested(depth, &views)
    let root = container(300, 300, outer)
    activate(
      outer.topAnchor.constraint(equalTo: root.topAnchor),
      outer.leadingAnchor.constraint(equalTo: root.leadingAnchor))
    Asked.count = 0
    root.layoutIfNeeded()
    let first = Asked.count
    for view in views { view.height += 1 }
    Asked.count = 0
    root.layoutIfNeeded()
    return (first, Asked.count)
  }

  @Test("S07 twice as many rows in each other ask their views about twice as often")
  func workGrowsWithTheRows() {
    let (few, many) = (asked(10), asked(20))
    #expect(few.first > 10 && many.first < 3 * few.first, "\(few.first), then \(many.first)")
    #expect(few.later >= 10 && many.later < 3 * few.later, "\(few.later), then \(many.later)")
  }

  @Test("S07 a row's baseline is that of the view that is tallest now")
  func theTallestViewIsTheOneThatIsTallestNow() {
    let views = [Asked(), Asked(), Asked()]
    for (index, view) in views.enumerated() { view.height = CGFloat(10 + index) }
    let inner = UIStackView(arrangedSubviews: [views[0], views[1]])
    let row = UIStackView(arrangedSubviews: [inner, views[2]])
    let beside = Asked()
    let root = container(300, 300, row, beside)
    activate(
      row.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      beside.leadingAnchor.constraint(equalTo: row.trailingAnchor),
      beside.lastBaselineAnchor.constraint(equalTo: row.lastBaselineAnchor))
    func expect(_ view: UIView, _ line: Int = #line) {
      #expect(row.forFirstBaselineLayout === view, "\(line)")
      root.layoutIfNeeded()
      #expect(row.forLastBaselineLayout === view, "\(line)")
      #expect(beside.frame.maxY == view.convert(view.bounds, to: root).maxY, "\(line)")
    }
    row.alignment = .top
    inner.alignment = .top
    expect(views[2])
    views[0].height = 30
    expect(views[0])
    views[0].isHidden = true
    expect(views[2])
    views[1].height = 25
    expect(views[1])
    views[1].removeFromSuperview()
    expect(views[2])
    views[0].isHidden = false
    expect(views[0])
    inner.axis = .vertical
    inner.insertArrangedSubview(views[1], at: 1)
    root.layoutIfNeeded()
    #expect(row.forFirstBaselineLayout === views[0] && row.forLastBaselineLayout === views[1])
    #expect(beside.frame.maxY == 75)
  }

  /// A view that makes another one taller when it is asked for its size.
  private final class Pushing: UIView {
    var pushed: Asked?

    override var intrinsicContentSize: CGSize {
      if let pushed, pushed.height < 40 { pushed.height = 40 }
      return CGSize(width: 10, height: 20)
    }
  }

  @Test("S07 who becomes taller while all are asked counts as it is then")
  func whatChangesOnTheWayCounts() {
    let (pushing, other) = (Pushing(), Asked())
    let row = UIStackView(arrangedSubviews: [other, pushing])
    let beside = Asked()
    let root = container(300, 300, row, beside)
    row.alignment = .top
    activate(
      row.topAnchor.constraint(equalTo: root.topAnchor),
      row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      beside.leadingAnchor.constraint(equalTo: row.trailingAnchor),
      beside.lastBaselineAnchor.constraint(equalTo: row.lastBaselineAnchor))
    root.layoutIfNeeded()
    #expect(row.forFirstBaselineLayout === pushing)
    pushing.pushed = other
    pushing.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(row.forFirstBaselineLayout === other)
    #expect(beside.frame.maxY == other.convert(other.bounds, to: root).maxY)
  }
}
