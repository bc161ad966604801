/// A guide that has constraints hold while it is near an edge of the window, or while it is away from
/// it.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  /// What is tracked for some edges.
  private struct Tracked {
    let edges: NSDirectionalRectEdge
    let isForNear: Bool
    let constraints: [NSLayoutConstraint]
  }

  private var tracked: [Tracked] = []

  /// The edges that the guide is near; nil while it tracks none.
  var nearEdges: NSDirectionalRectEdge? { nil }

  /// Has constraints hold while the guide is near all of some edges; others of before no more.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    track(trackingConstraints, edge, isForNear: true)
  }

  /// Has constraints hold while the guide is away from all of some edges; others of before no more.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    track(trackingConstraints, edge, isForNear: false)
  }

  open func constraints(
    activeWhenNearEdge edge: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] {
    place(of: edge, isForNear: true).map { tracked[$0].constraints } ?? []
  }

  open func constraints(
    activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] {
    place(of: edge, isForNear: false).map { tracked[$0].constraints } ?? []
  }

  open func removeAllTrackedConstraints() {
    for entry in tracked { NSLayoutConstraint.deactivate(entry.constraints) }
    tracked.removeAll()
  }

  private func place(of edges: NSDirectionalRectEdge, isForNear: Bool) -> Int? {
    tracked.firstIndex { $0.edges == edges && $0.isForNear == isForNear }
  }

  private func track(
    _ constraints: [NSLayoutConstraint], _ edges: NSDirectionalRectEdge, isForNear: Bool
  ) {
    if let index = place(of: edges, isForNear: isForNear) {
      NSLayoutConstraint.deactivate(tracked.remove(at: index).constraints)
    }
    guard !constraints.isEmpty else { return }
    tracked.append(Tracked(edges: edges, isForNear: isForNear, constraints: constraints))
    noteNearEdges()
  }

  /// Has those constraints hold that should; what holds no more goes first, as it may contradict.
  func noteNearEdges() {
    let near = nearEdges
    func holds(_ entry: Tracked) -> Bool {
      guard let near else { return false }
      return entry.isForNear ? near.isSuperset(of: entry.edges) : near.isDisjoint(with: entry.edges)
    }
    for entry in tracked where !holds(entry) { NSLayoutConstraint.deactivate(entry.constraints) }
    for entry in tracked where holds(entry) { NSLayoutConstraint.activate(entry.constraints) }
  }
}
