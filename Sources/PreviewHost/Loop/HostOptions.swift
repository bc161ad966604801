import CoreGraphics
import Scenes

/// What the command line says about the window.
package struct HostOptions {
  package var overrides = CanvasOverrides()
  package var strictness = DiagnosticList.Strictness.lenient
  package var diagnosticFormat = DiagnosticFormat.text
  package var zoom: CGFloat?
  package var fitsWindow = false
  package var isFullScreen = false
  package var watching = Watching.events
  package var logsWatching = false
  package var threads = ProcessorCount.online
  /// Whether the scene's time stands still at its beginning; everything else goes on.
  package var isPaused = false
  /// Scene seconds a second.
  package var speed = 1.0
  /// Whether reloads are not told of, for measurements.
  package var isQuiet = false
  /// Ends by itself after so many seconds: for tests and measurements.
  package var exitAfter: TimeInterval?

  package enum Watching: Equatable {
    case none
    case events
    /// Looks at the files every so many seconds.
    case polling(TimeInterval)
  }

  package init() {}
}

/// How many threads can run at once.
package enum ProcessorCount {
  package static var online: Int { max(1, ProcessInfo.processInfo.activeProcessorCount) }
}
