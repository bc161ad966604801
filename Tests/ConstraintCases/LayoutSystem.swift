import Constraints

/// Constraints as layouts have them, of any size.
package struct LayoutSystem: Sendable {
  package private(set) var variableCount = 0
  package private(set) var rows: [RandomSystem.Row] = []
  /// A constraint whose constant is changed while it is timed.
  package private(set) var edited = 0

  private init() {}

  package func add(to solver: inout Solver) -> [ConstraintKey] {
    let variables = (0..<variableCount).map { _ in solver.addVariable() }
    return rows.map { solver.add($0, variables) }
  }

  private mutating func variable() -> Int {
    variableCount += 1
    return variableCount - 1
  }

  private mutating func add(
    _ sum: [(variable: Int, coefficient: Double)], _ constant: Double,
    _ relation: Relation = .equal, _ strength: Strength = .required
  ) {
    rows.append(
      RandomSystem.Row(sum: sum, relation: relation, constant: constant, strength: strength))
  }

  /// A label's length by nature: it wants to be no longer, and rather more to be no shorter.
  private mutating func wish(_ variable: Int, _ length: Double) {
    add([(variable, 1)], length, .atLeast, Strength(priority: 750))
    add([(variable, 1)], length, .atMost, Strength(priority: 250))
  }

  /// Views below each other, each as high as its text.
  package static func chain(_ count: Int, reversed: Bool = false) -> LayoutSystem {
    var system = LayoutSystem()
    let tops = (0..<count).map { _ in (system.variable(), system.variable()) }
    system.add([(tops[0].0, 1)], 20)
    for (index, (_, height)) in tops.enumerated() { system.wish(height, 20 + Double(index % 5)) }
    let order = Array(1..<count)
    for index in reversed ? order.reversed() : order {
      system.add([(tops[index].0, 1), (tops[index - 1].0, -1), (tops[index - 1].1, -1)], 8)
    }
    system.edited = 1
    return system
  }

  /// Views side by side that share a width evenly.
  package static func columns(_ count: Int) -> LayoutSystem {
    var system = LayoutSystem()
    let views = (0..<count).map { _ in (left: system.variable(), width: system.variable()) }
    system.add([(views[0].left, 1)], 12)
    for index in 1..<count {
      let (view, before) = (views[index], views[index - 1])
      system.add([(view.left, 1), (before.left, -1), (before.width, -1)], 8)
      system.add([(view.width, 1), (before.width, -1)], 0)
    }
    system.edited = system.rows.count
    system.add([(views[count - 1].left, 1), (views[count - 1].width, 1)], 308)
    return system
  }

  /// Views side by side that have not enough room, with centres as evenly apart as they can be, the
  /// first ones first, as in a stack.
  package static func centres(_ count: Int) -> LayoutSystem {
    var system = LayoutSystem()
    let views = (0..<count).map { _ in (left: system.variable(), width: system.variable()) }
    let gaps = (1..<count).map { _ in (left: system.variable(), width: system.variable()) }
    system.add([(views[0].left, 1)], 0)
    system.add([(views[count - 1].left, 1), (views[count - 1].width, 1)], 390)
    for (_, width) in views + gaps { system.add([(width, 1)], 0, .atLeast) }
    for (_, width) in views { system.wish(width, 30) }
    for (index, gap) in gaps.enumerated() {
      let (view, next) = (views[index], views[index + 1])
      system.add([(next.left, 1), (view.left, -1), (view.width, -1)], 0, .atLeast)
      system.add([(gap.left, 1), (view.left, -1), (view.width, -0.5)], 0)
      system.add([(gap.left, 1), (gap.width, 1), (next.left, -1), (next.width, -0.5)], 0)
      system.add(
        [(next.left, 1), (view.left, -1), (view.width, -1)], 0, .equal, Strength(priority: 20))
      guard index > 0 else { continue }
      system.add(
        [(gap.width, 1), (gaps[0].width, -1)], 0, .equal,
        Strength(priority: 150 - Double(min(index, 100))))
    }
    return system
  }

  /// Views of which each is a little wider than the next one and comes after it, the last one's next
  /// being the first: it cannot be.
  package static func ring(_ count: Int) -> LayoutSystem {
    var system = LayoutSystem()
    let views = (0..<count).map { _ in (left: system.variable(), width: system.variable()) }
    let rows = (0..<count).map { _ in (top: system.variable(), height: system.variable()) }
    for index in 0..<count {
      let (view, next) = (views[index], views[(index + 1) % count])
      let (row, other) = (rows[index], rows[(7 * index + 1) % count])
      system.add([(view.width, 1)], 0, .atLeast)
      system.add([(row.height, 1)], 0, .atLeast)
      system.add([(view.width, 1), (next.width, -1)], 1)
      system.add([(view.left, 1), (next.left, -1), (next.width, -1)], 0)
      system.add([(row.top, 1), (other.top, -1), (other.height, -1)], 3)
    }
    return system
  }

  /// Views in a row, each right after the one before, that have to end where they do not.
  package static func contradiction(_ count: Int) -> LayoutSystem {
    var system = LayoutSystem()
    let places = (0..<count).map { _ in system.variable() }
    system.add([(places[0], 1)], 0)
    for (place, next) in zip(places, places.dropFirst()) {
      system.add([(next, 1), (place, -1)], 10)
    }
    system.add([(places[count - 1], 1)], 5)
    return system
  }

  /// So many pairs of which both cannot hold.
  package static func contradictions(_ count: Int) -> LayoutSystem {
    var system = LayoutSystem()
    for _ in 0..<count {
      let variable = system.variable()
      system.add([(variable, 1)], 1)
      system.add([(variable, 1)], 2)
    }
    return system
  }

  /// Rows in a column, each with an image, a title and a text of two widths: ten constraints that
  /// relate views, and the wishes of the texts.
  package static func list(_ count: Int) -> LayoutSystem {
    var system = LayoutSystem()
    let width = system.variable()
    system.edited = system.rows.count
    system.add([(width, 1)], 390)
    var bottom: (top: Int, height: Int)?
    for index in 0..<count {
      let top = system.variable()
      let height = system.variable()
      if let bottom {
        system.add([(top, 1), (bottom.top, -1), (bottom.height, -1)], 0)
      } else {
        system.add([(top, 1)], 0)
      }
      bottom = (top, height)
      system.fillRow(width: width, height: height, index: index)
    }
    return system
  }

  private mutating func fillRow(width: Int, height: Int, index: Int) {
    let (image, title, detail) = (variable(), variable(), variable())
    let (titleWidth, detailWidth) = (variable(), variable())
    let (titleTop, titleHeight) = (variable(), variable())
    add([(image, 1)], 16)
    add([(title, 1), (image, -1)], 40 + 12)
    add([(detail, 1), (detailWidth, 1), (width, -1)], -16)
    add([(detail, 1), (title, -1), (titleWidth, -1)], 8, .atLeast)
    add([(titleTop, 1)], 11)
    add([(height, 1), (titleTop, -1), (titleHeight, -1)], 11)
    add([(height, 1)], 44, .atLeast)
    wish(titleWidth, 80 + Double(index % 50) * 4)
    wish(detailWidth, 30 + Double(index % 7) * 9)
    wish(titleHeight, 20)
  }
}
