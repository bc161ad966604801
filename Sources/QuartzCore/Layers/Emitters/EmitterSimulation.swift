import CoreGraphics

/// The particles of an emitter at any time: a function of the settings, the seed and the time, so
/// that every moment can be looked at without those before it.
struct EmitterSimulation {
  let emitter: EmitterState
  let now: Double
  /// The youngest ones beyond this many are left out.
  private var room: Int
  private(set) var particles: [Particle] = []

  /// Births beyond this many are not looked at.
  private var work: Int

  static let mostParticles = 10_000
  /// Births of which nothing can be seen cost so much less than particles.
  private static let birthsOfParticle = 10
  /// Cells may send out cells; deeper they do not go, should they go round in a circle.
  private static let deepestCells = 4

  init(_ emitter: EmitterState, cells: [CAEmitterCell], now: Double, room: Int) {
    self.init(emitter, now: now, room: room)
    eachWindow(of: cells) { simulation, cell, window in
      simulation.emit(cell, window, depth: 0) { lot, _ in lot.origin }
    }
  }

  private init(_ emitter: EmitterState, now: Double, room: Int) {
    (self.emitter, self.now, self.room) = (emitter, now, room)
    work = room * Self.birthsOfParticle
  }

  /// Hands out when each cell sends out, by the times in which the multiplier of birth rates is one number.
  private mutating func eachWindow(
    of cells: [CAEmitterCell], _ body: (inout EmitterSimulation, EmitterCellState, Window) -> Void
  ) {
    guard now.isFinite else { return }
    for (index, cell) in cells.enumerated() {
      let key = UInt64(emitter.seed) << 32 | UInt64(index) << 8
      for (place, births) in emitter.births.enumerated() {
        let end = place + 1 < emitter.births.count ? emitter.births[place + 1].start : .infinity
        body(
          &self, cell.state,
          Window(
            start: births.start, end: end, now: now, rate: cell.state.birthRate * births.rate,
            key: key | UInt64(place)))
      }
    }
  }

  /// When a cell sends particles out, and what time it is for it.
  private struct Window {
    var start: Double
    var end: Double
    var now: Double
    var rate: Double
    /// Tells the particles from those of other cells and other parents.
    var key: UInt64
  }

  /// `start` says where a particle begins, `birth` seconds after the cell could first have sent it out.
  private mutating func emit(
    _ cell: EmitterCellState, _ around: Window, since begin: Double = 0, depth: Int,
    start: (_ lot: ParticleLot, _ birth: Double) -> CGPoint
  ) {
    let clock = CellClock(cell.timing, since: begin)
    guard cell.isEnabled, let window = clock.window(around),
      let births = births(of: cell, window, depth: depth)
    else { return }
    let look = Particle.Look(cell)
    let origin = window.start.isFinite ? window.start : 0
    for number in births where room > 0 && work > 0 {
      work -= 1
      let birth = origin + Double(number) / window.rate
      var chance = Chance(window.key, UInt64(bitPattern: Int64(number)))
      // Layers count from 1: with the highest bit set, no layer has the number.
      let id = chance.next() | 1 << 63
      let lot = ParticleLot(cell, of: emitter, birth: birth, chance: &chance)
      let (age, begin) = (window.now - birth, start(lot, clock.around(birth)))
      if age >= 0, age < lot.life, let look,
        let particle = lot.particle(at: age, of: cell, from: begin, id: id, look: look)
      {
        particles.append(particle)
        room -= 1
      }
      emitBelow(cell, lot, from: begin, now: window.now, key: id, depth: depth)
    }
  }

  /// What a particle sends out along its way.
  private mutating func emitBelow(
    _ cell: EmitterCellState, _ lot: ParticleLot, from begin: CGPoint, now: Double, key: UInt64,
    depth: Int
  ) {
    guard depth + 1 < Self.deepestCells, lot.life > 0 else { return }
    for (place, child) in cell.cells.enumerated() {
      let window = Window(
        start: lot.birth, end: min(now, lot.birth + lot.life), now: now,
        rate: child.state.birthRate, key: key &+ UInt64(place + 1))
      emit(child.state, window, since: lot.birth, depth: depth + 1) { _, birth in
        lot.position(at: birth - lot.birth, of: cell, from: begin)
      }
    }
  }

