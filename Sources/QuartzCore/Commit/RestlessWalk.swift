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
