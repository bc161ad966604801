import QuartzCore

extension CGPath {
  /// The same lines and curves from their ends to their beginnings, each subpath by itself.
  ///
  /// A closed subpath stays closed and begins where its last drawn step ended.
  var reversed: CGPath {
    var subpaths: [[Element]] = []
    var backwards = BackwardsSubpath(start: .zero)
    for element in elements {
      switch element {
      case .move(let point):
        if backwards.isStarted { subpaths.append(backwards.elements(isClosed: false)) }
        backwards = BackwardsSubpath(start: point)
        backwards.isStarted = true
      case .line(let end): backwards.add(end) { .line($0) }
      case .quad(let control, let end): backwards.add(end) { .quad(control: control, end: $0) }
      case .cubic(let control1, let control2, let end):
        backwards.add(end) { .cubic(control1: control2, control2: control1, end: $0) }
      case .close:
        subpaths.append(backwards.elements(isClosed: true))
        backwards = BackwardsSubpath(start: backwards.start)
      }
    }
    if backwards.isStarted { subpaths.append(backwards.elements(isClosed: false)) }
    return CGPath(elements: subpaths.flatMap { $0 })
  }
}

/// The steps of a subpath, each turned round, still in their first order.
private struct BackwardsSubpath {
  let start: CGPoint
  /// False between a close and what goes on from there without a move.
  var isStarted = false
  private var end: CGPoint
  private var steps: [CGPath.Element] = []

  init(start: CGPoint) {
    self.start = start
    end = start
  }

  /// Goes on to a point; `step` makes the step back from there.
  mutating func add(_ point: CGPoint, step: (CGPoint) -> CGPath.Element) {
    steps.append(step(end))
    end = point
    isStarted = true
  }

  func elements(isClosed: Bool) -> [CGPath.Element] {
    [.move(end)] + steps.reversed() + (isClosed ? [.close] : [])
  }
}
