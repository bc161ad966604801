import Pixels

/// What a frame cost, in counters that tests can compare and times that people can read.
package struct FrameReport: Sendable, Equatable {
  /// Painting commands that touch the damage.
  package var commands = 0
  /// Commands that an opaque one above hid, counted once for every painted area.
  package var culledCommands = 0
  /// Nodes of the tree that were left out, most of them because they lie outside the damage.
  package var culledNodes = 0
  /// Groups that may need a scratch tile: opacity over several things, masks that are not whole
  /// pixels.
  package var groups = 0
  /// Tiles of which at least a part was painted.
  package var tilesPainted = 0
  /// Tiles of the canvas.
  package var tilesTotal = 0
  /// The pixels of all painted areas.
  package var pixelsTouched = 0
  /// What was repainted, and so what a window has to show anew; the rectangles may overlap.
  package var damage: [PixelRect] = []
  /// Pairs of nodes that the difference of the two trees compared.
  package var visitedNodes = 0
  /// Left out of dumps, which have to be the same everywhere.
  package var times = StageTimes()

  /// How long the stages took, in nanoseconds.
  package struct StageTimes: Sendable, Equatable {
    /// Comparing the tree with the one of the last frame.
    package var diff = 0
    /// Making the list of commands, and the pictures and masks that it needs.
    package var flatten = 0
    /// Painting backdrops and damaged tiles, until the last thread is done.
    package var paint = 0

    package init() {}
  }

  package init() {}
}
