import CoreGraphics
import Foundation
import QuartzCore

/// Remembers how changes are taken back, and takes them back.
///
/// Foundation has it on Apple's systems; here it comes with UIKit. Targets are not kept alive.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  var undoStack: [UndoGroup] = []
  var redoStack: [UndoGroup] = []
  /// The innermost of those that are open.
  var openGroup: UndoGroup?
  private var disablings = 0
  private var isEndScheduled = false

  public override init() {
    super.init()
  }

  open private(set) var isUndoing = false
  open private(set) var isRedoing = false
  /// In which modes of the run loop the end of an event is seen. Kept; the loop's next turn is that.
  open var runLoopModes: [RunLoop.Mode] = [.default]

  // MARK: Groups

  /// Whether all changes of an event are taken back at once.
  open var groupsByEvent = true

  open var groupingLevel: Int { openGroup?.level ?? 0 }

  /// How many groups are remembered; 0 for all.
  open var levelsOfUndo = 0 { didSet { forgetOldest() } }

  open func beginUndoGrouping() {
    if openGroup == nil, groupsByEvent { openForEvent() }
    open()
  }

  /// Closes the innermost group; the one around it has it then, or it can be undone.
  open func endUndoGrouping() {
    if openGroup == nil { refuseState("endUndoGrouping called with no matching begin") }
    close()
  }

  private func open(isOfEvent: Bool = false) {
    if !isUndoing { tell(.NSUndoManagerCheckpoint) }
    openGroup = UndoGroup(in: openGroup, isOfEvent: isOfEvent)
    tell(.NSUndoManagerDidOpenUndoGroup)
  }

  private func openForEvent() {
    open(isOfEvent: true)
    guard !isEndScheduled else { return }
    isEndScheduled = NextTurn.perform { [weak self] in
      MainActor.assumeIsolated { self?.eventEnded() }
    }
  }

  private func eventEnded() {
    isEndScheduled = false
    guard let openGroup, openGroup.outermost.isOfEvent else { return }
    if openGroup.isOfEvent { return close(removingIfEmpty: true) }
    // A program has groups of its own open; the event's is closed in a later turn.
    isEndScheduled = NextTurn.perform { [weak self] in
      MainActor.assumeIsolated { self?.eventEnded() }
    }
  }

  private func close(removingIfEmpty: Bool = false) {
    guard let group = openGroup else { return }
    tell(.NSUndoManagerCheckpoint)
    tell(.NSUndoManagerWillCloseUndoGroup, of: group)
    openGroup = group.parent
    if !removingIfEmpty || !group.isEmpty { keep(group) }
    tell(.NSUndoManagerDidCloseUndoGroup, of: group)
  }

  private func keep(_ group: UndoGroup) {
    if let parent = group.parent { return parent.add(group) }
    if isUndoing { redoStack.append(group) } else { undoStack.append(group) }
    forgetOldest()
  }

  private func forgetOldest() {
    guard levelsOfUndo > 0 else { return }
    undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
    redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
  }

  // MARK: Registering

  open var isUndoRegistrationEnabled: Bool { disablings == 0 }

  open func disableUndoRegistration() { disablings += 1 }

  open func enableUndoRegistration() {
    if disablings == 0 {
      refuseState("enableUndoRegistration called with no matching disable")
    }
    disablings -= 1
  }

  /// Remembers how a change is taken back. What is registered while a change is taken back brings it again.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    register(
      UndoableChange(of: target) { object in
        if let object = object as? TargetType { handler(object) }
      })
  }

  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    register(UndoableChange(of: target as AnyObject) { selector.send(to: $0, anObject) })
  }

  private func register(_ change: UndoableChange) {
    guard isUndoRegistrationEnabled else { return }
    if openGroup == nil {
      if !groupsByEvent { refuseState("must begin a group before registering undo") }
      openForEvent()
    }
    openGroup?.add(change)
    if !isUndoing, !isRedoing { redoStack = [] }
  }

  // MARK: Undoing

  open var canUndo: Bool { lastUndo != nil }

  open var canRedo: Bool {
    tell(.NSUndoManagerCheckpoint)
    return !redoStack.isEmpty
  }

  /// Closes the event's group and takes the last one back.
  open func undo() {
    if let openGroup, openGroup.parent == nil { close(removingIfEmpty: openGroup.isOfEvent) }
    if openGroup != nil { refuseState("undo was called with too many nested undo groups") }
    undoNestedGroup()
  }

  /// Takes the last group back, which may be one in a group that is open.
  open func undoNestedGroup() {
    tell(.NSUndoManagerCheckpoint)
    if isUndoing || isRedoing { refuseState("undoNestedGroup is being called recursively") }
    guard let group = openGroup.map({ $0.takeLastGroup() }) ?? undoStack.popLast() else { return }
    tell(.NSUndoManagerWillUndoChange)
    isUndoing = true
    takeBack(group)
    isUndoing = false
    tell(.NSUndoManagerDidUndoChange)
  }

  open func redo() {
    tell(.NSUndoManagerCheckpoint)
    if isUndoing || isRedoing { refuseState("redo is being called recursively") }
    guard let group = redoStack.popLast() else { return }
    tell(.NSUndoManagerWillRedoChange)
    isRedoing = true
    takeBack(group)
    isRedoing = false
    tell(.NSUndoManagerDidRedoChange)
  }

  /// What is registered meanwhile is one group by the same name.
  private func takeBack(_ group: UndoGroup) {
    let around = openGroup
    openGroup = nil
    open()
    openGroup?.name = group.name
    openGroup?.isDiscardable = group.isDiscardable
    group.takeBack()
    // Groups that were left open end with it.
    while openGroup?.parent != nil { close() }
    close(removingIfEmpty: true)
    openGroup = around
  }

  // MARK: Forgetting

  /// Forgets everything, and registers again if that was disabled.
  open func removeAllActions() {
    (undoStack, redoStack, disablings) = ([], [], 0)
    var group = openGroup
    while let present = group {
      present.removeAll()
      group = present.parent
    }
  }

  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    for group in undoStack + redoStack { group.removeChanges(of: target) }
    openGroup?.outermost.removeChanges(of: target)
    undoStack.removeAll(where: \.isEmpty)
    redoStack.removeAll(where: \.isEmpty)
  }

  // MARK: What the last change is called

  /// The group that would be taken back: that of the event first.
  var lastUndo: UndoGroup? {
    if let outermost = openGroup?.outermost, !outermost.isEmpty, !isUndoing { return outermost }
    return undoStack.last
  }

  func refuseState(_ reason: String, _ method: String = #function) {
    refuse("\(method.prefix { $0 != "(" }): \(self) is in invalid state, \(reason)")
  }
}
