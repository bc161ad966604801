/// What emitters would send out if each were alone, so that those of a tree can share.
///
/// It follows from settings alone, so that the same emitters get the same, whatever was there before.
struct EmitterDemand {
  /// About how many particles an emitter has at once, or the looks at births of which nothing is seen
  /// that take as long; as many as it may have at most.
  private(set) var particles: Double

  /// All emitters of a tree have so many together, as replicators show them. Each takes 10 to 25 µs and a
  /// kilobyte a frame.
  static let most = 100_000.0

  init(of emitter: EmitterState, cells: [CAEmitterCell]) {
    let rate = emitter.births.reduce(0) { max($0, $1.rate) }
    let births = cells.reduce(0) {
      $0 + Self.births(of: $1.state, emitter, after: 1, at: rate, depth: 0)
    }
    particles = min(births.isFinite ? births : .infinity, Double(EmitterSimulation.mostParticles))
  }

  /// How many particles of a cell, and of those that they send out, can be seen at once; `before` is how many
  /// send it out.
  private static func births(
    of cell: EmitterCellState, _ emitter: EmitterState, after before: Double, at rate: Double,
    depth: Int
  ) -> Double {
    let life = cell.longestLife * emitter.lifetime
    guard cell.isEnabled, before > 0, life > 0 else { return 0 }
    let own = before * max(0, cell.birthRate * rate) * life
    guard depth + 1 < EmitterSimulation.deepestCells, !cell.cells.isEmpty else { return own }
    // Who can be seen no more may have left some that are.
    let reach = EmitterSimulation.reach(of: cell, emitter, depth: depth)
    let parents = own * (reach / life)
    return cell.cells.reduce(parents) {
      $0 + births(of: $1.state, emitter, after: parents, at: 1, depth: depth + 1)
    }
  }
}
