import CoreGraphics
import Testing

@testable import UIKit

/// Constraints that cannot be right, and layouts that never rest.
@Suite(.serialized) @MainActor struct BadConstraintTests {
  private func conflicts(_ body: () -> Void) -> [LayoutConflict] {
    var heard: [LayoutConflict] = []
    let before = LayoutEngine.conflictHandler
    LayoutEngine.conflictHandler = { heard.append($0) }
    body()
    LayoutEngine.conflictHandler = before
    return heard
  }

  @Test("S07 a conflict is told once and in words") func aConflictIsToldOnceAndInWords() {
    let view = plain()
    view.layer.name = "card"
    let root = container(320, 100, view)
    let heard = conflicts {
      activate(
        view.widthAnchor.constraint(equalToConstant: 200),
        view.heightAnchor.constraint(equalToConstant: 10),
        view.widthAnchor.constraint(equalToConstant: 300))
      root.layoutIfNeeded()
      root.setNeedsLayout()
      root.layoutIfNeeded()
    }
    #expect(
      heard.map(\.text) == [
        "card.width == 300 conflicts with card.width == 200; broken: card.width == 300"
      ])
    #expect(view.frame.width == 200)
  }

  @Test("S07 a conflict names no more than it needs") func aConflictNamesNoMoreThanItNeeds() {
    let (first, second, third) = (plain(), plain(), plain())
    (first.layer.name, second.layer.name, third.layer.name) = ("a", "b", "c")
    let root = container(320, 100, first, second, third)
    let heard = conflicts {
      activate(
        first.widthAnchor.constraint(equalToConstant: 100),
        third.widthAnchor.constraint(equalToConstant: 10),
        second.widthAnchor.constraint(equalTo: first.widthAnchor),
        third.heightAnchor.constraint(equalTo: second.widthAnchor),
        second.widthAnchor.constraint(lessThanOrEqualToConstant: 50))
      root.layoutIfNeeded()
    }
    #expect(
      heard.map(\.text) == [
        "b.width <= 50 conflicts with a.width == 100 and b.width == a.width; broken: b.width <= 50"
      ])
  }

  /// Lays out one view after the other, each of two widths, and says how often parts of conflicts were
  /// put in words.
  private func layOut(_ count: Int, in root: UIView) -> Int {
    for index in 0..<count {
      let view = plain()
      view.layer.name = "\(index)"
      root.addSubview(view)
      activate(
        view.widthAnchor.constraint(equalToConstant: 1),
        view.widthAnchor.constraint(equalToConstant: 2))
      root.layoutIfNeeded()
    }
    return root.engine.told.partCount
  }

  @Test("S07 D5: conflicts are put in words once, as they come")
  func conflictsArePutInWordsOnce() {
    _ = conflicts {
      #expect(layOut(20, in: container(320, 100)) == 2 * 20)
      #expect(layOut(40, in: container(320, 100)) == 2 * 40)
    }
  }

  @Test("S07 another constraint in the place of one that was told of is told of")
  func anotherInThePlaceOfOneIsTold() {
    let view = plain()
    let root = container(320, 100)
    root.addSubview(view)
    activate(view.widthAnchor.constraint(equalToConstant: 100))
    for relation in 0..<20 {
      let other =
        relation.isMultiple(of: 2)
        ? view.widthAnchor.constraint(equalToConstant: 50)
        : view.widthAnchor.constraint(lessThanOrEqualToConstant: 50)
      activate(other)
      #expect(conflicts { root.layoutIfNeeded() }.count == 1)
      // Nothing is laid out until the next one is there.
      other.isActive = false
    }
  }

  @Test("S07 D5: a hundred conflicts are told of, the others are counted")
  func aHundredConflictsAreTold() {
    var counts: [Int] = []
    let before = LayoutEngine.moreConflictsHandler
    LayoutEngine.moreConflictsHandler = { counts.append($0) }
    defer { LayoutEngine.moreConflictsHandler = before }
    let root = container(320, 100)
    let heard = conflicts { #expect(layOut(110, in: root) == 2 * 100) }
    #expect(Set(heard).count == 100)
    #expect(heard.count == 100)
    #expect(counts == [1, 2, 4, 8])
    // What becomes free is told of.
    let later = conflicts {
      root.subviews.first?.removeFromSuperview()
      root.layoutIfNeeded()
    }
    #expect(later.map(\.broken.words) == ["100.width == 2"])
    // What was told of is not told again where all is solved anew.
    #expect(
      conflicts {
        root.restartConstraints(repeatingConflicts: false)
        root.layoutIfNeeded()
      }.isEmpty)
    #expect(
      conflicts { root.repeatConflicts() }.count == 100)
  }

  @Test("S07 what ends a conflict brings the constraint back")
  func whatEndsAConflictBringsTheConstraintBack() {
    let view = plain()
    let root = container(320, 100, view)
    let narrow = view.widthAnchor.constraint(equalToConstant: 200)
    _ = conflicts {
      activate(narrow, view.widthAnchor.constraint(equalToConstant: 300))
      root.layoutIfNeeded()
      narrow.isActive = false
      root.layoutIfNeeded()
    }
    #expect(view.frame.width == 300)
  }

  @Test("S07 cycles of equalities are no conflict") func cyclesOfEqualitiesAreNoConflict() {
    let views = (0..<4).map { _ in plain() }
    let root = container(320, 100)
    for view in views { root.addSubview(view) }
    let heard = conflicts {
      for (view, next) in zip(views, views.dropFirst() + views.prefix(1)) {
        view.widthAnchor.constraint(equalTo: next.widthAnchor).isActive = true
      }
      views[2].widthAnchor.constraint(equalToConstant: 33).isActive = true
      root.layoutIfNeeded()
    }
    #expect(heard.isEmpty)
    #expect(views.allSatisfy { $0.frame.width == 33 })
  }

  @Test("S07 a chain of ten thousand is laid out") func aChainOfTenThousandIsLaidOut() {
    let root = container(100, 100)
    var last = root.topAnchor
    var views: [UIView] = []
    for _ in 0..<10_000 {
      let view = plain()
      root.addSubview(view)
      views.append(view)
      activate(
        view.topAnchor.constraint(equalTo: last, constant: 1),
        view.heightAnchor.constraint(equalToConstant: 1))
      last = view.bottomAnchor
    }
    root.layoutIfNeeded()
    #expect(views[9_999].frame.minY == 19_999)
  }

  @Test("S07 a thousand views in each other are laid out, changed and taken apart")
  func aThousandViewsInEachOtherAreLaidOut() {
    let root = container(20_000, 20_000)
    var views = [root]
    for _ in 0..<1_000 {
      let (view, outer) = (plain(), views[views.count - 1])
      outer.addSubview(view)
      views.append(view)
      activate(
        view.topAnchor.constraint(equalTo: outer.topAnchor, constant: 1),
        view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        view.widthAnchor.constraint(equalTo: outer.widthAnchor),
        view.heightAnchor.constraint(equalTo: outer.heightAnchor, constant: -1))
    }
    root.layoutIfNeeded()
    #expect(views[1_000].frame == CGRect(x: 0, y: 1, width: 20_000, height: 19_000))
    root.bounds.size.height = 30_000
    root.layoutIfNeeded()
    #expect(views[1_000].frame.height == 29_000)
    for view in views.dropFirst().reversed() { view.removeFromSuperview() }
    #expect(root.subviews.isEmpty)
  }

  @Test("S07 views may leave while they are laid out") func viewsMayLeaveWhileTheyAreLaidOut() {
    final class Dropper: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        subviews.last?.removeFromSuperview()
      }
    }
    let root = Dropper(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for _ in 0..<3 {
      let view = plain()
      root.addSubview(view)
      view.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
    }
    root.layoutIfNeeded()
    #expect(root.subviews.count < 3)
    #expect(root.constraints.count == root.subviews.count)
  }

  @Test("S07 a layout without end ends") func aLayoutWithoutEndEnds() {
    final class Restless: UIView {
      var constraint: NSLayoutConstraint?
      override func layoutSubviews() {
        super.layoutSubviews()
        constraint?.constant += 1
        setNeedsLayout()
      }
    }
    let root = Restless(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = plain()
    root.addSubview(view)
    root.constraint = view.widthAnchor.constraint(equalToConstant: 1)
    root.constraint?.isActive = true
    let window = UIWindow(frame: root.frame).shown()
    var said: [String] = []
    window.onRestlessLayout = { said.append($0) }
    root.setLayoutName("card")
    window.addSubview(root)
    window.layoutIfNeeded()
    window.layoutIfNeeded()
    #expect(view.frame.width > 1)
    // Once, however often it happens.
    #expect(said.count == 1)
    #expect(said.first?.contains("the layout of card does not come to rest") == true)
  }

  @Test("S07 a root that comes to a window with constraints rests") func aRootThatComesLaterRests()
  {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).shown()
    var said: [String] = []
    window.onRestlessLayout = { said.append($0) }
    // The window has the engine of all that is in it.
    let first = plain()
    window.addSubview(first)
    activate(first.widthAnchor.constraint(equalTo: window.widthAnchor))
    window.layoutIfNeeded()
    let controller = UIViewController()
    let view = plain()
    controller.view.addSubview(view)
    activate(
      view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 8),
      view.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor, constant: -8))
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(said.isEmpty)
    #expect(view.frame.width == 84)
  }

  @Test("S07 ambiguity is seen and exercised") func ambiguityIsSeenAndExercised() {
    let view = Box(20, 10)
    let root = container(100, 100, view)
    activate(view.topAnchor.constraint(equalTo: root.topAnchor))
    root.layoutIfNeeded()
    #expect(view.hasAmbiguousLayout)
    let before = view.frame
    view.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    #expect(view.frame.minX != before.minX)
    #expect(view.frame.minY == before.minY)
    activate(view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 3))
    root.layoutIfNeeded()
    #expect(!view.hasAmbiguousLayout)
    #expect(view.frame == CGRect(x: 3, y: 0, width: 20, height: 10))
    #expect(view.constraintsAffectingLayout(for: .horizontal).map(\.constant) == [3])
  }
}
