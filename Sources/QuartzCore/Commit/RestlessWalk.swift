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
  /// Who sends out particles.
  var emitters: [CAEmitterLayer] = []

  init(eyes: MoverEyes, threads: ListSharing?, pieces: MoverPieces) {
    (self.eyes, self.threads, self.pieces) = (eyes, threads, pieces)
  }

  /// Gives all emitters the same share of what each wants, where that is more than they may have together, as
  /// replicators show them.
  func shareParticles() {
    guard !emitters.isEmpty else { return }
    var surroundings = Surroundings()
    var wants: [(emitter: CAEmitterLayer, wanted: Double)] = []
    var together = 0.0
    for emitter in emitters {
      let around = surroundings.around(emitter)
      guard around.shows(emitter) else { continue }
      let wanted = emitter.particlesWanted
      guard wanted > 0 else { continue }
      wants.append((emitter, wanted))
      together += wanted * Double(around.instances)
    }
    let share = EmitterSimulation.mostTogether / together
    for (emitter, wanted) in wants {
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
