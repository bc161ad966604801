import Foundation
import Synchronization

/// The time that layers live by, in seconds.
package enum LayerClock {
  /// The time for as long as a block runs, for stages that make time pass themselves; nil is the
  /// time since the machine started.
  @TaskLocal package static var staged: Double?

  /// The time of an app that has the whole process to itself, on all threads and in all tasks; nil where
  /// there is none.
  package static var ofApp: Double? {
    get {
      let time = Double(bitPattern: appTime.load(ordering: .relaxed))
      return time.isNaN ? nil : time
    }
    set { appTime.store((newValue ?? .nan).bitPattern, ordering: .relaxed) }
  }
  private static let appTime = Atomic(Double.nan.bitPattern)

  /// Whether somebody makes frames, and the time pass.
  package static var isStaged: Bool { staged != nil || ofApp != nil }

  /// The time of the stage that is at work, or of the app, else the time since the machine started.
  package static var now: Double { staged ?? ofApp ?? ProcessInfo.processInfo.systemUptime }
}

/// The time in seconds that layers live by.
public func CACurrentMediaTime() -> CFTimeInterval { LayerClock.now }
