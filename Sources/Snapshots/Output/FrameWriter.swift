import CoreGraphics
import ImageFiles

/// Writes the frames of a sequence: a PNG file a frame, or one animated PNG file for all.
package struct FrameWriter {
  /// What the name of the output asks for.
  package enum Form {
    /// `frame.png`: the numbered files `frame-0000.png` and so on.
    case numbered
    /// `frames.apng`: one file, which is shown without end.
    case animation

    /// Nil for a name that ends in neither way.
    package init?(path: String) {
      let name = path.lowercased()
      if name.hasSuffix(".apng") {
        self = .animation
      } else if name.hasSuffix(".png") {
        self = .numbered
      } else {
        return nil
      }
    }
  }

  private let path: String
  private let delay: FrameDelay
  private var count = 0
  /// Nil where frames are numbered.
  private var animation: AnimatedPNG?

  /// An animation is in memory until it is whole; this is as much as it may take, in bytes.
  private let largestAnimation: Int

  /// A writer for a sequence; a name without an ending gets numbered files.
  package init(path: String, sequence: FrameSequence, largestAnimation: Int = 1 << 30) {
    self.path = path
    self.largestAnimation = largestAnimation
    delay = FrameDelay(seconds: 1 / sequence.rate)
    if Form(path: path) == .animation { animation = AnimatedPNG() }
  }

  /// Takes the next frame.
  package mutating func take(_ picture: CGImage) throws {
    defer { count += 1 }
    guard animation != nil else {
      try AtomicFile.write(
        PNGFile.encode(picture), to: FrameSequence.path(path, frame: count))
      return
    }
    animation?.append(picture, delay: delay)
    let size = animation?.byteCount ?? 0
    guard size <= largestAnimation else {
      throw AnimationTooLarge(path: path, frames: count, limit: largestAnimation)
    }
  }

  /// Writes what waits for the last frame; an animation without frames makes no file.
  package consuming func finish() throws {
    guard count > 0, let animation else { return }
    try AtomicFile.write(animation.file(), to: path)
  }
}

/// The frames of an animation are more than the memory should hold.
package struct AnimationTooLarge: Error, CustomStringConvertible {
  /// The file or the folder as the caller named it.
  package let path: String
  /// How many there was room for.
  package let frames: Int
  /// In bytes.
  package let limit: Int

  /// One line for people, which says what to do.
  package var description: String {
    "\(path) would have more than \(limit >> 20) MiB after \(frames) frames;"
      + " take fewer, a smaller picture, or numbered files"
  }
}
