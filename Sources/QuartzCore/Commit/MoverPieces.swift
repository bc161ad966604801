import RenderServer

/// Goes on with very many layers that move alone, on all threads.
///
/// A thread changes what is one layer's own and nothing else, so that none waits for another: here are only
/// layers of which place and opacity alone are animated, which runs no code but ours. The rest is left
/// to the thread that asks, and so is what others are to be told.
final class MoverPieces {
  private var pieces: [Piece] = []

  private final class Piece {
    var values: [LayerValue] = []
    /// Those that somebody else is to go on with.
    var left: [Unmanaged<CALayer>] = []
    var hidden: [Unmanaged<CALayer>] = []
    var levels = MovedSublayers.none
    var moved = 0
    var anyRests = false

    func end() {
      (levels, moved, anyRests) = (.none, 0, false)
      left.removeAll(keepingCapacity: true)
      hidden.removeAll(keepingCapacity: true)
    }

    func move(
      _ layers: [Unmanaged<CALayer>], _ places: Range<Int>, to time: Double, below parent: CALayer,
      _ sight: Sight
    ) {
      var eyes = MoverEyes(sight: sight)
      swap(&eyes.values, &values)
      for index in places {
        layers.expect(after: index, below: places.upperBound)
        layers[index]._withUnsafeGuaranteedRef { layer in
          guard layer.motion?.onlyMoves == true else { return left.append(layers[index]) }
          switch layer.moveAlone(to: time, below: parent, &eyes) {
          case .no: left.append(layers[index])
          case .rests: anyRests = true
          case .stays: break
          case .hides: hidden.append(layers[index])
          case .moves:
            moved += 1
            levels = max(levels, layer.levelOfMove)
          }
        }
      }
      swap(&eyes.values, &values)
    }
  }

  /// Moves sublayers of a layer to a time of its own; calls a block with those that are left, in their
  /// order.
  func move(
    _ layers: [Unmanaged<CALayer>], to time: Double, below parent: CALayer,
    _ walk: inout RestlessWalk, on threads: ListSharing,
    left: (CALayer, inout RestlessWalk) -> Void
  ) {
    let count = ListSharing.pieces(of: layers.count)
    while pieces.count < count { pieces.append(Piece()) }
    threads.share(layers.count) { [pieces, sight = walk.eyes.sight] index, places in
      pieces[index].move(layers, places, to: time, below: parent, sight)
    }
    for piece in pieces.prefix(count) {
      walk.moved += piece.moved
      walk.anyRests = walk.anyRests || piece.anyRests
      parent.movedSublayers = max(parent.movedSublayers, piece.levels)
      for layer in piece.hidden { layer.takeUnretainedValue().markPath() }
      for layer in piece.left { left(layer.takeUnretainedValue(), &walk) }
      piece.end()
    }
  }
}
