import Foundation

/// What was asked for, to take it back.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// What has traits and tells those who asked when some of them are others: views and controllers.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

/// Somebody who wants to hear of some traits.
final class TraitWatcher: NSObject, UITraitChangeRegistration {
  private let traits: [UITrait]
  private let tell: (UITraitCollection) -> Void

  init(_ traits: [UITrait], _ tell: @escaping (UITraitCollection) -> Void) {
    self.traits = traits
    self.tell = tell
    super.init()
  }

  func hear(_ previous: UITraitCollection, _ now: UITraitCollection) {
    let (before, after) = (previous.traits, now.traits)
    if traits.contains(where: { before.differ(from: after, in: $0) }) { tell(previous) }
  }
}

/// Keeps watchers.
@MainActor
protocol TraitWatched: UITraitChangeObservable {
  var traitWatchers: [TraitWatcher] { get set }
}

extension UIView: TraitWatched {
  var traitWatchers: [TraitWatcher] {
    get { extras?.traitWatchers ?? [] }
    set { ensureExtras().traitWatchers = newValue }
  }
}

extension UIViewController: TraitWatched {}

extension TraitWatched {
  func tellWatchers(since previous: UITraitCollection) {
    let watchers = traitWatchers
    guard !watchers.isEmpty else { return }
    let now = traitCollection
    for watcher in watchers { watcher.hear(previous, now) }
  }
}

extension UITraitChangeObservable {
  public typealias TraitChangeHandler<Environment> = (
    _ traitEnvironment: Environment, _ previousTraitCollection: UITraitCollection
  ) -> Void

  /// Calls a block after any of the traits has become another, until the registration is taken back.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    watch(traits) { [weak self] previous in
      if let self { handler(self, previous) }
    }
  }

  /// Calls a method of a target, which is not held, with this object and the traits before.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let target = target as AnyObject
    return watch(traits) { [weak self, weak target] previous in
      if let self, let target { action.send(to: target, self, previous) }
    }
  }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitWatched)?.traitWatchers.removeAll { $0 === registration }
  }

  private func watch(
    _ traits: [UITrait], _ tell: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let watcher = TraitWatcher(traits, tell)
    (self as? any TraitWatched)?.traitWatchers.append(watcher)
    return watcher
  }
}