  /// The numbers of the particles that were born in a window and may still be seen, or have left
  /// some that are.
  private func births(of cell: EmitterCellState, _ window: Window, depth: Int) -> ClosedRange<Int>?
  {
    let reach = Self.reach(of: cell, emitter, depth: depth)
    guard window.rate > 0, reach > 0, window.rate.isFinite, reach.isFinite else { return nil }
    let origin = window.start.isFinite ? window.start : 0
    let first = (max(window.start, window.now - reach) - origin) * window.rate
    let last = (min(window.end, window.now) - origin) * window.rate
    guard first.magnitude < 1e15, last.magnitude < 1e15 else { return nil }
    let end = Int(last.rounded(.down))
    let begin = max(Int(first.rounded(.up)), end - room + 1)
    return begin <= end ? begin...end : nil
  }

  /// From the time around a cell, the layer's or that of a particle, to the cell's own and back.
  private struct CellClock {
    let timing: TimingState
    /// When the cell begins, in the time around.
    let begin: Double

    init(_ timing: TimingState, since start: Double) {
      self.timing = timing
      begin = start + timing.beginTime
    }

    private var isUsual: Bool { timing == .layer }

    func around(_ time: Double) -> Double {
      isUsual ? time : (time - timing.timeOffset) / Double(timing.speed) + begin
    }

    private func own(_ time: Double) -> Double {
      (time - begin) * Double(timing.speed) + timing.timeOffset
    }

    /// The part of a window in which the cell sends out, in the cell's time; nil for none.
    func window(_ around: Window) -> Window? {
      if isUsual { return around }
      let speed = Double(timing.speed)
      guard speed > 0, speed.isFinite, begin.isFinite, timing.timeOffset.isFinite else {
        return nil
      }
      let end = min(around.end, begin + timing.activeDuration / speed)
      let start = max(around.start, begin)
      guard start < end else { return nil }
      var window = around
      (window.start, window.end, window.now) = (own(start), own(end), own(around.now))
      return window
    }
  }

  /// How long a particle, or what it sends out, can be seen.
  private static func reach(of cell: EmitterCellState, _ emitter: EmitterState, depth: Int)
    -> Double
  {
    let own = cell.longestLife * emitter.lifetime
    guard depth + 1 < deepestCells else { return own }
    return own + (cell.cells.map { reach(of: $0.state, emitter, depth: depth + 1) }.max() ?? 0)
  }
}

// MARK: What is shared

extension EmitterSimulation {
  /// All emitters of a tree have so many particles together, as replicators show them. Each takes 10 to 25 µs
  /// and a kilobyte a frame.
  static let mostTogether = 100_000.0

  /// About how many particles an emitter would have now if it were alone, or looks at births of which nothing
  /// is seen that take as long.
  static func particlesWanted(
    by emitter: EmitterState, cells: [CAEmitterCell], now: Double
  ) -> Double {
    var simulation = EmitterSimulation(emitter, now: now, room: mostParticles)
    var wanted = 0.0
    simulation.eachWindow(of: cells) { simulation, cell, around in
      guard cell.isEnabled, let window = CellClock(cell.timing, since: 0).window(around),
        let births = simulation.births(of: cell, window, depth: 0)
      else { return }
      wanted += simulation.wanted(by: cell, births: Double(births.count), depth: 0)
    }
    return min(wanted.isFinite ? wanted : .infinity, Double(mostParticles))
  }

  /// The same of a cell, and of those that its particles send out, where so many births are looked at.
  private func wanted(by cell: EmitterCellState, births: Double, depth: Int) -> Double {
    let (life, reach) = (
      cell.longestLife * emitter.lifetime, Self.reach(of: cell, emitter, depth: depth)
    )
    guard births > 0, reach > 0 else { return 0 }
    let alive = life > 0 ? births * (life / reach) : 0
    let own = alive + (births - alive) / Double(Self.birthsOfParticle)
    guard depth + 1 < Self.deepestCells else { return own }
    // Only who lives sends out.
    return cell.cells.reduce(own) { sum, child in
      guard child.state.isEnabled, child.state.birthRate > 0 else { return sum }
      let reach = Self.reach(of: child.state, emitter, depth: depth + 1)
      return sum
        + wanted(by: child.state, births: alive * child.state.birthRate * reach, depth: depth + 1)
    }
  }
}
