import CoreGraphics
import RenderServer
import Snapshots
import Stages

/// Takes the frames of a sequence while the clock of a run passes their times.
///
/// A frame shows what is when all that happens at its time has happened, so it is taken when the
/// clock goes on. Frames before a run's own time show what is then.
@MainActor
final class FrameRecorder {
  private let theatre: HeadlessTheatre
  private var writer: FrameWriter
  private var waiting: ArraySlice<TimeInterval>

  init(_ sequence: FrameSequence, to path: String, on theatre: HeadlessTheatre) {
    self.theatre = theatre
    writer = FrameWriter(path: path, sequence: sequence)
    waiting = sequence.times[...]
  }

  /// Takes the frames before a time that the clock is about to reach.
  func takeFrames(before time: TimeInterval) throws {
    try takeFrames { $0 < time }
  }

  /// Takes the frames that are left, and finishes the file.
  func finish() throws {
    try takeFrames { _ in true }
    try writer.finish()
  }

  private func takeFrames(while isDue: (TimeInterval) -> Bool) throws {
    while let time = waiting.first, isDue(time) {
      waiting.removeFirst()
      theatre.turn(at: max(time, theatre.stage.time))
      if let pixmap = theatre.stage.renderer.pixmap { try writer.take(CGImage(pixmap)) }
    }
  }
}
