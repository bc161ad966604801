import Foundation
import Synchronization

/// An owner that says when it ends, so that what is associated with it goes with it at once.
package protocol AssociationOwner: AnyObject {}

/// What is associated with objects: values by keys.
///
/// Swift does not say when an object of a class that is not ours ends. So the table holds owners weakly,
/// and looks for those that are gone whenever it has become twice as large as it was after the last look.
/// Nothing of the table is let go while it is locked: what ends then may ask for the table itself.
package final class AssociationTable: @unchecked Sendable {
  package static let shared = AssociationTable()

  fileprivate struct Entry {
    weak var owner: AnyObject?
    /// It tells of its end, so that the entry is its own for certain.
    let isTold: Bool
    var values: [UnsafeRawPointer: AssociatedValue] = [:]
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// How many entries bring about the next look.
  private var limit = AssociationTable.leastLimit
  /// How many owners tell of their ends; most layers and views end without any.
  private let toldCount = Atomic<Int>(0)

  private static let leastLimit = 64

  package init() {}

  /// How many owners are kept, those that are gone and not looked for included.
  package var count: Int { lock.withLock { entries.count } }

  package func value(of owner: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    // What was loaded from a weak reference is let go when the lock is open again.
    let (found, held): (AssociatedValue?, AnyObject?) = lock.withLock {
      guard let entry = entries[ObjectIdentifier(owner)] else { return (nil, nil) }
      let held = entry.owner
      return (entry.isTold || held != nil ? entry.values[key] : nil, held)
    }
    return withExtendedLifetime(held) { found?.value }
  }

  package func set(_ value: AssociatedValue?, of owner: AnyObject, _ key: UnsafeRawPointer) {
    let id = ObjectIdentifier(owner)
    var ended: [Any?] = []
    lock.withLock {
      var entry = entries[id]
      if let known = entry, !known.isTold {
        let held = known.owner
        ended.append(held)
        // Another object was at this address.
        if held == nil {
          ended.append(known)
          entry = nil
        }
      }
      if entry == nil, value != nil {
        entry = Entry(owner: owner, isTold: owner is any AssociationOwner)
        if entry?.isTold == true { toldCount.add(1, ordering: .relaxed) }
      }
      ended.append(entry?.values.removeValue(forKey: key))
      entry?.values[key] = value
      if let known = entry, known.values.isEmpty {
        if known.isTold { toldCount.subtract(1, ordering: .relaxed) }
        entry = nil
      }
      entries[id] = entry
      if entries.count > limit { ended += removeEnded() }
    }
    withExtendedLifetime(ended) {}
  }

  /// What was associated with an object that is ending, to be let go where its owner wants.
  package struct Remains: @unchecked Sendable {
    fileprivate let entry: Entry

    fileprivate init(_ entry: AssociationTable.Entry) { self.entry = entry }
  }

  /// Takes all away from an owner.
  @discardableResult
  package func removeAll(of owner: AnyObject) -> Remains? {
    lock.withLock {
      guard let entry = entries.removeValue(forKey: ObjectIdentifier(owner)) else { return nil }
      if entry.isTold { toldCount.subtract(1, ordering: .relaxed) }
      return Remains(entry)
    }
  }

  /// For an owner's `deinit`: a look at a number where nothing is associated with such owners.
  @discardableResult
  package func end(_ owner: AnyObject) -> Remains? {
    toldCount.load(ordering: .relaxed) > 0 ? removeAll(of: owner) : nil
  }

  /// Lets go what belonged to owners that are gone. It also happens by itself.
  package func sweep() {
    let ended: [Any?] = lock.withLock { removeEnded() }
    withExtendedLifetime(ended) {}
  }

  /// What is to be let go once the lock is open.
  private func removeEnded() -> [Any?] {
    var ended: [Any?] = []
    for (id, entry) in entries where !entry.isTold {
      let held = entry.owner
      ended.append(held)
      if held == nil { ended.append(entries.removeValue(forKey: id)) }
    }
    limit = max(Self.leastLimit, entries.count * 2)
    return ended
  }
}

/// A value as a policy keeps it.
package struct AssociatedValue {
  private let kept: Any?
  private weak var assigned: AnyObject?

  /// Copies what can be copied if the policy says so. What is only assigned is held weakly, where
  /// Apple's leaves an address of something that may be gone; values that are no objects are held.
  package init(_ value: Any, _ policy: objc_AssociationPolicy) {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyClass:
      kept = nil
      assigned = value as AnyObject
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      kept = (value as? any NSCopying)?.copy(with: nil) ?? value
    case .OBJC_ASSOCIATION_ASSIGN, .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
      kept = value
    }
  }

  var value: Any? { kept ?? assigned }
}
