import Pixels
import Synchronization

/// The pixels of an image that are drawn when somebody first looks at them, and then stay.
///
/// What is never seen is never drawn; what is seen is drawn by the thread that needs it, so that many
/// are drawn by all threads that make a frame. The others wait for an image that is being drawn.
final class LaterPixels: Sendable {
  private enum State {
    case waiting(@Sendable () -> CGImage)
    case made(ImagePyramid)
  }

  private let state: Mutex<State>

  init(_ draw: @escaping @Sendable () -> CGImage) {
    state = Mutex(.waiting(draw))
  }

  var pyramid: ImagePyramid {
    state.withLock { state in
      switch state {
      case .made(let pyramid): return pyramid
      case .waiting(let draw):
        let pyramid = draw().pyramid
        state = .made(pyramid)
        return pyramid
      }
    }
  }

  /// Whether somebody has looked.
  var areMade: Bool {
    state.withLock { if case .made = $0 { true } else { false } }
  }
}
