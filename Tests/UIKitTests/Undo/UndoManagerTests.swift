import Foundation
import QuartzCore
import Testing

@testable import UIKit

/// Changes that are taken back, by groups, as Foundation has it on Apple's systems.
@MainActor @Suite struct UndoManagerTests {
  /// A number whose changes are remembered.
  @MainActor private final class Counter: NSObject {
    weak var manager: UndoManager?
    private(set) var number = 0

    init(_ manager: UndoManager) {
      self.manager = manager
    }

    func set(_ new: Int, name: String = "") {
      let old = number
      manager?.registerUndo(withTarget: self) { $0.set(old) }
      if !name.isEmpty { manager?.setActionName(name) }
      number = new
    }
  }

  private let manager = UndoManager()
  private let counter: Counter

  init() {
    counter = Counter(manager)
  }

  /// Sets the number in a group of its own.
  private func group(_ number: Int, name: String = "") {
    manager.beginUndoGrouping()
    counter.set(number, name: name)
    manager.endUndoGrouping()
  }

  @Test func whatIsTakenBackCanBeBroughtAgain() {
    #expect(!manager.canUndo && !manager.canRedo)
    manager.undo()
    manager.redo()
    manager.groupsByEvent = false
    group(1, name: "Counting")
    group(2)
    #expect(manager.canUndo && manager.undoActionName.isEmpty)
    manager.undo()
    #expect(counter.number == 1 && manager.canUndo && manager.canRedo)
    #expect(manager.undoMenuItemTitle == "Undo Counting" && manager.redoMenuItemTitle == "Redo")
    manager.undo()
    #expect(counter.number == 0 && !manager.canUndo)
    #expect(manager.redoActionName == "Counting")
    manager.redo()
    #expect(counter.number == 1 && manager.undoActionName == "Counting")
    manager.redo()
    #expect(counter.number == 2 && !manager.canRedo)
    manager.undo()
    // Another change, and there is nothing to be brought again.
    group(5)
    #expect(!manager.canRedo)
    manager.undo()
    #expect(counter.number == 1)
  }

  @Test func allChangesOfAnEventAreOneGroup() async {
    counter.set(1)
    #expect(manager.groupingLevel == 1)
    group(2)
    counter.set(3)
    #expect(manager.groupingLevel == 1 && manager.canUndo)
    let deadline = Date().addingTimeInterval(10)
    while manager.groupingLevel > 0, Date() < deadline { await Task.yield() }
    #expect(manager.groupingLevel == 0)
    counter.set(4)
    // The event's group is closed by whoever undoes it.
    manager.undo()
    #expect(counter.number == 3 && manager.groupingLevel == 0)
    manager.undo()
    #expect(counter.number == 0 && !manager.canUndo)
    manager.redo()
    #expect(counter.number == 3)
  }

  @Test func groupsInGroupsAreTakenBackByThemselves() {
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    counter.set(1)
    group(2, name: "Inner")
    #expect(manager.groupingLevel == 1)
    manager.undoNestedGroup()
    #expect(counter.number == 1 && manager.groupingLevel == 1 && manager.canRedo)
    group(3)
    manager.endUndoGrouping()
    manager.undo()
    #expect(counter.number == 0 && !manager.canUndo)
    // A group that a program has opened and closed is there with nothing in it, too.
    manager.beginUndoGrouping()
    manager.endUndoGrouping()
    #expect(manager.canUndo)
    manager.undo()
    #expect(!manager.canUndo)
  }

  @Test func nothingIsRememberedWhileThatIsDisabled() {
    manager.disableUndoRegistration()
    manager.disableUndoRegistration()
    counter.set(1)
    manager.enableUndoRegistration()
    #expect(!manager.isUndoRegistrationEnabled && !manager.canUndo)
    manager.removeAllActions()
    #expect(manager.isUndoRegistrationEnabled)
    counter.set(2)
    manager.undo()
    #expect(counter.number == 1)
  }

