import Foundation

/// Changes that are taken back at once, and groups of them.
@MainActor
final class UndoGroup {
  enum Member {
    case change(UndoableChange)
    case group(UndoGroup)
  }

  let parent: UndoGroup?
  /// Whether the manager has opened it by itself, and closes it when the event is over.
  let isOfEvent: Bool
  private(set) var members: [Member] = []
  var name = ""
  var isDiscardable = false

  init(in parent: UndoGroup?, isOfEvent: Bool = false) {
    (self.parent, self.isOfEvent) = (parent, isOfEvent)
  }

  var isEmpty: Bool { members.isEmpty }
  var level: Int { 1 + (parent?.level ?? 0) }
  var outermost: UndoGroup { parent?.outermost ?? self }

  func add(_ change: UndoableChange) { members.append(.change(change)) }

  /// Takes a group in that was closed. What it is called everything is called that has no name yet.
  func add(_ group: UndoGroup) {
    members.append(.group(group))
    if name.isEmpty { name = group.name }
  }

  /// The group in it that was closed last, if nothing has come after.
  func takeLastGroup() -> UndoGroup? {
    guard case .group(let group)? = members.last else { return nil }
    members.removeLast()
    return group
  }

  /// The last change first.
  func takeBack() {
    for member in members.reversed() {
      switch member {
      case .change(let change): change.takeBack()
      case .group(let group): group.takeBack()
      }
    }
  }

  func removeAll() { members = [] }

  func removeChanges(of target: AnyObject) {
    members = members.filter { member in
      switch member {
      case .change(let change): return !change.isOf(target)
      case .group(let group):
        group.removeChanges(of: target)
        return !group.isEmpty
      }
    }
  }
}

/// How one change of an object is taken back; nothing is when the object is gone.
@MainActor
struct UndoableChange {
  private weak var target: AnyObject?
  private let action: @MainActor (AnyObject) -> Void

  init(of target: AnyObject, _ action: @escaping @MainActor (AnyObject) -> Void) {
    (self.target, self.action) = (target, action)
  }

  func isOf(_ other: AnyObject) -> Bool { target === other }

  func takeBack() {
    if let target { action(target) }
  }
}
