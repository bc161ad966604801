import Foundation
import Scenes

/// A scene being read, checked and expanded on a thread of its own, so that the window goes on
/// meanwhile.
final class SceneReading: @unchecked Sendable {
  let causes: [String]
  /// Whoever made the reading looks at these only when it is done.
  let files: any SceneFiles
  private let lock = NSLock()
  private var done: (result: SceneSet, seconds: TimeInterval)?

  /// Begins at once; `wake` is called on the thread when it is done.
  init(
    _ path: String, from files: any SceneFiles, overrides: CanvasOverrides,
    strictness: DiagnosticList.Strictness, choice: VariantChoice, since memories: [SceneMemory],
    wantsRest: Bool, causes: [String],
    wake: @escaping @Sendable () -> Void
  ) {
    (self.causes, self.files) = (causes, files)
    let thread = Thread { [self] in
      let start = MonotonicClock.now()
      let result = SceneSet(
        path, from: self.files, overrides: overrides, strictness: strictness, advice: .given,
        choice: choice, since: memories, wantsRest: wantsRest)
      let seconds = TimeInterval(MonotonicClock.now() - start) / 1e9
      lock.withLock { done = (result, seconds) }
      wake()
    }
    thread.name = "preview-reading"
    // As much as the main thread has: scenes are nested as deep as their limit allows.
    thread.stackSize = 8 << 20
    thread.start()
  }

  /// What came of it; nil while it is under way.
  var result: (result: SceneSet, seconds: TimeInterval)? { lock.withLock { done } }
}