  @Test func onlySoManyLevelsAreKept() {
    manager.groupsByEvent = false
    for number in 1...5 { group(number) }
    manager.levelsOfUndo = 2
    for _ in 0..<5 { manager.undo() }
    #expect(counter.number == 3)
    manager.levelsOfUndo = -1
    group(9)
    #expect(manager.canUndo)
  }

  @Test func targetsAreNotKeptAndCanBeForgotten() {
    manager.groupsByEvent = false
    var other: Counter? = Counter(manager)
    weak let gone = other
    manager.beginUndoGrouping()
    other?.set(1)
    counter.set(1)
    manager.endUndoGrouping()
    other = nil
    #expect(gone == nil)
    manager.undo()
    #expect(counter.number == 0)
    manager.redo()
    manager.removeAllActions(withTarget: counter)
    #expect(!manager.canUndo && !manager.canRedo)
  }

  private final class Owner: NSObject {
    var value = "new"
    func restore(_ value: Any?) { self.value = value as? String ?? "" }
  }

  @Test func selectorsAreCalledWithTheirObject() {
    let owner = Owner()
    manager.registerUndo(
      withTarget: owner, selector: Selector(Owner.restore), object: "old")
    manager.undo()
    #expect(owner.value == "old" && !manager.canRedo)
  }

  @Test func whoeverListensHearsOfGroupsAndOfUndoing() {
    manager.groupsByEvent = false
    var heard: [String] = []
    let names: [Notification.Name] = [
      .NSUndoManagerDidOpenUndoGroup, .NSUndoManagerWillCloseUndoGroup,
      .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange,
      .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { note in
        let isDiscardable = note.userInfo?[NSUndoManagerGroupIsDiscardableKey] as? Bool == true
        let name = String(
          note.name.rawValue.dropFirst("NSUndoManager".count).dropLast("Notification".count))
        let word = isDiscardable ? "\(name) discardable" : name
        MainActor.assumeIsolated { heard.append(word) }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    manager.beginUndoGrouping()
    counter.set(1)
    manager.setActionIsDiscardable(true)
    manager.endUndoGrouping()
    #expect(
      heard == [
        "DidOpenUndoGroup", "WillCloseUndoGroup discardable", "DidCloseUndoGroup discardable",
      ])
    heard = []
    #expect(manager.undoActionIsDiscardable)
    manager.undo()
    #expect(heard.first == "WillUndoChange" && heard.last == "DidUndoChange")
    #expect(manager.redoActionIsDiscardable)
    heard = []
    manager.redo()
    #expect(heard.first == "WillRedoChange" && heard.last == "DidRedoChange")
  }

  @Test func respondersHaveThatOfTheirWindow() {
    final class Own: UIView {
      let changes = UndoManager()
      override var undoManager: UndoManager? { changes }
    }
    let (window, own, inner) = (UIWindow(), Own(), UIView())
    let loose = UIView()
    own.addSubview(inner)
    #expect(loose.undoManager == nil && inner.undoManager === own.changes)
    window.addSubview(loose)
    #expect(loose.undoManager != nil && loose.undoManager === window.undoManager)
    let controller = UIViewController()
    #expect(controller.undoManager == nil)
    window.addSubview(controller.view)
    #expect(controller.undoManager === window.undoManager)
  }

  @Test("What cannot be ends the program with Apple's words")
  func misuse() async {
    let closed = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      UndoManager().endUndoGrouping()
    }
    let unopened = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let manager = UndoManager()
      manager.groupsByEvent = false
      manager.registerUndo(withTarget: manager) { _ in }
    }
    let nested = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let manager = UndoManager()
      manager.beginUndoGrouping()
      manager.undo()
    }
    func text(_ result: ExitTest.Result?) -> String {
      String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }
    #expect(text(closed).contains("endUndoGrouping called with no matching begin"))
    #expect(text(unopened).contains("must begin a group before registering undo"))
    #expect(text(nested).contains("undo was called with too many nested undo groups"))
  }
}
