import UIKit

// Constraints of what comes and goes between two versions of the file: rows as they are seen, and what bars and
// cells put elsewhere.

/// A constraint that speaks of a node by its name: either may come when a row is seen, and go with it.
@MainActor
struct NamedConstraint {
  private(set) weak var owner: LiveNode?
  let said: SceneConstraint
  let order: Int
  /// Nil until all that it speaks of was there.
  var made: NSLayoutConstraint?
}

extension LiveScene {
  /// Adds the constraints of nodes that have come between two versions of the file.
  func linkLater(_ nodes: [LiveNode]) {
    for live in nodes {
      live.view?.setLayoutName(live.node.id?.name)
      for (constraint, order) in constraints(of: live) {
        let made = add(constraint, of: live, order)
        guard constraint.isByName else { continue }
        named.append(NamedConstraint(owner: live, said: constraint, order: order, made: made))
      }
    }
  }

  /// Adds anew those of a node's constraints that speak of its superview, which is another by now.
  func linkToSuperview(_ live: LiveNode) {
    let said = constraints(of: live).filter(\.0.isOfSuperview)
    guard !said.isEmpty else { return }
    links.removeAll { link in
      guard link.owner === live, link.constraint.isOfSuperview else { return false }
      link.made.isActive = false
      return true
    }
    // What speaks of others as well is added with these.
    for (constraint, order) in said where !constraint.isByName {
      add(constraint, of: live, order)
    }
  }

  /// The nodes whose constraints speak of their superviews, with these.
  var superviewsOfLinked: [(live: LiveNode, superview: UIView?)] {
    index.views.filter { constraints(of: $0).contains(where: \.0.isOfSuperview) }
      .map { ($0, $0.view?.superview) }
  }

  /// Links what bars and cells have put elsewhere as they were laid out; tells whether there is any.
  func linkMoved(since places: [(live: LiveNode, superview: UIView?)]) -> Bool {
    let moved = places.filter { $0.live.view?.superview !== $0.superview }.map(\.live)
    for live in moved { linkToSuperview(live) }
    return !moved.isEmpty
  }

  /// Adds a constraint, if all that it speaks of is there.
  @discardableResult
  private func add(
    _ constraint: SceneConstraint, of live: LiveNode, _ order: Int
  ) -> NSLayoutConstraint? {
    guard let (first, second) = items(of: constraint, for: live) else { return nil }
    let made = constraint.made(first, second)
    guard made.isPossible else { return nil }
    made.keptOrder = order
    if let view = first as? UIView { _ = placeByConstraints(view) }
    made.isActive = true
    links.append(
      SceneLink(owner: live, constraint: constraint, first: first, second: second, made: made))
    if constraint.isByName { hasLinkedNamed = true }
    return made
  }

  /// Adds what names something that was not there, or not in one tree with it, and now is; tells whether
  /// there was any.
  @discardableResult
  func linkNamed() -> Bool {
    guard scene != nil else { return false }
    var hasMet = false
    for index in named.indices where named[index].made?.isActive != true {
      guard let owner = named[index].owner else { continue }
      guard let made = add(named[index].said, of: owner, named[index].order) else { continue }
      // What has ended stays among the links till then: who it placed may be placed by nobody now.
      if let old = named[index].made { links.removeAll { $0.made === old } }
      named[index].made = made
      hasMet = true
    }
    return hasMet
  }

  /// Which of these hold now.
  var linkedNamed: [Bool] { named.map { $0.made?.isActive == true } }

  /// Whether some have ended of which those that they placed have not been told.
  private var hasEndedNamed: Bool {
    links.contains { $0.constraint.isByName && !$0.made.isActive }
  }

  /// Solves everything anew where lists have come to other rows since, which name something or are named.
  ///
  /// What comes into sight by that may name others again; rows that bring each other for ever are left.
  func settleNamed(with reconciler: Reconciler) {
    for _ in 0..<Self.mostArrivals {
      guard isRelated, hasLinkedNamed || hasEndedNamed || linkedNamed != solvedNamed else { return }
      links.removeAll { !$0.made.isActive }
      place(links, reconciler)
      restart(trees)
      layOut(with: reconciler)
    }
  }

  private static let mostArrivals = 3

  // MARK: Orders

  /// Keeps an order for each constraint of a scene, also for those of rows that are not there yet: which of
  /// several counts as earlier is what the file says, whatever was seen first.
  func keepOrders(for scene: ExpandedScene) {
    var next = NSLayoutConstraint.keepOrders(scene.constraints.reduce(0) { $0 + $1.count })
      .lowerBound
    firstOrders = scene.constraints.map { said in
      defer { next += said.count }
      return next
    }
  }

  /// What the file says of where a node lies, each with its order.
  func constraints(
    of live: LiveNode
  ) -> Zip2Sequence<[SceneConstraint], PartialRangeFrom<Int>> {
    guard let scene, let index = live.node.constraints else { return zip([], 0...) }
    return zip(scene.constraints[index], firstOrders[index]...)
  }
}
