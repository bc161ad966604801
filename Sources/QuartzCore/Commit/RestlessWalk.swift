import RenderServer

/// Going through the restless layers of a tree.
struct RestlessWalk {
  var eyes: MoverEyes
  /// Whether some of them may rest.
  var anyRests = false
  /// How many got their node already.
  var moved = 0
  /// For very many; nil for one thread.
  let threads: ListSharing?
  let pieces: MoverPieces
  /// Who sends out particles, and how many each wants.
  private var emitters: [(layer: CAEmitterLayer, wanted: Double)] = []
  /// How many that are together, as replicators show them.
  private var particles = 0.0

  init(eyes: MoverEyes, threads: ListSharing?, pieces: MoverPieces) {
    (self.eyes, self.threads, self.pieces) = (eyes, threads, pieces)
  }

  /// Counts what a layer wants to send out.
  mutating func note(_ layer: CALayer) {
    guard let emitter = layer.particleSource else { return }
    let wanted = emitter.particlesWanted
    guard wanted > 0 else { return }
    emitters.append((emitter, wanted))
    particles += wanted * Double(emitter.instancesAround())
  }

  /// Gives all emitters the same share of what each wants, where that is more than they may have together.
  func shareParticles() {
    let share = EmitterSimulation.mostTogether / particles
    for (emitter, wanted) in emitters {
      emitter.take(
        room: share < 1 ? max(1, Int(share * wanted)) : EmitterSimulation.mostParticles)
    }
  }
}

/// What it takes to go on with a layer that moves alone.
struct MoverEyes {
  var sight: Sight
  /// Memory for values of animations.
  var values: [LayerValue] = []
}

/// What a root keeps from frame to frame, so that a steady movement asks for no memory.
final class FrameMemory {
  var list: [CALayer] = []
  var values: [LayerValue] = []
  let pieces = MoverPieces()
}
