import CoreGraphics
import Scenes
import Snapshots

/// What the command line says about the window.
package struct HostOptions {
  /// What stands in for the canvas that the file describes.
  package var overrides = CanvasOverrides()
  /// In which variants scenes are looked at; nil for what a window does, or a run without one.
  package var variants: VariantChoice?
  /// Whether warnings in the scene count as errors.
  package var strictness = DiagnosticList.Strictness.lenient
  /// Where scenes may read files.
  package var folders = ReadableFolders()
  /// How mistakes in the scene are written to standard error.
  package var diagnosticFormat = DiagnosticFormat.text
  /// How many times its own size the scene is shown at first; nil leaves it to `fitsWindow`.
  package var zoom: CGFloat?
  /// Whether the scene is made larger too to fit the window, not only smaller.
  package var fitsWindow = false
  /// Whether the window begins as large as the screen.
  package var isFullScreen = false
  /// How a change of the scene's files is noticed.
  package var watching = Watching.events
  /// Whether it is told what the watcher sees and does.
  package var logsWatching = false
  /// The code that is shown, where it is no file with a scene.
  package var code: CodeStudio?
  /// Which of what is in the code is shown first; nil for the first.
  package var preview: String?
  /// How many threads paint.
  package var threads = ProcessorCount.online
  /// Whether the scene's time stands still at its beginning; everything else goes on.
  package var isPaused = false
  /// Scene seconds a second.
  package var speed = 1.0
  /// Whether reloads are not told of, for measurements.
  package var isQuiet = false
  /// What is played in the window before hands may do anything.
  package var script: EventScript?
  /// The folder where editors find the window; nil for a window that none is to find.
  package var linkFolder: String?
  /// Ends by itself after so many seconds: for tests and measurements.
  package var exitAfter: TimeInterval?

  /// How the host learns that files have changed; standard input is never watched.
  package enum Watching: Equatable {
    case none
    case events
    /// Looks at the files every so many seconds.
    case polling(TimeInterval)
  }

  package init() {}
}

/// In which variants a scene is looked at.
package enum VariantChoice: Equatable, Sendable {
  /// By itself.
  case none
  /// In those that it names.
  case scene
  case these(SceneVariants)
}

/// How many threads can run at once.
package enum ProcessorCount {
  /// What the system says, and at least 1.
  package static var online: Int { max(1, ProcessInfo.processInfo.activeProcessorCount) }
}
