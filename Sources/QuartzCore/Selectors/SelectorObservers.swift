import Foundation
import Synchronization

/// Who observes notifications by selector, so that they can be taken off by themselves.
///
/// Observers are not held: one that is gone hears nothing more, and its entry goes with the next
/// notification for it or when the list is gone through.
final class SelectorObservers: Sendable {
  static let shared = SelectorObservers()

  private struct Entry: @unchecked Sendable {
    weak var observer: AnyObject?
    weak var center: NotificationCenter?
    let name: NSNotification.Name?
    weak var object: AnyObject?
    let isForAnyObject: Bool
    let token: any NSObjectProtocol

    func isMeant(_ name: NSNotification.Name?, _ object: AnyObject?) -> Bool {
      (name == nil || name == self.name)
        && (object == nil || (!isForAnyObject && object === self.object))
    }
  }

  private struct List {
    var entries: [Entry] = []
    /// How long the list may become before those who are gone are looked for.
    var limit = 64
  }

  private let list = Mutex(List())

  func add(
    _ observer: AnyObject, _ center: NotificationCenter, _ name: NSNotification.Name?,
    _ object: AnyObject?, token: any NSObjectProtocol
  ) {
    let entry = Entry(
      observer: observer, center: center, name: name, object: object,
      isForAnyObject: object == nil, token: token)
    list.withLock { list in
      list.entries.append(entry)
      guard list.entries.count > list.limit else { return }
      for gone in list.entries where gone.observer == nil {
        gone.center?.removeObserver(gone.token as Any, name: nil, object: nil)
      }
      list.entries.removeAll { $0.observer == nil || $0.center == nil }
      list.limit = max(64, 2 * list.entries.count)
    }
  }

  func remove(
    _ observer: AnyObject, from center: NotificationCenter, _ name: NSNotification.Name?,
    _ object: AnyObject?
  ) {
    let gone = list.withLock { list in
      let gone = list.entries.filter {
        $0.observer === observer && $0.center === center && $0.isMeant(name, object)
      }
      list.entries.removeAll { entry in gone.contains { $0.token === entry.token } }
      return gone
    }
    for entry in gone {
      center.removeObserver(entry.token as Any, name: nil, object: nil)
    }
  }
}
