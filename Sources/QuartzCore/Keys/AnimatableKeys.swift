import Synchronization

/// Keys that classes of layers have properties of their own for, which are drawn anew as they change.
///
/// `@Animatable` adds them when the first layer of a class is made. For all threads.
package final class AnimatableKeys: @unchecked Sendable {
  package static let shared = AnimatableKeys()

  private struct Entry {
    let owner: ObjectIdentifier
    /// Whether a class is the owner or one below it.
    let holds: (CALayer.Type) -> Bool
    let standard: Any?
  }

  private let lock = Mutex(())
  private var entries: [String: [Entry]] = [:]
  /// Most programs have none, and are not to pay for asking.
  private let count = Atomic<Int>(0)

  package func add<Owner: CALayer>(
    _ key: String, to owner: Owner.Type, _ standard: () -> Any?
  ) {
    let id = ObjectIdentifier(owner)
    let isKnown = lock.withLock { _ in entries[key]?.contains { $0.owner == id } ?? false }
    if isKnown { return }
    // Whoever makes the value may ask for keys.
    let entry = Entry(owner: id, holds: { $0 is Owner.Type }, standard: standard())
    lock.withLock { _ in entries[key, default: []].append(entry) }
    count.add(1, ordering: .relaxed)
  }

  func contains(_ key: String, of layerClass: CALayer.Type) -> Bool {
    entry(key, layerClass) != nil
  }

  /// What a key has before anything is set.
  func standard(_ key: String, of layerClass: CALayer.Type) -> Any? {
    entry(key, layerClass)?.standard
  }

  private func entry(_ key: String, _ layerClass: CALayer.Type) -> Entry? {
    guard count.load(ordering: .relaxed) > 0 else { return nil }
    let found = lock.withLock { _ in entries[key] ?? [] }
    return found.last { $0.holds(layerClass) }
  }
}
