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
  /// Who sends out particles, and how many that are together.
  private var emitters: [CAEmitterLayer] = []
  private var particles = 0.0

  init(eyes: MoverEyes, threads: ListSharing?, pieces: MoverPieces) {
    (self.eyes, self.threads, self.pieces) = (eyes, threads, pieces)
  }

  /// Counts what a layer wants to send out.
  mutating func note(_ layer: CALayer) {
    let wanted = layer.particlesWanted
    guard wanted > 0, let emitter = layer as? CAEmitterLayer else { return }
    emitters.append(emitter)
    particles += wanted
  }

  /// Gives all emitters the same share of what each might send out.
  func shareParticles() {
    let share = min(1, EmitterSimulation.mostTogether / particles)
    for emitter in emitters { emitter.take(share: share) }
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
